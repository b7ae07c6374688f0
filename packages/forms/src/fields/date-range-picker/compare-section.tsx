import type { ComparisonMode } from '@placard/domain/internal/report'
import { COMPARISON_MODES } from '@placard/domain/report'
import { Checkbox, Field, Input, Kbd, SegmentedControl, useLabels, useSingleKeys } from '@placard/ui'
import type { RefObject } from 'react'
import { useReportTexts } from '../../use-report-texts.js'
import { useLatinInput } from '../use-latin-input.js'
import type { CompareDraft } from './compare-draft.js'
import { dateRangePickerLabels } from './date-range-picker-labels.js'
import { COMPARE_KEY } from './range-choices.js'

export interface CompareSectionProps {
  draft: CompareDraft
  onDraftChange: (draft: CompareDraft) => void
  /** Error of the typed day, once it should be shown. */
  error: string | false | undefined
  /** Called when the input loses focus. */
  onLeave: () => void
  /** Ref to the input. */
  input: RefObject<HTMLInputElement | null>
  /** True if the full labels fit. */
  wide: boolean
}

/** Comparison of the range. */
export function CompareSection({ draft, onDraftChange, error, onLeave, input, wide }: CompareSectionProps) {
  const labels = useLabels('dateRangePicker', dateRangePickerLabels)
  const { comparisonModes } = useReportTexts()
  const { mode, matchWeekday, first } = draft
  // Four labels must fit side by side on a phone.
  const short: Partial<Record<ComparisonMode, string>> = { previous: labels.previous, lastYear: labels.lastYear }
  const latin = useLatinInput()
  const hasKeys = useSingleKeys()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser.
    <div
      role="group"
      aria-label={labels.comparison}
      className="flex flex-col gap-2 border-line-subtle border-t px-3 py-3 lg:flex-row lg:flex-wrap lg:items-start lg:gap-x-4 lg:px-4"
    >
      <span className="flex items-center gap-2 font-medium text-dense lg:h-(--placard-control-height)">
        {labels.compare}
        {hasKeys && (
          <Kbd aria-hidden className="hidden lg:inline-flex">
            {COMPARE_KEY}
          </Kbd>
        )}
      </span>
      <SegmentedControl
        label={labels.compareWith}
        aria-keyshortcuts={hasKeys ? COMPARE_KEY : undefined}
        value={mode}
        onValueChange={(next) => onDraftChange({ ...draft, mode: next })}
        options={COMPARISON_MODES.map((value) => ({
          value,
          label: (!wide && short[value]) || comparisonModes[value],
        }))}
        size={wide ? 'md' : 'lg'}
        className="max-lg:w-full max-lg:[&>button]:px-2"
      />
      {(mode === 'previous' || mode === 'lastYear') && (
        <span className="flex min-h-(--placard-control-height) items-center">
          <Checkbox
            label={labels.matchWeekdays}
            checked={matchWeekday}
            className="[&_label]:text-dense"
            onCheckedChange={(checked) => onDraftChange({ ...draft, matchWeekday: checked })}
          />
        </span>
      )}
      {mode === 'custom' && (
        <Field label={labels.comparisonStart} hideLabel error={error} className="min-w-0 lg:w-48">
          <Input
            ref={input}
            value={first}
            prefix={labels.from}
            autoComplete="off"
            {...latin}
            spellCheck={false}
            onChange={(event) => onDraftChange({ ...draft, first: event.target.value })}
            onBlur={onLeave}
          />
        </Field>
      )}
    </div>
  )
}
