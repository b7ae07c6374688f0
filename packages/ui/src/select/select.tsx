import { useFieldControl } from '../field/field.js'
import { useMedia } from '../hooks/hooks.js'
import { useLabels } from '../use-labels.js'
import { SelectList } from './select-list.js'
import { SelectNative } from './select-native.js'
import { type SelectProps, selectLabels } from './select-props.js'

export type { SelectGroup, SelectLabels, SelectOption, SelectProps } from './select-props.js'

/**
 * Selects one of a few known options; for more than about fifteen use a Combobox. On touch devices it is the native
 * list.
 */
export function Select({ placeholder, labels: ownLabels, invalid = false, ...props }: SelectProps) {
  const labels = useLabels('select', selectLabels, ownLabels)
  const control = useFieldControl({ ...props, 'aria-invalid': invalid || props['aria-invalid'] })
  // Native lists have no read-only state, so a read-only select is always the custom one.
  const List = useMedia('(pointer: coarse)') && !props.readOnly ? SelectNative : SelectList
  return (
    <List
      {...control}
      placeholder={placeholder ?? labels.placeholder}
      emptyText={props.loading ? labels.loading : labels.empty}
    />
  )
}
