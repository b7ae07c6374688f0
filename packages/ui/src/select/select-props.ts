import type { HTMLAttributes, ReactNode, Ref } from 'react'

export interface SelectOption {
  /** Value passed to `onValueChange`. */
  value: string
  /** Label of the option. */
  label: string
  /** Icon before the label; native lists of touch devices show text only. */
  icon?: ReactNode
  /** Description below the label in the list. */
  description?: string
  /** Shown, but cannot be selected. @default false */
  disabled?: boolean
}

export interface SelectGroup {
  /** Name of the group. */
  label: string
  /** Options of the group. */
  options: readonly SelectOption[]
}

/** English texts. */
export const selectLabels = {
  /** Shown while nothing is selected. @default 'Choose…' */
  placeholder: 'Choose…',
  /** Shown in the list while `loading` without options. @default 'Loading…' */
  loading: 'Loading…',
  /** Shown in the list when there are no options. @default 'No options' */
  empty: 'No options',
}

/** Texts of a Select. */
export type SelectLabels = typeof selectLabels

export interface SelectProps extends Omit<HTMLAttributes<HTMLElement>, 'defaultValue' | 'children' | 'dir'> {
  /** Value of the selected option; an unknown value shows the placeholder. */
  value?: string | null
  /** Called with the value of the selected option. */
  onValueChange?: (value: string) => void
  /** Options, groups of options, or both. */
  options: readonly (SelectOption | SelectGroup)[]
  /** Placeholder while nothing is selected. @default 'Choose…' */
  placeholder?: string
  /** Shows that the options are loading; the selection stays. @default false */
  loading?: boolean
  /** Overrides of the texts. */
  labels?: Partial<SelectLabels>
  /** Height of the control. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Marks the value as invalid; a Field sets it from its `error`. @default false */
  invalid?: boolean
  /** Disables the control. @default false */
  disabled?: boolean
  /** Shows its value and is focusable, but does not open. @default false */
  readOnly?: boolean
  /** Name of the value in a native form. */
  name?: string
  /** Ref of the focusable element. */
  ref?: Ref<HTMLElement>
}

/** Props of both lists; texts have defaults. */
export interface SelectListProps extends Omit<SelectProps, 'labels' | 'invalid'> {
  /** Text shown when there are no options. */
  emptyText: string
}

export const isGroup = (entry: SelectOption | SelectGroup): entry is SelectGroup => 'options' in entry

/** Returns the option with a value, also from groups. */
export const findOption = (
  entries: readonly (SelectOption | SelectGroup)[],
  value: string | null | undefined,
): SelectOption | undefined =>
  entries.flatMap((entry) => (isGroup(entry) ? entry.options : [entry])).find((option) => option.value === value)
