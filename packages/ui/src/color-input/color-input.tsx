import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { ALargeSmall, CircleCheck, Pipette, TriangleAlert } from 'lucide-react'
import { type ComponentProps, useId, useRef } from 'react'
import { classNames } from '../class-names.js'
import { Adornment, ControlButton, ControlFrame, endsWithButton, framedInput } from '../control-frame.js'
import { FieldContext, useFieldControl, useFieldName } from '../field/field.js'
import { NumberInput } from '../number-input/number-input.js'
import { useLabels } from '../use-labels.js'
import { colorText, contrastRatio, parseColor, type Readability, ratioText, readability } from './color-math.js'

const colorInputLabels = {
  /** Label of the button that opens the browser's color picker. @default 'Pick a color' */
  pick: 'Pick a color',
  /** Name of the opacity input. @default 'Opacity' */
  opacity: 'Opacity',
  /** Texts for each contrast level, shown after the ratio. @default English */
  contrast: { readable: 'readable', large: 'readable only in large text', hard: 'hard to read' },
}

/** Texts of a ColorInput. */
export type ColorInputLabels = typeof colorInputLabels

export interface ColorInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'size' | 'prefix'> {
  /** Color as text, `#1a73e8`; may be incomplete while typing. */
  value?: string
  /** Initial color, when uncontrolled. @default '' */
  defaultValue?: string
  /** Called with the text after each change. On blur, a valid color is normalized to `#1a73e8`. */
  onValueChange?: (value: string) => void
  /** Allows transparency: a second input for the opacity, and two more digits (`#1a73e880`). @default false */
  alpha?: boolean
  /** Opaque background for text of this color; shows the contrast. */
  background?: string
  /** Marks the value as invalid; a Field sets it from its `error`. @default false */
  invalid?: boolean
  /** Height of the control. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Overrides of the texts. */
  labels?: Partial<ColorInputLabels>
}

/** Color input: text, with the browser's picker as an alternative; optionally shows the contrast. */
export function ColorInput({
  value: given,
  defaultValue = '',
  onValueChange,
  alpha = false,
  background,
  invalid = false,
  size,
  labels: ownLabels,
  className,
  onBlur,
  'aria-describedby': describedBy,
  ...props
}: ColorInputProps) {
  const id = useId()
  const labels = useLabels('colorInput', colorInputLabels, ownLabels)
  const [value, change] = useControllableState({
    prop: given,
    defaultProp: defaultValue,
    onChange: onValueChange,
    caller: 'ColorInput',
  })
  const picker = useRef<HTMLInputElement>(null)
  const parsed = parseColor(value)
  const color = parsed && (alpha || parsed.alpha === 1) ? parsed : undefined
  const noted = color !== undefined && background !== undefined && parseColor(background) !== undefined
  const described = [describedBy, noted && `${id}note`].filter(Boolean).join(' ') || undefined
  const control = useFieldControl({
    ...props,
    'aria-describedby': described,
    'aria-invalid': invalid || props['aria-invalid'],
  })
  const named = useFieldName(props)
  const locked = Boolean(control.disabled || control.readOnly)
  const settle = () => {
    if (color && !locked && colorText(color) !== value) change(colorText(color))
  }
  /** Names a control after its input. */
  const formatName = (part: string, text: string) => ({
    'aria-label': named['aria-label'] ? `${named['aria-label']}, ${text}` : text,
    'aria-labelledby': named['aria-labelledby'] && `${named['aria-labelledby']} ${id}${part}`,
  })
  return (
    <div
      data-slot="color-input"
      data-state={control['aria-invalid'] ? 'invalid' : 'valid'}
      className={classNames('flex w-full min-w-0 flex-col gap-1.5', className)}
    >
      <div className="relative flex min-w-0 items-start gap-2">
        <ControlFrame size={size} className={locked ? undefined : endsWithButton(size)}>
          <Adornment>
            <ColorSwatch color={color && colorText(color)} />
          </Adornment>
          <input
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder="#000000"
            // Colors are left to right in every script.
            dir="ltr"
            {...control}
            type="text"
            value={value}
            onChange={(event) => {
              props.onChange?.(event)
              change(event.target.value)
            }}
            onKeyDown={(event) => {
              // Normalizes the color before Enter submits the form.
              if (event.key === 'Enter') settle()
              props.onKeyDown?.(event)
            }}
            onBlur={(event) => {
              settle()
              onBlur?.(event)
            }}
            className={classNames(framedInput, 'font-mono [[dir=rtl]_&]:text-end')}
          />
          {!locked && (
            <ControlButton
              id={`${id}pick`}
              label={labels.pick}
              size={size}
              {...formatName('pick', labels.pick)}
              onClick={() => openPicker(picker.current)}
            >
              <Pipette aria-hidden />
            </ControlButton>
          )}
        </ControlFrame>
        {!locked && (
          // Outside of the frame, because browsers treat it as read-only and the frame would look so.
          <input
            ref={picker}
            type="color"
            tabIndex={-1}
            aria-hidden
            value={color ? colorText({ ...color, alpha: 1 }) : '#000000'}
            onChange={(event) => {
              const picked = parseColor(event.target.value)
              if (picked) change(colorText({ ...picked, alpha: color?.alpha ?? 1 }))
            }}
            className="pointer-events-none absolute start-0 bottom-0 size-0 opacity-0"
          />
        )}
        {alpha && (
          // The surrounding Field names the text input; this control is named after that.
          <FieldContext value={null}>
            <span id={`${id}opacity`} hidden>
              {labels.opacity}
            </span>
            <NumberInput
              {...formatName('opacity', labels.opacity)}
              size={size}
              min={0}
              max={100}
              unit="%"
              value={color ? Math.round(color.alpha * 100) : null}
              disabled={control.disabled || !color}
              readOnly={control.readOnly}
              onValueChange={(percent) =>
                color && percent !== null && change(colorText({ ...color, alpha: percent / 100 }))
              }
              className="w-20 shrink-0"
            />
          </FieldContext>
        )}
      </div>
      {/* Announced when it changes. */}
      <div role="status" className="empty:sr-only">
        {noted && (
          <ContrastNote id={`${id}note`} value={colorText(color)} background={background} labels={labels.contrast} />
        )}
      </div>
    </div>
  )
}

function openPicker(input: HTMLInputElement | null) {
  try {
    input?.showPicker()
  } catch {
    // Older browsers and cross-origin frames open the picker only by a click.
    input?.click()
  }
}

const CHECKERBOARD =
  'bg-[conic-gradient(var(--placard-active)_25%,var(--placard-surface)_0_50%,var(--placard-active)_0_75%,var(--placard-surface)_0)] bg-[length:8px_8px]'

interface ColorSwatchProps {
  /** CSS color; undefined without one. */
  color: string | undefined
}

/** Color swatch; a checkerboard shows transparency. */
function ColorSwatch({ color }: ColorSwatchProps) {
  return (
    <span
      data-slot="color-swatch"
      data-state={color === undefined ? 'none' : 'color'}
      className={classNames(
        'relative size-5 shrink-0 overflow-hidden rounded-bar border forced-color-adjust-none',
        color === undefined ? 'border-line-control border-dashed' : classNames('border-line', CHECKERBOARD),
      )}
    >
      {color !== undefined && <span className="absolute inset-0" style={{ backgroundColor: color }} />}
    </span>
  )
}

interface ContrastNoteProps {
  /** Id for aria-describedby of the input. */
  id: string
  /** Color in a format that native inputs accept. */
  value: string
  /** Background color. */
  background: string
  labels: Record<Readability, string>
}

/** Shows the contrast ratio on the background, its rating, and a sample. */
function ContrastNote({ id, value, background, labels }: ContrastNoteProps) {
  const [color, ground] = [parseColor(value), parseColor(background)]
  if (!color || !ground) return null
  const ratio = contrastRatio(color, ground)
  const judgement = readability(ratio)
  const Icon = judgement === 'readable' ? CircleCheck : TriangleAlert
  return (
    <p id={id} className="flex items-center gap-2 text-caption text-ink-muted">
      <span
        aria-hidden
        className="flex h-4 w-6 shrink-0 items-center justify-center rounded-bar border border-line forced-color-adjust-none"
        style={{ color: value, backgroundColor: background }}
      >
        <ALargeSmall className="size-3.5" strokeWidth={2} />
      </span>
      <span className="flex min-w-0 items-center gap-1">
        <Icon
          aria-hidden
          className={classNames(
            'size-3.5 shrink-0',
            judgement === 'readable' ? 'text-success-ink' : 'text-warning-ink',
          )}
        />
        <bdi className="min-w-0 tabular-nums">
          {ratioText(ratio)}, {labels[judgement]}
        </bdi>
      </span>
    </p>
  )
}
