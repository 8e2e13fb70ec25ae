// src/features/documents/extract/page.ts
var FEW_SIGNS = 4;
var saysSomething = (unseen) => (unseen.match(/[\p{L}\p{N}]/gu) ?? []).length >= FEW_SIGNS;

export {
  saysSomething
};
//# sourceMappingURL=chunk-DFSJDF45.js.map
