import { RANGE_PRESETS, type RangePreset } from '@placard/domain'
import { classNames, Kbd } from '@placard/ui'
import type { ComponentProps } from 'react'
import { CUSTOM_KEY, PRESET_KEYS } from './preset-keys.js'

export interface RangePresetsProps {
  /** The preset that the range is at the moment. */
  chosen: RangePreset | undefined
  /** Gets the preset that was pressed. */
  onChoose: (preset: RangePreset) => void
  /** The person wants to write the days. */
  onCustom: () => void
}

/** The ranges that have a name, each with the key that picks it. */
export function RangePresets({ chosen, onChoose, onCustom }: RangePresetsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser.
    <div role="group" aria-label="Presets" className="grid grid-cols-3 gap-1 lg:flex lg:w-44 lg:flex-col lg:gap-0.5">
      {(Object.keys(RANGE_PRESETS) as RangePreset[]).map((preset) => (
        <Choice
          key={preset}
          shortcut={PRESET_KEYS[preset]}
          aria-pressed={preset === chosen}
          onClick={() => onChoose(preset)}
        >
          {RANGE_PRESETS[preset]}
        </Choice>
      ))}
      <Choice shortcut={CUSTOM_KEY} aria-pressed={chosen === undefined} onClick={onCustom} className="max-lg:hidden">
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
        className,
      )}
    >
      {children}
      <Kbd aria-hidden className="hidden lg:inline-flex">
        {shortcut}
      </Kbd>
    </button>
  )
}
