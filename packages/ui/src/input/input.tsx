import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.js'
import { controlVariants } from '../control.variants.js'
import { Adornment, ControlButton, ControlFrame, endsWithButton, framedInput, writeInto } from '../control-frame.js'
import { useFieldControl } from '../field/field.js'
import { useLabels } from '../use-labels.js'

const inputLabels = {
  /** Label of the clear button. @default 'Clear' */
  clear: 'Clear',
}

/** Texts of an Input. */
export type InputLabels = typeof inputLabels

export interface InputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size'> {
  /** Content before the text: an icon or a unit. */
  prefix?: ReactNode
  /** Content after the text: a unit or a small button. */
  suffix?: ReactNode
  /** Shows a clear button while the input has a value. @default false */
  clearable?: boolean
  /** Overrides of the texts. */
  labels?: Partial<InputLabels>
  /** Marks the value as invalid; a Field sets it from its `error`. @default false */
  invalid?: boolean
  /** Height of the control. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** Single-line text input. `ref` and native props reach the `<input>`; `className` the visible frame. */
export function Input({
  prefix,
  suffix,
  clearable = false,
  labels,
  invalid = false,
  size,
  className,
  ref,
  ...props
}: InputProps) {
  const texts = useLabels('input', inputLabels, labels)
  const control = useFieldControl({ ...props, 'aria-invalid': invalid || props['aria-invalid'] })
  const state = control['aria-invalid'] ? 'invalid' : 'valid'
  if (prefix == null && suffix == null && !clearable)
    return (
      <input
        data-slot="input"
        data-state={state}
        type="text"
        {...control}
        ref={ref}
        className={classNames(controlVariants({ size }), className)}
      />
    )
  const canClear = clearable && !control.disabled && !control.readOnly
  return (
    <ControlFrame
      data-slot="input"
      data-state={state}
      size={size}
      className={classNames(canClear && suffix == null && endsWithButton(size), className)}
    >
      <Adornment>{prefix}</Adornment>
      <input
        type="text"
        {...control}
        // Without a placeholder CSS cannot tell whether the input is empty.
        placeholder={control.placeholder ?? (canClear ? ' ' : undefined)}
        ref={ref}
        className={classNames(framedInput, 'peer', canClear && '[&::-webkit-search-cancel-button]:hidden')}
      />
      {canClear && (
        <ControlButton
          label={texts.clear}
          size={size}
          // Keyboards delete the text; another stop would only be in their way.
          tabIndex={-1}
          onClick={(event) => {
            const input = event.currentTarget.parentElement?.querySelector('input')
            if (input) writeInto(input, '')
          }}
          className="peer-placeholder-shown:hidden"
        >
          <X aria-hidden />
        </ControlButton>
      )}
      <Adornment>{suffix}</Adornment>
    </ControlFrame>
  )
}
