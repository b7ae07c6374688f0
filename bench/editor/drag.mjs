// Drags a slider of the creative editor: time from each pointer move to the frame in which the preview shows it.

import { createServer } from 'node:http'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { build, defaultClientConditions } from 'vite'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/services/browser.mjs'

const MOVES = Number(process.env.MOVES ?? 200)

const { output } = await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['@placard/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: {
    write: false,
    chunkSizeWarningLimit: 9999,
    rolldownOptions: { input: join(import.meta.dirname, 'editor-page.tsx') },
  },
})
const files = new Map(output.map(({ fileName, code, source }) => [`/${fileName}`, code ?? source]))
const entry = output.find(({ isEntry }) => isEntry).fileName
const sheets = [...files.keys()].filter((name) => name.endsWith('.css'))
const page = `<!doctype html><html lang="en"><head><title>Editor</title>${sheets.map((name) => `<link rel="stylesheet" href="${name}">`).join('')}<script type="module" src="/${entry}"></script></head><body><div id="root"></div></body></html>`
const server = createServer(({ url }, response) => {
  const type = url.endsWith('.css') ? 'text/css' : url.endsWith('.js') ? 'text/javascript' : 'text/html'
  response.writeHead(200, { 'content-type': type }).end(files.get(url) ?? page)
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })

const percentile = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)]
const report = (name, times) =>
  console.log(
    `${name}: ${times.length} updates, p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, max ${Math.max(...times).toFixed(1)} ms`,
  )

try {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await tab.goto(`http://127.0.0.1:${server.address().port}/`)
  await tab.waitForSelector('[data-slot=ad-frame][data-state=ready]')
  const ad = await (await tab.$('iframe')).contentFrame()
  await ad.evaluate(() => {
    globalThis.updates = []
    const stage = document.querySelector('.placard-stage')
    new MutationObserver(() =>
      requestAnimationFrame(() => globalThis.updates.push(performance.timeOrigin + performance.now())),
    ).observe(stage, { attributes: true, attributeFilter: ['style'] })
  })
  await tab.evaluate(() => {
    globalThis.moves = []
    const log = () => globalThis.moves.push(performance.timeOrigin + performance.now())
    addEventListener('pointermove', log, true)
  })
  const thumb = tab.getByRole('slider', { name: 'Player size' })
  await thumb.scrollIntoViewIfNeeded()
  const from = await thumb.boundingBox()
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  await tab.mouse.move(x, y)
  await tab.mouse.down()
  const times = []
  for (let move = 0; move < MOVES; move++) {
    const count = await ad.evaluate(() => globalThis.updates.length)
    await tab.mouse.move(x + 3 * ((move % 40) - 20) + 1, y)
    const moved = await tab.evaluate(() => globalThis.moves.at(-1))
    // Moves shorter than a step change nothing.
    const updated = await ad
      .waitForFunction((seen) => globalThis.updates[seen], count, { timeout: 1000, polling: 10 })
      .then((handle) => handle.jsonValue())
      .catch(() => undefined)
    if (updated !== undefined) times.push(updated - moved)
  }
  await tab.mouse.up()
  report('editor, slider drag', times)
  const isSame = await ad.evaluate(() => globalThis.updates.length > 0).catch(() => false)
  console.log(isSame ? 'the frame was not reloaded' : 'THE FRAME WAS RELOADED')

  const reloads = await tab.evaluate(async (runs) => {
    const frame = document.querySelector('iframe').cloneNode()
    const { srcdoc } = frame
    frame.removeAttribute('srcdoc')
    document.body.append(frame)
    const times = []
    for (let run = 0; run < runs; run++) {
      const start = performance.now()
      await new Promise((resolve) => {
        frame.onload = resolve
        frame.srcdoc = `${srcdoc}<!-- ${run} -->`
      })
      await new Promise((resolve) => requestAnimationFrame(resolve))
      times.push(performance.now() - start)
    }
    return times
  }, 50)
  report('peer: loading the document again', reloads)
} finally {
  await browser.close()
  server.close()
}
