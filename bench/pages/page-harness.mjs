// Opens a page per library, all from the same production build, and measures them alternately in one browser.

import { createServer } from 'node:http'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { build } from 'vite'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/services/browser.mjs'

const packages = join(import.meta.dirname, '..', '..', 'packages')
const TYPES = { js: 'text/javascript', css: 'text/css', html: 'text/html' }

/** Resolves the built packages, as published on npm, instead of their sources. */
const alias = [
  { find: '@placard/charts/large-table', replacement: join(packages, 'charts/dist/tables/large-table/large-table.js') },
  ...['ui', 'forms', 'charts', 'domain'].flatMap((name) => [
    {
      find: /^@placard\/domain\/(?!client$|de$|demo$|openapi$)(.*)$/,
      replacement: join(packages, 'domain/dist/entry-points', '$1.js'),
    },
    { find: new RegExp(`^@placard/${name}$`), replacement: join(packages, name, 'dist', 'index.js') },
    { find: new RegExp(`^@placard/${name}/(\\w+)$`), replacement: join(packages, name, 'dist', '$1', '$1.js') },
    { find: new RegExp(`^@placard/${name}/(.*)$`), replacement: join(packages, name, 'dist', '$1') },
  ]),
]

/** Builds the page whose script is `entry`, an absolute path. */
async function buildFiles(entry) {
  const { output } = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    resolve: { alias, dedupe: ['react', 'react-dom'] },
    worker: { format: 'es' },
    build: { write: false, cssCodeSplit: false, chunkSizeWarningLimit: 9999, rolldownOptions: { input: entry } },
  })
  const files = new Map(output.map(({ fileName, code, source }) => [`/${fileName}`, code ?? source]))
  const entries = output.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const sheets = [...files.keys()].filter((name) => name.endsWith('.css'))
  files.set(
    '/',
    [
      '<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8"><title>Bench</title>',
      ...sheets.map((name) => `<link rel="stylesheet" href="${name}">`),
      ...entries.map((name) => `<script type="module" src="/${name}"></script>`),
      '<style>html,body{margin:0}#root{width:1200px;height:640px}</style></head><body><div id="root"></div></body></html>',
    ].join(''),
  )
  return files
}

async function serve(files) {
  const server = createServer(({ url }, response) => {
    const path = url.split('?')[0]
    const file = files.get(path)
    if (file === undefined) return response.writeHead(404).end()
    const type = TYPES[path === '/' ? 'html' : path.split('.').at(-1)] ?? 'application/octet-stream'
    // Cross-origin isolation, for precise timers and shared memory.
    response
      .writeHead(200, {
        'content-type': type,
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      })
      .end(file)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/**
 * Builds a page for each entry (`{ name: absolute path }`) and starts a browser. An entry registers its tasks by `offer`
 * of `page-runtime.ts`. `measure(name, task, argument)` runs one task on a new page and returns its result, or throws the
 * error of the page. `open(name)` returns a page and `run(task, argument)`, to run several tasks on it.
 */
export async function openPages(entries) {
  const pages = new Map()
  for (const [name, entry] of Object.entries(entries)) {
    const server = await serve(await buildFiles(entry))
    pages.set(name, { server, url: `http://127.0.0.1:${server.address().port}/` })
  }
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_FLAGS, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
  })
  /** Opens a new page and waits until it has registered its tasks. */
  async function open(name, timeout = 120_000) {
    const page = await browser.newPage({ viewport: { width: 1240, height: 700 }, deviceScaleFactor: 1 })
    const failed = []
    page.on('pageerror', ({ message }) => failed.push(message))
    page.setDefaultTimeout(timeout)
    await page.goto(pages.get(name).url)
    await page.waitForFunction(() => globalThis.offered !== undefined)
    const run = async (task, argument) => {
      const answer = await page.evaluate(([what, about]) => globalThis.offered[what](about), [task, argument])
      if (failed.length > 0) throw new Error(failed[0])
      return answer
    }
    return { page, run }
  }
  return {
    names: [...pages.keys()],
    open,
    async measure(name, task, argument, timeout) {
      const { page, run } = await open(name, timeout)
      try {
        return await run(task, argument)
      } finally {
        await page.close()
      }
    },
    async close() {
      await browser.close()
      for (const { server } of pages.values()) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

/** Returns the median. */
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Calls `once(name)` for all names, round by round, so that other work of the machine affects all alike. */
export async function inTurns(names, runs, once) {
  const answers = new Map(names.map((name) => [name, []]))
  for (let run = 0; run < runs; run++)
    for (const name of names) {
      try {
        answers.get(name).push(await once(name))
      } catch (error) {
        console.warn(`${name}: ${String(error.message ?? error).split('\n')[0]}`)
      }
    }
  return answers
}
