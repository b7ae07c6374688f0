// Checks the file structure: every component folder has stories and a test, names are kebab-case, files stay
// short, and styles have no physical directions.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')
const PART_ROOTS = ['packages/ui/src', 'packages/forms/src', 'packages/charts/src']
/** Folders by subject, each with the folders of its parts. */
const SUBJECTS = new Set(['fields', 'engine', 'product', 'charts', 'tables', 'reports'])
const SOURCE_ROOTS = ['packages', 'apps', 'e2e', '.storybook', 'scripts', 'consumers']
const LEFT_OUT = new Set(['node_modules', 'dist', 'migrations', 'public', '__screenshots__', 'testing'])
const NAME =
  /^[a-z0-9]+(-[a-z0-9]+)*(\.(stories|((full|clickhouse)\.)?test|fixture|variants|spec|config|setup|server))?\.(tsx?|mjs|mdx|css)$/
const CAPS = { source: 400, stories: 300, test: 300, css: 300 }

/** Text helpers are called formatX, xLabel or xMessage. */
const WORDS_NAME = /\b(\w*[a-z]Words|(\w+_)?WORDS)\b/g
/** Functions are verb + object, so that a search finds them: `readToken`, not `tokenOf`. */
const OF_NAME = /\b(?:function\*? |const )(\w*[a-z]Of)\b/g
/** A docstring starts with a verb or a noun. */
const VAGUE_DOCSTRING = /\/\*\*[\s*]*(?:What|Who|Whom|Whose|Those|It|One|Whether|The others)\b[^\n]*/g
const STORY_NAME = /: Story = \{\s*name: '([^']+)'/g

/** Folders whose components also run right to left. */
const MIRRORED =
  /^(packages\/(ui|forms|charts)|apps\/console)\/src\/(?!.*(\.(test|stories|fixture)\.|\.mdx$|\/testing\/))/
/** Physical direction classes and CSS properties, which are wrong right to left. */
const PHYSICAL_CLASS =
  /(?<=["'`\s:])(?<!rtl:|ltr:)-?(?:(?:m[lr]|p[lr]|left|right|scroll-[mp][lr])-(?!1\/2)[\w./%[\]()-]+|(?:rounded-(?:[lr]|[tb][lr])|border-[lr])(?:-[\w./%[\]()-]+)?|text-left|text-right|float-left|float-right)(?=["'`\s])/g
const PHYSICAL_PROPERTY = /(?<=[{;\s])(?:(?:margin|padding|border)-)?(?:left|right)(?:-[a-z]+)?(?=\s*:)/g
/** Comment that allows them in a file. */
const PHYSICAL_REASON = /\/[/*] Physical directions: \w+/

const problems = []
const report = (path, text) => problems.push(`${relative(root, path)}: ${text}`)

function* walk(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) {
      if (!LEFT_OUT.has(name)) yield* walk(path)
    } else if (/\.(tsx?|mjs|mdx|css)$/.test(name)) yield path
  }
}

function checkLanguage(path, text) {
  if (basename(path) === 'check-shape.mjs') return
  if (/-words\./.test(basename(path))) report(path, 'is named after words: use -text or -labels')
  for (const name of new Set(text.match(WORDS_NAME))) report(path, `has ${name}: use formatX, xLabel or xMessage`)
  for (const [, name] of text.matchAll(OF_NAME)) report(path, `has ${name}: name functions by verb and object`)
  for (const [docstring] of text.matchAll(VAGUE_DOCSTRING)) report(path, `starts with no verb or noun: ${docstring}`)
  for (const [, name] of text.matchAll(STORY_NAME))
    if (/ [A-Z][a-z]+$| [A-Z][a-z]+ /.test(name)) report(path, `has a story name without sentence case: ${name}`)
}

function checkDirections(path, text) {
  if (!MIRRORED.test(relative(root, path).replaceAll('\\', '/'))) return
  const found = text.match(path.endsWith('.css') ? PHYSICAL_PROPERTY : PHYSICAL_CLASS) ?? []
  const isAllowed = PHYSICAL_REASON.test(text)
  if (isAllowed && found.length === 0) report(path, 'has no physical directions: remove the comment')
  if (!isAllowed)
    for (const name of new Set(found))
      report(
        path,
        `has ${name}: use a logical direction (start, end), or say why in a comment "Physical directions: …"`,
      )
}

function* listParts(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (!statSync(path).isDirectory() || LEFT_OUT.has(name)) continue
    if (SUBJECTS.has(name)) yield* listParts(path)
    else yield path
  }
}

for (const folder of PART_ROOTS.map((path) => join(root, path)).filter(existsSync)) {
  for (const path of listParts(folder)) {
    const part = basename(path)
    const isPart = existsSync(join(path, `${part}.tsx`))
    if (!isPart && !existsSync(join(path, `${part}.ts`))) report(path, `has no door ${part}.tsx or ${part}.ts`)
    if (isPart && !existsSync(join(path, `${part}.stories.tsx`))) report(path, 'has no stories')
    if (!readdirSync(path).some((name) => name.includes('.test.'))) report(path, 'has no test')
  }
}

for (const path of SOURCE_ROOTS.map((name) => join(root, name))
  .filter(existsSync)
  .flatMap((folder) => [...walk(folder)])) {
  const name = basename(path)
  if (!NAME.test(name) && !/\.d\.ts$/.test(name)) report(path, 'is not named in kebab-case')
  const text = readFileSync(path, 'utf8')
  checkLanguage(path, text)
  checkDirections(path, text)
  const lines = text.split('\n').length - 1
  const kind = /\.stories\./.test(name)
    ? 'stories'
    : /\.(test|spec)\./.test(name)
      ? 'test'
      : name.endsWith('.css')
        ? 'css'
        : 'source'
  // The index of a package is a list of its exports.
  if (name !== 'index.ts' && lines > CAPS[kind]) report(path, `has ${lines} lines, more than ${CAPS[kind]}`)
}

console.log(problems.length > 0 ? problems.join('\n') : 'The file structure is right.')
process.exit(problems.length > 0 ? 1 : 0)
