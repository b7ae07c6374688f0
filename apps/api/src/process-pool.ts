import pLimit from 'p-limit'
import { Tinypool } from 'tinypool'

/** Message of tinypool for a process that ended by itself. */
const ENDED = 'Worker exited unexpectedly'

/** A task that was ended because it took too long or needed too much memory. */
export class OverLimit extends Error {
  override readonly name = 'OverLimit'
  /** Limit that ended the task. */
  readonly limit: 'time' | 'memory'
  constructor(limit: 'time' | 'memory') {
    super(`The task was ended: it is over its limit of ${limit}.`)
    this.limit = limit
  }
}

/** Code and limits of a pool. */
export interface ProcessPoolOptions {
  /** Module whose exported functions are run. */
  filename: string
  /** Number of tasks that run at the same time, each in a process of its own. */
  processes: number
  /** Time in ms after which a process without work ends. */
  idleMs: number
  /** Memory in MB for the objects of a process. */
  memoryMB: number
  /** Time in ms for one task; waiting for another one does not count. */
  budgetMs: number
}

/** Runs functions in other processes. */
export interface ProcessPool {
  /**
   * Runs an exported function, the default one unless it is named. Throws `OverLimit` for a task that took too long or
   * needed too much memory, the signal's reason when that is aborted, and an error with the function's message.
   */
  run: <Result>(task: unknown, options?: { name?: string; signal?: AbortSignal | undefined }) => Promise<Result>
  /** Returns the number of tasks that wait for a process. */
  countWaiting: () => number
  /** Ends the processes. */
  close: () => Promise<void>
}

/**
 * Runs functions on outside data in processes of their own, which are ended when a task is over its limits. Threads would
 * not do: V8 often ends the whole process when the objects of one thread exceed their memory. Processes start with the
 * first task, know nothing of the server's environment, and end with the server.
 */
export function createProcessPool({
  filename,
  processes,
  idleMs,
  memoryMB,
  budgetMs,
}: ProcessPoolOptions): ProcessPool {
  let pool: Tinypool | undefined
  // The pool would leave tasks in its own queue when a process ends.
  const limit = pLimit(processes)
  function open() {
    const opened = new Tinypool({
      filename,
      runtime: 'child_process',
      serialization: 'advanced',
      minThreads: 0,
      maxThreads: processes,
      idleTimeout: idleMs,
      env: {},
      execArgv: [`--max-old-space-size=${memoryMB}`],
    })
    // Of a process without a task; the next task gets another one.
    opened.on('error', () => undefined)
    return opened
  }
  async function runNow<Result>(task: unknown, name: string, aborted: AbortSignal | undefined): Promise<Result> {
    aborted?.throwIfAborted()
    pool ??= open()
    const timeout = AbortSignal.timeout(budgetMs)
    const signal = aborted ? AbortSignal.any([timeout, aborted]) : timeout
    try {
      return await pool.run(task, { name, signal })
    } catch (cause) {
      aborted?.throwIfAborted()
      if (timeout.aborted) throw new OverLimit('time')
      const { message = String(cause) } = cause as Partial<Error>
      if (message === ENDED) throw new OverLimit('memory')
      // Errors lose their class on the way.
      throw new Error(message, { cause })
    }
  }
  return {
    run: (task, { name = 'default', signal } = {}) => limit(() => runNow(task, name, signal)),
    countWaiting: () => limit.pendingCount,
    close: async () => pool?.destroy(),
  }
}
