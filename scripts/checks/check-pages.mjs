// Opens every documentation page of the built Storybook, in both themes, wide and narrow. Fails on errors (also in the
// console), dead links, horizontal overflow, axe violations and words that the search does not find; the story tests check the stories themselves.
// A page that fails is checked once more; if it then passes, it is reported as flaky.
// Usage: node scripts/checks/check-pages.mjs [folder of the built Storybook] [prefix of the titles, such as 'UI/']

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { extname, join, normalize } from 'node:path'
import { chromium } from 'playwright'
import { BROWSER_FLAGS, browserPath, fullBrowserPath } from '../services/browser.mjs'
import { PAGES_REPORT, RESULTS } from './test-results.mjs'

const WIDE = { width: 1280, height: 900 }
const NARROW = { width: 390, height: 844 }
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

const [folder = join(import.meta.dirname, '../..', 'storybook-static'), area = ''] = process.argv.slice(2)
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
const pages = Object.values(entries).filter(({ type, title }) => type === 'docs' && title.startsWith(area))
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const server = createServer(async ({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://localhost')
  const path = normalize(decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname))
  try {
    const body = await readFile(join(folder, path))
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body)
  } catch {
    // Browsers ask for an icon that there is not.
    response.writeHead(path === '/favicon.ico' ? 204 : 404).end()
  }
})
await new Promise((done) => server.listen(0, '127.0.0.1', done))
const origin = `http://127.0.0.1:${server.address().port}`

const problems = []
/** Problems of pages that passed on the second attempt. */
const flaky = []
let failed = 0

/** Waits until a tab shows a page. */
const waitForPage = (tab) => tab.waitForFunction(() => document.querySelector('#storybook-docs')?.childElementCount)

/** Opens a tab that shows a page in a theme. */
async function open(id, theme) {
  const tab = await browser.newPage({ viewport: WIDE, reducedMotion: 'reduce' })
  await tab.addInitScript(axe)
  await tab.goto(`${origin}/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`)
  await waitForPage(tab)
  return tab
}

/** Shows another page without loading the preview again, and waits until it is there. */
const show = (tab, id) =>
  tab.evaluate(async (storyId) => {
    if (new URLSearchParams(location.search).get('id') === storyId) return
    const { channel } = window.__STORYBOOK_PREVIEW__
    const shown = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('does not appear within 30 s')), 30_000)
      const listen = (rendered) => {
        if (rendered !== storyId) return
        channel.off('docsRendered', listen)
        resolve()
      }
      channel.on('docsRendered', listen)
    })
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
    await shown
    await document.fonts.ready
  }, id)

const settle = (tab) =>
  tab.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  )

/**
 * Waits until the stories in frames have run. A frame that is removed while its play function runs loses the focus, and
 * the failure would be reported for the next page.
 */
const waitForFrames = (tab) =>
  Promise.all(
    tab
      .frames()
      // Frames load when they come near the viewport.
      .filter((frame) => frame.url().includes('viewMode=story'))
      .map((frame) =>
        frame
          .waitForFunction(
            () => {
              const renders = window.__STORYBOOK_PREVIEW__?.storyRenders ?? []
              return renders.length > 0 && renders.every(({ phase }) => /^(finished|errored|aborted)$/.test(phase))
            },
            undefined,
            { timeout: 5_000 },
          )
          // A story that takes longer is left alone; its own test has more patience.
          .catch(() => undefined),
      ),
  )

/** Returns the axe violations of the page itself. Between the themes, only contrast differs. */
const violations = (tab, theme) =>
  tab.evaluate(
    async ([rules]) => {
      const { violations: found } = await window.axe.run(
        // Stories have tests; the tree of an object's values is Storybook's, with list items outside of a list.
        { include: [['#storybook-docs']], exclude: [['.docs-story'], ['.rejt-tree']] },
        {
          resultTypes: ['violations'],
          // The frame around the page has no landmarks, and stories on it have headings of their own.
          ...(rules
            ? { runOnly: rules }
            : {
                rules: {
                  region: { enabled: false },
                  'heading-order': { enabled: !document.querySelector('.docs-story :is(h1, h2)') },
                },
              }),
        },
      )
      return found.flatMap(({ id, nodes }) => nodes.slice(0, 2).map(({ html }) => `${id}: ${html.slice(0, 160)}`))
    },
    [theme === 'dark' ? ['color-contrast'] : undefined],
  )

const overflow = (tab) => tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Returns links to missing pages, and to missing anchors on this page. */
const deadLinks = (tab) =>
  tab.evaluate(
    (known) =>
      [...document.querySelectorAll('#storybook-docs a[href]')]
        .filter((link) => !link.closest('.docs-story, .sb-unstyled, .toc-wrapper'))
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => {
          const page = /[?&]path=\/(?:docs|story)\/([\w-]+)/.exec(href)?.[1]
          if (page) return !known.includes(page)
          return href.startsWith('#') && !document.getElementById(decodeURIComponent(href.slice(1)))
        }),
    Object.keys(entries),
  )

/** Returns the problems of a page. */
async function check(tab, { id, title }, theme, attempts = 3) {
  const found = new Set()
  const report = (text) => found.add(`${title}: ${text}`)
  const onError = (error) => report(`throws ${error.message}`)
  // Stories of screens show failed requests.
  const isExpected = (text) => title.startsWith('Screens/') && text.startsWith('Failed to load resource')
  const onMessage = (message) =>
    message.type() === 'error' && !isExpected(message.text()) && report(`logs ${message.text().slice(0, 200)}`)
  const ignore = () => tab.off('pageerror', onError).off('console', onMessage)
  try {
    tab.on('pageerror', onError).on('console', onMessage)
    await tab.setViewportSize(WIDE)
    await show(tab, id)
    await settle(tab)
    if (await tab.evaluate(() => document.body.classList.contains('sb-show-errordisplay'))) report('cannot be shown')
    for (const link of await deadLinks(tab)) report(`has a dead link: ${link}`)
    if ((await overflow(tab)) > 0) report('scrolls sideways at 1280 px')
    await tab.setViewportSize(NARROW)
    await settle(tab)
    const over = await overflow(tab)
    if (over > 0) report(`scrolls sideways by ${over} px at 390 px`)
    for (const violation of await violations(tab, theme)) report(`in ${theme}, ${violation}`)
    await waitForFrames(tab)
    ignore()
  } catch (error) {
    ignore()
    if (attempts > 1) {
      // Storybook reloads when a page is left whose stories are still running, and then shows the next page itself.
      await waitForPage(tab)
      return check(tab, { id, title }, theme, attempts - 1)
    }
    report(error.message.split('\n')[0])
  }
  return [...found]
}

/** Opens a tab at another page than the given one, whose modules are then evaluated while it is checked. */
const openBefore = ({ id }, theme) => {
  const other = Object.values(entries).find((entry) => entry.type === 'docs' && entry.id !== id)
  return open(other.id, theme)
}

/** Checks all pages in a theme. */
async function checkAll(theme) {
  let tab = await openBefore(pages[0], theme)
  for (const page of pages) {
    const first = await check(tab, page, theme)
    if (first.length === 0) continue
    await tab.close()
    tab = await openBefore(page, theme)
    const second = await check(tab, page, theme)
    if (second.length === 0) flaky.push(...first)
    else failed += 1
    problems.push(...second)
  }
}

/** Words that users search for, with the page that they must find. */
const SEARCHES = {
  embed: 'Embed a report',
  CORS: 'Embed a report',
  Next: 'Embed a report',
  install: 'Install one widget',
  'dark mode': 'Theming a host',
  locale: 'Languages and locales',
  language: 'Languages and locales',
  German: 'Languages and locales',
  RTL: 'Languages and locales',
  csv: 'DataTable',
  CSP: 'Embed a report',
  'shadow DOM': 'Embed a report',
}

/** Searches in the sidebar and reports words that do not find their page. */
async function checkSearch(tab) {
  await tab.goto(`${origin}/?path=/docs/welcome--docs`)
  const box = tab.locator('#storybook-explorer-searchfield')
  for (const [word, expected] of Object.entries(SEARCHES)) {
    await box.fill(word)
    const result = tab.getByRole('option').filter({ hasText: expected }).first()
    await result
      .waitFor({ timeout: 10_000 })
      .catch(() => problems.push(`Search: “${word}” does not find “${expected}”`))
  }
}

// A page shows several open menus, each in a frame of its own.
const browser = await chromium.launch({ executablePath: fullBrowserPath() ?? browserPath(), args: BROWSER_FLAGS })
await checkSearch(await browser.newPage({ viewport: WIDE, reducedMotion: 'reduce' }))
failed += problems.length
// Each theme has its tab, because stories that finish after a change of the theme would set the previous one.
await Promise.all(['light', 'dark'].map(checkAll))
await browser.close()
server.close()

mkdirSync(RESULTS, { recursive: true })
const passed = 2 * pages.length + Object.keys(SEARCHES).length - failed
writeFileSync(PAGES_REPORT, JSON.stringify({ passed, failed, problems, flaky }))
if (flaky.length > 0) console.log(`Flaky, passed on retry:\n${flaky.join('\n')}`)
console.log(problems.length > 0 ? problems.join('\n') : `${pages.length} documentation pages are as they should be.`)
process.exit(failed > 0 ? 1 : 0)
