import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.js'
import { ControlButton, ControlFrame, endsWithButton, framedInput } from '../control-frame.js'
import { useFieldControl } from '../field/field.js'
import { useLabels } from '../use-labels.js'

const passwordInputLabels = {
  /** Label of the button that shows the text. @default 'Show password' */
  show: 'Show password',
  /** Announced while Caps Lock is on. @default 'Caps Lock is on' */
  capsLock: 'Caps Lock is on',
}

/** Texts of a PasswordInput. */
export type PasswordInputLabels = typeof passwordInputLabels

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'type'> {
  /** Marks the value as invalid; a Field sets it from its `error`. @default false */
  invalid?: boolean
  /** Height of the control. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Overrides of the texts. */
  labels?: Partial<PasswordInputLabels>
}

/** Password input that can show its text. Paste and password managers work; set `autoComplete`. */
export function PasswordInput({
  invalid = false,
  size,
  labels: ownLabels,
  className,
  ref,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...props
}: PasswordInputProps) {
  const labels = useLabels('passwordInput', passwordInputLabels, ownLabels)
  const control = useFieldControl({ ...props, 'aria-invalid': invalid || props['aria-invalid'] })
  const input = useRef<HTMLInputElement>(null)
  const setInput = useComposedRefs(input, ref)
  const caret = useRef<[number | null, number | null] | null>(null)
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)

  const toggle = () => {
    caret.current = input.current && [input.current.selectionStart, input.current.selectionEnd]
    setShown(!shown)
  }
  // Some browsers move the caret when `type` changes; typing has to continue where it was.
  useLayoutEffect(() => {
    // Setting the selection focuses the input in some browsers.
    if (caret.current && document.activeElement === input.current) input.current?.setSelectionRange(...caret.current)
    caret.current = null
  })
  // Browsers must not store the password as autocomplete text.
  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <ControlFrame
      data-slot="password-input"
      data-state={shown ? 'shown' : 'hidden'}
      size={size}
      className={classNames(endsWithButton(size), className)}
    >
      <input
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...control}
        ref={setInput}
        type={shown ? 'text' : 'password'}
        className={framedInput}
        onKeyDown={(event) => {
          watchCapsLock(event)
          onKeyDown?.(event)
        }}
        onKeyUp={(event) => {
          watchCapsLock(event)
          onKeyUp?.(event)
        }}
        onBlur={(event) => {
          setCapsLock(false)
          onBlur?.(event)
        }}
      />
      <span role="status" className="flex shrink-0 items-center gap-1 text-caption text-warning-ink">
        {capsLock && (
          <>
            <ArrowBigUpDash aria-hidden />
            {labels.capsLock}
          </>
        )}
      </span>
      <ControlButton label={labels.show} size={size} aria-pressed={shown} disabled={props.disabled} onClick={toggle}>
        {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </ControlButton>
    </ControlFrame>
  )
}
