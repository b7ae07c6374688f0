import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { BROWSER_FLAGS, firefoxPath, fullBrowserPath } from '../scripts/services/browser.mjs'
import { launchFirefox, openChromium, openFirefoxTab, type Visitor } from './ad-visitors.js'
import {
  type AdSource,
  type ClickResult,
  clickInApp,
  clickShapes,
  openClickSites,
  publishShapes,
} from './click-journey.js'
import { CLICK_SHAPES, type ClickShape } from './click-shapes.js'
import { expect, FULL, testAs } from './fixtures.js'

const test = testAs('staff')
// Playwright lets pages open windows without a click, unlike browsers of viewers.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires it.
  launchOptions: async ({}, use) => {
    const executablePath = fullBrowserPath()
    if (!executablePath) throw new Error('Only Chromium with its interface blocks popups, and none can be installed.')
    await use({ executablePath, args: BROWSER_FLAGS, ignoreDefaultArgs: ['--disable-popup-blocking'] })
  },
})

const RESULTS = join(import.meta.dirname, '..', 'test-results', 'click-forms')

const listShapes = (source: AdSource) => CLICK_SHAPES.filter(({ files }) => source === 'archive' || !files)
const createExpected = ({ form, source, isOwn = false }: ClickShape): ClickResult => ({
  form,
  source,
  windows: 1,
  platformClicks: isOwn ? 0 : 1,
  ownVisits: isOwn ? 1 : 0,
})

/** Saves results for scripts/compatibility/click-forms.mjs. */
function saveResults(browser: string, source: AdSource, results: ClickResult[]): void {
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(join(RESULTS, `${browser} ${source}.json`), JSON.stringify({ browser, source, results }))
}

/** Publishes an ad for each shape, clicks each once, and expects one window, one click and the findings. */
async function expectCounted(page: Page, origin: string, visitor: Visitor, browser: string, source: AdSource) {
  const sites = await openClickSites()
  const shapes = listShapes(source)
  const { ads, countClicks, remove } = await publishShapes(page, origin, shapes, source, sites.urls)
  const { results, windows } = await clickShapes(visitor, origin, ads, sites)
  saveResults(browser, source, results)
  const isRepeated = (index: number) => source === 'html' && shapes[index]?.leavesFrame
  expect(results.map((result, index) => (isRepeated(index) ? { ...result, platformClicks: 1 } : result))).toEqual(
    shapes.map(createExpected),
  )
  expect(windows).toBe(shapes.length)
  const counted = shapes.filter(({ isOwn }) => !isOwn).length
  expect(sites.landingVisits()).toBe(counted)
  expect(shapes.map((_, index) => sites.trackerCalls(index))).toEqual(shapes.map(({ isOwn }) => (isOwn ? 0 : 1)))
  await expect.poll(countClicks, { timeout: 15_000 }).toBe(counted)
  const place =
    source === 'archive' ? /^ad\.zip, index\.html:\d+, opens .*\/own itself\./ : /^Line \d+ of the HTML opens/
  for (const { shape, findings } of ads)
    if (shape.isOwn) expect(findings, shape.form).toEqual([expect.stringMatching(place)])
    else expect(findings, shape.form).toEqual([])
  sites.close()
  await remove()
}

for (const source of ['archive', 'html'] as const)
  test(
    `One click of each form opens one window and is counted once, through the click macro: ${source}`,
    source === 'archive' ? {} : FULL,
    async ({ page, origin, browser, errors }) => {
      test.setTimeout(300_000)
      const visitor = await openChromium(browser)
      await expectCounted(page, origin, visitor, `Chromium ${browser.version()}`, source)
      await visitor.close()
      // Some forms are errors in a sandbox.
      errors.splice(0)
    },
  )

for (const source of ['archive', 'html'] as const)
  test(
    `One click of each form opens one window in Firefox and is counted once: ${source}`,
    FULL,
    async ({ page, origin }) => {
      test.setTimeout(300_000)
      const path = firefoxPath()
      test.skip(path === undefined, 'No Firefox was found or could be installed. Set PLACARD_FIREFOX to its path.')
      if (path === undefined) return
      const firefox = await launchFirefox(path)
      const version = (await firefox.version()).replace('/', ' ').replace(/^f/, 'F')
      await expectCounted(page, origin, await openFirefoxTab(firefox), version, source)
      await firefox.close()
    },
  )

test(
  'One click of each form is handed to the app once, in a frame of an app',
  FULL,
  async ({ page, origin, browser, errors }) => {
    test.setTimeout(300_000)
    const sites = await openClickSites()
    const shapes = listShapes('archive')
    const { ads, remove } = await publishShapes(page, origin, shapes, 'archive', sites.urls)
    const visitor = await openChromium(browser)
    const opened = await clickInApp(visitor, origin, ads, sites)
    const expected = shapes.map(({ isOwn }, index) => [
      isOwn ? sites.urls.own : expect.stringContaining(sites.macro(index)),
    ])
    expect(opened).toEqual(expected)
    expect(visitor.countPopups()).toBe(0)
    await visitor.close()
    errors.splice(0)
    sites.close()
    await remove()
  },
)
