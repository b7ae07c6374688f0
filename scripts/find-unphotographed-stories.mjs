// Finds stories without a screenshot comparison, component tests without clean-up and screenshots without a story.
// Setup files that stop running do not fail a test by themselves.
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Name of a screenshot's file without extension: Vitest collapses repeated hyphens. */
export const baseName = (screenshot) => screenshot.replace(/-{2,}/g, '-')

/** Returns which hook of the setup file did not run after a test; undefined if all did. */
function missingSetup(path, { status, meta }) {
  if (status !== 'passed') return undefined
  if (path.endsWith('.stories.tsx') && meta.screenshots === undefined) return 'its screenshots were not compared'
  return path.endsWith('.test.tsx') && !meta.unmounted ? 'its components were not unmounted' : undefined
}

/** Pairs of a path and a problem: tests of a Vitest run whose setup file did not run. */
export function findIncompleteTests(testResults) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap((test) => {
      const problem = missingSetup(name, test)
      return problem ? [[name, ` › ${test.fullName}: ${problem}`]] : []
    }),
  )
}

/** Name of a screenshot without its theme: `npm test` compares most stories in light only. */
const withoutTheme = (name) => baseName(name).replace(/-(light|dark)$/, '')

/** Pairs of a path and a problem: stored screenshots that no story of a whole run was compared with. */
export function findUnusedScreenshots(testResults) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  // A failed story may not have reached its comparison.
  if (tests.some(({ status }) => status === 'failed')) return []
  const compared = new Set(tests.flatMap(({ meta }) => meta.screenshots ?? []).map(withoutTheme))
  return ['packages', 'apps']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name, 'src')))
    .filter((source) => existsSync(source))
    .flatMap((source) => readdirSync(source, { recursive: true }).map((path) => join(source, path)))
    .filter(
      (path) => basename(dirname(path)) === '__screenshots__' && !compared.has(withoutTheme(basename(path, '.png'))),
    )
    .map((path) => [path, ': no story is compared with it'])
}
