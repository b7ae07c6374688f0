import type { ReactNode } from 'react'
import { plainText } from '../plain-text.js'

export interface ComboboxItem {
  /** Value passed to `onValueChange`. */
  value: string
  /** Label of the item, written into the input when selected. */
  label: string
  /** Description beside the label; searched as well. */
  hint?: string
  /** Hidden search keywords: a code, an old name. */
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
 * Filters items that contain every word of the query, ignoring case and accents; labels that start with the query
 * come first, otherwise the order is kept.
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
