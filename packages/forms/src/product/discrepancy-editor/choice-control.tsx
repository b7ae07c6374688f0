import type { PartnerColumn, PartnerDecisionKind, PartnerQuestion } from '@placard/domain/discrepancy'
import { PARTNER_DELIMITERS, PARTNER_ENCODINGS } from '@placard/domain/internal/discrepancy'
import { Button, NumberInput, Select, useLabels } from '@placard/ui'
import { useState } from 'react'
import { TimezonePicker } from '../../fields/timezone-picker/timezone-picker.js'
import { discrepancyEditorLabels } from './discrepancy-editor-labels.js'

export interface ChoiceControlProps {
  kind: PartnerDecisionKind
  /** Accessible name of the control. */
  label: string
  /** Current value of the decision; null while undecided. */
  value: string | null
  /** Answers of a question; empty if any is possible. */
  choices: PartnerQuestion['choices']
  /** Columns of the file, of which one is chosen for a meaning. */
  columns: readonly PartnerColumn[]
  /** Time whose UTC offsets are shown. */
  at: Date
  onChoose: (value: string) => void
}

const SETTINGS: Partial<Record<PartnerDecisionKind, readonly string[]>> = {
  encoding: PARTNER_ENCODINGS,
  delimiter: PARTNER_DELIMITERS,
  decimalMark: ['.', ','],
  dayOrder: ['day-first', 'month-first'],
}

/** Control for the value of a decision: a list, a line number or a time zone. */
export function ChoiceControl({ kind, label, value, choices, columns, at, onChoose }: ChoiceControlProps) {
  const labels = useLabels('discrepancyEditor', discrepancyEditorLabels)
  if (kind === 'zone')
    return (
      <TimezonePicker aria-label={label} value={value} onValueChange={onChoose} at={at} className="w-full max-w-90" />
    )
  if (kind === 'headerLine' && choices.length === 0)
    return <LineControl label={label} value={Number(value) || 1} onChoose={onChoose} />
  const settings = SETTINGS[kind]?.map((one) => ({ value: one, label: labels.values[one] ?? one }))
  const options =
    choices.length > 0
      ? choices.map((choice) => ({ value: choice.value, label: choice.label || choice.value }))
      : (settings ??
        columns.map(({ position, header }) => ({
          value: String(position),
          label: header || labels.columnNumber(String(position + 1)),
        })))
  const column = columns.find(({ role }) => role === kind)
  const selected = settings ? value : choices.length > 0 ? null : column && String(column.position)
  return (
    <Select
      aria-label={label}
      options={options}
      value={selected ?? null}
      placeholder={labels.choose}
      onValueChange={onChoose}
      className="w-full max-w-90"
    />
  )
}

/** Control for the line of the header. */
function LineControl({ label, value, onChoose }: { label: string; value: number; onChoose: (value: string) => void }) {
  const labels = useLabels('discrepancyEditor', discrepancyEditorLabels)
  const [line, setLine] = useState<number | null>(value)
  return (
    <span className="flex flex-wrap items-center gap-2">
      <NumberInput aria-label={label} value={line} onValueChange={setLine} min={1} max={1000} className="w-24" />
      <Button disabled={line === null} onClick={() => line !== null && onChoose(String(line))}>
        {labels.useLine}
      </Button>
    </span>
  )
}
