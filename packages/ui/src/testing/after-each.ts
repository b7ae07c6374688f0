import { afterAll, afterEach, vi } from 'vitest'
import { unmountAll } from './mount.js'

declare module 'vitest' {
  interface TaskMeta {
    /** What a test of parts mounted was taken away after it; scripts/check.mjs fails for one that does not say so. */
    unmounted?: boolean
  }
}

// Set up for each file by vitest.config.ts: files share a page, which reads a module once.
afterEach(({ task }) => {
  unmountAll()
  task.meta.unmounted = true
  // A test that ends with Tab may have left the page; keys of the next one go to this frame again, from its start.
  window.focus()
  getSelection()?.removeAllRanges()
})

// Vitest reads this module again for each file by the time of day, which has to go on for that.
afterAll(() => vi.useRealTimers())
