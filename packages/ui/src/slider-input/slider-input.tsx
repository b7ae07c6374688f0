import { RotateCcw } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { classNames } from '../class-names.js'
import { useFieldControl } from '../field/field.js'
import { FieldContext, useFieldName } from '../field-context.js'
import { IconButton } from '../icon-button/icon-button.js'
import { NumberInput, type NumberInputProps } from '../number-input/number-input.js'
import { Slider, type SliderProps } from '../slider/slider.js'

export interface SliderInputProps
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children' | 'dir'>,
    Pick<SliderProps<number>, 'step' | 'unit' | 'unitLabel' | 'marks' | 'name' | 'disabled' | 'invalid'>,
    Pick<NumberInputProps, 'adjustedText'> {
  /** The number. */
  value?: number
  /** The number at the beginning, when the part keeps it by itself. @default the lowest number */
  defaultValue?: number
  /** Gets each number on the way: while the thumb is dragged, while digits are typed. */
  onValueChange?: (value: number) => void
  /** Gets the number once a change is over: thumb let go, key pressed, box left, reset. */
  onValueCommit?: (value: number) => void
  /** The lowest number. @default 0 */
  min?: number
  /** The highest number. @default 100 */
  max?: number
  /** What the button at the end goes back to; without it there is no button. */
  resetValue?: number
  /** Name of that button. @default 'Reset to ' and the number */
  resetLabel?: string
}

const STEP_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Enter'])

/** A slider with a box for the exact number and a way back: each setting can be dragged, stepped and typed. */
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
  marks,
  resetValue,
  resetLabel = `Reset to ${resetValue}${unit ? `\u00A0${unit}` : ''}`,
  adjustedText,
  name,
  disabled,
  invalid = false,
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...props
}: SliderInputProps) {
  const { id, ...control } = useFieldControl({ ...props, 'aria-invalid': invalid || props['aria-invalid'] })
  const { 'aria-describedby': describedBy, 'aria-invalid': wrong, 'aria-required': required, ...root } = control
  const named = useFieldName({ 'aria-label': label, 'aria-labelledby': labelledBy })
  const [kept, setKept] = useState(defaultValue ?? min)
  const value = controlled ?? kept
  // What the box holds now and held when its change began: the handlers of one event run before the next rendering.
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
  const shared = { ...named, min, max, step, unit, unitLabel, disabled, value, 'aria-describedby': describedBy }
  const isReset = resetValue === undefined || value === resetValue
  return (
    <div
      data-slot="slider-input"
      data-state={isReset ? 'reset' : 'changed'}
      {...root}
      className={classNames('flex w-full min-w-0 items-start gap-3', className)}
    >
      {/* The two controls are one to the field around them; they are named and described from here. */}
      <FieldContext value={null}>
        <Slider {...shared} aria-invalid={wrong} marks={marks} onValueChange={change} onValueCommit={onValueCommit} />
        <NumberInput
          {...shared}
          id={id}
          name={name}
          aria-invalid={wrong}
          aria-required={required}
          adjustedText={adjustedText}
          onValueChange={(next) => next !== null && change(next)}
          onFocus={() => {
            box.current = { now: value, before: value }
          }}
          onKeyUp={(event) => STEP_KEYS.has(event.key) && commitBox()}
          onBlur={commitBox}
          className="w-24 shrink-0"
        />
      </FieldContext>
      {resetValue !== undefined && (
        <IconButton
          label={resetLabel}
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
