/** The assistant's front door: its answers, and the index behind them. */
export { ask } from './answer/answer'
export { indexClient, indexStats, searchChunks, startIndexing } from './index-service'
