// Finds components without a stored screenshot, component tests without clean-up and screenshots without a story.
// Setup files that stop running do not fail a test by themselves.
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Snapshots of a Chromatic build without TurboSnap, besides the further modes of screens. Raise it when stories are worth their price. */
const MAX_SNAPSHOTS = 2_500

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

/** Pairs of a path and a problem: stored screenshots that no story of a whole run was compared with. */
export function findUnusedScreenshots(testResults) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  // A failed story may not have reached its comparison.
  if (tests.some(({ status }) => status === 'failed')) return []
  const compared = new Set(tests.flatMap(({ meta }) => meta.screenshots ?? []).map(baseName))
  return findScreenshots(root)
    .filter((path) => !compared.has(basename(path, '.png')))
    .map((path) => [path, ': no story is compared with it'])
}

/** Returns the paths of all stored screenshots. */
export const findScreenshots = (folder) =>
  globSync('{packages,apps}/*/src/**/__screenshots__/*.png', { cwd: folder }).map((path) => join(folder, path))

/** Components and screens: stories named like their folder, and those of routes. */
const isMainFile = (path) => {
  const [folder, file] = path.split(/[\\/]/).slice(-2)
  return file === `${folder}.stories.tsx` || file === 'route.stories.tsx'
}

/** Pairs of a path and a problem: components and screens of which no story has a stored screenshot. */
export function findMissingScreenshots(testResults) {
  return testResults
    .filter(({ name, assertionResults }) => isMainFile(name) && assertionResults.length > 0)
    .filter(({ assertionResults }) => assertionResults.every(({ status }) => status === 'passed'))
    .filter(({ assertionResults }) => assertionResults.every(({ meta }) => (meta.screenshots ?? []).length === 0))
    .map(({ name }) => [name, ': no story is tagged `pictured`; add `States` by showStates'])
}

/** Pairs of a path and a problem: more snapshots than a build without TurboSnap may cost. */
export function findSnapshotExcess(testResults) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const snapshots = tests.reduce((sum, { meta }) => sum + (meta.snapshots ?? 0), 0)
  if (snapshots <= MAX_SNAPSHOTS) return []
  return [[root, `: Chromatic takes ${snapshots} snapshots of the stories; ${MAX_SNAPSHOTS} are allowed`]]
}
