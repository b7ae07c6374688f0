import { type LayoutFilter, type RangeProblems, rangeFilter } from '@placard/domain'
import { Field, Input } from '@placard/ui'
import { useRef, useState } from 'react'
import { type FilterEditorProps, FilterForm } from './filter-form.js'

const SIDES = [
  { side: 'min', label: 'At least' },
  { side: 'max', label: 'At most' },
] as const

const typed = (bound: number | undefined) => (bound === undefined ? '' : String(bound))

/** Renders the inclusive bounds of a number filter; both are optional. */
export function RangeFilterEditor({ column, filter, onApply }: FilterEditorProps) {
  const bounds: Partial<Extract<LayoutFilter, { kind: 'between' }>> = filter?.kind === 'between' ? filter : {}
  const [input, setInput] = useState({ min: typed(bounds.min), max: typed(bounds.max) })
  const [problems, setProblems] = useState<RangeProblems>({})
  const boxes = useRef<{ min?: HTMLInputElement | null; max?: HTMLInputElement | null }>({})
  const submit = () => {
    const answer = rangeFilter(column.id, input)
    setProblems(answer.problems ?? {})
    if (answer.problems) boxes.current[answer.problems.min ? 'min' : 'max']?.focus()
    else onApply(answer.filter)
  }
  return (
    <FilterForm column={column} onSubmit={submit} onRemove={filter && (() => onApply(undefined))}>
      <div className="grid grid-cols-2 items-start gap-3">
        {SIDES.map(({ side, label }) => (
          <Field key={side} label={label} error={problems[side]}>
            <Input
              ref={(box) => {
                boxes.current[side] = box
              }}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              placeholder="Any"
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
