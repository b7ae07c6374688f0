import { classNames, Kbd, scrollFades, useLabels, useScrollEdges, useSingleKeys } from '@placard/ui'
import { type ComponentProps, useRef } from 'react'
import { dateRangePickerLabels } from './date-range-picker-labels.js'
import { CUSTOM_KEY, type RangeChoice } from './range-choices.js'

export interface RangePresetsProps {
  /** Preset ranges. */
  choices: readonly RangeChoice[]
  /** Preset equal to the current range. */
  chosen: RangeChoice | undefined
  /** Called with the pressed preset. */
  onChoose: (choice: RangeChoice) => void
  /** Called to focus the date inputs. */
  onCustom: () => void
}

/** Buttons for the presets with their keys. */
export function RangePresets({ choices, chosen, onChoose, onCustom }: RangePresetsProps) {
  const labels = useLabels('dateRangePicker', dateRangePickerLabels)
  const row = useRef<HTMLDivElement>(null)
  useScrollEdges(row, choices.length)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser.
    <div
      ref={row}
      role="group"
      aria-label={labels.presets}
      className={classNames(
        'flex gap-1 max-lg:-mx-3 max-lg:overflow-x-auto max-lg:px-3 max-lg:py-1 max-lg:[scrollbar-width:none] lg:w-44 lg:flex-col lg:gap-0.5',
        scrollFades,
      )}
    >
      {choices.map((choice) => (
        <Choice
          key={choice.id}
          shortcut={choice.key}
          disabled={choice.disabled}
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
        >
          {choice.label}
        </Choice>
      ))}
      <Choice shortcut={CUSTOM_KEY} aria-pressed={chosen === undefined} onClick={onCustom}>
        {labels.custom}
      </Choice>
    </div>
  )
}

function Choice({ shortcut, children, ...props }: ComponentProps<'button'> & { shortcut: string }) {
  const hasKeys = useSingleKeys()
  return (
    <button
      type="button"
      aria-keyshortcuts={hasKeys ? shortcut : undefined}
      {...props}
      className={classNames(
        'flex h-11 shrink-0 cursor-pointer items-center justify-center gap-2 whitespace-nowrap rounded-badge border border-line px-3 text-caption text-ink transition-colors duration-100 hover:bg-hover active:bg-active',
        'lg:h-8 lg:justify-between lg:border-transparent lg:px-2 lg:text-dense',
        'aria-pressed:border-brand-line aria-pressed:bg-selected aria-pressed:font-medium aria-pressed:text-brand-ink lg:aria-pressed:border-transparent',
        'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-disabled',
      )}
    >
      {children}
      {hasKeys && (
        <Kbd aria-hidden className={classNames('hidden lg:inline-flex', props.disabled && 'opacity-50')}>
          {shortcut}
        </Kbd>
      )}
    </button>
  )
}
