import * as z from 'zod'

/** The longest key of an object, in bytes of UTF-8. */
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

/** A path in its one right form: no '..', no '//', no control characters, no slash at its start. */
export function normaliseKey(path: string): string {
  const parts = partsOf(path)
  const isDirectory = /(^|[/\\])\.{0,2}$/.test(path.replace(CONTROL, ''))
  return parts.join('/') + (isDirectory && parts.length > 0 ? '/' : '')
}

/** A directory in its one right form: '' for the root, else with a slash at its end. */
export const normaliseDirectory = (path: string): string => normaliseKey(`${path}/`)

/** Whether a key is in its one right form, so that nobody reads it in two ways. */
export const isNormalKey = (key: string): boolean => key === normaliseKey(key)

/** The key of an object or a directory. */
export const keySchema = z
  .string()
  .min(1, 'Fill in a name')
  .refine(isNormalKey, 'A name cannot hold “..”, “//” or control characters')
  .refine((key) => new TextEncoder().encode(key).length <= MAX_KEY_BYTES, 'The name is too long')

/** A directory: '' or a key with a slash at its end. */
export const directorySchema = z.union([z.literal(''), keySchema.refine((key) => key.endsWith('/'), 'Not a directory')])

/** The key of what lies in a directory. Whatever the path says, the key begins with the directory. */
export const joinKey = (directory: string, path: string): string => normaliseDirectory(directory) + normaliseKey(path)

/** The directory above; the root is above itself. */
export const parentDirectory = (directory: string): string => normaliseDirectory(`${directory}/..`)

/** The last part of a key, without the slash of a directory. */
export const nameOfKey = (key: string): string => partsOf(key).at(-1) ?? ''

/** Each directory on the way to one, from the top: what breadcrumbs show. */
export const directoriesTo = (directory: string): string[] =>
  partsOf(directory).map((_, index, parts) => `${parts.slice(0, index + 1).join('/')}/`)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The directory that a page's hash names, such as '#/banners/2025'; never outside the root. */
export const directoryOfHash = (hash: string): string => normaliseDirectory(decoded(hash.replace(/^#/, '')))

/** The hash of a directory. */
export const hashOfDirectory = (directory: string): string =>
  `#/${partsOf(directory)
    .map((part) => `${encodeURIComponent(part)}/`)
    .join('')}`
