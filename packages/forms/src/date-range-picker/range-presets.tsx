import { classNames, Kbd } from '@placard/ui'
import type { ComponentProps } from 'react'
import { CUSTOM_KEY, type RangeChoice } from './range-choices.js'

export interface RangePresetsProps {
  /** The ranges that have a name. */
  choices: readonly RangeChoice[]
  /** The one that the range is at the moment. */
  chosen: RangeChoice | undefined
  /** Gets the one that was pressed. */
  onChoose: (choice: RangeChoice) => void
  /** The person wants to write the days. */
  onCustom: () => void
}

/** The ranges that have a name, each with the key that picks it. */
export function RangePresets({ choices, chosen, onChoose, onCustom }: RangePresetsProps) {
  const hasLifetime = choices.some(({ id }) => id === 'lifetime')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser.
    <div role="group" aria-label="Presets" className="grid grid-cols-3 gap-1 lg:flex lg:w-44 lg:flex-col lg:gap-0.5">
      {choices.map((choice) => (
        <Choice
          key={choice.id}
          shortcut={choice.key}
          disabled={choice.disabled}
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
          className={choice.id === 'lifetime' ? 'col-span-2' : undefined}
        >
          {choice.label}
        </Choice>
      ))}
      <Choice
        shortcut={CUSTOM_KEY}
        aria-pressed={chosen === undefined}
        onClick={onCustom}
        className={hasLifetime ? undefined : 'max-lg:hidden'}
      >
        Custom
      </Choice>
    </div>
  )
}

function Choice({ shortcut, className, children, ...props }: ComponentProps<'button'> & { shortcut: string }) {
  return (
    <button
      type="button"
      aria-keyshortcuts={shortcut}
      {...props}
      className={classNames(
        'flex h-11 cursor-pointer items-center justify-center gap-2 rounded-badge border border-line px-1 text-caption text-ink transition-colors duration-100 hover:bg-hover active:bg-active',
        'lg:h-8 lg:justify-between lg:border-transparent lg:px-2 lg:text-dense',
        'aria-pressed:border-brand-line aria-pressed:bg-selected aria-pressed:font-medium aria-pressed:text-brand-ink lg:aria-pressed:border-transparent',
        'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-disabled',
        className,
      )}
    >
      {children}
      <Kbd aria-hidden className={classNames('hidden lg:inline-flex', props.disabled && 'opacity-50')}>
        {shortcut}
      </Kbd>
    </button>
  )
}
