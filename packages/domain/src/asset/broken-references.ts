import * as z from 'zod'
import { blankComments, countLines } from './code-text.js'
import { escapePercents, findFolder } from './page-archive.js'

/** Reference of a page or style sheet in an archive to a file that isn't in it, or not with this name. */
export const brokenReferenceSchema = z.object({
  /** Path of the page or style sheet. */
  file: z.string(),
  line: z.number().int().min(1),
  /** Reference as it is written. */
  url: z.string(),
  /** Path of the file that is served instead, because only its case or its Unicode form differs. */
  actual: z.string().optional(),
})
export type BrokenReference = z.infer<typeof brokenReferenceSchema>

/** Maximum number of broken references that are stored for an archive. */
export const MAX_BROKEN_REFERENCES = 20

const MAX_URL_LENGTH = 2000

type Reference = [at: number, url: string]

const CSS_URL = new RegExp(
  String.raw`(?:url\(\s{0,20}|@import\s{1,20})(?:"([^"\n]{1,${MAX_URL_LENGTH}})"|'([^'\n]{1,${MAX_URL_LENGTH}})')|url\(\s{0,20}([^\s"'()]{1,${MAX_URL_LENGTH}})\s{0,20}\)`,
  'gi',
)

const styleReferences = (css: string): Reference[] =>
  [...blankComments(css, '/*', '*/').matchAll(CSS_URL)].map(({ 1: double, 2: single, 3: bare, index }) => [
    index,
    double ?? single ?? bare ?? '',
  ])

/** Attribute of a tag. Sticky, so that it is tried at one position only. */
const ATTRIBUTE = /[\s/]{0,200}([^\s"'<>/=]{1,100})(?:\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]{1,2000})))?/y
/** Elements whose text is not HTML. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'noscript', 'template'])
const LINKS = /^(?:apple-touch-icon|icon|manifest|modulepreload|preload|prefetch|shortcut|stylesheet)/i
const IMAGES = /^(?:image|use|feimage)$/

interface Tag {
  at: number
  name: string
  attributes: Map<string, string>
  /** Text between a raw element's tags, and its position. */
  content: string
  contentAt: number
}

/** Yields the opening tags of a page that have attributes or a text. Each character is read once, because the text can be large and hostile. */
function* findTags(html: string): Generator<Tag> {
  const opening = /<([a-z][a-z\d]{0,30})/gi
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const { 0: start, 1: given = '', index: at } = found
    const name = given.toLowerCase()
    let attributes: Map<string, string> | undefined
    let end = at + start.length
    ATTRIBUTE.lastIndex = end
    for (let part = ATTRIBUTE.exec(html); part; part = ATTRIBUTE.exec(html)) {
      const { 1: attribute = '', 2: double, 3: single, 4: bare } = part
      end = ATTRIBUTE.lastIndex
      const key = attribute.toLowerCase()
      attributes ??= new Map()
      if (!attributes.has(key)) attributes.set(key, (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim())
    }
    let content = ''
    let contentAt = end
    if (RAW.has(name)) {
      contentAt = html.indexOf('>', end) + 1
      if (contentAt === 0) return
      const closing = new RegExp(`</${name}`, 'gi')
      closing.lastIndex = contentAt
      const contentEnd = closing.exec(html)?.index ?? html.length
      content = html.slice(contentAt, contentEnd)
      end = contentEnd
    }
    if (attributes ?? content) yield { at, name, attributes: attributes ?? new Map(), content, contentAt }
    opening.lastIndex = end
  }
}

const candidates = (set: string): string[] =>
  set.startsWith('data:') ? [] : set.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '')

function tagReferences({ at, name, attributes, content, contentAt }: Tag): Reference[] {
  const value = (attribute: string) => attributes.get(attribute) ?? ''
  const urls = [value('src'), value('poster'), value('background'), ...candidates(value('srcset'))]
  if (name === 'object') urls.push(value('data'))
  if (name === 'link' && LINKS.test(value('rel'))) urls.push(value('href'))
  if (IMAGES.test(name)) urls.push(value('href'), value('xlink:href'))
  if (attributes.has('style')) urls.push(...styleReferences(value('style')).map(([, url]) => url))
  return [
    ...urls.map((url): Reference => [at, url]),
    ...(name === 'style' ? styleReferences(content).map(([from, url]): Reference => [contentAt + from, url]) : []),
  ]
}

/** Yields the files that a page loads; none if it has a base URL, which can be anywhere. */
function pageReferences(html: string): Reference[] {
  const tags = [...findTags(blankComments(html, '<!--', '-->'))]
  if (tags.some(({ name, attributes }) => name === 'base' && attributes.has('href'))) return []
  return tags.flatMap(tagReferences)
}

/** URLs of other sites, of data and of the page itself, and templates that a script fills in. */
const NO_FILE = /^(?:$|#|\?|\/\/|[a-z][a-z\d+.-]*:)|\{\{|\$\{|<%|%%|\[\[/i

/** Returns the path that browsers request; undefined for one outside the archive. */
function resolvePath(file: string, url: string): string | undefined {
  const [path = ''] = url.replaceAll('\\', '/').split(/[?#]/)
  if (path.startsWith('/')) return undefined
  const segments = findFolder(file).split('/').slice(0, -1)
  for (const segment of decodeURIComponent(escapePercents(path)).split('/')) {
    if (segment === '..' && segments.length === 0) return undefined
    if (segment === '..') segments.pop()
    else if (segment !== '.') segments.push(segment)
  }
  return segments.join('/')
}

/** Page or style sheet of an archive; `findPath` returns the path of the file that is served for a path. */
interface ReferringFile {
  file: string
  text: string
  findPath: (path: string) => string | undefined
}

/**
 * Finds the references of a page or style sheet (`.css`) to files that its archive doesn't have, and to files that it
 * has in another spelling, each once. Files that scripts load are not found.
 */
export function findBrokenReferences({ file, text, findPath }: ReferringFile): BrokenReference[] {
  const references = file.toLowerCase().endsWith('.css') ? styleReferences(text) : pageReferences(text)
  const lineAt = countLines(text)
  const broken = new Map<string, BrokenReference>()
  for (const [at, url] of references) {
    if (broken.size === MAX_BROKEN_REFERENCES) break
    if (broken.has(url) || NO_FILE.test(url)) continue
    const path = resolvePath(file, url)
    // A folder stands for the page itself.
    if (path === '' || path?.endsWith('/')) continue
    const actual = path === undefined ? undefined : findPath(path)
    if (path === undefined || actual !== path)
      broken.set(url, { file, line: lineAt(at), url, ...(actual !== undefined && { actual }) })
  }
  return [...broken.values()]
}
