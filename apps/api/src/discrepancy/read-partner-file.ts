import { type DiscrepancyCheck, type DiscrepancyOptions, PartnerFileError } from '@placard/domain'
import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import { PARTNER_FILE_WORKER } from '../paths.js'
import type { PartnerFileContent, PartnerFileRequest } from './parse-partner-file.js'
import { PARTNER_FILE_MESSAGES } from './partner-file-messages.js'
import type * as partnerFileWorker from './partner-file-worker.js'

/** Number of files that are read at the same time. */
const THREADS = 1
/** Time in ms after which a thread without work ends. */
const IDLE_MS = 30_000
/** Memory in MB for the objects of a thread. Files are read as streams, and only sums of their rows are kept. */
const MEMORY_MB = 256
/** Time in ms for one file. A million rows take a few seconds on an idle machine. */
const BUDGET_MS = 60_000

const isOutOfMemory = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'

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
  /** Ends the threads. */
  close: () => Promise<void>
}

/**
 * Reads files of partners in threads of their own, which are ended when a file takes longer than `budgetMs` or more
 * than `memoryMB`, so that no file keeps the server from responding. `worker` is the entry file of the threads.
 */
export function createPartnerFileReader({
  budgetMs = BUDGET_MS,
  memoryMB = MEMORY_MB,
  worker = PARTNER_FILE_WORKER,
} = {}): PartnerFileReader {
  let pool: Piscina | undefined
  // Waiting files do not use up their time.
  const limit = pLimit(THREADS)
  const run = async <Result>(task: unknown, name: keyof typeof partnerFileWorker, aborted?: AbortSignal) => {
    aborted?.throwIfAborted()
    // Created with the first file, because each thread loads the code again.
    pool ??= new Piscina({
      filename: worker,
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: memoryMB },
    })
    const timeout = AbortSignal.timeout(budgetMs)
    const signal = aborted ? AbortSignal.any([timeout, aborted]) : timeout
    try {
      return (await pool.run(task, { name, signal })) as Result
    } catch (cause) {
      aborted?.throwIfAborted()
      if (timeout.aborted) throw new PartnerFileError(PARTNER_FILE_MESSAGES.tooSlow)
      if (isOutOfMemory(cause)) throw new PartnerFileError(PARTNER_FILE_MESSAGES.tooMuchMemory)
      throw cause
    }
  }
  return {
    async read(request, signal) {
      const { content, refused } = await limit(() => run<ParsedPartnerFile>(request, 'default', signal))
      if (refused !== undefined) throw new PartnerFileError(refused)
      return content
    },
    compare: (options, signal) => limit(() => run<DiscrepancyCheck>(options, 'compare', signal)),
    close: async () => pool?.destroy(),
  }
}
