import { classNames, type InputProps, useDirection, useFieldControl, useLabels } from '@placard/ui'
import { CircleAlert, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { FormField, type FormFieldProps, splitFieldProps } from '../../engine/form/form.js'
import { useLatinInput } from '../use-latin-input.js'
import { addNew, splitEmails } from './split-emails.js'

const defaultLabels = {
  countAddresses: (count: number) => `${count} addresses. `,
  added: (address: string) => `${address} added`,
  addressesAdded: (count: number) => `${count} addresses added`,
  removed: (address: string) => `${address} removed`,
  notAnEmail: 'Not an email:',
  removeAddress: (address: string) => `Remove ${address}`,
}

/** Texts of the emails field. */
export type EmailsFieldLabels = typeof defaultLabels

export interface EmailsFieldProps
  extends FormFieldProps,
    Pick<InputProps, 'placeholder' | 'autoComplete' | 'disabled' | 'readOnly'> {
  /** Schema of a single address; invalid ones are marked. */
  addressSchema: z.ZodType<string>
}

const COUNTED_FROM = 3

/** List of email addresses as a form field, typed or pasted. Pending text counts without Enter. */
export function EmailsField(props: EmailsFieldProps) {
  const labels = useLabels('emailsField', defaultLabels)
  const [field, input] = splitFieldProps(props)
  const value: readonly string[] = useWatch({ name: props.name }) ?? []
  const counted = value.length > COUNTED_FROM ? labels.countAddresses(value.length) : ''
  const hint = (counted || field.hint) && [counted, field.hint]
  return (
    <FormField {...field} hint={hint}>
      {(control) => <EmailsInput {...input} {...control.field} id={control.id} value={value} />}
    </FormField>
  )
}

interface EmailsInputProps
  extends Pick<InputProps, 'id' | 'name' | 'placeholder' | 'autoComplete' | 'disabled' | 'readOnly'> {
  /** Email addresses. */
  value: readonly string[]
  /** Called with the addresses after each change. */
  onChange: (value: string[]) => void
  /** Called when the input loses focus. */
  onBlur: () => void
  /** Schema of a single address. */
  addressSchema: z.ZodType<string>
  /** Ref to the input. */
  ref: Ref<HTMLInputElement>
}

const SEPARATES = new Set(['Enter', ',', ';', ' '])

/** Email addresses as chips with a text input. Typed addresses are part of the value before they become chips. */
function EmailsInput({ value, onChange, addressSchema, disabled, readOnly, ref, ...props }: EmailsInputProps) {
  const labels = useLabels('emailsField', defaultLabels)
  const control = useFieldControl(props)
  const isRightToLeft = useDirection() === 'rtl'
  const latin = useLatinInput()
  const box = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState({ text: '', count: 0 })
  const [said, setSaid] = useState('')
  const typed = splitEmails(draft.text)
  // A value that does not end with the typed text was set from outside, for example by a reset.
  const drafted = draft.count > 0 ? value.slice(-draft.count) : []
  if (drafted.length < draft.count || !drafted.every((address) => typed.includes(address)))
    setDraft({ text: '', count: 0 })
  const chips = value.slice(0, Math.max(0, value.length - draft.count))

  const change = (kept: readonly string[], text: string) => {
    const next = addNew(kept, splitEmails(text))
    setDraft({ text, count: next.length - kept.length })
    onChange(next)
  }
  const add = (text: string) => {
    const next = addNew(chips, splitEmails(text))
    const count = next.length - chips.length
    if (count > 0) setSaid(count === 1 ? labels.added(next.at(-1) ?? '') : labels.addressesAdded(count))
    change(next, '')
  }
  const remove = (index: number) => {
    setSaid(labels.removed(chips[index] ?? ''))
    change(chips.toSpliced(index, 1), draft.text)
    box.current?.querySelector('input')?.focus()
  }
  const takeBack = () => {
    const last = chips.at(-1)
    if (last !== undefined) change(chips.slice(0, -1), last)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || readOnly) return
    if (SEPARATES.has(event.key) && draft.text.trim() !== '') {
      event.preventDefault()
      add(draft.text)
    } else if (event.key === 'Backspace' && draft.text === '') {
      event.preventDefault()
      takeBack()
    }
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (readOnly || splitEmails(pasted).length < 2) return
    event.preventDefault()
    add(`${draft.text}\n${pasted}`)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only forwards keys and presses to its controls.
    <div
      ref={box}
      role="presentation"
      onKeyDown={(event) => walk(event, isRightToLeft)}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        event.currentTarget.querySelector('input')?.focus()
      }}
      className="flex max-h-40 min-h-(--placard-control-height) w-full min-w-0 cursor-text flex-wrap items-center gap-1 overflow-y-auto rounded-control border border-line-control bg-surface p-1 text-body text-ink outline-ring outline-offset-2 transition-colors duration-100 hover:border-ink-subtle has-aria-invalid:border-danger has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-[input:read-only]:border-line has-[input:read-only]:bg-sunken has-[input:focus-visible]:outline-2 coarse:text-touch"
    >
      {chips.length > 0 && (
        <ul className="contents">
          {chips.map((address, index) => (
            <EmailChip
              key={address}
              address={address}
              wrong={!addressSchema.safeParse(address).success}
              disabled={disabled}
              readOnly={readOnly}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <input
        type="text"
        inputMode="email"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        autoComplete="off"
        {...latin}
        {...control}
        ref={ref}
        disabled={disabled}
        readOnly={readOnly}
        value={draft.text}
        onChange={(event) => change(chips, event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className="field-sizing-content h-7 min-w-8 max-w-full flex-1 bg-transparent px-2 outline-none placeholder:text-ink-subtle disabled:cursor-not-allowed supports-[field-sizing:content]:flex-auto coarse:h-9"
      />
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}

/** Arrow keys move between chips and input, so that many chips are one tab stop. */
function walk(event: KeyboardEvent<HTMLDivElement>, isRightToLeft: boolean): void {
  const { key, target, currentTarget } = event
  const [back, forward] = isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key !== back && key !== forward) return
  if (!(target instanceof HTMLElement)) return
  if (target instanceof HTMLInputElement && (key === forward || target.value !== '')) return
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('button, input')]
  const next = stops[stops.indexOf(target) + (key === back ? -1 : 1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface EmailChipProps {
  /** Email address. */
  address: string
  /** True if it is marked as invalid. */
  wrong: boolean
  /** True if removal is disabled. @default false */
  disabled?: boolean | undefined
  /** True if the remove button is hidden. @default false */
  readOnly?: boolean | undefined
  /** Removes it. */
  onRemove: () => void
}

/** Chip of an email address with a remove button. */
function EmailChip({ address, wrong, disabled = false, readOnly = false, onRemove }: EmailChipProps) {
  const labels = useLabels('emailsField', defaultLabels)
  return (
    <li
      data-state={wrong ? 'invalid' : 'valid'}
      className={classNames(
        // Leave room to type beside a single chip.
        'inline-flex h-7 min-w-0 max-w-[calc(100%-2.25rem)] items-center gap-1 rounded-badge border ps-2 text-dense coarse:h-9',
        readOnly && 'pe-2',
        wrong ? 'border-danger-line bg-danger-tint text-danger-ink' : 'border-line-subtle bg-sunken text-ink',
      )}
    >
      {wrong && <CircleAlert role="img" aria-label={labels.notAnEmail} className="size-3.5 shrink-0" />}
      <span className="truncate" title={address}>
        {address}
      </span>
      {!readOnly && (
        <button
          type="button"
          tabIndex={-1}
          disabled={disabled}
          aria-label={labels.removeAddress(address)}
          onClick={onRemove}
          onKeyDown={(event) => {
            if (event.key !== 'Backspace' && event.key !== 'Delete') return
            event.preventDefault()
            onRemove()
          }}
          className="flex size-6 shrink-0 cursor-pointer items-center justify-center rounded-badge -outline-offset-2 hover:bg-hover disabled:cursor-not-allowed coarse:size-8"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </li>
  )
}
