import { findArtboard, MAX_SIZES } from '@placard/domain/internal/ad-builder'
import { creativeSize, MAX_SIDE_PX, parseCreativeSize } from '@placard/domain/internal/creative'
import { Button, Checkbox, useLabels } from '@placard/ui'
import { useState } from 'react'
import { useBuilder } from '../builder-context.js'
import { STEP_OF } from '../builder-steps.js'
import { useSizeOptions } from '../properties/artboard-section.js'
import { NumberControl } from '../properties/panel-controls.js'
import { sizeListLabels } from './size-list-labels.js'

/** Form that adds usual sizes, which are ticked, and a custom one. Sizes that the design has are not offered. */
export function NewSizes() {
  const labels = useLabels('sizeList', sizeListLabels)
  const sizeOptions = useSizeOptions()
  const { design, dispatch } = useBuilder()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isCustom, setCustom] = useState(false)
  const [custom, setCustomSize] = useState({ width: 300, height: 600 })
  const sizeNames = [findArtboard(design), ...design.sizes].map(({ width, height }) => creativeSize(width, height))
  const options = sizeOptions.filter(({ value }) => !sizeNames.includes(value))
  const isTaken = isCustom && sizeNames.includes(creativeSize(custom.width, custom.height))
  const names = new Set([
    ...options.flatMap(({ value }) => (ticked.includes(value) ? [value] : [])),
    ...(isCustom && !isTaken ? [creativeSize(custom.width, custom.height)] : []),
  ])
  const sizes = [...names].flatMap((name) => parseCreativeSize(name) ?? [])
  const free = MAX_SIZES - design.sizes.length
  const add = (form: Element | null) => {
    // The button is disabled afterwards, and would lose the focus.
    form?.querySelector<HTMLElement>('[data-custom-size] button')?.focus()
    const [first] = names
    const label = names.size === 1 && first !== undefined ? STEP_OF.addSize(first) : STEP_OF.addSizes(`${sizes.length}`)
    dispatch({ type: 'addSizes', sizes, label })
    setTicked([])
    setCustom(false)
  }
  return (
    <fieldset className="grid w-64 gap-3 rounded-card border border-line border-dashed p-3">
      <legend className="sr-only">{labels.newSizes}</legend>
      <p aria-hidden className="font-semibold text-dense text-ink">
        {labels.newSizes}
      </p>
      <ul aria-label={labels.usualSizes} className="grid max-h-60 gap-1.5 overflow-y-auto py-1 ps-1">
        {options.map(({ value, label }) => (
          <li key={value}>
            <Checkbox
              label={label}
              checked={ticked.includes(value)}
              onCheckedChange={(isTicked) =>
                setTicked(isTicked ? [...ticked, value] : ticked.filter((one) => one !== value))
              }
            />
          </li>
        ))}
      </ul>
      <div data-custom-size className="ps-1">
        <Checkbox label={labels.customSize} checked={isCustom} onCheckedChange={setCustom} />
      </div>
      {isCustom && (
        <div className="grid grid-cols-2 gap-2">
          {(['width', 'height'] as const).map((side) => (
            <NumberControl
              key={side}
              label={side === 'width' ? labels.newWidth : labels.newHeight}
              prefix={side === 'width' ? labels.widthPrefix : labels.heightPrefix}
              value={custom[side]}
              min={1}
              max={MAX_SIDE_PX}
              unit="px"
              onChange={(value) => setCustomSize({ ...custom, [side]: Math.round(value) })}
            />
          ))}
        </div>
      )}
      {(isTaken || sizes.length > free) && (
        <p role="alert" className="text-caption text-danger-ink">
          {isTaken ? labels.hasSize : labels.full(MAX_SIZES)}
        </p>
      )}
      <Button
        size="sm"
        disabled={sizes.length === 0 || sizes.length > free}
        onClick={({ currentTarget }) => add(currentTarget.closest('fieldset'))}
      >
        {labels.addSizes(sizes.length)}
      </Button>
    </fieldset>
  )
}
