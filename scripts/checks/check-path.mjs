// Runs the checks and tests of packages, folders or files: `npm test -- charts packages/ui/src/button e2e/share.spec.ts`.
import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { buildApps } from '../run/build-apps.mjs'
import { browserPath } from '../services/browser.mjs'
import { startPostgres } from '../services/postgres.mjs'
import { keepTempInMemory } from './memory-folder.mjs'
import { VITEST_REPORTERS } from './test-results.mjs'
import { finish, readE2eReport, readVitestReport, step } from './test-steps.mjs'

const root = join(import.meta.dirname, '../..')
const PACKAGES = ['packages/domain', 'packages/ui', 'packages/forms', 'packages/charts', 'apps/console', 'apps/api']

/** Vitest projects by the test files they run; the first match counts. */
const PROJECTS = [
  ['api', /^apps\/api\/.*\.test\.ts$/],
  ['unit with mocks', /^apps\/console\/src\/data\/[^/]*\.test\.ts$/],
  ['unit', /^(packages|apps\/console)\/.*\.test\.ts$|^(\.storybook|scripts)\/[^/]*\.test\.ts$/],
  ['parts', /^(packages|apps\/console)\/.*\.test\.tsx$/],
  ['stories', /^(packages|apps\/console)\/.*\.stories\.tsx$/],
  ['e2e', /^e2e\/.*\.spec\.ts$/],
]
const findProject = (file) => PROJECTS.find(([, pattern]) => pattern.test(file))?.[0]

/** Tracked and new files below a path. */
const filesBelow = (path) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', path], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))

/** The path that an argument names: a package with or without its scope, a folder or a file. */
function resolvePath(name) {
  const found = PACKAGES.find((path) => basename(path) === name.replace(/^@placard\//, ''))
  if (found) return found
  const path = relative(root, join(process.env.INIT_CWD ?? root, name)).replaceAll('\\', '/')
  if (!path.startsWith('..') && existsSync(join(root, path))) return path
  console.error(
    `There is no package, folder or file '${name}'. Packages: ${PACKAGES.map((path) => basename(path)).join(', ')}.`,
  )
  process.exit(1)
}

/** Test files of a path. A source file has the tests of the same name in its folder, or else all tests of its folder. */
function listTests(path) {
  if (findProject(path)) return [path]
  if (statSync(join(root, path)).isDirectory()) return filesBelow(path).filter(findProject)
  const siblings = filesBelow(dirname(path)).filter((file) => dirname(file) === dirname(path) && findProject(file))
  const name = basename(path).replace(/\..*$/, '')
  const own = siblings.filter((file) => basename(file).startsWith(`${name}.`))
  return own.length > 0 ? own : siblings
}

/** Checks and tests what belongs to the named packages, folders and files. */
export async function checkPaths(names) {
  const paths = names.map(resolvePath)
  const tests = [...new Set(paths.flatMap(listTests))]
  const e2e = tests.filter((file) => findProject(file) === 'e2e')
  const vitest = tests.filter((file) => findProject(file) !== 'e2e')
  if (tests.length === 0) console.warn(`No tests match ${names.join(', ')}: only types and lint are checked.`)
  process.env.PLACARD_CHROMIUM = browserPath()

  const packages = [...new Set(paths.map((path) => PACKAGES.find((name) => `${path}/`.startsWith(`${name}/`))))]
  for (const name of packages)
    if (name) await step(`types of ${name}`, 'pnpm', ['--silent', '--dir', name, 'run', 'typecheck'])
    else await step('types of the tools', 'tsc', ['-p', 'tsconfig.json'])
  await step('lint and format', 'biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...paths])
  if (vitest.length > 0) await runVitest(vitest)
  if (e2e.length > 0) {
    buildApps()
    // Journeys use the sources of the packages, which may not be built.
    const env = { NODE_OPTIONS: '--conditions=@placard/source' }
    await step('end-to-end tests', 'playwright', ['test', ...e2e], { read: readE2eReport, env })
  }
  finish()
}

async function runVitest(files) {
  const projects = [...new Set(files.map(findProject))]
  keepTempInMemory()
  const postgres = projects.includes('api') ? await startPostgres() : {}
  if (postgres.reason) console.warn(`\n!! The tests on PostgreSQL are skipped: ${postgres.reason}.`)
  try {
    const args = projects.flatMap((name) => ['--project', name])
    await step('tests', 'vitest', ['run', ...VITEST_REPORTERS, ...args, ...files], {
      read: readVitestReport,
      env: postgres.url ? { PLACARD_TEST_DATABASE_URL: postgres.url } : {},
    })
  } finally {
    await postgres.stop?.()
  }
}
