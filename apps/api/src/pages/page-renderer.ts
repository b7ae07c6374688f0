import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PageMarkup, PageOrder } from '@placard/domain'
import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import { Counter } from 'prom-client'

/** Built beside the console by its `prerender.config.ts`. */
const ENTRY = '.server/prerender.mjs'
/** Time in ms after which a thread without work ends: its code takes some 70 MB. */
const IDLE_MS = 5 * 60_000
/** Memory in MB for the objects of the thread. */
const MEMORY_MB = 256
/** Time in ms for one page, including the start of the thread. A page takes some 25 ms. */
const BUDGET_MS = 5_000
/** Number of pages that may wait; the next ones are rendered by the browser. */
const MAX_WAITING = 40

/** Renders pages of the console. */
export interface PageRenderer {
  /** Renders a page; rejects if that fails, takes too long, or too many pages wait. */
  render: (order: PageOrder) => Promise<PageMarkup>
  /** Number of pages that were rendered, or left to the browser. */
  counted: Counter<'result'>
  /** Ends the thread. */
  close: () => Promise<void>
}

/**
 * Renders pages in a thread of its own, one after the other, so that neither their number nor a fault in one keeps the
 * server from responding. Returns undefined for a console that was built without that code.
 */
export function createPageRenderer(consoleDir: string, budgetMs = BUDGET_MS): PageRenderer | undefined {
  const filename = join(consoleDir, ENTRY)
  if (!existsSync(filename)) return undefined
  let pool: Piscina<PageOrder, PageMarkup> | undefined
  const limit = pLimit(1)
  const run = (order: PageOrder) => {
    pool ??= new Piscina<PageOrder, PageMarkup>({
      filename,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    return pool.run(order, { signal: AbortSignal.timeout(budgetMs) })
  }
  return {
    counted: new Counter({
      name: 'placard_shared_pages_total',
      help: 'Pages of share links that the server rendered, or left to the browser because that failed or took too long',
      labelNames: ['result'],
      registers: [],
    }),
    async render(order) {
      if (limit.pendingCount >= MAX_WAITING) throw new Error('Too many pages wait for their rendering.')
      return limit(run, order)
    },
    close: async () => pool?.destroy(),
  }
}
