import * as z from 'zod'

/** The longest key of an object, in bytes of UTF-8. @experimental */
export const MAX_KEY_BYTES = 1024

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must never be part of a key.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g

/** The folders and the name of a path: '.' and empty ones stay out, '..' goes up but never above the root. */
function partsOf(path: string): string[] {
  const parts: string[] = []
  for (const part of path.replace(CONTROL, '').split(/[/\\]/)) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts
}

/** A path in its one right form: no '..', no '//', no control characters, no slash at its start. @experimental */
export function normaliseKey(path: string): string {
  const parts = partsOf(path)
  const isDirectory = /(^|[/\\])\.{0,2}$/.test(path.replace(CONTROL, ''))
  return parts.join('/') + (isDirectory && parts.length > 0 ? '/' : '')
}

/** A directory in its one right form: '' for the root, else with a slash at its end. @experimental */
export const normaliseDirectory = (path: string): string => normaliseKey(`${path}/`)

/** True when a key is normalized, so that it has only one reading. @experimental */
export const isNormalKey = (key: string): boolean => key === normaliseKey(key)

/** The key of an object or a directory. @experimental */
export const keySchema = z
  .string()
  .min(1, 'Fill in a name')
  .refine(isNormalKey, 'A name cannot hold “..”, “//” or control characters')
  .refine((key) => new TextEncoder().encode(key).length <= MAX_KEY_BYTES, 'The name is too long')

/** A directory: '' or a key with a slash at its end. @experimental */
export const directorySchema = z.union([z.literal(''), keySchema.refine((key) => key.endsWith('/'), 'Not a directory')])

/** Joins a directory and a path. The key always starts with the directory, whatever the path contains. @experimental */
export const joinKey = (directory: string, path: string): string => normaliseDirectory(directory) + normaliseKey(path)

/** The directory above; the root is above itself. @experimental */
export const parentDirectory = (directory: string): string => normaliseDirectory(`${directory}/..`)

/** The last part of a key, without the slash of a directory. @experimental */
export const nameOfKey = (key: string): string => partsOf(key).at(-1) ?? ''

/** Each directory on the way to one, from the top: what breadcrumbs show. @experimental */
export const directoriesTo = (directory: string): string[] =>
  partsOf(directory).map((_, index, parts) => `${parts.slice(0, index + 1).join('/')}/`)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The directory that a page's hash names, such as '#/banners/2025'; never outside the root. @experimental */
export const directoryOfHash = (hash: string): string => normaliseDirectory(decoded(hash.replace(/^#/, '')))

/** The hash of a directory. @experimental */
export const hashOfDirectory = (directory: string): string =>
  `#/${partsOf(directory)
    .map((part) => `${encodeURIComponent(part)}/`)
    .join('')}`
