// Prints which texts of Intl differ between Node and the browser, of those that a page rendered on a server may contain.
// `--write` replaces the section in docs/compatibility.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'

/** Runs in Node and in browsers: texts by name. */
function intlTexts() {
  const [start, end] = [Date.UTC(2026, 8, 30), Date.UTC(2026, 9, 6)]
  const texts = {}
  for (const locale of ['en-GB', 'en-US', 'de']) {
    const of = (options) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
    const day = of({ day: 'numeric', month: 'short' })
    texts[`${locale}: days in one month`] = day.formatRange(end, end + 5 * 86_400_000)
    texts[`${locale}: days in two months`] = day.formatRange(start, end)
    texts[`${locale}: hours`] = of({ hour: 'numeric', minute: '2-digit' }).formatRange(start, start + 3_600_000)
    texts[`${locale}: time`] = of({ hour: 'numeric', minute: '2-digit' }).format(start)
    texts[`${locale}: number`] = new Intl.NumberFormat(locale).format(-1_234_567.8)
    texts[`${locale}: compact`] = new Intl.NumberFormat(locale, { notation: 'compact' }).format(12_345_678)
    texts[`${locale}: percent`] = new Intl.NumberFormat(locale, { style: 'percent' }).format(0.42)
    texts[`${locale}: ago`] = new Intl.RelativeTimeFormat(locale, { style: 'narrow' }).format(-3, 'minute')
    texts[`${locale}: list`] = new Intl.ListFormat(locale).format(['a', 'b', 'c'])
  }
  return texts
}

const executablePath = process.env.PLACARD_CHROMIUM
const browser = await chromium.launch(executablePath ? { executablePath } : {})
const page = await browser.newPage()
const inBrowser = await page.evaluate(intlTexts)
const release = browser.version()
await browser.close()
const inNode = intlTexts()

/** Shows spaces that look like others. */
const visible = (text) => text.replace(/[\u00a0\u2009\u202f]/g, (space) => `[${space.codePointAt(0).toString(16)}]`)
const names = Object.keys(inNode)
const differing = names.filter((name) => inNode[name] !== inBrowser[name])
const table = [
  `| text | Node ${process.versions.node} (CLDR ${process.versions.cldr}) | Chromium ${release} |`,
  '| --- | --- | --- |',
  ...differing.map((name) => `| ${name} | \`${visible(inNode[name])}\` | \`${visible(inBrowser[name])}\` |`),
].join('\n')
console.log(`${names.length} texts, ${differing.length} differ\n${table}`)

const file = join(import.meta.dirname, '../../docs/compatibility.md')
const place = /<!-- intl-texts -->\n[\s\S]*<!-- \/intl-texts -->/
if (process.argv.includes('--write'))
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(place, () => `<!-- intl-texts -->\n${table}\n<!-- /intl-texts -->`),
  )
