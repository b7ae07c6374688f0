// Time from the click on "Reporting" to the painted report on a slow phone; peer: the same click with all code loaded, as
// if the console were one bundle. Build first: pnpm --filter "./apps/*" build
import { chromium } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/services/browser.mjs'
import { becomeSlowPhone, signIn, startConsole } from './console-server.mjs'

const RUNS = Number(process.env.RUNS ?? 5)
/** Time between hovering and clicking a link, in ms. */
const HOVER_MS = 300
/** Time that a user spends on the campaign before the click, in ms. */
const READING_MS = 6000
const CAMPAIGN = '/campaigns/demoCampaign1'
const OTHER = '/campaigns/demoCampaign2'

/** Records the time of the click, and of the frames that show the screen and the report. */
function watchPress() {
  const seen = { press: 0, screen: 0, report: 0 }
  globalThis.seen = seen
  let left
  const afterFrame = (name) => {
    seen[name] = -1
    requestAnimationFrame(() => setTimeout(() => (seen[name] = performance.now())))
  }
  const look = () => {
    if (seen.press === 0) return
    const heading = document.querySelector('main h1')
    if (seen.screen === 0 && heading && heading !== left) afterFrame('screen')
    const drawn = document.querySelector('[data-slot="campaign-report"]:not([aria-busy]) [data-slot="chart-lines"]')
    if (seen.report === 0 && seen.screen !== 0 && drawn) afterFrame('report')
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
  globalThis.press = (link) => {
    left = document.querySelector('main h1')
    Object.assign(seen, { press: performance.now(), screen: 0, report: 0 })
    link.click()
  }
}

/** What happens before the click, by name. */
const WAYS = {
  'all code loaded': async (page) => {
    await page.goto(`${OTHER}/reporting`)
    await page.waitForLoadState('networkidle')
    await page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, CAMPAIGN)
    await page.waitForLoadState('networkidle')
  },
  'after hovering': async (page) => {
    await page.goto(CAMPAIGN)
    await linkOn(page).hover()
    await page.waitForTimeout(HOVER_MS)
  },
  'after six seconds': async (page) => {
    await page.goto(CAMPAIGN)
    await linkOn(page).waitFor()
    await page.waitForTimeout(READING_MS)
  },
  immediately: (page) => page.goto(CAMPAIGN),
}

const linkOn = (page) => page.getByRole('link', { name: 'Reporting' }).first()

/** Measures one click, with an empty cache. */
async function press(browser, baseURL, storageState, way) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, storageState, baseURL })
  const page = await context.newPage()
  await becomeSlowPhone(page)
  await page.addInitScript(watchPress)
  await WAYS[way](page)
  // A click by script does not hover the link, which would load its code.
  await linkOn(page).evaluate((link) => globalThis.press(link))
  await page.waitForFunction(() => globalThis.seen.report > 0, undefined, { timeout: 120_000 })
  const { seen } = await page.evaluate(() => ({ seen: globalThis.seen }))
  await context.close()
  return { screen: seen.screen - seen.press, report: seen.report - seen.press }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const console_ = await startConsole()
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
try {
  const signedIn = await signIn(browser, console_.url)
  const ways = Object.keys(WAYS)
  const presses = new Map(ways.map((way) => [way, []]))
  // Alternating, so that other work of the machine affects all alike.
  for (let run = 0; run < RUNS; run++)
    for (const way of ways) presses.get(way).push(await press(browser, console_.url, signedIn, way))
  const of = (way, what) => median(presses.get(way).map((one) => one[what]))
  console.log(`${'click'.padEnd(20)} screen ms  report ms  to one bundle`)
  for (const way of ways) {
    const ratio = of(way, 'report') / of('all code loaded', 'report')
    const figures = [of(way, 'screen').toFixed(0), of(way, 'report').toFixed(0), ratio.toFixed(2)]
    console.log(way.padEnd(20), figures[0].padStart(9), figures[1].padStart(10), figures[2].padStart(14))
  }
} finally {
  await browser.close()
  await console_.stop()
}
