// Bytes of every route of the console, and how soon it stands on a slow phone, beside a page of React alone.
// Build first: pnpm --filter "./apps/*" build
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { build } from 'vite'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/browser.mjs'
import { bytesOf, ROUTES } from './bytes.mjs'

const RUNS = Number(process.env.RUNS ?? 5)
const root = join(import.meta.dirname, '..', '..')
/** A slow phone: Lighthouse's mobile network and a processor a quarter as fast. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const CPU = 4

const ADDRESSES = {
  '/campaigns/{id}': '/campaigns/demoCampaign1',
  '/campaigns/{id}/creative/{id}': '/campaigns/demoCampaign1/creative/demoCreative1a',
  '/campaigns/{id}/reporting': '/campaigns/demoCampaign1/reporting',
}
const PUBLIC = ['/signin', '/signup', '/forgotpassword']

async function startConsole(dataDir) {
  const port = 4180
  const url = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [join(root, 'apps', 'api', 'dist', 'server.js')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      PLACARD_PUBLIC_URL: url,
      PLACARD_DATA_DIR: dataDir,
      PLACARD_CONSOLE_DIR: join(root, 'apps', 'console', 'dist'),
    },
  })
  for (let tries = 0; tries < 240; tries++) {
    if (
      await fetch(`${url}/config.json`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, stop: () => server.kill() }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('The console did not start.')
}

async function startReactAlone() {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, rolldownOptions: { input: join(root, 'bench', 'kits', 'react.tsx') } },
  })
  const script = gzipSync(output[0].code, { level: 9 })
  const page =
    '<!doctype html><html lang="en"><title>Bench</title><body><div id="root"></div><script type="module" src="/a.js"></script>'
  const server = createServer(({ url }, response) => {
    if (url === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' }).end(script)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, size: script.length / 1000, stop: () => server.close() }
}

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
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
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
const dataDir = mkdtempSync(join(tmpdir(), 'placard-bench-'))
const alone = await startReactAlone()
const console_ = await startConsole(dataDir)
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
try {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${console_.url}/signin`)
  await page.getByLabel('Email').fill('admin@placard.test')
  await page.getByLabel('Password', { exact: true }).fill('placard-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
  const signedIn = await context.storageState()
  await context.close()

  const pages = [['React alone', alone.url, undefined]]
  for (const route of Object.keys(ROUTES)) {
    if (route.startsWith('/share')) continue
    pages.push([route, console_.url + (ADDRESSES[route] ?? route), PUBLIC.includes(route) ? undefined : signedIn])
  }
  const visits = new Map(pages.map(([name]) => [name, []]))
  // In turns, so that what else the machine does meets all of them.
  for (let run = 0; run < RUNS; run++)
    for (const [name, url, state] of pages) visits.get(name).push(await visit(browser, url, state))

  console.log(`${'route'.padEnd(32)}  JS kB  CSS kB   LCP ms   TBT ms`)
  for (const [name] of pages) {
    const { js, css } = name in ROUTES ? bytesOf(name) : { js: alone.size, css: 0 }
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
  console_.stop()
  alone.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
