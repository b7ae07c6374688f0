// Runs the steps of a test run, counts their results and prints the summary.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import {
  findIncompleteTests,
  findMissingScreenshots,
  findSnapshotExcess,
  findUnusedScreenshots,
} from '../screenshots/find-unphotographed-stories.mjs'
import { E2E_REPORT, PAGES_REPORT, RESULTS, VITEST_ERRORS, VITEST_REPORT } from './test-results.mjs'

const root = join(import.meta.dirname, '../..')
const MAX_NAMED = 20

const counts = { passed: 0, failed: 0, skipped: 0 }
const lines = []
/** Names of failed tests, repeated at the end of the output. */
const failures = []
/** Names of tests that failed, then passed on their retry. */
const flaky = []

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

function add(name, { passed, failed, skipped }, seconds) {
  counts.passed += passed
  counts.failed += failed
  counts.skipped += skipped
  lines.push(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`,
  )
}

/**
 * Runs a command and adds the counts that `read` finds in its report; a command without a report counts as one check.
 * `quiet` prints its output at the end, so that parallel steps do not mix theirs.
 */
export async function step(name, command, args, { read, env, quiet = false } = {}) {
  const title = `\n── ${name}`
  if (!quiet) console.log(title)
  const start = Date.now()
  const { status, output } = await run(command, args, { env, quiet })
  const seconds = Math.round((Date.now() - start) / 1000)
  if (quiet) console.log(`${title}\n${output}`)
  const wholeStep = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
  try {
    const found = read?.() ?? wholeStep
    // A runner can also fail outside its tests.
    const failedOtherwise = status !== 0 && found.failed === 0
    if (failedOtherwise) failures.push(`${name}: exit status ${status}, without a failed test`)
    add(name, failedOtherwise ? { ...found, failed: 1 } : found, seconds)
  } catch {
    add(name, { ...wholeStep, passed: 0, failed: 1 }, seconds)
  }
}

/** Resolves with the exit status and, if `quiet`, the output. */
function run(command, args, { env, quiet }) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  const chunks = []
  child.stdout?.on('data', (data) => chunks.push(data))
  child.stderr?.on('data', (data) => chunks.push(data))
  return new Promise((resolve) => {
    const end = (status, last = '') => resolve({ status, output: Buffer.concat(chunks).toString() + last })
    child.on('error', (error) => end(1, error.message))
    child.on('close', (status) => end(status))
  })
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
/** The start of a message: the first line alone may only name the matcher. */
const summarize = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 2)
    .join(' ')
    .slice(0, 300)

/** Counts of the Vitest report. A whole run also fails for screenshots that belong to no story. */
export function readVitestReport({ isWholeRun = false } = {}) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = readJson(VITEST_REPORT)
  const errors = readJson(VITEST_ERRORS).map(
    ({ file, message }) => `${file ? relative(root, file) : 'Vitest'}: ${summarize(message)}`,
  )
  failures.push(...errors)
  for (const { name, assertionResults } of testResults)
    for (const { status, fullName, failureMessages = [] } of assertionResults) {
      if (failureMessages.length === 0 && status !== 'failed') continue
      const problem = `${relative(root, name)} › ${fullName}: ${summarize(failureMessages[0])}`
      if (status === 'failed') failures.push(problem)
      // A test that passed on its retry keeps the errors of its first attempt.
      if (status === 'passed') flaky.push(problem)
    }
  const problems = [
    ...findIncompleteTests(testResults),
    ...findMissingScreenshots(testResults),
    ...(isWholeRun ? [...findUnusedScreenshots(testResults), ...findSnapshotExcess(testResults)] : []),
  ].map(([path, problem]) => `${relative(root, path)}${problem}`)
  failures.push(...problems)
  return {
    passed: numPassedTests,
    failed: numFailedTests + errors.length + problems.length,
    skipped: numPendingTests + numTodoTests,
  }
}

const allSpecs = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(allSpecs)]

/** Counts of a Playwright report. */
export function readE2eReport(path = E2E_REPORT) {
  const report = readJson(path)
  const { expected, unexpected, flaky: retried, skipped } = report.stats
  for (const { file, line, title, tests } of allSpecs(report)) {
    const { message, location } = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error ?? {}
    const where = location ? ` (line ${location.line})` : ''
    const problem = `${file}:${line} › ${title}${where}: ${stripVTControlCharacters(message ?? '').slice(0, 400)}`
    if (tests.some(({ status }) => status === 'unexpected')) failures.push(problem)
    if (tests.some(({ status }) => status === 'flaky')) flaky.push(problem)
  }
  for (const { message } of report.errors ?? []) failures.push(summarize(message))
  return { passed: expected + retried, failed: unexpected, skipped }
}

/** Counts of the report of documentation pages. */
export function readPagesReport() {
  const { passed, failed, problems, flaky: retried } = readJson(PAGES_REPORT)
  failures.push(...problems)
  flaky.push(...retried)
  return { passed, failed, skipped: 0 }
}

/** Prints the counts of all steps and ends the process: status 1 if anything failed. */
export function finish() {
  console.log(`\n${lines.join('\n')}\n`)
  if (failures.length > 0) console.log(`Failed:\n${failures.slice(0, MAX_NAMED).join('\n')}\n`)
  if (flaky.length > 0) console.log(`Flaky, passed on retry:\n${flaky.slice(0, MAX_NAMED).join('\n')}\n`)
  if (flaky.length > 0) console.log(`${flaky.length} flaky`)
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
  process.exit(counts.failed > 0 ? 1 : 0)
}
