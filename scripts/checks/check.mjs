// Runs the checks and tests of `npm test`; `--full` adds those of `npm run test:full`. Paths run what belongs to them.
// The last line is 'N passed, N failed, N skipped'.
import { browserPath } from '../services/browser.mjs'
import { startPostgres } from '../services/postgres.mjs'
import { startSwift } from '../services/swift.mjs'
import { checkPaths } from './check-path.mjs'
import { keepTempInMemory } from './memory-folder.mjs'
import { SWIFT_REPORT, VITEST_REPORTERS } from './test-results.mjs'
import { finish, readE2eReport, readPagesReport, readVitestReport, step } from './test-steps.mjs'

const DEPCRUISE = ['--config', '.dependency-cruiser.cjs']

const args = process.argv.slice(2)
const isFull = args.includes('--full')
const paths = args.filter((argument) => !argument.startsWith('--'))
if (paths.length > 0) await checkPaths(paths)

process.env.PLACARD_TEST_DEPTH = isFull ? 'full' : 'normal'
process.env.PLACARD_CHROMIUM = browserPath()
keepTempInMemory()
const postgres = await startPostgres()
if (!postgres.url) console.warn(`\n!! The tests on PostgreSQL are skipped: ${postgres.reason}.`)

/** Runs the journeys of the file manager on an S3 that is not ours. */
async function runFilesOnSwift() {
  const swift = await startSwift()
  if (!swift.env) return console.warn(`\n!! The file manager on OpenStack Swift is skipped: ${swift.reason}.`)
  try {
    // The servers of several workers would share the bucket, which only servers with one database may.
    const journeys = ['test', 'e2e/filemanager.spec.ts', '--workers', '1', '--output', 'test-results/e2e-swift']
    await step('file manager on OpenStack Swift', 'playwright', journeys, {
      read: () => readE2eReport(SWIFT_REPORT),
      env: { ...swift.env, PLAYWRIGHT_JSON_OUTPUT_FILE: SWIFT_REPORT },
    })
  } finally {
    await swift.stop()
  }
}

try {
  // First, because later steps build the packages: tests must run from the sources of a fresh clone.
  if (isFull) await step('tests without builds', 'vitest', ['run', '--project', 'api', 'apps/api/src/config.test.ts'])
  // Checks of the sources run beside builds: neither keeps both cores busy, and both take about as long.
  const quiet = { quiet: true }
  const checkSources = async () => {
    await step('types', 'pnpm', ['--silent', 'run', 'typecheck'], quiet)
    await step('lint and format', 'biome', ['check', '--error-on-warnings', '.'], quiet)
    await step('import directions and cycles', 'depcruise', [...DEPCRUISE, 'packages', 'apps', 'e2e'], quiet)
    await step('circles of folders', 'node', ['scripts/checks/check-folders.mjs'], quiet)
    await step('dead code', 'knip', [], quiet)
    await step('shape', 'node', ['scripts/checks/check-shape.mjs'], quiet)
    await step('regular expressions', 'node', ['scripts/checks/check-regexes.mjs'], quiet)
    // Vitest runs every story; only pages of the documentation need the build.
    const storybook = ['--silent', 'run', 'build:storybook', '--quiet', '--stats-json']
    if (isFull) await step('Storybook build', 'pnpm', storybook, quiet)
    if (isFull) await step('stories of a change', 'node', ['scripts/checks/check-turbosnap.mjs'], quiet)
  }
  const build = async () => {
    await step('console and API build', 'pnpm', ['--silent', '--filter', './apps/*', 'run', 'build'], quiet)
    await step('published packages', 'node', ['scripts/packages/check-packages.mjs'], quiet)
    await step('API reports', 'node', ['scripts/packages/api-reports.mjs'], quiet)
    // On disk, where pnpm links the files of its store instead of copying a gigabyte.
    const onDisk = { ...quiet, env: { TMPDIR: '' } }
    if (isFull) await step('release in a clean copy', 'node', ['scripts/packages/check-release.mjs'], onDisk)
    if (isFull) await step('bundle sizes', 'node', ['scripts/packages/measure-sizes.mjs', '--check'], quiet)
    if (isFull) await step('consumer projects', 'node', ['scripts/packages/check-consumers.mjs'], onDisk)
  }
  await Promise.all([checkSources(), build()])
  if (isFull) await step('documentation pages', 'node', ['scripts/checks/check-pages.mjs'], { read: readPagesReport })
  // Alone, because it changes the sources for a while.
  if (isFull) await step('generated parts', 'node', ['scripts/checks/check-new.mjs'])
  await step('unit, API, part and story tests', 'vitest', ['run', ...VITEST_REPORTERS], {
    read: () => readVitestReport({ isWholeRun: true }),
    env: postgres.url ? { PLACARD_TEST_DATABASE_URL: postgres.url } : {},
  })
  const journeys = isFull ? ['test'] : ['test', '--grep-invert', '@full']
  await step('journeys in the browser', 'playwright', journeys, { read: readE2eReport })
  if (isFull) await step('facts on ClickHouse', 'node', ['scripts/checks/check-clickhouse.mjs'])
  if (isFull) await runFilesOnSwift()
} finally {
  await postgres.stop?.()
}
finish()
