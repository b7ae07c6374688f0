import axe from 'axe-core'
import MockDate from 'mockdate'
import { afterAll, afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { hearComplaints } from '../packages/ui/src/testing/complaints.js'
import './still.css'

declare module 'vitest' {
  interface TestContext {
    story?: { id: string; parameters: Record<string, unknown> }
  }
  interface TaskMeta {
    /** The pictures of a story that were compared; scripts/check.mjs fails for a story without a word about them. */
    pictures?: string[]
  }
}

// Whoever plays a story does not wait in React's way, of which React complains.
const complaints = hearComplaints({ isNoise: (complaint) => complaint.includes('act(') })

const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

const PATIENCE_MS = 10_000

/** Parts that load a library when they are shown hold its place by an element with `data-still-loading`. */
async function nothingPending() {
  const start = performance.now()
  while (document.querySelector('[data-still-loading]')) {
    if (performance.now() - start > PATIENCE_MS) throw new Error('A part was not loaded in time.')
    await twoFrames()
  }
}

/** Contrast is the one axe rule that a theme can change; the addon has run all of them in light already. */
async function expectDarkContrast() {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
  if (violations.length > 0) {
    const found = violations.flatMap(({ nodes }) => nodes.map((node) => `${node.html}\n${node.failureSummary}`))
    throw new Error(`Contrast in dark mode:\n${found.join('\n\n')}`)
  }
}

// Vitest goes through these from the last to the first.
afterEach(() => complaints.expectNone())

// Each story is photographed after its play function, once a theme. `parameters: { chromatic: { disableSnapshot: true } }` opts out, here and in Chromatic.
afterEach(async ({ story, task, expect }) => {
  const pictures: string[] = []
  task.meta.pictures = pictures
  const { disableSnapshot } = (story?.parameters.chromatic ?? {}) as { disableSnapshot?: boolean }
  if (!story || disableSnapshot === true || task.result?.state === 'fail') return
  await document.fonts.ready
  await nothingPending()
  if (story.parameters.keepFocus !== true) (document.activeElement as HTMLElement | null)?.blur?.()
  const root = document.documentElement
  const before = root.dataset.theme
  for (const theme of ['light', 'dark']) {
    if (root.dataset.theme !== theme) {
      root.dataset.theme = theme
      await twoFrames()
    }
    if (theme === 'dark') await expectDarkContrast()
    const picture = `${story.id}-${theme}`
    await expect(page).toMatchScreenshot(picture)
    pictures.push(picture)
  }
  root.dataset.theme = before
})

// Files share a page, and Vitest reads this module again for each by the time of day: with the clock of the last story
// still standing, the page would find that it has this one already, and no story after it would be photographed.
afterAll(() => {
  MockDate.reset()
  complaints.stop()
})
