import {
  pageText,
  readPdf
} from "./chunk-L65ZKD65.js";
import "./chunk-DFSJDF45.js";
import "./chunk-7AN6LYWP.js";
import "./chunk-OIQKJ6O7.js";
import "./chunk-PZ5AY32C.js";
export {
  pageText,
  readPdf
};
//# sourceMappingURL=read-CV24FRCF.js.map
