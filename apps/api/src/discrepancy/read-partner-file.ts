import { type DiscrepancyCheck, type DiscrepancyOptions, PartnerFileError } from '@placard/domain/discrepancy'
import { PARTNER_FILE_WORKER } from '../paths.js'
import { createProcessPool, OverLimit } from '../process-pool.js'
import type { PartnerFileContent, PartnerFileRequest } from './parse-partner-file.js'
import { PARTNER_FILE_MESSAGES } from './partner-file-messages.js'
import type * as partnerFileWorker from './partner-file-worker.js'

/** Number of files that are read at the same time. */
const PROCESSES = 1
/** Time in ms after which a process without work ends. */
const IDLE_MS = 30_000
/** Memory in MB for the objects of a process. Files are read as streams, and only sums of their rows are kept. */
const MEMORY_MB = 256
/** Time in ms for one file. A million rows take a few seconds on an idle machine. */
const BUDGET_MS = 60_000

/** Messages for files that are over a limit. */
const OVER_LIMIT = { time: PARTNER_FILE_MESSAGES.tooSlow, memory: PARTNER_FILE_MESSAGES.tooMuchMemory }

type ParsedPartnerFile = partnerFileWorker.ParsedPartnerFile

/** Reads files of partners, and compares them. */
export interface PartnerFileReader {
  /**
   * Reads a file; throws a `PartnerFileError` for one that is no report, is too large or takes too long, and the
   * signal's reason when that is aborted.
   */
  read: (request: PartnerFileRequest, signal?: AbortSignal) => Promise<PartnerFileContent>
  /** Compares a file that was read; throws like `read`. */
  compare: (options: DiscrepancyOptions, signal?: AbortSignal) => Promise<DiscrepancyCheck>
  /** Ends the processes. */
  close: () => Promise<void>
}

/**
 * Reads files of partners in processes of their own, which are ended when a file takes longer than `budgetMs` or more
 * than `memoryMB`, so that no file keeps the server from responding. `worker` is the module that they run.
 */
export function createPartnerFileReader({
  budgetMs = BUDGET_MS,
  memoryMB = MEMORY_MB,
  worker = PARTNER_FILE_WORKER,
} = {}): PartnerFileReader {
  const limits = { processes: PROCESSES, idleMs: IDLE_MS, memoryMB, budgetMs }
  const pool = createProcessPool({ filename: worker, ...limits })
  const run = <Result>(task: unknown, name: keyof typeof partnerFileWorker, signal?: AbortSignal) =>
    pool.run<Result>(task, { name, signal }).catch((cause) => {
      throw cause instanceof OverLimit ? new PartnerFileError(OVER_LIMIT[cause.limit]) : cause
    })
  return {
    async read(request, signal) {
      const { content, refused } = await run<ParsedPartnerFile>(request, 'default', signal)
      if (refused !== undefined) throw new PartnerFileError(refused)
      return content
    },
    compare: (options, signal) => run<DiscrepancyCheck>(options, 'compare', signal),
    close: pool.close,
  }
}
