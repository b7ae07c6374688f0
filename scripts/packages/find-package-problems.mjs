// Finds what is missing in an unpacked package, and what no consumer needs.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const ALLOWED =
  /^(package\.json|README\.md|CHANGELOG\.md|LICENSE|docs\/[\w-]+\.md|dist\/.+\.(js|d\.ts|css)|dist\/tokens\.json)$/
const DEVELOPMENT = /\.(fixture|test|stories)\.|(^|\/)testing(\/|\.)/
const REQUIRED = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'docs/migration.md']
/** Required because of `useEffectEvent`: with an older React a report would stay blank, so npm must reject it. */
const REACT_RANGE = '>=19.2'

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

/** Returns the anchors that Git hosts and npm generate for the headings of a Markdown file. */
function listAnchors(markdown) {
  const headings = markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, text]) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Relative links of a Markdown file that lead nowhere inside the package. */
function deadLinks(folder, file) {
  const markdown = readFileSync(join(folder, file), 'utf8')
  const links = [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link)
  return links
    .filter((link) => !/^(https?|mailto):/.test(link))
    .filter((link) => {
      const [path, anchor] = link.split('#')
      const target = path === '' ? file : join(dirname(file), path).replaceAll('\\', '/')
      if (target.startsWith('..') || !existsSync(join(folder, target))) return true
      return anchor !== undefined && !listAnchors(readFileSync(join(folder, target), 'utf8')).includes(anchor)
    })
    .map((link) => `${file} links to ${link}, which is not in the package`)
}

function manifestProblems(folder, { license, repository, homepage, bugs, access }) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { name, peerDependencies = {} } = manifest
  const directory = `packages/${name.split('/')[1]}`
  const expected = {
    license,
    'repository.url': repository.url,
    'repository.directory': directory,
    homepage: homepage.replace('#readme', `/tree/main/${directory}#readme`),
    bugs,
    'publishConfig.access': access,
    scripts: undefined,
    devDependencies: undefined,
    ...(peerDependencies.react && { 'peerDependencies.react': REACT_RANGE, 'peerDependencies.react-dom': REACT_RANGE }),
  }
  const valueAt = (path) => path.split('.').reduce((value, key) => value?.[key], manifest)
  const wrong = Object.entries(expected)
    .filter(([path, value]) => valueAt(path) !== value)
    .map(([path, value]) => `package.json: ${path} is ${JSON.stringify(valueAt(path))} instead of ${value}`)
  const missing = ['version', 'description', 'keywords', 'engines', 'exports', 'sideEffects']
    .filter((field) => manifest[field] === undefined || manifest[field].length === 0)
    .map((field) => `package.json has no ${field}`)
  const unresolved = /"(workspace|catalog):|"@placard\/source"/.test(JSON.stringify(manifest))
    ? ['package.json contains a protocol or condition of the workspace']
    : []
  return [...wrong, ...missing, ...unresolved]
}

/** Returns the entry points whose files are missing. Those with `*` stand for several. */
function missingEntryPoints(files, { exports = {} }) {
  const paths = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
  const isThere = (path) => {
    const [start, end] = path.slice(2).split('*')
    return files.some((file) => (end === undefined ? file === start : file.startsWith(start) && file.endsWith(end)))
  }
  return paths.filter((path) => !isThere(path)).map((path) => `package.json exports ${path}, which is missing`)
}

/** Returns declarations of public entry points that name an internal one, whose declarations are not published. */
function internalTypes(folder, { exports = {} }) {
  const found = Object.values(exports).flatMap((entry) => (entry.types ? [join(folder, entry.types)] : []))
  for (const path of found) {
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    for (const [, target] of text.matchAll(/from ['"](\.[^'"]*)\.js['"]/g)) {
      const next = join(dirname(path), `${target}.d.ts`)
      if (!found.includes(next)) found.push(next)
    }
  }
  return found
    .filter((path) => existsSync(path) && readFileSync(path, 'utf8').includes('@placard/domain/internal/'))
    .map((path) => `${relative(folder, path)} needs types of an internal entry point`)
}

/**
 * Returns what is wrong with an unpacked package, in sentences. `guides` are the files of its `docs` folder; license,
 * repository, homepage, bugs and access are those of the workspace.
 */
export function findPackageProblems(folder, { guides, ...workspace }) {
  const files = filesIn(folder)
  const required = [...REQUIRED, ...guides.map((name) => `docs/${name}`)]
  const missing = required.filter((file) => !files.includes(file)).map((file) => `${file} is missing`)
  if (missing.length > 0) return missing
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { version } = manifest
  return [
    ...missingEntryPoints(files, manifest),
    ...internalTypes(folder, manifest),
    ...files
      .filter((file) => !ALLOWED.test(file) || DEVELOPMENT.test(file))
      .map((file) => `${file} is not for consumers`),
    ...files.filter((file) => file.endsWith('.md')).flatMap((file) => deadLinks(folder, file)),
    ...(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').includes(`\n## ${version}\n`)
      ? []
      : [`CHANGELOG.md has no entry for ${version}`]),
    ...manifestProblems(folder, workspace),
  ]
}
