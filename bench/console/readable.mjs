// When screens are readable and first react on a slow phone with an empty cache, for builds of several checkouts in turns;
// peer: a page of React alone. A shared report is readable once title, dates, key figures and lines are painted and
// nothing larger is painted later; other screens once their heading is, likewise.
// node readable.mjs [<checkout> …]: each with its apps built. Default: this one.
import { join } from 'node:path'
import { chromium } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/services/browser.mjs'
import { becomeSlowPhone, signIn, startConsole } from './console-server.mjs'
import { startReactAlone } from './react-alone.mjs'

const RUNS = Number(process.env.RUNS ?? 7)
const ONLY = process.env.SCREENS?.split(',')
const CAMPAIGN = 'demoCampaign1'
const SCREENS = {
  shared: undefined,
  report: `/campaigns/${CAMPAIGN}/reporting`,
  dashboard: '/dashboard',
  campaigns: '/campaigns',
  campaign: `/campaigns/${CAMPAIGN}`,
  editor: `/campaigns/${CAMPAIGN}/creative/demoCreative1a`,
}
const checkouts = process.argv.slice(2)
if (checkouts.length === 0) checkouts.push(join(import.meta.dirname, '..', '..'))

/** Watches a page from its start: paints, shifts, and when a report is readable and its third key figure reacts. */
function watch(kind) {
  const seen = { lcp: 0, shift: 0, readable: 0, reacts: 0 }
  globalThis.seen = seen
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  if (kind === 'alone') return
  const isThere = () => {
    const main = document.querySelector('main')
    if (!main?.querySelector('h1')?.textContent) return false
    if (main.querySelector('[aria-busy="true"]:not([data-slot="ad-frame"])')) return false
    if (kind !== 'shared' && kind !== 'report') return true
    const line = main.querySelector('[data-slot="chart-lines"] path[d]')
    if (!line || line.getBoundingClientRect().width < 50) return false
    return /\d,\d{3}/.test(main.querySelector('[data-slot="report-kpis"]')?.textContent ?? '')
  }
  const look = () => {
    // The next frame begins when the one that shows it has been painted.
    if (!isThere()) return requestAnimationFrame(look)
    requestAnimationFrame(() => {
      seen.readable = performance.now()
    })
  }
  requestAnimationFrame(look)
  const tiles = () =>
    [...document.querySelectorAll('[data-slot="report-kpis"] button[aria-pressed]')].filter((one) => one.offsetParent)
  const press = setInterval(() => {
    const tile = tiles()[2]
    if (!tile || !seen.readable) return
    if (tile.getAttribute('aria-pressed') !== 'true') return tile.click()
    seen.reacts = performance.now()
    clearInterval(press)
  }, 50)
}

async function visit(browser, { url, kind, state, again }) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, storageState: state })
  const load = async () => {
    const page = await context.newPage()
    await becomeSlowPhone(page)
    await page.addInitScript(watch, kind)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    let [bytes, requests] = [0, 0]
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
      requests += 1
    })
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
    // A video that is not played any more can keep its request open.
    await page.waitForLoadState('networkidle', { timeout: 30_000 }).catch(() => undefined)
    if (kind !== 'alone')
      await page.waitForFunction(() => globalThis.seen.readable > 0, undefined, { timeout: 120_000 })
    if (kind === 'shared' || kind === 'report')
      await page.waitForFunction(() => globalThis.seen.reacts > 0, undefined, { timeout: 120_000 })
    await page.waitForTimeout(800)
    const { lcp, shift, readable, reacts } = await page.evaluate(() => globalThis.seen)
    await page.close()
    return { readable: Math.max(lcp, readable), reacts, shift, bytes, requests }
  }
  const first = await load()
  const second = again ? await load() : undefined
  await context.close()
  return { ...first, again: second?.readable }
}

async function createSharedLink(url, browser) {
  const context = await browser.newContext({ storageState: await signIn(browser, url) })
  const answer = await context.request.post(`${url}/api/v1/campaign/newToken`, {
    headers: { origin: url },
    data: { campaignID: CAMPAIGN },
  })
  const { data } = await answer.json()
  await context.close()
  return data.url
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
const alone = await startReactAlone()
const consoles = []
try {
  const cases = [{ name: 'React alone', url: alone.url, kind: 'alone' }]
  for (const [index, root] of checkouts.entries()) {
    const started = await startConsole(undefined, { root, port: 4180 + index })
    consoles.push(started)
    const state = await signIn(browser, started.url)
    const link = await createSharedLink(started.url, browser)
    for (const [kind, path] of Object.entries(SCREENS)) {
      if (ONLY && !ONLY.includes(kind)) continue
      const page = path === undefined ? { url: link } : { url: started.url + path, state }
      cases.push({ name: `${kind} (${index + 1})`, kind, again: kind === 'shared' || kind === 'report', ...page })
    }
  }
  const visits = new Map(cases.map(({ name }) => [name, []]))
  // In turns, so that other work of the machine affects all alike.
  for (let run = 0; run < RUNS; run++) for (const one of cases) visits.get(one.name).push(await visit(browser, one))
  const of = (name, field) => median(visits.get(name).map((one) => one[field] ?? 0))
  const base = of('React alone', 'readable')
  const ratio = (name, field) => (of(name, field) / base).toFixed(2).padStart(8)
  for (const [index, root] of checkouts.entries()) console.log(`(${index + 1}) ${root}`)
  console.log(`React alone: ${base.toFixed(0)} ms; ratios to it\n`)
  console.log('screen            readable  reacts   again    shift      kB  requests')
  for (const { name } of cases) {
    const [shift, bytes, requests] = ['shift', 'bytes', 'requests'].map((field) => of(name, field))
    console.log(
      `${name.padEnd(16)}  ${ratio(name, 'readable')}${ratio(name, 'reacts')}${ratio(name, 'again')} ${shift.toFixed(3).padStart(8)} ${(bytes / 1000).toFixed(0).padStart(7)} ${String(requests).padStart(9)}`,
    )
  }
} finally {
  await browser.close()
  alone.stop()
  for (const { stop } of consoles) await stop()
}
