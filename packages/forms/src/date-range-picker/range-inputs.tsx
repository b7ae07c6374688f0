import { Field, Input } from '@placard/ui'
import type { RefObject } from 'react'
import { useLatinInput } from '../use-latin-input.js'
import type { RangeDraft, RangeProblems } from './range-draft.js'

const SIDES = [
  ['start', 'First day'],
  ['end', 'Last day'],
] as const

export interface RangeInputsProps {
  draft: RangeDraft
  onDraftChange: (draft: RangeDraft) => void
  /** Errors of both ends, once they should be shown. */
  errors: RangeProblems
  /** Called when an input loses focus. */
  onLeave: (side: keyof RangeDraft, to: EventTarget | null) => void
  inputs: Record<keyof RangeDraft, RefObject<HTMLInputElement | null>>
}

/** Inputs for both ends of the range. */
export function RangeInputs({ draft, onDraftChange, errors, onLeave, inputs }: RangeInputsProps) {
  const latin = useLatinInput()
  return (
    <div className="grid grid-cols-2 gap-3 lg:gap-6">
      {SIDES.map(([side, label]) => (
        <Field key={side} label={label} error={errors[side]}>
          <Input
            ref={inputs[side]}
            value={draft[side]}
            placeholder="Choose or type a day"
            autoComplete="off"
            {...latin}
            spellCheck={false}
            onChange={(event) => onDraftChange({ ...draft, [side]: event.target.value })}
            onBlur={(event) => onLeave(side, event.relatedTarget)}
          />
        </Field>
      ))}
    </div>
  )
}
