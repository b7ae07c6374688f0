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

/** Returns true for folders and for files that only operating systems use, which are never served. */
export const isIgnoredEntry = (name: string): boolean =>
  name.endsWith('/') || /^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(name)

/** Folder of an archive's entry page: '' or its only top folder, such as `banner/`; undefined without an entry page. */
export function pageFolder(names: readonly string[]): string | undefined {
  const files = names.filter((name) => !isIgnoredEntry(name))
  if (files.includes(ENTRY_PAGE)) return ''
  const [first = ''] = files
  const folder = first.slice(0, first.indexOf('/') + 1)
  return folder !== '' && files.every((name) => name.startsWith(folder)) && files.includes(folder + ENTRY_PAGE)
    ? folder
    : undefined
}
