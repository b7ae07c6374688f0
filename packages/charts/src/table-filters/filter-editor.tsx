import type { FilterEditorProps } from './filter-form.js'
import { RangeFilterEditor } from './range-filter-editor.js'
import { TextFilterEditor } from './text-filter-editor.js'

/** Renders the filter editor for the kind of a column. */
export function FilterEditor(props: FilterEditorProps) {
  const isText = (props.column.kind ?? 'text') === 'text'
  return isText ? <TextFilterEditor {...props} /> : <RangeFilterEditor {...props} />
}
