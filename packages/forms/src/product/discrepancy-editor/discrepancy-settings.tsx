import type { DiscrepancyCheck, DiscrepancyChoices } from '@placard/domain/discrepancy'
import { DEFAULT_TOLERANCE_PERCENT } from '@placard/domain/internal/discrepancy'
import { presetRange } from '@placard/domain/report'
import type { Flight } from '@placard/domain/schedule'
import { Button, classNames, Field, NumberInput, SegmentedControl, Select, useLabels } from '@placard/ui'
import { useId, useState } from 'react'
import { DateRangePicker } from '../../fields/date-range-picker/date-range-picker.js'
import { TimezonePicker } from '../../fields/timezone-picker/timezone-picker.js'
import { discrepancyEditorLabels } from './discrepancy-editor-labels.js'

export interface DiscrepancySettingsProps {
  /** Check with the range, zone and tolerance that were used. */
  check: Pick<DiscrepancyCheck, 'range' | 'zone' | 'comparison'>
  /** Choices that were made before. */
  choices: DiscrepancyChoices
  /** Called with the choices and a change. */
  onChoicesChange: (choices: DiscrepancyChoices) => void
  /** Sheet that was read; null for text. */
  sheet?: string | null
  /** Sheets of a workbook; with more than one, another one can be chosen. */
  sheets?: readonly string[]
  /** First and last day of the campaign, offered as a range. */
  flight?: Flight
  /** Current time. */
  now: Date
  /** Classes of the outermost element. */
  className?: string
}

/** Settings of a comparison with a partner's file: dates, time zone, tolerance, net or gross, and the sheet of a workbook. */
export function DiscrepancySettings({
  check: { range, zone, comparison },
  choices,
  onChoicesChange,
  sheet = null,
  sheets = [],
  flight,
  now,
  className,
}: DiscrepancySettingsProps) {
  const labels = useLabels('discrepancyEditor', discrepancyEditorLabels)
  const { range: _range, zone: _zone, ...others } = choices
  const isChosen = choices.range !== undefined || choices.zone !== undefined
  return (
    <div
      data-slot="discrepancy-settings"
      className={classNames('@container flex min-w-0 flex-col gap-4 print:hidden', className)}
    >
      <div className="grid min-w-0 grid-cols-1 gap-4 @min-[36rem]:grid-cols-2">
        <RangeField
          range={range}
          zone={zone}
          flight={flight}
          now={now}
          onRangeChange={(next) => onChoicesChange({ ...choices, range: next })}
        />
        <Field label={labels.ourZone}>
          <TimezonePicker
            value={zone}
            onValueChange={(next) => onChoicesChange({ ...choices, zone: next })}
            at={now}
            className="w-full"
          />
        </Field>
        <ToleranceField
          key={comparison?.tolerance ?? choices.tolerance}
          tolerance={choices.tolerance ?? comparison?.tolerance ?? DEFAULT_TOLERANCE_PERCENT}
          onToleranceChange={(tolerance) => onChoicesChange({ ...choices, tolerance })}
        />
        <Field label={labels.basis} hint={labels.basisHint}>
          <SegmentedControl
            label={labels.basis}
            value={choices.basis ?? comparison?.basis ?? 'net'}
            onValueChange={(basis) => onChoicesChange({ ...choices, basis })}
            options={[
              { value: 'net', label: labels.net },
              { value: 'gross', label: labels.gross },
            ]}
          />
        </Field>
        {sheets.length > 1 && (
          <Field label={labels.sheet}>
            <Select
              value={sheet}
              options={sheets.map((name) => ({ value: name, label: name }))}
              onValueChange={(name) => {
                // Another sheet has other columns.
                const { reading: _, ...rest } = choices
                onChoicesChange({ ...rest, sheet: name })
              }}
            />
          </Field>
        )}
      </div>
      {isChosen && (
        <Button size="sm" onClick={() => onChoicesChange(others)} className="self-start coarse:h-11">
          {labels.chooseAgain}
        </Button>
      )}
    </div>
  )
}

interface RangeFieldProps extends Pick<DiscrepancySettingsProps, 'flight' | 'now'> {
  range: DiscrepancyCheck['range']
  zone: string
  onRangeChange: (range: NonNullable<DiscrepancyCheck['range']>) => void
}

function RangeField({ range, zone, flight, now, onRangeChange }: RangeFieldProps) {
  const labels = useLabels('discrepancyEditor', discrepancyEditorLabels)
  const id = useId()
  const shown = range ? { ...range, tzCode: zone } : presetRange('last30', now, zone)
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span id={id} className="font-medium text-dense text-ink">
        {labels.range}
      </span>
      <DateRangePicker
        aria-describedby={id}
        value={shown}
        onValueChange={({ start, end }) => onRangeChange({ start, end })}
        {...(flight && { flight })}
        now={now}
        className="justify-start"
      />
    </div>
  )
}

interface ToleranceFieldProps {
  tolerance: number
  onToleranceChange: (tolerance: number) => void
}

/** Field of the tolerance, which is applied when it is left, or by Enter, because each change compares again. */
function ToleranceField({ tolerance, onToleranceChange }: ToleranceFieldProps) {
  const labels = useLabels('discrepancyEditor', discrepancyEditorLabels)
  const [value, setValue] = useState<number | null>(tolerance)
  const apply = () => value !== null && value !== tolerance && onToleranceChange(value)
  return (
    <Field label={labels.tolerance} hint={labels.toleranceHint}>
      <NumberInput
        value={value}
        onValueChange={setValue}
        min={0}
        max={100}
        step={0.5}
        unit="%"
        onBlur={apply}
        onKeyDown={({ key }) => key === 'Enter' && apply()}
        className="w-28"
      />
    </Field>
  )
}
