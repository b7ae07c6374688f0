import type { ComponentProps } from 'react'
import type { ChoiceListProps, ComboboxItem } from '../choice-list/choice-list.js'

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
  /** Name of the button that opens the list. @default 'Show all' */
  showLabel?: string
  /** Name of the button that takes all choices back. @default 'Clear all' */
  clearLabel?: string
  /** Every other text, in the language of the page. */
  texts?: Partial<MultiSelectTexts>
  /** Marks the value as wrong; a Field does it by its `error`. @default false */
  invalid?: boolean
  /** Least height of the box. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

export interface MultiSelectTexts {
  /** The entry for all matches. @default 'Select all 12', 'Clear all 12' */
  all: (count: number, allChosen: boolean) => string
  /** What is chosen, for assistive technology. @default '2 chosen: Berlin, Lisbon' */
  chosen: (labels: readonly string[]) => string
  /** That no more can be chosen. @default '3 of 3 chosen' */
  full: (max: number) => string
  /** A marked chip. @default 'Berlin marked. Backspace removes it.' */
  marked: (label: string) => string
  /** A chip that is gone. @default 'Berlin removed' */
  removed: (label: string) => string
  /** Name of the button in a chip. @default 'Remove Berlin' */
  remove: (label: string) => string
}

export const defaultTexts: MultiSelectTexts = {
  all: (count, allChosen) => `${allChosen ? 'Clear' : 'Select'} all ${count}`,
  chosen: (labels) => `${labels.length} chosen: ${labels.join(', ')}`,
  full: (max) => `${max} of ${max} chosen`,
  marked: (label) => `${label} marked. Backspace removes it.`,
  removed: (label) => `${label} removed`,
  remove: (label) => `Remove ${label}`,
}
