import { ASSET_MESSAGES } from '@placard/domain/creative'
import { INSPECTION_WORKER } from '../paths.js'
import { createProcessPool, OverLimit } from '../process-pool.js'
import { Refusal } from '../refusal.js'
import type { NamedFile } from './inspect-archive.js'
import type { FileFacts } from './inspect-upload.js'
import type { Inspected } from './inspection-worker.js'

/** Number of files that are inspected at the same time. */
const PROCESSES = 2
/** Time in ms after which a process without work ends. */
const IDLE_MS = 30_000
/** Memory in MB for the objects of a process. Archives are read as streams. */
const MEMORY_MB = 256
/** Time in ms for one file. The largest archives take a few seconds on an idle machine. */
const BUDGET_MS = 60_000

/** Inspects uploaded files. */
export interface Inspection {
  /** Reads the format and metadata of a file; throws a `Refusal` for one that cannot be used, or takes too long. */
  inspect: (file: NamedFile) => Promise<FileFacts>
  /** Ends the processes. */
  close: () => Promise<void>
}

/**
 * Inspects uploads in processes of their own, which are ended when a file takes longer than `budgetMs` or too much memory,
 * so that no file keeps the server from responding. `worker` is the module that they run.
 */
export function createInspection({ budgetMs = BUDGET_MS, worker = INSPECTION_WORKER } = {}): Inspection {
  const limits = { processes: PROCESSES, idleMs: IDLE_MS, memoryMB: MEMORY_MB, budgetMs }
  const pool = createProcessPool({ filename: worker, ...limits })
  return {
    async inspect({ path, name, bytes }) {
      const { facts, refused } = await pool.run<Inspected>({ path, name, bytes }).catch((cause) => {
        throw cause instanceof OverLimit ? new Refusal('not-acceptable', ASSET_MESSAGES.tooSlow(name)) : cause
      })
      if (refused) throw new Refusal(refused.reason, refused.message)
      return facts
    },
    close: pool.close,
  }
}
