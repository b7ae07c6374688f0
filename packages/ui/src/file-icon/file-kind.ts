/** Kinds of files with different icons. */
export type FileKind =
  | 'folder'
  | 'image'
  | 'video'
  | 'audio'
  | 'archive'
  | 'code'
  | 'data'
  | 'spreadsheet'
  | 'document'
  | 'font'
  | 'other'

const EXTENSIONS: Record<Exclude<FileKind, 'folder' | 'other'>, string> = {
  image: 'apng avif bmp gif heic ico jpeg jpg png psd svg tif tiff webp',
  video: 'avi m4v mkv mov mp4 mpeg mpg ogv webm',
  audio: 'aac aif aiff flac m4a mp3 oga ogg opus wav',
  archive: '7z bz2 gz rar tar tgz zip',
  code: 'css htm html js jsx mjs php py sh ts tsx xhtml xml',
  data: 'json jsonl ndjson toml yaml yml',
  spreadsheet: 'csv ods tsv xls xlsm xlsx',
  document: 'doc docx log md odt pdf rtf txt',
  font: 'otf ttf woff woff2',
}
const BY_EXTENSION = new Map(
  Object.entries(EXTENSIONS).flatMap(([kind, list]) =>
    list.split(' ').map((name) => [name, kind as FileKind] as const),
  ),
)

/** Generic content types, for which the file name decides. */
const UNTOLD = new Set(['', 'application/octet-stream', 'binary/octet-stream', 'application/x-www-form-urlencoded'])

const BY_TYPE: readonly (readonly [RegExp, FileKind])[] = [
  [/^image\//, 'image'],
  [/^video\//, 'video'],
  [/^audio\//, 'audio'],
  [/^font\/|font/, 'font'],
  [/csv|spreadsheet|excel/, 'spreadsheet'],
  [/json|yaml|toml/, 'data'],
  [/zip|compressed|x-tar|x-rar|x-7z/, 'archive'],
  [/html|css|javascript|ecmascript|xml$|x-sh|typescript/, 'code'],
  [/^text\/|pdf|msword|wordprocessing|opendocument\.text|rtf/, 'document'],
]

/** Returns the extension with its dot, ".mp4"; '' for ".htaccess" and "README". */
export function readExtension(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 && dot < name.length - 1 ? name.slice(dot) : ''
}

/** Returns the kind of a file by its content type, or by its name. */
export function fileKind(name: string, contentType = ''): FileKind {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!UNTOLD.has(type)) {
    const rule = BY_TYPE.find(([pattern]) => pattern.test(type))
    if (rule) return rule[1]
  }
  return BY_EXTENSION.get(readExtension(name).slice(1).toLowerCase()) ?? 'other'
}
