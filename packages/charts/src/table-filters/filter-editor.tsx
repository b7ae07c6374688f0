import type { FilterEditorProps } from './filter-form.js'
import { RangeFilterEditor } from './range-filter-editor.js'
import { TextFilterEditor } from './text-filter-editor.js'

/** What a row must have in one column, by the kind of the column. */
export function FilterEditor(props: FilterEditorProps) {
  const isText = (props.column.kind ?? 'text') === 'text'
  return isText ? <TextFilterEditor {...props} /> : <RangeFilterEditor {...props} />
}
