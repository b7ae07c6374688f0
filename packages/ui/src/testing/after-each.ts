import { afterEach } from 'vitest'
import { unmountAll } from './mount.js'

// Set up for each file by vitest.config.ts: files share a page, which reads a module once.
afterEach(() => {
  unmountAll()
  // A test that ends with Tab may have left the page; keys of the next one go to this frame again, from its start.
  window.focus()
  getSelection()?.removeAllRanges()
})
