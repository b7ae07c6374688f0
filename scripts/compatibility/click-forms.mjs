// Updates the table of click forms by browser in docs/compatibility.md from a run of e2e/click-forms.spec.ts, which
// clicks an ad of each form once. Run it with `node scripts/compatibility/click-forms.mjs` after building the apps; with
// `--last`, it uses the results of the last run.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const RESULTS = join(root, 'test-results', 'click-forms')
const DOCUMENT = join(root, 'docs', 'compatibility.md')
const START = '<!-- click-forms -->'
const END = '<!-- /click-forms -->'

if (!process.argv.includes('--last')) {
  rmSync(RESULTS, { recursive: true, force: true })
  const { status } = spawnSync('npx', ['playwright', 'test', 'e2e/click-forms.spec.ts'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

const runs = readdirSync(RESULTS)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(RESULTS, name), 'utf8')))
const browsers = [...new Set(runs.map(({ browser }) => browser))].sort()

/** Result of one click in words: opened windows, and whether the platform and we counted it. */
function resultText({ windows, platformClicks, ownVisits }) {
  const opens = windows === 1 ? '' : `${windows} windows, `
  if (platformClicks === 1 && ownVisits === 0) return `${opens}counted`
  if (platformClicks === 2 && windows === 1) return 'counted, a second request that the browser stops'
  if (platformClicks === 0 && ownVisits === 1) return `${opens}own address, warning`
  return `${opens}${platformClicks} counted, ${ownVisits} own`
}

/** Cell of a form and browser: one text if the archive and the creative's own HTML agree. */
function cell(form, browser) {
  const results = runs
    .filter((run) => run.browser === browser)
    .flatMap(({ source, results }) =>
      results.filter((result) => result.form === form).map((result) => [source, resultText(result)]),
    )
  const texts = new Set(results.map(([, text]) => text))
  return texts.size === 1 ? [...texts][0] : results.map(([source, text]) => `${source}: ${text}`).join('; ')
}

const forms = new Map(runs.flatMap(({ results }) => results.map(({ form, source }) => [form, source])))
const rows = [...forms].map(([form, source]) => [form, source, ...browsers.map((browser) => cell(form, browser))])
const line = (cells) => `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`
const table = [
  `${new Date().toISOString().slice(0, 10)}, ${browsers.join(' and ')}: ${rows.length} forms, each clicked once in an archive and, where it has no other file, in a creative's own HTML.`,
  '',
  line(['form', 'documented or exported by', ...browsers]),
  line(Array.from({ length: browsers.length + 2 }, () => '---')),
  ...rows.map(line),
].join('\n')

const text = readFileSync(DOCUMENT, 'utf8')
const [before, rest] = text.split(START)
const after = rest?.split(END)[1]
if (after === undefined) throw new Error(`${DOCUMENT} has no place for the table: ${START} and ${END}.`)
writeFileSync(DOCUMENT, `${before}${START}\n${table}\n${END}${after}`)
console.log(table)
