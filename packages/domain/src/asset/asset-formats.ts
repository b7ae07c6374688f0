import * as z from 'zod'
import type { AssetType } from './asset.js'
import { fileExtension } from './page-archive.js'
import { exportAdvice } from './refused-files.js'

interface AssetFormatFacts {
  contentType: string
  type: AssetType
  /** File name extensions of this format, the usual one first. */
  extensions: readonly [string, ...string[]]
}

/** File formats that a creative may contain. */
export const ASSET_FORMATS = {
  png: { contentType: 'image/png', type: 'image', extensions: ['png'] },
  jpeg: { contentType: 'image/jpeg', type: 'image', extensions: ['jpg', 'jpeg'] },
  gif: { contentType: 'image/gif', type: 'image', extensions: ['gif'] },
  webp: { contentType: 'image/webp', type: 'image', extensions: ['webp'] },
  svg: { contentType: 'image/svg+xml', type: 'image', extensions: ['svg'] },
  mp4: { contentType: 'video/mp4', type: 'video', extensions: ['mp4', 'm4v'] },
  webm: { contentType: 'video/webm', type: 'video', extensions: ['webm'] },
  woff2: { contentType: 'font/woff2', type: 'font', extensions: ['woff2'] },
  zip: { contentType: 'application/zip', type: 'archive', extensions: ['zip'] },
} as const satisfies Record<string, AssetFormatFacts>
export type AssetFormat = keyof typeof ASSET_FORMATS

const NAMES = Object.keys(ASSET_FORMATS) as AssetFormat[]

/** File name extensions that a file input accepts. */
export const ACCEPTED_ENDINGS: readonly string[] = NAMES.flatMap((format) =>
  ASSET_FORMATS[format].extensions.map((extension) => `.${extension}`),
)

/** Returns the format by a name's extension; undefined for unsupported ones. */
export function promisedFormat(name: string): AssetFormat | undefined {
  const [, ending] = /\.(\w+)$/.exec(name.toLowerCase()) ?? []
  return NAMES.find((format) => (ASSET_FORMATS[format].extensions as readonly string[]).includes(ending ?? ''))
}

const MAX_NAME_LENGTH = 200
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about.
const UNFIT = /[\u0000-\u001f\u007f-\u009f/\\\u200e\u200f\u2028-\u202e\u2066-\u2069]/

/** Schema of an uploaded file's name: a single name without a path or invisible characters. */
export const assetNameSchema = z
  .string()
  .transform((name) => name.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1, 'A file has no name.')
      .max(MAX_NAME_LENGTH, `The name of a file is longer than ${MAX_NAME_LENGTH} characters.`)
      .refine((name) => !UNFIT.test(name) && !name.startsWith('.'), 'The name of a file holds characters it must not.'),
  )

/** Largest side of an image or a video, in px. */
export const MAX_ASSET_SIDE_PX = 16_384

/** Most pixels of an image or a video: what a browser can still decode on a small device. */
export const MAX_ASSET_PIXELS = 50_000_000

/** Longest video, in seconds. */
export const MAX_ASSET_SECONDS = 3600

/** Maximum size of an SVG in bytes: browsers parse all of it. */
export const MAX_SVG_BYTES = 2 * 1024 * 1024

/**
 * Limits of an archive: number of files, characters of their names, unpacked bytes, their ratio to its own size, and
 * bytes of its entry page.
 */
export const ARCHIVE_LIMITS = {
  entries: 1000,
  nameLength: 500,
  unpackedBytes: 200 * 1024 * 1024,
  ratio: 100,
  pageBytes: 5 * 1024 * 1024,
} as const

const MAX_SHOWN_PAGES = 5

const LIST = 'PNG, JPEG, GIF, WebP, SVG, MP4, WebM, WOFF2 and ZIP'

/** Messages for files that cannot be uploaded. */
export const ASSET_MESSAGES = {
  unknown: (name: string) => exportAdvice(name) ?? `${name} cannot be used. Files can be ${LIST}.`,
  mismatch: (name: string) => {
    const format = fileExtension(name).toUpperCase()
    return `The content of ${name} is not ${format}. Export it as ${format}: renaming a file does not convert it.`
  },
  broken: (name: string) => `${name} is damaged or not complete.`,
  tooLarge: (name: string) => `${name} is larger than 50 MB.`,
  tooLargeSvg: (name: string) => `${name} is larger than 2 MB, which is too much for an SVG.`,
  tooManyPixels: (name: string) => `${name} is too wide, too high or has too many pixels.`,
  tooLong: (name: string) => `${name} is longer than an hour.`,
  empty: (name: string) => `${name} is empty.`,
  noEntryPage: (name: string) => `${name} has no HTML page. Add one with the name index.html.`,
  severalPages: (name: string, pages: readonly string[]) => {
    const shown = pages.slice(0, MAX_SHOWN_PAGES).join(', ')
    return `${name} has several pages that could be the banner: ${shown}${pages.length > MAX_SHOWN_PAGES ? ', …' : ''}. Name the one to start with index.html, and upload each size as a ZIP of its own.`
  },
  unknownCompression: (name: string, entry: string, method: string) =>
    `${entry} in ${name} is compressed with ${method}. Create the ZIP again with the method Deflate.`,
  encryptedArchive: (name: string) => `${name} is encrypted. Save it again without a password.`,
  wrongEntry: (name: string, entry: string) =>
    `${name} holds ${entry}, which an HTML5 banner cannot use. It can hold HTML, CSS, JavaScript, JSON, images, videos, sounds and fonts.`,
  mismatchedEntry: (name: string, entry: string) => {
    const format = fileExtension(entry).toUpperCase()
    return `The content of ${entry} in ${name} is not ${format}. Export it as ${format}: renaming a file does not convert it.`
  },
  tooManyEntries: (name: string) =>
    `${name} has more than ${ARCHIVE_LIMITS.entries} files. Remove those that the banner does not use.`,
  tooLargeUnpacked: (name: string) =>
    `${name} is larger than ${ARCHIVE_LIMITS.unpackedBytes / 1024 ** 2} MB when it is unpacked. Compress its images and videos, or remove files that the banner does not use.`,
  tooCompressed: (name: string) =>
    `${name} unpacks to more than ${ARCHIVE_LIMITS.ratio} times its size, as harmful archives do. Remove files that are mostly empty.`,
  overlappingEntries: (name: string) => `The files in ${name} overlap, as in harmful archives. Create the ZIP again.`,
  repeatedEntry: (name: string, entry: string) => `${name} has ${entry} more than once. Keep one of them.`,
  similarEntries: (name: string, entry: string, other: string) =>
    `${name} has ${entry} and ${other}, which are one file on Windows and macOS. Rename one of them.`,
  fileAndFolder: (name: string, entry: string) =>
    `${name} has a file and a folder with the name ${entry}. Rename one of them.`,
  unportableEntry: (name: string, entry: string) =>
    `Windows cannot store ${entry} in ${name}. Rename files and folders that end with a dot or a space, or that are called con, nul, com1 or like another device.`,
  renamedEntry: (name: string, entry: string) =>
    `${name} has two names for ${entry}, as harmful archives do. Create the ZIP again.`,
  damagedEntry: (name: string, entry: string) =>
    `${entry} in ${name} is damaged. Create the ZIP again from the original files.`,
  unsafeEntry: (name: string, entry: string) =>
    `The file name ${entry} in ${name} is not safe. Use a path inside the archive without ., .., //, colons, backslashes and invisible characters, up to ${ARCHIVE_LIMITS.nameLength} characters long.`,
  linkedEntry: (name: string, entry: string) =>
    `${entry} in ${name} is a link or a special file. Replace it with the file itself.`,
  tooLargePage: (name: string, page: string) =>
    `${page} in ${name} is larger than ${ARCHIVE_LIMITS.pageBytes / 1024 ** 2} MB. Move its images and scripts to files of their own.`,
  tooSlow: (name: string) =>
    `Checking ${name} took too much time or memory, so it was not added. Make it simpler, or try again in a minute.`,
  quota: 'There is no room for these files. Delete files that no creative needs any more, or ask for more room.',
  noFile: 'Choose a file to upload.',
  interrupted: 'The upload was interrupted. Send the files again.',
} as const

/** Number of leading bytes that identify a file's format. */
export const SIGNATURE_BYTES = 16

/** Signatures at the start of a file; `.` matches any byte. SVG is text and has no signature. */
const SIGNATURES: Record<Exclude<AssetFormat, 'svg'>, readonly string[]> = {
  png: ['\x89PNG\r\n\x1a\n'],
  jpeg: ['\xff\xd8\xff'],
  gif: ['GIF87a', 'GIF89a'],
  webp: ['RIFF....WEBP'],
  mp4: ['....ftyp'],
  webm: ['\x1a\x45\xdf\xa3'],
  woff2: ['wOF2'],
  zip: ['PK\x03\x04', 'PK\x05\x06'],
}

/**
 * Returns true if the first bytes of a file fit the format. A quick check to avoid uploads that would be rejected;
 * the server reads the whole file.
 */
export function matchesSignature(format: AssetFormat, head: Uint8Array): boolean {
  if (format === 'svg') return true
  return SIGNATURES[format].some((signature) =>
    [...signature].every((character, at) => character === '.' || head[at] === character.charCodeAt(0)),
  )
}
