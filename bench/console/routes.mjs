// Time from the click on a link to the frame with the heading or skeleton of the next screen; peer: six pages of plain
// React on the same router, all loaded. Build first: pnpm --filter "./apps/*" build
import { createServer } from 'node:http'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { build } from 'vite'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/services/browser.mjs'
import { signIn, startConsole } from './console-server.mjs'

const RUNS = Number(process.env.RUNS ?? 5)
/** Factor by which the CPU is slowed down. */
const SLOWER = Number(process.env.SLOWER ?? 1)
/** Time between hovering and clicking a link, in ms. */
const HOVER_MS = 300

/** Links to click, in order, by the screen that they open. */
const WAY = {
  campaigns: 'a[href="/campaigns"]',
  campaign: 'main a[href^="/campaigns/"]:not([href*="/reporting"])',
  reporting: 'a[href*="/reporting"]',
  profile: 'a[href="/profile"]',
  admin: 'a[href="/admin"]',
  dashboard: 'a[href="/dashboard"]',
}
const PLAIN_WAY = Object.fromEntries(Object.keys(WAY).map((screen) => [screen, `a[href="/${screen}"]`]))

async function startPlain() {
  const console_ = join(import.meta.dirname, '..', '..', 'apps', 'console', 'node_modules')
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: {
      alias: ['react-router-dom', 'react-dom', 'react'].map((name) => ({
        find: new RegExp(`^${name}(?=/|$)`),
        replacement: join(console_, name),
      })),
    },
    build: { write: false, rolldownOptions: { input: join(import.meta.dirname, 'plain-routes.tsx') } },
  })
  const page =
    '<!doctype html><html lang="en"><title>Bench</title><body><div id="root"></div><script type="module" src="/a.js"></script>'
  const server = createServer(({ url }, response) => {
    if (url === '/a.js') return response.writeHead(200, { 'content-type': 'text/javascript' }).end(output[0].code)
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() }
}

/** Records the number of frames from a click to the next screen, and when that frame was painted. */
function watchPresses() {
  const PLACES = 'main h1, main [data-slot*="skeleton"]'
  globalThis.press = (link) =>
    new Promise((resolve) => {
      const left = new Set(document.querySelectorAll(PLACES))
      const from = location.href
      const pressed = performance.now()
      let frames = 0
      const look = () => {
        frames++
        const isThere =
          location.href !== from && [...document.querySelectorAll(PLACES)].some((element) => !left.has(element))
        if (!isThere) return requestAnimationFrame(look)
        setTimeout(() => resolve({ frames, ms: performance.now() - pressed }))
      }
      requestAnimationFrame(look)
      link.click()
    })
}

async function pressAll(page, way, { isPointedAt }) {
  const presses = {}
  for (const [screen, selector] of Object.entries(way)) {
    await page.waitForLoadState('networkidle')
    const link = page.locator(`:is(${selector}):visible`).first()
    // The administrator has no own campaigns, which the list shows first.
    if ((await link.count()) === 0) await page.getByText('All', { exact: true }).click()
    await link.waitFor()
    if (isPointedAt) {
      await link.hover()
      await page.waitForTimeout(HOVER_MS)
    }
    presses[screen] = await link.evaluate((element) => globalThis.press(element))
  }
  return presses
}

/** Clicks through all screens, with an empty cache. */
async function visit(browser, { baseURL, storageState, way, isPointedAt, isAgain }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, storageState, baseURL })
  const page = await context.newPage()
  await page.addInitScript(watchPresses)
  await page.goto('/dashboard')
  await page.locator('main h1').first().waitFor()
  if (isAgain) await pressAll(page, way, {})
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const presses = await pressAll(page, way, { isPointedAt })
  await context.close()
  return presses
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const plain = await startPlain()
const console_ = await startConsole()
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
try {
  const storageState = await signIn(browser, console_.url)
  const ours = { baseURL: console_.url, storageState, way: WAY }
  const visits = {
    'plain React': { baseURL: plain.url, way: PLAIN_WAY },
    'code and data loaded': { ...ours, isAgain: true },
    'after hovering': { ...ours, isPointedAt: true },
    immediately: ours,
  }
  const found = new Map(Object.keys(visits).map((name) => [name, []]))
  // Alternating, so that other work of the machine affects all alike.
  for (let run = 0; run < RUNS; run++)
    for (const [name, one] of Object.entries(visits)) found.get(name).push(await visit(browser, one))
  console.log(
    `${'to'.padEnd(12)}${Object.keys(visits)
      .map((name) => name.padStart(22))
      .join('')}`,
  )
  for (const screen of Object.keys(WAY)) {
    const cells = [...found.values()].map((runs) => {
      const of = (what) => median(runs.map((run) => run[screen][what]))
      return `${of('frames')} frames ${of('ms').toFixed(0)} ms`.padStart(22)
    })
    console.log(screen.padEnd(12) + cells.join(''))
  }
} finally {
  await browser.close()
  await console_.stop()
  plain.stop()
}
