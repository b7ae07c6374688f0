import type { HTMLAttributes, Ref } from 'react'

export interface SelectOption {
  /** What is handed to `onValueChange`. */
  value: string
  /** What is read and shown. */
  label: string
  /** Shown, but not to be chosen. @default false */
  disabled?: boolean
}

export interface SelectProps extends Omit<HTMLAttributes<HTMLElement>, 'defaultValue' | 'children' | 'dir'> {
  /** The chosen option; an unknown value shows the placeholder. */
  value?: string | null
  /** Gets the value of the option that was chosen. */
  onValueChange?: (value: string) => void
  /** What there is to choose from. */
  options: readonly SelectOption[]
  /** What stands there while nothing is chosen. @default 'Choose…' */
  placeholder?: string
  /** Height of the box. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Marks the value as wrong; a Field does it by its `error`. @default false */
  invalid?: boolean
  /** Cannot be changed. @default false */
  disabled?: boolean
  /** Name of the value in a form that is sent by the browser. */
  name?: string
  /** The element that takes the focus. */
  ref?: Ref<HTMLElement>
}
