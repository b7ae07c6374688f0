// Uses the packed ui package with and without Tailwind, and checks the computed styles in a browser:
// node scripts/packages/check-styles.mjs <folder with the tarballs>
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Button, Card, CardTitle, Input } from '@placard/ui'
import { themeScript } from '@placard/ui/theme-script'
import { chromium } from 'playwright'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BROWSER_FLAGS, browserPath } from '../services/browser.mjs'
import { readStyles } from './computed-styles.mjs'
import { findElementRuleChanges } from './element-rules.mjs'

const tarballs = process.argv[2] ?? ''
const tarball = readdirSync(tarballs).find((name) => name.startsWith('placard-ui-'))
assert.ok(tarball, `a tarball of ui in ${tarballs}`)

const app = mkdtempSync(join(tmpdir(), 'placard-consumer-'))
const ui = join(app, 'node_modules', '@placard', 'ui')
const run = (command, args, cwd) => {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  assert.equal(status, 0, `${command} ${args.join(' ')}: ${stderr}`)
}

/** Page of a consumer: dark, green, square, with a class of the consumer's on one component. */
const page = (css, head = '') => `<!doctype html>
<html data-theme="dark" style="--placard-brand-hue: 150; --placard-radius: 0; --placard-font-sans: Georgia, serif">
<head>${head}<style>${css}</style></head><body>${renderToStaticMarkup(
  createElement(
    Card,
    { className: 'p-7' },
    createElement(Input, { 'aria-label': 'Name', defaultValue: 'Autumn launch' }),
    createElement(Button, { variant: 'primary' }, 'Publish'),
  ),
)}</body></html>`

const seen = () => {
  const style = (selector) => getComputedStyle(document.querySelector(selector))
  const button = style('[data-slot="button"]')
  return {
    canvas: style('body').backgroundColor,
    font: style('html').fontFamily,
    button: button.backgroundColor,
    words: button.color,
    radius: button.borderTopLeftRadius,
    height: button.height,
    card: style('[data-slot="card"]').backgroundColor,
    padding: style('[data-slot="card"]').paddingLeft,
  }
}

const expected = {
  canvas: 'oklch(0.165 0.01 150)',
  font: 'Georgia, serif',
  words: 'oklch(1 0 0)',
  radius: '0px',
  height: '36px',
  card: 'oklch(0.2 0.011 150)',
}

/** Styles that a host page may have for bare elements. */
const HOST = `body { font: 17px/1.9 Georgia, serif; color: rgb(80, 20, 20); background: rgb(250, 240, 230) }
  button { background: rgb(200, 0, 0); border: 3px dotted; padding: 11px; border-radius: 20px; text-transform: uppercase }
  h2 { font-size: 40px; margin: 30px 0; text-transform: uppercase } input { border: 4px solid; padding: 9px }
  * { box-sizing: content-box }
  .shell { text-align: center; text-indent: 30px; text-transform: uppercase; text-shadow: 1px 1px red; letter-spacing: 3px; word-spacing: 9px;
    word-break: break-all; white-space: pre; hyphens: auto; font: italic 700 expanded small-caps 22px/2.4 Georgia, serif; cursor: help; list-style: square;
    border-collapse: collapse; border-spacing: 5px }`
const BARE = `<h1>Their page</h1><h2 class="truncate">Theirs</h2><p class="hidden">Text</p><button class="flex">Theirs</button>
  <table class="collapse"><tr><td class="p-4 border">Cell</td></tr></table><input value="x"><ul class="grid"><li>One</li></ul><a href="#">Link</a>`

/** Expects the embedded styles to leave the host page unchanged, and our components to look as on our own pages. */
async function checkGuest(guest, own) {
  const parts = renderToStaticMarkup(
    createElement(
      Card,
      null,
      createElement(CardTitle, null, 'Creatives'),
      createElement(Input, { 'aria-label': 'Name', defaultValue: 'Autumn launch' }),
      createElement(Button, null, 'Publish'),
    ),
  )
  const html = (...sheets) =>
    `<!doctype html><html>${sheets.map((css) => `<style>${css}</style>`).join('')}<body><main>${BARE}</main><div class="shell"><div data-theme="light" style="width: 600px">${parts}</div></div></body></html>`
  const read = async (selector, ...sheets) => {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await tab.setContent(html(...sheets))
    const found = await tab.evaluate(readStyles, selector)
    await tab.close()
    return found
  }
  for (const host of ['', HOST])
    assert.deepEqual(
      await read('main, main *', guest, host),
      await read('main, main *', host),
      'the page stays as it is',
    )
  const font = 'body { font-family: Georgia, serif }'
  const inside = '[data-slot], [data-slot] *'
  assert.deepEqual(await read(inside, guest, HOST), await read(inside, own, font), 'our parts stay as they are')
}

const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS })
try {
  mkdirSync(ui, { recursive: true })
  run('tar', ['-xzf', join(tarballs, tarball), '-C', ui, '--strip-components=1'], app)
  const fromUi = createRequire(join(import.meta.dirname, '../..', 'packages', 'ui', 'package.json'))
  const tailwind = dirname(fromUi.resolve('tailwindcss/package.json'))
  const cli = join(dirname(fromUi.resolve('@tailwindcss/cli/package.json')), 'dist', 'index.mjs')
  symlinkSync(tailwind, join(app, 'node_modules', 'tailwindcss'), 'junction')
  writeFileSync(join(app, 'app.css'), '@import "tailwindcss";\n@import "@placard/ui/theme.css";\n')
  writeFileSync(join(app, 'app.html'), '<main class="p-7"></main>')
  run(process.execPath, [cli, '-i', 'app.css', '-o', 'built.css'], app)
  const sheets = {
    'without Tailwind': [join(ui, 'dist', 'styles.css'), '0px'],
    'with Tailwind': [join(app, 'built.css'), '28px'],
  }
  for (const [consumer, [sheet, padding]] of Object.entries(sheets)) {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await tab.setContent(page(readFileSync(sheet, 'utf8')))
    const { button, ...look } = await tab.evaluate(seen)
    assert.deepEqual(look, { ...expected, padding }, consumer)
    assert.match(button, /^oklch\(0\.5\d+ 0\.1\d+ 150\)$/, `${consumer}: the button is green`)
    await tab.emulateMedia({ media: 'print' })
    assert.equal((await tab.evaluate(seen)).card, 'oklch(1 0 150)', `${consumer}: paper is white`)
    await tab.close()
    console.log(`A consumer ${consumer} gets dark, green and square parts, and white paper.`)
  }
  const guest = readFileSync(join(ui, 'dist', 'embed.css'), 'utf8')
  await checkGuest(guest, readFileSync(sheets['without Tailwind'][0], 'utf8'))
  assert.deepEqual(await findElementRuleChanges(browser, guest), [], 'element rules of the page change nothing')
  console.log('A guest changes nothing on the page it is on, and the page changes nothing in it but the font family.')
  const script = readFileSync(join(ui, 'dist', 'theme-script.js'), 'utf8')
  assert.equal(script.trim(), themeScript(), 'the file holds what the function gives')
  const tab = await browser.newPage({ colorScheme: 'dark' })
  await tab.setContent(
    page('', `<script>${script}</script><script>seen = document.documentElement.dataset.theme</script>`),
  )
  assert.equal(await tab.evaluate('seen'), 'dark')
  console.log('The packed script sets the theme in the head.')
} finally {
  await browser.close()
  rmSync(app, { recursive: true, force: true })
}
