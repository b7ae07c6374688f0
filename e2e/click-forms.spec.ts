import { BROWSER_FLAGS, fullBrowserPath } from '../scripts/browser.mjs'
import { openChromium } from './ad-visitors.js'
import { type AdSource, clickShapes, openClickSites, publishShapes } from './click-journey.js'
import { CLICK_SHAPES } from './click-shapes.js'
import { expect, testAs } from './fixtures.js'

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

for (const source of ['archive', 'html'] as AdSource[])
  test(`forms of clicks in ${source}`, async ({ page, origin, browser, errors }) => {
    test.setTimeout(300_000)
    const sites = await openClickSites()
    const only = process.env.ONLY
    const shapes = CLICK_SHAPES.filter(
      ({ files, form }) => (source === 'archive' || !files) && (!only || form.includes(only)),
    )
    const started = Date.now()
    const { ads, remove } = await publishShapes(page, origin, shapes, source, sites.urls)
    console.log('published', Date.now() - started)
    const visitor = await openChromium(browser)
    const results = await clickShapes(visitor, origin, ads, sites)
    console.log('clicked', Date.now() - started)
    await new Promise((resolve) => setTimeout(resolve, 600))
    console.log('popups', visitor.countPopups(), shapes.length, 'landing', sites.landingVisits())
    for (const [i, r] of results.entries()) {
      const own = shapes[i]?.isOwn
      const ok =
        r.windows === 1 &&
        r.platformClicks === (own ? 0 : 1) &&
        r.ownVisits === (own ? 1 : 0) &&
        sites.trackerCalls(i) === (own ? 0 : 1) &&
        ads[i]!.findings.length > 0 === !!own
      if (!ok) console.log(JSON.stringify([i, r, sites.trackerCalls(i), ads[i]!.findings]))
    }
    console.log(errors.splice(0).slice(0, 10))
    await visitor.close()
    sites.close()
    await remove()
  })
