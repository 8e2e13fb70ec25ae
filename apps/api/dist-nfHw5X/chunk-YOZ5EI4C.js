// src/core/watchdog.ts
import { Worker } from "node:worker_threads";
var WATCH = `const { bytes, until } = require('node:worker_threads').workerData
setInterval(() => { if (process.memoryUsage.rss() > bytes || Date.now() > until) process.kill(process.pid, 'SIGKILL') }, 20)`;
function watchMyself({ bytes, milliseconds }) {
  new Worker(WATCH, { eval: true, workerData: { bytes, until: Date.now() + milliseconds } }).unref();
}

export {
  watchMyself
};
//# sourceMappingURL=chunk-YOZ5EI4C.js.map
