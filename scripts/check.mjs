// Every check and every test of the product. The last line counts them: 'N passed, N failed, N skipped'.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { browserPath } from './browser.mjs'
import { startPostgres } from './postgres.mjs'
import { whatWasLeftOut } from './what-was-left-out.mjs'

const root = join(import.meta.dirname, '..')
const results = join(root, 'test-results')
const DEPCRUISE = ['--config', '.dependency-cruiser.cjs']
const VITEST = join(results, 'vitest.json')
const E2E = join(results, 'e2e.json')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const counts = { passed: 0, failed: 0, skipped: 0 }
const lines = []
/** What failed, by name: said again at the end, where whoever reads only that still sees it. */
const failures = []

function add(name, { passed, failed, skipped }, seconds) {
  counts.passed += passed
  counts.failed += failed
  counts.skipped += skipped
  lines.push(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`,
  )
}

/**
 * Runs a command. Counts what `read` finds in its results; a command without any counts as one check. A quiet one keeps
 * its words until it is over, so that they do not mix with another's.
 */
async function step(name, command, args, { read, env, quiet = false } = {}) {
  const title = `\n── ${name}`
  if (!quiet) console.log(title)
  const start = Date.now()
  const { status, output } = await run(command, args, { env, quiet })
  const seconds = Math.round((Date.now() - start) / 1000)
  if (quiet) console.log(`${title}\n${output}`)
  const wholeStep = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
  try {
    const found = read?.() ?? wholeStep
    // A runner that fails outside its tests must not pass for its tests' sake.
    add(name, status !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found, seconds)
  } catch {
    add(name, { ...wholeStep, passed: 0, failed: 1 }, seconds)
  }
}

/** Ends with the status and, if quiet, everything that was said. */
function run(command, args, { env, quiet }) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  const words = []
  child.stdout?.on('data', (data) => words.push(data))
  child.stderr?.on('data', (data) => words.push(data))
  return new Promise((resolve) => {
    const end = (status, last = '') => resolve({ status, output: Buffer.concat(words).toString() + last })
    child.on('error', (error) => end(1, error.message))
    child.on('close', (status) => end(status))
  })
}

const json = (path) => JSON.parse(readFileSync(path, 'utf8'))
const firstLine = (text = '') => text.split('\n', 1)[0].slice(0, 200)
const vitestCounts = () => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = json(VITEST)
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  for (const { name, message } of brokenFiles) failures.push(`${relative(root, name)}: ${firstLine(message)}`)
  for (const { name, assertionResults } of testResults)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed')
        failures.push(`${relative(root, name)} › ${fullName}: ${firstLine(failureMessages?.[0])}`)
  const leftOut = whatWasLeftOut(testResults).map(([path, words]) => `${relative(root, path)}${words}`)
  failures.push(...leftOut)
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length + leftOut.length,
    skipped: numPendingTests + numTodoTests,
  }
}
const failedSpecs = ({ suites = [], specs = [] }) => [...specs.filter(({ ok }) => !ok), ...suites.flatMap(failedSpecs)]
const e2eCounts = () => {
  const report = json(E2E)
  const { expected, unexpected, flaky, skipped } = report.stats
  for (const { file, line, title, tests } of failedSpecs(report)) {
    const { message, location } = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error ?? {}
    const where = location ? ` (line ${location.line})` : ''
    failures.push(`${file}:${line} › ${title}${where}: ${stripVTControlCharacters(message ?? '').slice(0, 400)}`)
  }
  return { passed: expected, failed: unexpected + flaky, skipped }
}

process.env.PLACARD_CHROMIUM = browserPath()
const postgres = await startPostgres()
if (!postgres.url) console.warn(`\n!! The tests on PostgreSQL are skipped: ${postgres.reason}.`)

try {
  // First, because later steps build the packages: tests must run from the sources of a fresh clone.
  await step('tests without builds', 'vitest', ['run', '--project', 'api', 'apps/api/src/config.test.ts'])
  // What only reads the sources, the book included, beside what builds the packages and their readers: neither keeps
  // both cores busy, and both take about as long.
  const quiet = { quiet: true }
  const reads = async () => {
    await step('types', 'pnpm', ['--silent', 'run', 'typecheck'], quiet)
    await step('lint and format', 'biome', ['check', '--error-on-warnings', '.'], quiet)
    await step('import directions and cycles', 'depcruise', [...DEPCRUISE, 'packages', 'apps', 'e2e'], quiet)
    await step('dead code', 'knip', [], quiet)
    await step('shape', 'node', ['scripts/check-shape.mjs'], quiet)
    await step('Storybook build', 'pnpm', ['--silent', 'run', 'build:storybook', '--quiet'], quiet)
  }
  const builds = async () => {
    await step('published packages', 'node', ['scripts/check-packages.mjs'], quiet)
    await step('sizes of the parts', 'size-limit', [], quiet)
    await step('console and API build', 'pnpm', ['--silent', '--filter', './apps/*', 'run', 'build'], quiet)
  }
  await Promise.all([reads(), builds()])
  await step(
    'unit, API, part and story tests',
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`],
    {
      read: vitestCounts,
      env: postgres.url ? { PLACARD_TEST_DATABASE_URL: postgres.url } : {},
    },
  )
  await step('journeys in the browser', 'playwright', ['test'], { read: e2eCounts })
} finally {
  await postgres.stop?.()
}

console.log(`\n${lines.join('\n')}\n`)
if (failures.length > 0) console.log(`Failed:\n${failures.slice(0, 20).join('\n')}\n`)
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exit(counts.failed > 0 ? 1 : 0)
