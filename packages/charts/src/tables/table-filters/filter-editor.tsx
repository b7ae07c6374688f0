import { type RangeProblems, rangeFilter } from '@placard/domain/internal/table-layout'
import type { LayoutFilter } from '@placard/domain/table-layout'
import { useReportTexts } from '@placard/forms'
import { Field, Input, SegmentedControl, useLabels } from '@placard/ui'
import { useRef, useState } from 'react'
import { type FilterEditorProps, FilterForm } from './filter-form.js'
import { tableFiltersLabels } from './filter-labels.js'
import { LabelChoice } from './label-choice.js'

/** Renders the filter editor for the kind of a column. */
export function FilterEditor(props: FilterEditorProps) {
  const isText = (props.column.kind ?? 'text') === 'text'
  return isText ? <TextFilterEditor {...props} /> : <RangeFilterEditor {...props} />
}

const SIDES = ['min', 'max'] as const

/** Renders the inclusive bounds of a number filter; both are optional. */
function RangeFilterEditor({ column, filter, onApply }: FilterEditorProps) {
  const labels = useLabels('tableFilters', tableFiltersLabels)
  const texts = useReportTexts()
  const typed = (bound: number | undefined) =>
    bound === undefined ? '' : String(bound).replace('.', texts.decimalSign)
  const bounds: Partial<Extract<LayoutFilter, { kind: 'between' }>> = filter?.kind === 'between' ? filter : {}
  const [input, setInput] = useState({ min: typed(bounds.min), max: typed(bounds.max) })
  const [problems, setProblems] = useState<RangeProblems>({})
  const boxes = useRef<{ min?: HTMLInputElement | null; max?: HTMLInputElement | null }>({})
  const submit = () => {
    const answer = rangeFilter(column.id, input, texts)
    setProblems(answer.problems ?? {})
    if (answer.problems) boxes.current[answer.problems.min ? 'min' : 'max']?.focus()
    else onApply(answer.filter)
  }
  return (
    <FilterForm column={column} onSubmit={submit} onRemove={filter && (() => onApply(undefined))}>
      <div className="grid grid-cols-2 items-start gap-3">
        {SIDES.map((side) => (
          <Field key={side} label={labels.bounds[side]} error={problems[side]}>
            <Input
              ref={(box) => {
                boxes.current[side] = box
              }}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              placeholder={labels.anyNumber}
              suffix={column.unit}
              value={input[side]}
              onChange={(event) => setInput({ ...input, [side]: event.currentTarget.value })}
            />
          </Field>
        ))}
      </div>
    </FilterForm>
  )
}

/** Renders a text filter: words that the text contains, or a set of labels. */
function TextFilterEditor({ column, filter, onApply }: FilterEditorProps) {
  const { id, header, options = [] } = column
  const messages = useLabels('tableFilters', tableFiltersLabels)
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
          label={messages.how}
          size="sm"
          value={kind}
          onValueChange={setKind}
          options={[
            { value: 'oneOf', label: messages.kinds.oneOf },
            { value: 'contains', label: messages.kinds.contains },
          ]}
        />
      )}
      {kind === 'oneOf' ? (
        <LabelChoice label={header} options={options} chosen={labels} onChange={setLabels} />
      ) : (
        <Field label={messages.kinds.contains} hideLabel={hasOptions}>
          <Input
            autoComplete="off"
            placeholder={messages.anyWord}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
      )}
    </FilterForm>
  )
}
