import { afterAll, afterEach, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { hearComplaints } from './complaints.js'
import { unmountAll } from './mount.js'

declare module 'vitest' {
  interface TaskMeta {
    /** Whether mounted components were unmounted after the test; `npm test` fails for a component test without this field. */
    unmounted?: boolean
  }
}

const complaints = hearComplaints()

let pressed = false
const onPress = () => {
  pressed = true
}
addEventListener('pointerdown', onPress, true)

// Set up for each file by vitest.config.ts: files share a page, which reads a module once.
afterEach(async ({ task }) => {
  unmountAll()
  task.meta.unmounted = true
  // A test that ends with Tab may have left the page; keys of the next one go to this frame again, from its start.
  window.focus()
  getSelection()?.removeAllRanges()
  // After a press `focus()` shows no ring and enters no chart; a key makes the next test begin as by keyboard again.
  if (pressed) await userEvent.keyboard('{Escape}')
  pressed = false
  complaints.expectNone()
})

// Vitest reads this module again for each file by the time of day, which has to go on for that.
afterAll(() => {
  vi.useRealTimers()
  complaints.stop()
  removeEventListener('pointerdown', onPress, true)
})
