import type { HTMLAttributes, ReactNode, Ref } from 'react'

export interface SelectOption {
  /** Value passed to `onValueChange`. */
  value: string
  /** Label of the option. */
  label: string
  /** Icon before the label; native lists of touch devices show text only. */
  icon?: ReactNode
  /** A second, quieter line in the list. */
  description?: string
  /** Shown, but cannot be selected. @default false */
  disabled?: boolean
}

export interface SelectGroup {
  /** Name of the group. */
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
  /** The selected option; an unknown value shows the placeholder. */
  value?: string | null
  /** Called with the value of the selected option. */
  onValueChange?: (value: string) => void
  /** Options, groups of options, or both. */
  options: readonly (SelectOption | SelectGroup)[]
  /** Placeholder while nothing is selected. @default 'Choose…' */
  placeholder?: string
  /** Shows that the options are on their way; what was selected stays. @default false */
  loading?: boolean
  /** Texts in another language. */
  labels?: Partial<SelectLabels>
  /** Height of the control. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Marks the value as invalid; a Field sets it from its `error`. @default false */
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

/** Props of both lists; texts have defaults. */
export interface SelectListProps extends Omit<SelectProps, 'labels' | 'invalid'> {
  /** Text shown when there are no options. */
  emptyText: string
}

export const isGroup = (entry: SelectOption | SelectGroup): entry is SelectGroup => 'options' in entry

/** Returns the option with a value, also from groups. */
export const optionOf = (
  entries: readonly (SelectOption | SelectGroup)[],
  value: string | null | undefined,
): SelectOption | undefined =>
  entries.flatMap((entry) => (isGroup(entry) ? entry.options : [entry])).find((option) => option.value === value)
