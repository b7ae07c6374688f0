import type { ComponentProps } from 'react'
import {
  type ChoiceListProps,
  type ComboboxItem,
  type ComboboxLabels,
  comboboxLabels,
} from '../choice-list/choice-list.js'

type NativeProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'max' | 'prefix' | 'size' | 'type' | keyof ChoiceListProps
>

export interface MultiSelectProps extends NativeProps, ChoiceListProps {
  /** The chosen items, in the order in which they were chosen. */
  value?: readonly string[]
  /** Gets all chosen items after each change. */
  onValueChange?: (value: string[]) => void
  /** Chosen items that `items` does not hold, as before the first answer of a server. */
  selectedItems?: readonly ComboboxItem[]
  /** How many can be chosen at most. */
  max?: number
  /** Puts an entry for all that match at the top of the list. @default false */
  selectAll?: boolean
  /** How many chips are shown while the box has not the focus; the others are counted. */
  chipLimit?: number
  /** What stands there while nothing is chosen. @default 'Search…' */
  placeholder?: string
  /** Texts in another language. */
  labels?: Partial<MultiSelectLabels>
  /** Marks the value as wrong; a Field does it by its `error`. @default false */
  invalid?: boolean
  /** Least height of the box. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** Texts of a MultiSelect; `clear` is 'Clear all' by default. */
export interface MultiSelectLabels extends ComboboxLabels {
  /** The list entry for all matches. @default 'Select all 12', 'Clear all 12' */
  all: (count: number, allSelected: boolean) => string
  /** The selection, for assistive technology. @default '2 selected: Berlin, Lisbon' */
  selected: (labels: readonly string[]) => string
  /** Shown when `max` is reached. @default '3 of 3 selected' */
  full: (max: number) => string
  /** Announced when a chip is marked. @default 'Berlin marked. Backspace removes it.' */
  marked: (label: string) => string
  /** Announced when a chip was removed. @default 'Berlin removed' */
  removed: (label: string) => string
  /** Name of the button in a chip. @default 'Remove Berlin' */
  remove: (label: string) => string
}

export const multiSelectLabels: MultiSelectLabels = {
  ...comboboxLabels,
  clear: 'Clear all',
  all: (count, allSelected) => `${allSelected ? 'Clear' : 'Select'} all ${count}`,
  selected: (labels) => `${labels.length} selected: ${labels.join(', ')}`,
  full: (max) => `${max} of ${max} selected`,
  marked: (label) => `${label} marked. Backspace removes it.`,
  removed: (label) => `${label} removed`,
  remove: (label) => `Remove ${label}`,
}
