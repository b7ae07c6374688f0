import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Alert } from '../alert/alert.js'
import { Button } from '../button/button.js'
import { DialogClose, DialogFooter } from '../dialog/dialog.js'
import { Field } from '../field/field.js'
import { Input } from '../input/input.js'

interface AlertDialogFormProps {
  actionLabel: string
  cancelLabel: string
  tone: 'neutral' | 'danger'
  confirmText: string | undefined
  confirmLabel: ReactNode
  pending: boolean
  error: ReactNode
  onConfirm: () => void
  children: ReactNode
}

/** What is typed, what went wrong, and the two buttons. */
export function AlertDialogForm({
  actionLabel,
  cancelLabel,
  tone,
  confirmText,
  confirmLabel,
  pending,
  error,
  onConfirm,
  children,
}: AlertDialogFormProps) {
  const [typed, setTyped] = useState('')
  const hint = useId()
  const allowed = confirmText === undefined || typed.trim() === confirmText.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form around the dialog in React's tree is none of its business.
    event.stopPropagation()
    if (allowed && !pending) onConfirm()
  }
  const failed = error !== undefined && error !== null && error !== false
  const above = children !== undefined || confirmText !== undefined || failed
  return (
    <form onSubmit={submit} noValidate>
      <div className="grid gap-4">
        {children}
        {confirmText !== undefined && (
          <Field label={confirmLabel}>
            <Input
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              readOnly={pending}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          </Field>
        )}
        {failed && (
          <Alert tone="danger" live>
            {error}
          </Alert>
        )}
      </div>
      <DialogFooter className={above ? undefined : 'mt-0'}>
        <DialogClose asChild>
          <Button aria-disabled={pending || undefined}>{cancelLabel}</Button>
        </DialogClose>
        <Button
          type="submit"
          variant={tone === 'danger' ? 'danger' : 'primary'}
          loading={pending}
          aria-disabled={!allowed || undefined}
          aria-describedby={allowed ? undefined : hint}
        >
          {actionLabel}
        </Button>
        {!allowed && (
          <span id={hint} hidden>
            {confirmLabel}
          </span>
        )}
      </DialogFooter>
    </form>
  )
}
