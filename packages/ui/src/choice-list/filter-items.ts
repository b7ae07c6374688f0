import type { ReactNode } from 'react'
import { plainText } from '../plain-text.js'

export interface ComboboxItem {
  /** Value passed to `onValueChange`. */
  value: string
  /** Label of the item, written into the input when selected. */
  label: string
  /** A second, quieter text beside the label; searched as well. */
  hint?: string
  /** Words that find the item without being shown: a code, an old name. */
  keywords?: string | readonly string[]
  /** Icon before the label. */
  icon?: ReactNode
  /** Name of the group; items of one group are listed together. */
  group?: string
  /** Shown, but cannot be selected. @default false */
  disabled?: boolean
}

const haystack = ({ label, hint = '', keywords = [] }: ComboboxItem) =>
  plainText([label, hint, ...(typeof keywords === 'string' ? [keywords] : keywords)].join(' '))

/**
 * The items in which every typed word occurs, whatever its case and accents; labels that begin with the words come
 * first, otherwise the order stays.
 */
export function filterItems(items: readonly ComboboxItem[], query: string): readonly ComboboxItem[] {
  const sought = plainText(query).trim()
  if (sought === '') return items
  const words = sought.split(/\s+/)
  const found = items.filter((item) => {
    const text = haystack(item)
    return words.every((word) => text.includes(word))
  })
  // Normalizes each label once: a sort would do it at every comparison, which is noticeable with thousands of items.
  const begins = new Set(found.filter(({ label }) => plainText(label).startsWith(sought)))
  return [...begins, ...found.filter((item) => !begins.has(item))]
}
