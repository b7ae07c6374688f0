// Measures each documented component of the built packages and the first page of the built console, and writes
// docs/sizes.json and docs/sizes.md. `--check` writes nothing, and fails if a size differs by more than 2 kB or the tables do
// not match: a commit that changes a size shows it in its diff, and says why.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { measureBundles } from './bundle-size.mjs'

const TOLERANCE_KB = 2
const PACKAGES = ['ui', 'forms', 'charts']
const CONSOLE = '@placard/console'
const root = join(import.meta.dirname, '../..')
const jsonPath = join(root, 'docs/sizes.json')
const pagePath = join(root, 'docs/sizes.md')

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const pascalCase = (folder) => folder.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase())

/** Components with a page, with the code that an app imports: all of the folder, or single components where none is named like it. */
async function findComponents(name) {
  const source = join(root, `packages/${name}/src`)
  // A component's page is named like its folder, which may be in the folder of its subject.
  const folders = readdirSync(source, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(^|\/)([\w-]+)\/\2\.mdx$/.test(path))
    .map(dirname)
  const found = await Promise.all(
    folders.map(async (folder) => {
      const part = basename(folder)
      const door = `./${folder}/${part}.js`
      const exported = await import(join(root, `packages/${name}/dist`, door))
      const main = pascalCase(part)
      if (exported[main]) return [[main, `export * from '${door}'`]]
      return Object.keys(exported)
        .filter((key) => /^[A-Z][a-z]/.test(key) && typeof exported[key] === 'function')
        .map((key) => [key, `export { ${key} } from '${door}'`])
    }),
  )
  return Object.fromEntries(found.flat().sort(([one], [other]) => one.localeCompare(other, 'en')))
}

async function measure() {
  const sizes = {}
  for (const name of PACKAGES)
    sizes[`@placard/${name}`] = await measureBundles(await findComponents(name), join(root, `packages/${name}/dist`))
  const signIn = measureSignIn()
  sizes[CONSOLE] = { '/signin': { initial: signIn, total: signIn } }
  return sizes
}

const cell = ({ initial, total }) => `${initial} | ${total === initial ? '' : total} |`

/** Gzipped kB that the browser loads before `/signin` renders: the entry, its static imports and their CSS. */
function measureSignIn() {
  const folder = join(root, 'apps/console/dist')
  const chunks = readJson(join(folder, '.vite/manifest.json'))
  const keys = new Set()
  const visit = (key) => {
    if (keys.has(key)) return
    keys.add(key)
    chunks[key].imports?.forEach(visit)
  }
  visit('index.html')
  const files = new Set([...keys].flatMap((key) => [chunks[key].file, ...(chunks[key].css ?? [])]))
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 100) / 10
}

/** Page with the sizes of all components, and of the widgets that have peers beside these. */
function formatPage(sizes, peers) {
  const all = Object.assign({}, ...Object.values(sizes))
  const compared = [...new Set(peers.map(({ widget }) => widget))].flatMap((widget) => [
    `| ${widget} | Placard | ${cell(all[widget])}`,
    ...peers
      .filter((peer) => peer.widget === widget)
      .map((peer) => `| | ${peer.library} ${peer.version} | ${cell(peer)}`),
  ])
  const lists = Object.entries(sizes).map(([name, components]) =>
    [
      `## ${name}`,
      '',
      '| component | initial | total |',
      '|---|---|---|',
      ...Object.entries(components).map(([component, size]) => `| ${component} | ${cell(size)}`),
    ].join('\n'),
  )
  return `# Sizes

JavaScript in kB (1,000 bytes) that an app loads for one component, minified and gzipped, without React and without the style sheet. *Initial* is loaded before the component renders; *total* includes what it loads later, such as axes, the table of a chart, dialogs and workers, and is empty where nothing is. Components with several parts are measured with all of them. Several components share most of their code, so their sizes do not add up.

These numbers need a bundler that puts shared code of lazy parts into files of its own, as Vite, Next.js and webpack do. Plain esbuild with \`splitting\` keeps more in the first file: 73 kB for Sparkline, 180 for CampaignReport. The packages are not minified and have one file per module, so that a debugger shows readable code without source maps.

For the console's first page, it is all that the browser loads before the page renders, with React and the style sheet.

The numbers are measured from the built packages and the built console, and tested: none differs from the current one by more than ${TOLERANCE_KB} kB.

## Beside other libraries

Components of other libraries for the same purpose, bundled with the same options.

| | library | initial | total |
|---|---|---|---|
${compared.join('\n')}

${lists.join('\n\n')}
`
}

/** Components whose size is not the documented one. */
function findDifferences(documented, measured) {
  return Object.keys(measured).flatMap((name) => {
    const components = new Set([...Object.keys(documented[name] ?? {}), ...Object.keys(measured[name])])
    return [...components].flatMap((component) => {
      const [before, now] = [documented[name]?.[component], measured[name][component]]
      const isSame =
        before && now && ['initial', 'total'].every((size) => Math.abs(before[size] - now[size]) <= TOLERANCE_KB)
      return isSame ? [] : [`${name} ${component}: ${JSON.stringify(before)} is now ${JSON.stringify(now)}`]
    })
  })
}

const peers = readJson(join(root, 'bench/sizes/peers.json'))
const measured = await measure()
if (process.argv.includes('--check')) {
  const documented = readJson(jsonPath)
  const problems = findDifferences(documented, measured)
  if (readFileSync(pagePath, 'utf8') !== formatPage(documented, peers))
    problems.push('docs/sizes.md differs from docs/sizes.json')
  if (problems.length > 0) {
    console.error(`${problems.join('\n')}\nUpdate both files: pnpm sizes:update`)
    process.exitCode = 1
  }
} else {
  writeFileSync(jsonPath, `${JSON.stringify(measured, null, 2)}\n`)
  writeFileSync(pagePath, formatPage(measured, peers))
}
