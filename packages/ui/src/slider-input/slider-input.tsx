import { RotateCcw } from 'lucide-react'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.js'
import { FieldContext, useFieldControl, useFieldName } from '../field/field.js'
import { IconButton } from '../icon-button/icon-button.js'
import { NumberInput, type NumberInputLabels, type NumberInputProps } from '../number-input/number-input.js'
import { Slider, type SliderMark, type SliderProps } from '../slider/slider.js'
import { useLabels } from '../use-labels.js'

const defaultLabels = {
  /** Suffix of the number input's name, which distinguishes it from the slider. @default 'exact value' */
  box: 'exact value',
  /** Label of the reset button; `value` has its unit. @default (value) => `Reset to ${value}` */
  reset: (value: string) => `Reset to ${value}`,
}

/** Texts that are not those of the number input. */
export type SliderInputOwnLabels = typeof defaultLabels

/** Texts of a SliderInput. */
export interface SliderInputLabels extends SliderInputOwnLabels, Pick<NumberInputLabels, 'adjusted'> {}

export interface SliderInputProps
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children' | 'dir'>,
    Pick<SliderProps<number>, 'step' | 'unit' | 'unitLabel' | 'name' | 'disabled' | 'readOnly' | 'invalid'>,
    Pick<NumberInputProps, 'clamp'> {
  /** Current number. */
  value?: number
  /** Initial number, when uncontrolled. @default the minimum */
  defaultValue?: number
  /** Called with each number while dragging or typing. */
  onValueChange?: (value: number) => void
  /** Called with the number after a change: thumb released, key pressed, blur, reset. */
  onValueCommit?: (value: number) => void
  /** Minimum. @default 0 */
  min?: number
  /** Maximum. @default 100 */
  max?: number
  /** Labelled numbers below the track; an empty list for none. @default both ends, and zero between them */
  marks?: readonly SliderMark[]
  /** Value that the reset button restores; without it there is no button. */
  resetValue?: number
  /** Overrides of the texts. */
  labels?: Partial<SliderInputLabels>
}

const STEP_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Enter'])

const CROWDED = 0.15

/** Returns marks at both ends and at zero; zero has no label if it is too close to an end. */
function createBoundMarks(min: number, max: number): SliderMark[] {
  const marks = [min, max].map((value) => ({ value, label: String(value).replace('-', '\u2212') }))
  const share = -min / (max - min)
  if (!(share > 0 && share < 1)) return marks
  return [...marks, { value: 0, label: share < CROWDED || share > 1 - CROWDED ? '' : '0' }]
}

/** Slider with a number input for the exact value and a reset button. */
export function SliderInput({
  value: controlled,
  defaultValue,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step,
  unit,
  unitLabel,
  marks = createBoundMarks(min, max),
  resetValue,
  labels: ownLabels,
  clamp,
  name,
  disabled,
  readOnly,
  invalid = false,
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...props
}: SliderInputProps) {
  const labels: Partial<SliderInputLabels> & SliderInputOwnLabels = useLabels('sliderInput', defaultLabels, ownLabels)
  const { id, ...control } = useFieldControl({ ...props, 'aria-invalid': invalid || props['aria-invalid'] })
  const { 'aria-describedby': describedBy, 'aria-invalid': wrong, 'aria-required': required, ...root } = control
  const named = useFieldName({ 'aria-label': label, 'aria-labelledby': labelledBy })
  const boxLabelId = useId()
  const [kept, setKept] = useState(defaultValue ?? min)
  const value = controlled ?? kept
  // Current value and value at the start of the change: the handlers of one event run before the next render.
  const box = useRef({ now: value, before: value })
  const change = (next: number) => {
    box.current.now = next
    setKept(next)
    onValueChange?.(next)
  }
  const commitBox = () => {
    if (box.current.now === box.current.before) return
    box.current.before = box.current.now
    onValueCommit?.(box.current.now)
  }
  const shared = { min, max, step, unit, unitLabel, disabled, readOnly, 'aria-describedby': describedBy }
  const isReset = resetValue === undefined || value === resetValue
  const hasReset = resetValue !== undefined && !readOnly
  return (
    <div
      data-slot="slider-input"
      data-state={isReset ? 'reset' : 'changed'}
      {...root}
      className={classNames(
        'grid w-full min-w-0 items-start gap-x-3',
        hasReset ? 'grid-cols-[minmax(0,1fr)_6rem_auto]' : 'grid-cols-[minmax(0,1fr)_6rem]',
        className,
      )}
    >
      {/* The surrounding Field sees one control; both are named and described here. */}
      <FieldContext value={null}>
        <Slider
          {...named}
          {...shared}
          value={Math.min(max, Math.max(min, value))}
          aria-invalid={wrong}
          marks={marks}
          onValueChange={change}
          onValueCommit={onValueCommit}
        />
        <NumberInput
          {...shared}
          {...boxName(named, labels.box, boxLabelId)}
          id={id}
          name={name}
          value={value}
          clamp={clamp}
          aria-invalid={wrong}
          aria-required={required}
          labels={labels.adjusted && { adjusted: labels.adjusted }}
          onValueChange={(next) => next !== null && change(next)}
          onFocus={() => {
            box.current = { now: value, before: value }
          }}
          onKeyUp={(event) => STEP_KEYS.has(event.key) && commitBox()}
          onBlur={commitBox}
          // The input is beside the slider, its message below both.
          className="contents [&>p]:order-1 [&>p]:col-span-full"
        />
      </FieldContext>
      <span id={boxLabelId} hidden>
        {labels.box}
      </span>
      {hasReset && (
        <IconButton
          label={labels.reset(`${String(resetValue).replace('-', '\u2212')}${unit ? `\u00A0${unit}` : ''}`)}
          aria-describedby={named['aria-labelledby']}
          aria-disabled={isReset || disabled || undefined}
          onClick={() => {
            if (isReset || disabled) return
            change(resetValue)
            onValueCommit?.(resetValue)
          }}
          className="-ms-2 aria-disabled:text-ink-disabled"
        >
          <RotateCcw aria-hidden />
        </IconButton>
      )}
    </div>
  )
}

/** Names the number input after the slider, with a suffix. */
function boxName(named: ReturnType<typeof useFieldName>, own: string, ownId: string) {
  if (named['aria-label']) return { 'aria-label': `${named['aria-label']}, ${own}` }
  return { 'aria-labelledby': [named['aria-labelledby'], ownId].filter(Boolean).join(' ') }
}
