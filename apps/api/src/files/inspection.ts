import { ASSET_MESSAGES } from '@placard/domain'
import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import { INSPECTION_WORKER } from '../paths.js'
import { Refusal } from '../refusal.js'
import type { NamedFile } from './inspect-archive.js'
import type { FileFacts } from './inspect-upload.js'
import type { Inspected } from './inspection-worker.js'

/** Number of files that are inspected at the same time. */
const THREADS = 2
/** Time in ms after which a thread without work ends. */
const IDLE_MS = 30_000
/** Memory in MB for the objects of a thread. Archives are read as streams. */
const MEMORY_MB = 256
/** Time in ms for one file. The largest archives take a few seconds on an idle machine. */
const BUDGET_MS = 60_000

/** Inspects uploaded files. */
export interface Inspection {
  /** Reads the format and metadata of a file; throws a `Refusal` for one that cannot be used, or takes too long. */
  inspect: (file: NamedFile) => Promise<FileFacts>
  /** Ends the threads. */
  close: () => Promise<void>
}

/**
 * Inspects uploads in threads of their own, which are ended when a file takes longer than `budgetMs`, so that no file
 * keeps the server from responding. `worker` is the entry file of the threads.
 */
export function createInspection({ budgetMs = BUDGET_MS, worker = INSPECTION_WORKER } = {}): Inspection {
  let pool: Piscina<NamedFile, Inspected> | undefined
  // Waiting files do not use up their time.
  const limit = pLimit(THREADS)
  const run = async (file: NamedFile): Promise<Inspected> => {
    // Created with the first upload, because each thread loads the code again.
    pool ??= new Piscina<NamedFile, Inspected>({
      filename: worker,
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const signal = AbortSignal.timeout(budgetMs)
    try {
      return await pool.run(file, { signal })
    } catch (cause) {
      if (signal.aborted) return { refused: { status: 422, message: ASSET_MESSAGES.tooSlow(file.name) } }
      throw cause
    }
  }
  return {
    async inspect({ path, name, bytes }) {
      const { facts, refused } = await limit(run, { path, name, bytes })
      if (refused) throw new Refusal(refused.status, refused.message)
      return facts
    },
    close: async () => pool?.destroy(),
  }
}
