import { Field, Input, SegmentedControl } from '@placard/ui'
import { useState } from 'react'
import { type FilterEditorProps, FilterForm } from './filter-form.js'
import { LabelChoice } from './label-choice.js'

/** Renders a text filter: words that the text contains, or a set of labels. */
export function TextFilterEditor({ column, filter, onApply }: FilterEditorProps) {
  const { id, header, options = [] } = column
  const hasOptions = options.length > 0 || filter?.kind === 'oneOf'
  const [kind, setKind] = useState(filter?.kind === 'contains' || !hasOptions ? 'contains' : 'oneOf')
  const [text, setText] = useState(filter?.kind === 'contains' ? filter.text : '')
  const [labels, setLabels] = useState(filter?.kind === 'oneOf' ? filter.labels : [])
  const submit = () => {
    if (kind === 'oneOf') onApply(labels.length > 0 ? { id, kind, labels } : undefined)
    else onApply(text.trim() ? { id, kind: 'contains', text: text.trim() } : undefined)
  }
  return (
    <FilterForm column={column} onSubmit={submit} onRemove={filter && (() => onApply(undefined))}>
      {hasOptions && (
        <SegmentedControl
          label="How to filter"
          size="sm"
          value={kind}
          onValueChange={setKind}
          options={[
            { value: 'oneOf', label: 'Is one of' },
            { value: 'contains', label: 'Contains' },
          ]}
        />
      )}
      {kind === 'oneOf' ? (
        <LabelChoice label={header} options={options} chosen={labels} onChange={setLabels} />
      ) : (
        <Field label="Contains" hideLabel={hasOptions}>
          <Input
            autoComplete="off"
            placeholder="Any word or part of one"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
      )}
    </FilterForm>
  )
}
