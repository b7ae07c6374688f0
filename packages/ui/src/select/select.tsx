import { useFieldControl } from '../field/field.js'
import { useMedia } from '../hooks/hooks.js'
import { SelectList } from './select-list.js'
import { SelectNative } from './select-native.js'
import type { SelectLabels, SelectProps } from './select-props.js'

export type { SelectGroup, SelectLabels, SelectOption, SelectProps } from './select-props.js'

const defaultLabels: SelectLabels = { loading: 'Loading…', empty: 'No options' }

/**
 * Chooses one of a few known options; from about fifteen on, a Combobox is quicker. Under a finger it is the list of
 * the device.
 */
export function Select({ placeholder = 'Choose…', labels: ownLabels, invalid = false, ...props }: SelectProps) {
  const labels = { ...defaultLabels, ...ownLabels }
  const control = useFieldControl({ ...props, 'aria-invalid': invalid || props['aria-invalid'] })
  // The list of a device knows no "read-only"; what does not open looks the same everywhere.
  const List = useMedia('(pointer: coarse)') && !props.readOnly ? SelectNative : SelectList
  return <List {...control} placeholder={placeholder} emptyText={props.loading ? labels.loading : labels.empty} />
}
