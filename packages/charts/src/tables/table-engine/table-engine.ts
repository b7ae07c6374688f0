export type { EngineColumn, ResultView, TableEngine } from './table-types.js'
export { createWorkerEngine } from './worker-engine.js'
