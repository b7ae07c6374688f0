// From the click on "Reporting" to the drawn report, on a slow phone; peer: the same click where all code is there
// already, as if the console were one bundle. Build first: pnpm --filter "./apps/*" build
import { chromium } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/browser.mjs'
import { becomeSlowPhone, signIn, startConsole } from './console-server.mjs'

const RUNS = Number(process.env.RUNS ?? 5)
/** How long a reader's pointer lies on a link before it is pressed, in ms. */
const HOVER_MS = 300
const CAMPAIGN = '/campaigns/demoCampaign1'
const OTHER = '/campaigns/demoCampaign2'

/** Notes, by the page's own clock, when the link is pressed, when data is there, and when a frame shows what came. */
function watchClick() {
  const seen = { click: 0, data: 0, screen: 0, report: 0 }
  globalThis.seen = seen
  const afterFrame = (note) => requestAnimationFrame(() => setTimeout(() => note(performance.now())))
  const look = () => {
    if (seen.click === 0 || !location.pathname.endsWith('/reporting')) return
    if (seen.screen === 0 && document.querySelector('h1')?.closest('main')) {
      seen.screen = -1
      afterFrame((at) => (seen.screen = at))
    }
    const drawn = document.querySelector('[data-slot="campaign-report"]:not([aria-busy]) [data-slot="chart-lines"]')
    if (seen.report === 0 && drawn) {
      seen.report = -1
      afterFrame((at) => (seen.report = at))
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
  addEventListener('click', () => (seen.click = performance.now()), { capture: true })
}

/** One press, with an empty cache; the ways differ in what is there before it. */
async function press(browser, url, storageState, way) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, storageState })
  const page = await context.newPage()
  await becomeSlowPhone(page)
  await page.addInitScript(watchClick)
  await page.goto(url + (way === 'all code there' ? `${OTHER}/reporting` : CAMPAIGN))
  await page.waitForLoadState('networkidle')
  if (way === 'all code there') {
    await page.evaluate(
      (path) => history.pushState(null, '', path) ?? dispatchEvent(new PopStateEvent('popstate')),
      CAMPAIGN,
    )
    await page.waitForLoadState('networkidle')
  }
  const link = page.getByRole('link', { name: 'Reporting' }).first()
  await link.waitFor()
  await page.evaluate(() => Object.assign(globalThis.seen, { click: 0, screen: 0, report: 0 }))
  if (way === 'pointed at first') {
    await link.hover()
    await page.waitForTimeout(HOVER_MS)
  }
  // No pointer comes near the link: nothing is asked for ahead of the press.
  await link.evaluate((element) => element.click())
  await page
    .waitForFunction(() => globalThis.seen.report > 0, undefined, { timeout: 60_000 })
    .catch(async (e) => {
      console.log(
        way,
        await page.evaluate(() => [
          JSON.stringify(globalThis.seen),
          location.href,
          document.body.innerText.slice(0, 600),
        ]),
      )
      await page.screenshot({ path: '/tmp/dbg.png' })
      throw e
    })
  const { click, screen, report } = await page.evaluate(() => globalThis.seen)
  await context.close()
  return { screen: screen - click, report: report - click }
}

const WAYS = ['all code there', 'pointed at first', 'at once']
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const console_ = await startConsole()
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
try {
  const signedIn = await signIn(browser, console_.url)
  const presses = new Map(WAYS.map((way) => [way, []]))
  for (let run = 0; run < RUNS; run++)
    for (const way of WAYS) presses.get(way).push(await press(browser, console_.url, signedIn, way))
  console.log(`${'pressed'.padEnd(20)} screen ms  report ms  to all code there`)
  const of = (way, what) => median(presses.get(way).map((one) => one[what]))
  for (const way of WAYS) {
    const ratio = of(way, 'report') / of(WAYS[0], 'report')
    console.log(
      `${way.padEnd(20)} ${of(way, 'screen').toFixed(0).padStart(9)} ${of(way, 'report').toFixed(0).padStart(10)} ${ratio.toFixed(2).padStart(18)}`,
    )
  }
} finally {
  await browser.close()
  await console_.stop()
}
