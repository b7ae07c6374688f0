import type { HTMLAttributes, ReactNode, Ref } from 'react'

export interface SelectOption {
  /** What is handed to `onValueChange`. */
  value: string
  /** What is read and shown. */
  label: string
  /** Icon before the label; the list of a touch device shows words alone. */
  icon?: ReactNode
  /** A second, quieter line in the list. */
  description?: string
  /** Shown, but not to be chosen. @default false */
  disabled?: boolean
}

export interface SelectGroup {
  /** What its options have in common. */
  label: string
  /** The options of the group. */
  options: readonly SelectOption[]
}

/** Texts of a Select. */
export interface SelectLabels {
  /** Shown in the list while `loading` without options. @default 'Loading…' */
  loading: string
  /** Shown in the list when there are no options. @default 'No options' */
  empty: string
}

export interface SelectProps extends Omit<HTMLAttributes<HTMLElement>, 'defaultValue' | 'children' | 'dir'> {
  /** The chosen option; an unknown value shows the placeholder. */
  value?: string | null
  /** Gets the value of the option that was chosen. */
  onValueChange?: (value: string) => void
  /** What there is to choose from: options, groups of them, or both. */
  options: readonly (SelectOption | SelectGroup)[]
  /** What stands there while nothing is chosen. @default 'Choose…' */
  placeholder?: string
  /** Shows that the options are on their way; what was chosen stays. @default false */
  loading?: boolean
  /** Texts in another language. */
  labels?: Partial<SelectLabels>
  /** Height of the box. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Marks the value as wrong; a Field does it by its `error`. @default false */
  invalid?: boolean
  /** Cannot be changed. @default false */
  disabled?: boolean
  /** Shows its value, can be reached and read, and does not open. @default false */
  readOnly?: boolean
  /** Name of the value in a form that is sent by the browser. */
  name?: string
  /** The element that takes the focus. */
  ref?: Ref<HTMLElement>
}

/** What the two lists share: the texts have been filled in. */
export interface SelectListProps extends Omit<SelectProps, 'labels' | 'invalid'> {
  /** What the list says when it has no options. */
  emptyText: string
}

export const isGroup = (entry: SelectOption | SelectGroup): entry is SelectGroup => 'options' in entry

/** The option of a value, wherever it stands. */
export const optionOf = (
  entries: readonly (SelectOption | SelectGroup)[],
  value: string | null | undefined,
): SelectOption | undefined =>
  entries.flatMap((entry) => (isGroup(entry) ? entry.options : [entry])).find((option) => option.value === value)
