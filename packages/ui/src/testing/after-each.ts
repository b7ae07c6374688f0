import { afterAll, afterEach, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { hearComplaints } from './complaints.js'
import { unmountAll } from './mount.js'

declare module 'vitest' {
  interface TaskMeta {
    /** True if components were unmounted after the test; `npm test` fails for a component test without this field. */
    unmounted?: boolean
  }
}

const complaints = hearComplaints()

let pressed = false
const onPress = () => {
  pressed = true
}
addEventListener('pointerdown', onPress, true)

// Registered per file by vitest.config.ts: files share a page, which evaluates a module once.
afterEach(async ({ task }) => {
  unmountAll()
  task.meta.unmounted = true
  // A test that ends with Tab may have left the page; focus has to return for the keyboard of the next one.
  window.focus()
  getSelection()?.removeAllRanges()
  // After a click, `focus()` shows no ring and does not enter charts; a key press resets the next test to keyboard
  // mode.
  if (pressed) await userEvent.keyboard('{Escape}')
  pressed = false
  complaints.expectNone(task)
})

// Vitest imports this module again for each file by a timestamp, so the clock has to run.
afterAll(() => {
  vi.useRealTimers()
  complaints.stop()
  removeEventListener('pointerdown', onPress, true)
})
