import { Minus, Plus } from 'lucide-react'
import { type ComponentProps, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.js'
import {
  Adornment,
  ControlButton,
  ControlFrame,
  type ControlFrameProps,
  endsWithButton,
  framedInput,
} from '../control-frame.js'
import { useFieldControl } from '../field/field.js'
import { useLabels } from '../use-labels.js'
import { type NumberAdjustment, useNumberText } from './use-number-text.js'

export type { NumberAdjustment } from './use-number-text.js'

type NativeProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'prefix' | 'size' | 'type'
>

const numberInputLabels = {
  /** Label of the decrease button. @default 'Decrease' */
  decrease: 'Decrease',
  /** Label of the increase button. @default 'Increase' */
  increase: 'Increase',
  /** Spoken percent sign. @default 'percent' */
  percent: 'percent',
  /** Announced when a typed number was adjusted; `value` has its unit. An empty string announces nothing. */
  adjusted: ({ reason }: NumberAdjustment, value: string): string => {
    if (reason === 'text') return 'That was not a number, so the last value is back'
    if (reason === 'step') return `Rounded to ${value}`
    return `Set to ${value}, the ${reason === 'min' ? 'lowest' : 'highest'} value`
  },
}

/** Texts of a NumberInput. */
export type NumberInputLabels = typeof numberInputLabels

export interface NumberInputProps extends NativeProps {
  /** Number; null if empty. */
  value?: number | null
  /** Initial number, when uncontrolled. @default null */
  defaultValue?: number | null
  /** Called with each valid number while typing or stepping, and null when cleared. */
  onValueChange?: (value: number | null) => void
  /** Minimum. */
  min?: number
  /** Maximum. */
  max?: number
  /** Step of arrow keys, and rounding of typed numbers. @default 1 */
  step?: number
  /**
   * Clamps and rounds a typed number on blur; if false, it is reported as typed, so that a schema can reject it.
   * @default true
   */
  clamp?: boolean
  /** Content before the number: an icon or a currency. */
  prefix?: ReactNode
  /** Unit shown after the number: px, s, %. */
  unit?: string
  /** Spoken unit: "pixels" for px. @default the unit itself */
  unitLabel?: string
  /** Shows decrease and increase buttons. @default false */
  steppers?: boolean
  /** Overrides of the texts. */
  labels?: Partial<NumberInputLabels>
  /** Marks the value as invalid; a Field sets it from its `error`. @default false */
  invalid?: boolean
  /** Height of the control. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/**
 * Number input with free typing and keyboard steps. Values are adjusted to the bounds on blur with an announcement,
 * or rejected by a form's schema.
 */
export function NumberInput({
  value: controlled,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  clamp = true,
  prefix,
  unit,
  unitLabel: ownUnitLabel,
  steppers = false,
  labels: ownLabels,
  invalid = false,
  size,
  name,
  className,
  onBlur,
  onKeyDown,
  ...props
}: NumberInputProps) {
  const labels = useLabels('numberInput', numberInputLabels, ownLabels)
  const unitLabel = ownUnitLabel ?? (unit === '%' ? labels.percent : unit)
  const control = useFieldControl({ ...props, 'aria-invalid': invalid || props['aria-invalid'] })
  const [kept, setKept] = useState(defaultValue)
  const value = controlled === undefined ? kept : controlled
  const locked = Boolean(control.disabled || control.readOnly)
  const hasSteppers = steppers && !control.readOnly
  const withUnit = (number: number | null) => `${number ?? ''}${unit ? `\u00A0${unit}` : ''}`
  const { text, adjustment, type, settle, ...box } = useNumberText({
    value,
    onValueChange: (next) => {
      setKept(next)
      onValueChange?.(next)
    },
    min,
    max,
    step,
    clamp,
    unit,
    locked,
  })
  const note = adjustment && labels.adjusted(adjustment, withUnit(adjustment.value))
  return (
    <div
      data-slot="number-input"
      data-state={control['aria-invalid'] ? 'invalid' : 'valid'}
      className={classNames('w-full min-w-0', className)}
    >
      <ControlFrame size={size} className={classNames(hasSteppers && endsWithButton(size))}>
        <Adornment>{prefix}</Adornment>
        <input
          role="spinbutton"
          inputMode={min !== undefined && min >= 0 ? 'decimal' : 'text'}
          autoComplete="off"
          spellCheck={false}
          // Digits and signs are left to right in every script: −20 must not become 20−.
          dir="ltr"
          {...control}
          type="text"
          value={text}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value ?? undefined}
          aria-valuetext={value === null ? undefined : [value, unitLabel].filter((part) => part != null).join(' ')}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            box.onKeyDown(event)
          }}
          onBlur={(event) => {
            settle()
            onBlur?.(event)
          }}
          // Physical directions: digits run left to right, aligned to the start of the page.
          className={classNames(framedInput, 'min-w-6 [[dir=rtl]_&]:text-right')}
        />
        {unit && (
          <Adornment>
            <span aria-hidden>{unit}</span>
          </Adornment>
        )}
        {hasSteppers && (
          <NumberSteppers
            {...{ size, disabled: control.disabled, labels }}
            atMin={value !== null && min !== undefined && value <= min}
            atMax={value !== null && max !== undefined && value >= max}
            onStep={box.step}
          />
        )}
      </ControlFrame>
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={control.disabled} />}
      <p role="status" className="mt-1.5 text-caption text-ink-muted empty:sr-only">
        {note}
      </p>
    </div>
  )
}

const HOLD_MS = 400
const REPEAT_MS = 60

interface StepButtonProps {
  label: string
  size: ControlFrameProps['size']
  atBound: boolean
  disabled: boolean | undefined
  onStep: () => void
  children: React.ReactNode
}

/** Steps once per press and repeatedly while held. Not a Tab stop, because arrow keys do the same. */
function StepButton({ atBound, onStep, ...props }: StepButtonProps) {
  const latest = useRef({ atBound, onStep })
  latest.current = { atBound, onStep }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const again = (wait: number) => {
    timer.current = setTimeout(() => {
      if (latest.current.atBound) return
      latest.current.onStep()
      again(REPEAT_MS)
    }, wait)
  }
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || props.disabled) return
    if (!atBound) onStep()
    again(HOLD_MS)
  }
  return (
    <ControlButton
      {...props}
      tabIndex={-1}
      aria-disabled={atBound || undefined}
      onPointerDown={press}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      // Only assistive technology clicks without pointer events.
      onClick={(event) => event.detail === 0 && !atBound && onStep()}
    />
  )
}

interface NumberSteppersProps {
  size: ControlFrameProps['size']
  disabled: boolean | undefined
  atMin: boolean
  atMax: boolean
  labels: { decrease: string; increase: string }
  onStep: (steps: number) => void
}

/** Step buttons of a number input. */
function NumberSteppers({ size, disabled, atMin, atMax, labels, onStep }: NumberSteppersProps) {
  return (
    <span className="flex shrink-0 items-center gap-0.5">
      <StepButton label={labels.decrease} size={size} disabled={disabled} atBound={atMin} onStep={() => onStep(-1)}>
        <Minus aria-hidden />
      </StepButton>
      <StepButton label={labels.increase} size={size} disabled={disabled} atBound={atMax} onStep={() => onStep(1)}>
        <Plus aria-hidden />
      </StepButton>
    </span>
  )
}
