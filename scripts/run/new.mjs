// Generates a component, field, chart or screen with its stories, test and documentation, registers it, and takes its
// screenshots. Usage: pnpm new component|field|chart|route NAME [--no-screenshots]
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Line of an index for a part in a subject's folder. */
const exportAllFrom =
  (subject) =>
  ({ name }) =>
    `export * from './${subject}/${name}/${name}.js'`

/** Where each kind belongs. `suffix` is added to names without it; `entry` is the line of the package's index. */
const KINDS = {
  component: {
    folder: 'packages/ui/src',
    entry: ({ name, pascal }) => `export { ${pascal}, type ${pascal}Props } from './${name}/${name}.js'`,
  },
  field: { folder: 'packages/forms/src', subject: 'fields', suffix: '-field', entry: exportAllFrom('fields') },
  chart: { folder: 'packages/charts/src', subject: 'charts', suffix: '-chart', entry: exportAllFrom('charts') },
  route: { folder: 'apps/console/src/routes' },
}

/** Lines that a screen needs elsewhere, each inserted before the line that starts with `before`. */
const ROUTE_LINES = ({ name, camel, title }) => [
  ['apps/console/src/paths.ts', "  profile: '/profile',", `  ${camel}: '/${name}',`],
  [
    'apps/console/src/router.tsx',
    '  profile: lazyRoute(',
    `  '${name}': lazyRoute(() => import('./routes/${name}/route.js')),`,
  ],
  ['packages/domain/src/navigation/screens.ts', "  '/profile':", `  '/${name}': '${name}',`],
  ['packages/domain/src/navigation/guard.ts', "  '/dashboard',", `  '/${name}',`],
  [
    'e2e/fault-routes.ts',
    "  { name: 'nowhere'",
    `  { name: '${title.toLowerCase()}', path: '/${name}', who: 'user', code: createCodePath('${name}') },`,
  ],
]

const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/** Spellings of a name: 'budget-gauge', 'BudgetGauge', 'budgetGauge' and 'Budget gauge'. */
function spell(raw, suffix = '') {
  const kebab = raw.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
  const name = kebab.endsWith(suffix) ? kebab : kebab + suffix
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`'${raw}' is not a name: use kebab-case or PascalCase.`)
  const pascal = name.split('-').map(capitalize).join('')
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
  return { name, pascal, camel, title: capitalize(name.replaceAll('-', ' ')) }
}

/** Inserts a line into sorted ones: before the first line for which `isLater` is true, else at the end. */
function insertLine(path, line, isLater) {
  const file = join(root, path)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const index = lines.findIndex(isLater)
  lines.splice(index < 0 ? lines.length : index, 0, line)
  writeFileSync(file, `${lines.join('\n')}\n`)
}

const modulePath = (line) => /^export .* from '\.\/([^']+)'/.exec(line)?.[1]

/** Writes the files of a new part and the lines that register it; returns the paths of the files. */
export function generate(kind, raw) {
  const { folder, subject = '', suffix, entry } = KINDS[kind]
  const spelled = spell(raw, suffix)
  const { name, pascal, title } = spelled
  const target = join(root, folder, subject, name)
  if (existsSync(target)) throw new Error(`${relative(root, target)} exists already.`)
  const fill = (text) => text.replaceAll('__NAME__', name).replaceAll('__Name__', pascal).replaceAll('__Title__', title)
  const templates = join(import.meta.dirname, 'templates', kind)
  mkdirSync(target, { recursive: true })
  const files = readdirSync(templates).map((template) => {
    const file = join(target, fill(template).replace(/\.txt$/, ''))
    writeFileSync(file, fill(readFileSync(join(templates, template), 'utf8')))
    return file
  })
  if (entry)
    insertLine(`${folder}/index.ts`, entry(spelled), (line) => (modulePath(line) ?? '') > modulePath(entry(spelled)))
  else
    for (const [path, before, line] of ROUTE_LINES(spelled)) insertLine(path, line, (text) => text.startsWith(before))
  return { path: relative(root, target), files }
}

/** Files that `generate` changes for a kind, besides the new folder. */
export const changedFiles = (kind) =>
  KINDS[kind].entry ? [`${KINDS[kind].folder}/index.ts`] : ROUTE_LINES(spell('name')).map(([path]) => path)

function run(command, ...args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const [kind, name] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
  if (!(kind in KINDS) || !name) {
    console.error(`Usage: pnpm new ${Object.keys(KINDS).join('|')} NAME [--no-screenshots]`)
    process.exit(1)
  }
  const { path, files } = generate(kind, name)
  run(
    'biome',
    'check',
    '--write',
    ...files.filter((file) => !file.endsWith('.mdx')),
    ...changedFiles(kind).filter((file) => /\.tsx?$/.test(file)),
  )
  if (!process.argv.includes('--no-screenshots')) run('node', 'scripts/screenshots/update-screenshots.mjs', path)
  console.log(
    `\n${path} is there. Look at its screenshots, write its documentation, and run: npm test -- ${path}
Then record its exports: pnpm api:update`,
  )
}
