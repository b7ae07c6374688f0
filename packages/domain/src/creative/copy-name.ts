import { MAX_CREATIVE_NAME_LENGTH } from './creative.js'

/** As much of a text as fits, without half a character at its end. */
const upTo = (length: number, text: string) =>
  text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()

const withNumber = (base: string, suffix: string) => upTo(MAX_CREATIVE_NAME_LENGTH - suffix.length, base) + suffix

/**
 * The name of a copy: ' (Copy)' is added, and ' (Copy)' or ' (Copy N)' at the end counts on. A name that would get too
 * long loses the end of what stands before.
 */
export function copyName(name: string): string {
  const [ending, number] = / \(Copy(?: (\d{1,9}))?\)$/.exec(name) ?? []
  if (ending === undefined) return withNumber(name, ' (Copy)')
  return withNumber(name.slice(0, -ending.length), ` (Copy ${Number(number ?? 1) + 1})`)
}

/** The name of a copy, counted on until nothing else has it. */
export function freeCopyName(name: string, taken: ReadonlySet<string>): string {
  let copy = copyName(name)
  while (taken.has(copy)) copy = copyName(copy)
  return copy
}
