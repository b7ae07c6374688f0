import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PageMarkup, PageOrder } from '@placard/domain/internal/share'
import { Counter } from 'prom-client'
import { createProcessPool } from '../process-pool.js'

/** Built beside the console by its `prerender.config.ts`. */
const ENTRY = '.server/prerender.mjs'
/** Time in ms after which a process without work ends: its code takes some 70 MB. */
const IDLE_MS = 5 * 60_000
/** Memory in MB for the objects of the process. */
const MEMORY_MB = 256
/** Time in ms for one page, including the start of the process. A page takes some 25 ms. */
const BUDGET_MS = 5_000
/** Number of pages that may wait; the next ones are rendered by the browser. */
const MAX_WAITING = 40

/** Renders pages of the console. */
export interface PageRenderer {
  /** Renders a page; rejects if that fails, takes too long, or too many pages wait. */
  render: (order: PageOrder) => Promise<PageMarkup>
  /** Number of pages that were rendered, or left to the browser. */
  counted: Counter<'result'>
  /** Ends the process. */
  close: () => Promise<void>
}

/**
 * Renders pages in a process of its own, one after the other, so that neither their number nor a fault in one keeps the
 * server from responding. Returns undefined for a console that was built without that code.
 */
export function createPageRenderer(consoleDir: string, budgetMs = BUDGET_MS): PageRenderer | undefined {
  const filename = join(consoleDir, ENTRY)
  if (!existsSync(filename)) return undefined
  const limits = { processes: 1, idleMs: IDLE_MS, memoryMB: MEMORY_MB, budgetMs }
  const pool = createProcessPool({ filename, ...limits })
  return {
    counted: new Counter({
      name: 'placard_shared_pages_total',
      help: 'Pages of share links that the server rendered, or left to the browser because that failed or took too long',
      labelNames: ['result'],
      registers: [],
    }),
    async render(order) {
      if (pool.countWaiting() >= MAX_WAITING) throw new Error('Too many pages wait for their rendering.')
      return pool.run<PageMarkup>(order)
    },
    close: pool.close,
  }
}
