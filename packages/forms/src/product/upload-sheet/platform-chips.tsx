import { PLATFORM_NAMES, type PlatformName } from '@placard/domain/tags'
import { Button, useLabels } from '@placard/ui'
import { Check, Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { uploadSheetLabels } from './upload-sheet-labels.js'

export interface PlatformChipsProps {
  /** Chosen platforms: at least one. The first is that of the creatives. */
  value: readonly PlatformName[]
  /** Platforms that were used last, the newest first; they come first. */
  recent: readonly PlatformName[]
  /** Called with the chosen platforms, in the order of the chips. */
  onValueChange: (value: PlatformName[]) => void
}

/** Number of platforms that are shown before the others are asked for. */
const SHOWN = 4

/** Chips of the platforms, of which one or more are chosen. */
export function PlatformChips({ value, recent, onValueChange }: PlatformChipsProps) {
  const labels = useLabels('uploadSheet', uploadSheetLabels)
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  // The order stays while the chips are used.
  const [order] = useState(() => [...new Set([...value, ...recent, ...PLATFORM_NAMES])])
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? order : order.filter((name, index) => index < SHOWN || value.includes(name))
  const toggle = (name: PlatformName) => {
    const next = order.filter((one) => (one === name ? !value.includes(one) : value.includes(one)))
    if (next.length > 0) onValueChange(next)
  }
  return (
    <div className="grid min-w-0 gap-1.5">
      <span id={id} className="font-medium text-dense text-ink">
        {labels.platforms}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of form fields, these are toggle buttons */}
      <div
        ref={group}
        role="group"
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        className="flex flex-wrap gap-2"
      >
        {shown.map((name) => {
          const isOn = value.includes(name)
          return (
            <Button
              key={name}
              size="sm"
              aria-pressed={isOn}
              className={isOn ? 'border-brand-line bg-selected coarse:h-11' : 'coarse:h-11'}
              onClick={() => toggle(name)}
            >
              {isOn && <Check aria-hidden />}
              {name}
            </Button>
          )
        })}
        {shown.length < order.length && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={false}
            className="coarse:h-11"
            onClick={() => {
              setOpen(true)
              group.current?.querySelector<HTMLElement>('button')?.focus()
            }}
          >
            <Plus aria-hidden />
            {labels.morePlatforms(order.length - shown.length)}
          </Button>
        )}
      </div>
      <span id={`${id}-hint`} className="text-caption text-ink-muted">
        {labels.platformsHint}
      </span>
    </div>
  )
}
