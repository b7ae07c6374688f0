// Fails for folders that import each other in a circle: neither could be understood, tested or moved without the other.
// dependency-cruiser finds circles of files; its folder rules also count tests, which may import from anywhere.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const root = join(import.meta.dirname, '../..')
const SOURCES = [
  ...['domain', 'ui', 'forms', 'charts'].map((name) => `packages/${name}/src`),
  ...['fields', 'engine', 'product'].map((name) => `packages/forms/src/${name}`),
  ...['charts', 'tables', 'reports'].map((name) => `packages/charts/src/${name}`),
  'apps/api/src',
  'apps/console/src',
]
const NOT_PRODUCTION = /\.(test|stories|fixture)\.|(^|\/)testing(\/|\.)/
/** Static imports: code that loads on demand may be above the code that loads it. */
const IMPORT = /^(?:import|export)\b[^;]*?from '(\.[^']+)'/gm

/** Folder below `source` that contains a file; a loose file stands for itself. */
const findUnit = (path) => path.split('/')[0].replace(/\.[jt]sx?$/, '')

/** Returns the units that each unit of a source folder imports. */
function readImports(source) {
  const imports = new Map()
  const files = readdirSync(join(root, source), { recursive: true }).map((path) => path.replaceAll('\\', '/'))
  for (const file of files.filter((path) => /\.tsx?$/.test(path) && !NOT_PRODUCTION.test(path))) {
    const unit = findUnit(file)
    const targets = imports.get(unit) ?? new Set()
    imports.set(unit, targets)
    for (const [, from] of readFileSync(join(root, source, file), 'utf8').matchAll(IMPORT)) {
      const path = posix.join(dirname(file), from)
      if (!path.startsWith('..') && findUnit(path) !== unit) targets.add(findUnit(path))
    }
  }
  return imports
}

/** Returns the shortest way from a unit back to itself, or undefined if there is none. */
function findCircle(start, imports) {
  const ways = [[start]]
  const seen = new Set()
  for (const way of ways)
    for (const next of imports.get(way.at(-1)) ?? []) {
      if (next === start) return [...way, start]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  return undefined
}

const circles = SOURCES.flatMap((source) => {
  const imports = readImports(source)
  const found = [...imports.keys()].map((unit) => findCircle(unit, imports)).filter(Boolean)
  // The same circle is found from each of its folders.
  const unique = new Map(found.map((circle) => [[...new Set(circle)].sort().join(), circle]))
  return [...unique.values()].map((circle) => `${source}: ${circle.join(' → ')}`)
})
console.log(
  circles.length > 0
    ? `Folders import each other in a circle:\n${circles.join('\n')}`
    : 'No folders import each other in a circle.',
)
process.exit(circles.length > 0 ? 1 : 0)
