import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.js'
import { readExtension } from '../file-icon/file-icon.js'
import { useLabels } from '../use-labels.js'

const renameInputLabels = {
  /** Accessible name of the input. @default 'New name' */
  label: 'New name',
}

/** Texts of a RenameInput. */
export type RenameInputLabels = typeof renameInputLabels

export interface RenameInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'aria-label'> {
  /** Current name. */
  value: string
  /** Accessible name of the input. @default 'New name' */
  label?: string
  /** Selects the name without its extension, for files. @default false */
  keepExtension?: boolean
  /** Returns why a name is invalid, or undefined. The name is trimmed. */
  validate?: (name: string) => string | undefined
  /** Called with the new name on Enter and on blur, if it changed. */
  onCommit: (name: string) => void
  /** Called on Escape, for an unchanged name, and on blur with an invalid name. */
  onCancel: () => void
}

/** Renames an item in place: Enter or blur saves the name, Escape restores the old one. */
export function RenameInput({
  value,
  label,
  keepExtension = false,
  validate,
  onCommit,
  onCancel,
  onKeyDown,
  onFocus,
  onBlur,
  ref,
  className,
  ...props
}: RenameInputProps) {
  const labels = useLabels('renameInput', renameInputLabels)
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(false)
  // Enter and Escape remove the input, which some browsers report as a blur.
  const ended = useRef(false)
  const errorId = useId()
  const name = text.trim()
  const problem = name === value ? undefined : validate?.(name)
  const error = shown || (problem !== undefined && text !== '') ? problem : undefined

  function end(leaving: boolean) {
    if (ended.current) return
    if (problem !== undefined && !leaving) return setShown(true)
    ended.current = true
    if (name === value || name === '' || problem !== undefined) onCancel()
    else onCommit(name)
  }

  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    // Keyboard shortcuts of the surrounding list must not run while typing. An IME needs Enter itself.
    event.stopPropagation()
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      end(false)
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      ended.current = true
      onCancel()
    }
  }

  return (
    <span className={classNames('relative inline-flex min-w-0 max-w-full flex-1', className)} data-slot="rename-input">
      <input
        type="text"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        {...props}
        ref={ref}
        // biome-ignore lint/a11y/noAutofocus: it appears because the user asked to rename.
        autoFocus
        aria-label={label ?? labels.label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? props['aria-describedby'] : errorId}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => {
          onFocus?.(event)
          const stem = keepExtension ? value.length - readExtension(value).length : value.length
          event.currentTarget.setSelectionRange(0, stem)
        }}
        onBlur={(event) => {
          onBlur?.(event)
          // Another window has the focus now; this one keeps it for the input.
          if (event.currentTarget.ownerDocument.activeElement === event.currentTarget) return
          end(true)
        }}
        onKeyDown={keyDown}
        className="h-7 w-full min-w-0 rounded-badge border border-line-control bg-surface px-1.5 text-inherit text-ink aria-invalid:border-danger coarse:h-11 coarse:text-touch"
      />
      <span
        id={errorId}
        role="alert"
        className={classNames(
          'absolute start-0 top-full z-20 mt-1.5 w-max max-w-72 rounded-badge border border-danger-line bg-raised px-2 py-1 text-caption text-danger-ink shadow-popover',
          error === undefined && 'hidden',
        )}
      >
        {error}
      </span>
    </span>
  )
}
