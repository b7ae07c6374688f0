import axe from 'axe-core'
import MockDate from 'mockdate'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { hearComplaints } from '../packages/ui/src/testing/complaints.js'
import './still.css'
import { drawn } from './settled.js'

declare module 'vitest' {
  interface TestContext {
    story?: { id: string; parameters: Record<string, unknown> }
  }
  interface TaskMeta {
    /** Names of the compared screenshots; `npm test` fails for a story without this field. */
    screenshots?: string[]
    /** Storybook's record of axe's results: 50 kB per story. */
    reports?: unknown
  }
}

// Play functions do not wrap updates in act(), about which React warns.
const complaints = hearComplaints({ isNoise: (complaint) => complaint.includes('act(') })

/** Contrast is the one axe rule that a theme can change; the addon has run all rules in light mode. */
async function expectDarkContrast() {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
  if (violations.length > 0) {
    const found = violations.flatMap(({ nodes }) => nodes.map((node) => `${node.html}\n${node.failureSummary}`))
    throw new Error(`Contrast in dark mode:\n${found.join('\n\n')}`)
  }
}

// A failed screenshot skips the other hooks and leaves its errors for the next test.
beforeEach(() => complaints.forget())

// Vitest runs these hooks from the last to the first.
afterEach(({ task }) => complaints.expectNone(task))

// Sending them to Vitest, which writes them into its report, is 3 % of a story's processor time. Violations have failed the story.
afterEach(({ task }) => {
  delete task.meta.reports
})

// Compares a screenshot per theme after the play function. `parameters: { chromatic: { disableSnapshot: true } }` opts out, here and in Chromatic.
// A whole `npm test` shows only the first story of a file in dark, because all stories take their colors from the same tokens.
afterEach(async ({ story, task, expect }) => {
  const screenshots: string[] = []
  task.meta.screenshots = screenshots
  const { disableSnapshot } = (story?.parameters.chromatic ?? {}) as { disableSnapshot?: boolean }
  if (!story || disableSnapshot === true || task.result?.state === 'fail') return
  if (story.parameters.keepFocus !== true) (document.activeElement as HTMLElement | null)?.blur?.()
  const root = document.documentElement
  const before = root.dataset.theme
  const errors: unknown[] = []
  const isLightOnly = import.meta.env.PLACARD_TEST_DEPTH === 'normal' && task !== task.file.tasks[0]
  for (const theme of isLightOnly ? ['light'] : ['light', 'dark']) {
    if (root.dataset.theme !== theme) {
      root.dataset.theme = theme
      await drawn()
    }
    const screenshot = `${story.id}-${theme}`
    try {
      if (theme === 'dark') await expectDarkContrast()
      await expect(page).toMatchScreenshot(screenshot)
      screenshots.push(screenshot)
    } catch (error) {
      // Both themes are compared before the test fails, so that reviewers see both pictures.
      errors.push(error)
    }
  }
  root.dataset.theme = before
  if (errors.length > 0) throw errors[0]
})

// Files share a page, and Vitest reloads this module for each under a URL with the time of day. With the mocked clock of
// the last story the URL would repeat, the module would not run, and no story after it would be photographed.
afterAll(() => {
  MockDate.reset()
  complaints.stop()
})
