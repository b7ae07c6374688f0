// Bytes of each route of the console, largest paint and blocking time on a slow phone; peer: a page of React alone.
// Build first: pnpm --filter "./apps/*" build
import { chromium } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/services/browser.mjs'
import { countBytes, ROUTES } from './bytes.mjs'
import { becomeSlowPhone, signIn, startConsole } from './console-server.mjs'
import { startReactAlone } from './react-alone.mjs'

const RUNS = Number(process.env.RUNS ?? 5)

const ADDRESSES = {
  '/campaigns/{id}': '/campaigns/demoCampaign1',
  '/campaigns/{id}/creative/{id}': '/campaigns/demoCampaign1/creative/demoCreative1a',
  '/campaigns/{id}/reporting': '/campaigns/demoCampaign1/reporting',
}
const PUBLIC = ['/signin', '/signup', '/forgotpassword']

function watchPaints() {
  globalThis.seen = { lcp: 0, fcp: 0, tasks: [] }
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (globalThis.seen.lcp = startTime))
  watch('longtask', ({ startTime, duration }) => globalThis.seen.tasks.push({ startTime, duration }))
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') globalThis.seen.fcp = startTime
  })
}

/** One visit with an empty cache. */
async function visit(browser, url, storageState) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, storageState })
  const page = await context.newPage()
  await becomeSlowPhone(page)
  await page.addInitScript(watchPaints)
  await page.goto(url)
  await page.locator('h1').first().waitFor({ timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  const { lcp, fcp, tasks } = await page.evaluate(() => globalThis.seen)
  await context.close()
  const blocked = tasks.filter(({ startTime }) => startTime >= fcp).reduce((sum, task) => sum + task.duration - 50, 0)
  return { lcp, blocked }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const alone = await startReactAlone()
const console_ = await startConsole()
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
try {
  const signedIn = await signIn(browser, console_.url)
  const pages = [['React alone', alone.url, undefined]]
  for (const route of Object.keys(ROUTES)) {
    if (route.startsWith('/share')) continue
    pages.push([route, console_.url + (ADDRESSES[route] ?? route), PUBLIC.includes(route) ? undefined : signedIn])
  }
  const visits = new Map(pages.map(([name]) => [name, []]))
  // Alternating, so that other work of the machine affects all alike.
  for (let run = 0; run < RUNS; run++)
    for (const [name, url, state] of pages) visits.get(name).push(await visit(browser, url, state))

  console.log(`${'route'.padEnd(32)}  JS kB  CSS kB   LCP ms   TBT ms`)
  for (const [name] of pages) {
    const { js, css } = name in ROUTES ? countBytes(name) : { js: alone.size, css: 0 }
    const lcp = median(visits.get(name).map((one) => one.lcp))
    const blocked = median(visits.get(name).map((one) => one.blocked))
    const figures = [
      js.toFixed(1).padStart(7),
      css.toFixed(1).padStart(7),
      lcp.toFixed(0).padStart(8),
      blocked.toFixed(0).padStart(8),
    ]
    console.log(`${name.padEnd(32)}${figures.join(' ')}`)
  }
} finally {
  await browser.close()
  await console_.stop()
  alone.stop()
}
