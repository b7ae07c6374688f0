/** Name of the page with which an HTML5 archive starts. */
export const ENTRY_PAGE = 'index.html'

/** MIME types of the files that an HTML5 archive may contain, by extension. */
const PAGE_FILE_TYPES = new Map(
  Object.entries({
    html: 'text/html',
    htm: 'text/html',
    css: 'text/css; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    json: 'application/json',
    map: 'application/json',
    txt: 'text/plain; charset=utf-8',
    xml: 'application/xml',
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    gif: 'image/gif',
    webp: 'image/webp',
    svg: 'image/svg+xml',
    ico: 'image/x-icon',
    mp4: 'video/mp4',
    webm: 'video/webm',
    mp3: 'audio/mpeg',
    ogg: 'audio/ogg',
    woff: 'font/woff',
    woff2: 'font/woff2',
    ttf: 'font/ttf',
    otf: 'font/otf',
  }),
)

/** Extension of a file name in lower case. */
export const fileExtension = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** MIME type of a file in an HTML5 archive; undefined for one that it must not contain. */
export const pageFileType = (name: string): string | undefined => PAGE_FILE_TYPES.get(fileExtension(name))

/**
 * Returns true for folders and for files that only operating systems use, such as macOS's `._` files, which are never
 * served.
 */
export const isIgnoredEntry = (name: string): boolean =>
  name.endsWith('/') || /^__MACOSX\/|(^|\/)(\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(name)

/** Folder of a path in an archive: '' or with a slash at its end, such as `banner/`. */
export const findFolder = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/**
 * Finds the page with which an archive starts: its only page, or else the index.html above all others. Several paths
 * if more than one could be it, and none in an archive without a page.
 */
export function findEntryPages(names: readonly string[]): string[] {
  const pages = names.filter((name) => !isIgnoredEntry(name) && pageFileType(name) === 'text/html')
  const depth = (path: string) => path.split('/').length
  const indexes = pages
    .filter((path) => /^index\.html?$/i.test(path.slice(findFolder(path).length)))
    .toSorted((one, other) => depth(one) - depth(other) || other.length - one.length)
  const [first] = indexes
  if (first === undefined) return pages
  return indexes.every((path) => path.startsWith(findFolder(first))) ? [first] : indexes
}

/** Returns a path as file systems of Windows and macOS compare it. */
export const foldPath = (path: string): string => path.normalize('NFC').toLowerCase().toUpperCase()

/**
 * Returns a function that finds files by their path: the one with exactly this path, or else the one whose path is the
 * same on Windows and macOS, where many ads are tested.
 */
export function createPathLookup<File>(files: Iterable<readonly [path: string, file: File]>) {
  const exact = new Map<string, File>()
  const folded = new Map<string, File>()
  for (const [path, file] of files) {
    exact.set(path, file)
    if (!folded.has(foldPath(path))) folded.set(foldPath(path), file)
  }
  return (path: string): File | undefined => exact.get(path) ?? folded.get(foldPath(path))
}

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Escapes each percent sign that begins no escape, so that a URL path such as `50%off.png` can be decoded. */
export const escapePercents = (path: string): string =>
  path.replace(/(?:%[\da-f]{2})+|%/gi, (escapes) => (isDecodable(escapes) ? escapes : escapes.replaceAll('%', '%25')))
