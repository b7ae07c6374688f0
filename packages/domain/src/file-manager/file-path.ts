import * as z from 'zod'

/** Maximum length of an object's key in UTF-8 bytes. @experimental */
export const MAX_KEY_BYTES = 1024

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must never be part of a key.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g

/** Splits a path into folders and name: drops '.' and empty parts, and resolves '..' within the root. */
function splitParts(path: string): string[] {
  const parts: string[] = []
  for (const part of path.replace(CONTROL, '').split(/[/\\]/)) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts
}

/** Normalizes a path: no '..', no '//', no control characters, no leading slash. @experimental */
export function normaliseKey(path: string): string {
  const parts = splitParts(path)
  const isDirectory = /(^|[/\\])\.{0,2}$/.test(path.replace(CONTROL, ''))
  return parts.join('/') + (isDirectory && parts.length > 0 ? '/' : '')
}

/** Normalizes a directory: '' for the root, else with a trailing slash. @experimental */
export const normaliseDirectory = (path: string): string => normaliseKey(`${path}/`)

/** Returns true if a key is normalized. @experimental */
export const isNormalKey = (key: string): boolean => key === normaliseKey(key)

/** Schema of the key of an object or a directory. @experimental */
export const keySchema = z
  .string()
  .min(1, 'Fill in a name')
  .refine(isNormalKey, 'A name cannot hold “..”, “//” or control characters')
  .refine((key) => new TextEncoder().encode(key).length <= MAX_KEY_BYTES, 'The name is too long')

/** Schema of a directory: '' or a key with a trailing slash. @experimental */
export const directorySchema = z.union([z.literal(''), keySchema.refine((key) => key.endsWith('/'), 'Not a directory')])

/** Joins a directory and a path. The key always starts with the directory, whatever the path contains. @experimental */
export const joinKey = (directory: string, path: string): string => normaliseDirectory(directory) + normaliseKey(path)

/**
 * Returns a key in the form by which keys are compared: a letter with an accent can be one character or two (Macs write
 * two), and both look the same.
 * @experimental
 */
export const comparableKey = (key: string): string => key.normalize('NFC')

/** Returns the parent directory; the root is its own parent. @experimental */
export const parentDirectory = (directory: string): string => normaliseDirectory(`${directory}/..`)

/** Returns the last part of a key, without the trailing slash of a directory. @experimental */
export const nameOfKey = (key: string): string => splitParts(key).at(-1) ?? ''

/** Returns each directory from the top to this one, for breadcrumbs. @experimental */
export const directoriesTo = (directory: string): string[] =>
  splitParts(directory).map((_, index, parts) => `${parts.slice(0, index + 1).join('/')}/`)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns the directory of a URL hash such as '#/banners/2025'; never outside the root. @experimental */
export const directoryOfHash = (hash: string): string => normaliseDirectory(decoded(hash.replace(/^#/, '')))

/** Returns the URL hash of a directory. @experimental */
export const hashOfDirectory = (directory: string): string =>
  `#/${splitParts(directory)
    .map((part) => `${encodeURIComponent(part)}/`)
    .join('')}`
