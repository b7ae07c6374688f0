import axe from 'axe-core'
import MockDate from 'mockdate'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { hearComplaints } from '../packages/ui/src/testing/complaints.js'
import { PICTURED } from '../packages/ui/src/testing/states.js'
import './still.css'
import { drawn } from './settled.js'

declare module 'vitest' {
  interface TestContext {
    story?: { id: string; parameters: Record<string, unknown>; tags: string[] }
  }
  interface TaskMeta {
    /** Names of the compared screenshots; `npm test` fails for a story without this field. */
    screenshots?: string[]
    /** Number of pictures that Chromatic takes in its modes for themes. */
    snapshots?: number
    /** Storybook's record of axe's results: 50 kB per story. */
    reports?: unknown
  }
}

const THEMES = ['light', 'dark'] as const

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

// The server of the screens starts with their first request: on a busy machine, that takes longer than a story may.
beforeAll(async () => {
  if (expect.getState().testPath?.includes('/apps/console/')) await fetch('/serve/preview')
}, 300_000)

// A failed screenshot skips the other hooks and leaves its errors for the next test.
beforeEach(() => complaints.forget())

// Vitest runs these hooks from the last to the first.
afterEach(({ task }) => complaints.expectNone(task))

// Sending them to Vitest, which writes them into its report, is 3 % of a story's processor time. Violations have failed the story.
afterEach(({ task }) => {
  delete task.meta.reports
})

/** Makes the window as high as its content, so that a picture shows all of it. */
async function showWholePage() {
  const { scrollHeight } = document.documentElement
  if (scrollHeight <= window.innerHeight) return
  await page.viewport(window.innerWidth, scrollHeight)
  await drawn()
}

// Checks the contrast in dark mode after the play function, and compares the pictures of the stories that have some.
afterEach(async ({ story, task, expect }) => {
  const screenshots: string[] = []
  task.meta.screenshots = screenshots
  if (!story || task.result?.state === 'fail') return
  const { chromatic = {}, keepFocus } = story.parameters as {
    chromatic?: { disableSnapshot?: boolean }
    keepFocus?: boolean
  }
  task.meta.snapshots = chromatic.disableSnapshot === true ? 0 : THEMES.length
  const isPictured = story.tags.includes(PICTURED)
  if (task.meta.snapshots === 0 && !isPictured) return
  if (keepFocus !== true) (document.activeElement as HTMLElement | null)?.blur?.()
  if (isPictured) await showWholePage()
  const root = document.documentElement
  const before = root.dataset.theme
  const errors: unknown[] = []
  for (const theme of isPictured ? THEMES : (['dark'] as const)) {
    if (root.dataset.theme !== theme) {
      root.dataset.theme = theme
      await drawn()
    }
    const screenshot = `${story.id}-${theme}`
    try {
      if (theme === 'dark' && task.meta.snapshots > 0) await expectDarkContrast()
      if (!isPictured) continue
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
