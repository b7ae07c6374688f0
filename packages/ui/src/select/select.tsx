import type { HTMLAttributes, Ref } from 'react'
import { useFieldControl } from '../field/field.js'
import { SelectList } from './select-list.js'
import { SelectNative } from './select-native.js'
import { useCoarsePointer } from './use-coarse-pointer.js'

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

/**
 * Chooses one of a few known options; from about fifteen on, a Combobox is quicker. Under a finger it is the list of
 * the device.
 */
export function Select({ placeholder = 'Choose…', invalid = false, ...props }: SelectProps) {
  const control = useFieldControl({ ...props, 'aria-invalid': invalid || props['aria-invalid'] })
  const List = useCoarsePointer() ? SelectNative : SelectList
  return <List {...control} placeholder={placeholder} />
}
