import { Root, Thumb, Track } from '@radix-ui/react-slider'
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { classNames } from '../class-names.js'
import { useFieldControl, useFieldName } from '../field/field.js'
import { useLabels } from '../use-labels.js'
import { SliderBubble, SliderFill, type SliderMark, SliderMarks } from './slider-marks.js'

const defaultLabels = {
  /** Names of the two thumbs of a range. */
  thumbs: ['Minimum', 'Maximum'] as readonly [string, string],
  /** Spoken percent sign. */
  percent: 'percent',
}

/** Texts of a Slider. */
export type SliderLabels = typeof defaultLabels

export type { SliderMark } from './slider-marks.js'

/** Number, or both ends of a range. */
export type SliderValue = number | readonly [number, number]

export interface SliderProps<Value extends SliderValue = number>
  extends Omit<ComponentProps<'span'>, 'value' | 'defaultValue' | 'dir' | 'children'> {
  /** Current number, or both ends of a range. */
  value?: Value
  /** Initial value, when uncontrolled. */
  defaultValue?: Value
  /** Called with each value while a thumb is dragged or a key is held. */
  onValueChange?: (value: Value) => void
  /** Called with the value once, when the thumb is released or after a key. */
  onValueCommit?: (value: Value) => void
  /** Minimum. @default 0 */
  min?: number
  /** Maximum. @default 100 */
  max?: number
  /** Step of arrow keys; Shift and Page keys step ten times as far. @default 1 */
  step?: number
  /** Minimum distance between the ends of a range. @default 0 */
  minDistance?: number
  /** Unit of the number: px, s, %. */
  unit?: string
  /** Spoken unit: "pixels" for px. @default the unit itself */
  unitLabel?: string
  /** Formats a number for the bubble and screen readers. @default its digits */
  formatValue?: (value: number) => string
  /** Numbers marked below the track. */
  marks?: readonly SliderMark[]
  /** Shows the number above the thumb while it is hovered, dragged or focused. @default true */
  bubble?: boolean
  /** Names of the two thumbs of a range. @default ['Minimum', 'Maximum'] */
  thumbLabels?: readonly [string, string]
  /** Name in a native form. */
  name?: string
  /** Disables the slider. @default false */
  disabled?: boolean
  /** Focusable, but cannot be changed. @default false */
  readOnly?: boolean
  /** Marks the value as invalid; a Field sets it from its `error`. @default false */
  invalid?: boolean
}

const toList = (value: SliderValue): number[] => (typeof value === 'number' ? [value] : [...value])

/** Selects a number or a range by position; SliderInput adds a number input. */
export function Slider<Value extends SliderValue = number>({
  value: controlled,
  defaultValue,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  minDistance = 0,
  unit,
  unitLabel: ownUnitLabel,
  formatValue = String,
  marks,
  bubble = true,
  thumbLabels: ownThumbLabels,
  readOnly = false,
  invalid = false,
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...props
}: SliderProps<Value>) {
  const labels = useLabels('slider', defaultLabels)
  const unitLabel = ownUnitLabel ?? (unit === '%' ? labels.percent : unit)
  const thumbLabels = ownThumbLabels ?? labels.thumbs
  const ownId = useId()
  const [kept, setKept] = useState<SliderValue>(defaultValue ?? min)
  const values = toList(controlled ?? kept)
  const isRange = values.length > 1
  const suffix = unit ? `\u00A0${unit}` : ''
  const control = useFieldControl({ ...props, 'aria-invalid': invalid || props['aria-invalid'] })
  const { 'aria-describedby': describedBy, 'aria-invalid': wrong, 'aria-required': _required, ...root } = control
  const named = useFieldName({ 'aria-label': label, 'aria-labelledby': labelledBy })
  // Radix uses arrays; converts between them and the value.
  const outside = (list: readonly number[]) => (isRange ? list : list[0]) as Value
  const change = (list: number[]) => {
    if (readOnly) return
    setKept(outside(list))
    onValueChange?.(outside(list))
  }
  /** Radix sends Home to the first thumb and End to the last one, whichever has focus. */
  const toOwnEnd = (event: KeyboardEvent, index: number) => {
    if (control.disabled || (event.key !== 'Home' && event.key !== 'End')) return
    if (!isRange && !readOnly) return
    event.preventDefault()
    if (readOnly) return
    const [low = min, high = max] = values
    const next = event.key === 'Home' ? (index === 0 ? min : low + minDistance) : index === 0 ? high - minDistance : max
    const list = index === 0 ? [next, high] : [low, next]
    if (next === values[index]) return
    change(list)
    onValueCommit?.(outside(list))
  }
  return (
    <span
      data-slot="slider"
      data-state={wrong ? 'invalid' : 'valid'}
      data-disabled={control.disabled ? '' : undefined}
      data-readonly={readOnly ? '' : undefined}
      className={classNames('block w-full min-w-0', className)}
    >
      <Root
        {...root}
        // The root span has no role that supports aria-disabled; its thumbs have it.
        {...{ 'aria-disabled': undefined }}
        value={values}
        onValueChange={change}
        onValueCommit={(list) => readOnly || onValueCommit?.(outside(list))}
        min={min}
        max={max}
        step={step}
        minStepsBetweenThumbs={minDistance / step}
        preserveThumbOrder
        className="relative flex h-(--placard-control-height) w-full cursor-pointer touch-none select-none items-center data-disabled:cursor-not-allowed in-data-readonly:cursor-default"
      >
        <Track className="relative h-1 w-full grow overflow-hidden rounded-full bg-line data-disabled:bg-active forced-colors:bg-[ButtonBorder]">
          <SliderFill {...{ values, min, max, readOnly }} disabled={control.disabled} />
        </Track>
        {values.map((number, index) => {
          const thumbId = `${ownId}thumb${index}`
          return (
            <Thumb
              key={thumbId}
              {...thumbName(named, isRange ? thumbLabels[index] : undefined, thumbId)}
              aria-describedby={describedBy}
              aria-invalid={wrong}
              aria-readonly={readOnly || undefined}
              aria-valuetext={[formatValue(number), unitLabel].filter(Boolean).join(' ')}
              onKeyDown={(event) => toOwnEnd(event, index)}
              className={classNames(
                'group/thumb relative block size-4 rounded-full border-2 border-brand bg-surface transition-colors duration-100 after:absolute after:-inset-1.5 hover:border-brand-hover aria-invalid:border-danger data-disabled:border-ink-disabled data-disabled:bg-sunken in-data-readonly:border-ink-subtle in-data-readonly:bg-sunken coarse:size-5 coarse:after:-inset-3.5',
                'forced-colors:border-[CanvasText] forced-colors:bg-[Canvas] forced-colors:data-disabled:border-[GrayText]',
              )}
            >
              {isRange && (
                <span id={thumbId} hidden>
                  {thumbLabels[index]}
                </span>
              )}
              {bubble && (
                <SliderBubble share={(number - min) / (max - min)}>{`${formatValue(number)}${suffix}`}</SliderBubble>
              )}
            </Thumb>
          )
        })}
      </Root>
      {marks && <SliderMarks marks={marks} min={min} max={max} values={values} />}
    </span>
  )
}

/** Joins both names of a range's thumb: that of the slider and its own. */
function thumbName(named: ReturnType<typeof useFieldName>, own: string | undefined, ownId: string) {
  if (own === undefined) return named
  if (named['aria-label']) return { 'aria-label': `${named['aria-label']}, ${own}` }
  return { 'aria-labelledby': [named['aria-labelledby'], ownId].filter(Boolean).join(' ') }
}
