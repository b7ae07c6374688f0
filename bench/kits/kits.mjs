// Twelve common components on one page, from each of several libraries: bytes besides React, and loading times.

import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { build } from 'vite'
import { findBrowser } from '../../scripts/services/browser.mjs'

const KITS = ['react', 'placard', 'mui', 'mantine', 'antd']
const RUNS = Number(process.env.RUNS ?? 5)
const here = import.meta.dirname
const packages = join(here, '..', '..', 'packages')

/** Resolves the built packages, as published on npm, instead of their sources. */
const alias = ['ui', 'forms', 'domain'].flatMap((name) => [
  {
    find: /^@placard\/domain\/(?!client$|de$|demo$|openapi$)(.*)$/,
    replacement: join(packages, 'domain/dist/entry-points', '$1.js'),
  },
  { find: new RegExp(`^@placard/${name}$`), replacement: join(packages, name, 'dist', 'index.js') },
  { find: new RegExp(`^@placard/${name}/(.*)$`), replacement: join(packages, name, 'dist', '$1') },
])

/** Returns the files of the page of a library, from a production build. */
async function buildFiles(kit) {
  const entry = join(here, `${kit}.tsx`)
  const { output } = await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    resolve: { alias, dedupe: ['react', 'react-dom'] },
    build: { write: false, cssCodeSplit: false, chunkSizeWarningLimit: 9999, rolldownOptions: { input: entry } },
  })
  const files = new Map()
  for (const { fileName, code, source } of output) files.set(`/${fileName}`, gzipSync(code ?? source))
  const names = [...files.keys()]
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kit</title>',
    ...names.filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="${name}">`),
    ...names.filter((name) => name.endsWith('.js')).map((name) => `<script type="module" src="${name}"></script>`),
    '</head><body><div id="root"></div></body></html>',
  ].join('')
  const bytes = (ending) =>
    names.filter((name) => name.endsWith(ending)).reduce((sum, name) => sum + files.get(name).length, 0)
  files.set('/', gzipSync(html))
  return { files, js: bytes('.js'), css: bytes('.css') }
}

/** Loads a page as on a slow phone: CPU 4× slower, 1.6 Mbit/s, 150 ms latency. */
async function load(browser, files) {
  const server = createServer(({ url }, response) => {
    const file = files.get(url)
    const type = url.endsWith('.js') ? 'text/javascript' : url.endsWith('.css') ? 'text/css' : 'text/html'
    if (file) response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(file)
    else response.writeHead(404).end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const page = await browser.newPage()
  const failed = []
  page.on('pageerror', (error) => failed.push(error.message))
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 96_000,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(() => {
      globalThis.seen = { lcp: 0, tasks: [] }
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) globalThis.seen.lcp = startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) globalThis.seen.tasks.push(duration)
      }).observe({ type: 'longtask', buffered: true })
    })
    await page.goto(`http://127.0.0.1:${server.address().port}/`, { waitUntil: 'load', timeout: 120_000 })
    await page.getByRole('heading', { name: 'Campaign' }).waitFor({ timeout: 120_000 })
    await page.waitForTimeout(1500)
    const { lcp, tasks } = await page.evaluate(() => globalThis.seen)
    if (failed.length > 0) throw new Error(failed.join('\n'))
    return { lcp, blocked: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0) }
  } finally {
    await page.close()
    server.closeAllConnections()
    server.close()
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const kits = []
for (const name of KITS) kits.push({ name, ...(await buildFiles(name)), loads: [] })

if (RUNS > 0) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  // Alternating, so that other work of the machine affects all alike.
  for (let run = 0; run < RUNS; run++) for (const kit of kits) kit.loads.push(await load(browser, kit.files))
  await browser.close()
}

const [bare, ours] = kits
const weight = ({ js, css }) => js - bare.js + css - bare.css
const kB = (bytes) => (bytes / 1000).toFixed(1)
console.table(
  kits.slice(1).map((kit) => ({
    kit: kit.name,
    'JS kB': kB(kit.js - bare.js),
    'CSS kB': kB(kit.css - bare.css),
    'both kB': kB(weight(kit)),
    'to ours': (weight(kit) / weight(ours)).toFixed(2),
    ...(RUNS > 0 && {
      'LCP ms': Math.round(median(kit.loads.map(({ lcp }) => lcp))),
      'blocked ms': Math.round(median(kit.loads.map(({ blocked }) => blocked))),
    }),
  })),
)
