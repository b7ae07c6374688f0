// Finds what a run of the tests did not do without saying so: a setup that is lost on the way fails no test by itself.
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** What the page that tests share does after each of them, and was not done after this one. */
function missing(path, { status, meta }) {
  if (status !== 'passed') return undefined
  if (path.endsWith('.stories.tsx') && meta.pictures === undefined) return 'its picture was not looked at'
  return path.endsWith('.test.tsx') && !meta.unmounted ? 'what it mounted was left on the page' : undefined
}

/** The stored pictures that no story of a run was compared with. */
function picturesOfNobody(testResults) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  // What a story that failed would have been compared with is not known.
  if (tests.some(({ status }) => status === 'failed')) return []
  // As the comparison names files.
  const fileOf = (picture) => `${picture.replace(/-{2,}/g, '-')}.png`
  const compared = new Set(tests.flatMap(({ meta }) => meta.pictures ?? []).map(fileOf))
  return ['packages', 'apps']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name, 'src')))
    .filter((source) => existsSync(source))
    .flatMap((source) => readdirSync(source, { recursive: true }).map((path) => join(source, path)))
    .filter((path) => basename(dirname(path)) === '__screenshots__' && !compared.has(basename(path)))
}

/**
 * What a whole run of Vitest left out, as pairs of a path and words to follow it.
 * `testResults` are those of its JSON report.
 */
export function whatWasLeftOut(testResults) {
  const incomplete = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap((test) => {
      const what = missing(name, test)
      return what ? [[name, ` › ${test.fullName}: ${what}`]] : []
    }),
  )
  return [...incomplete, ...picturesOfNobody(testResults).map((path) => [path, ': no story was compared with it'])]
}
