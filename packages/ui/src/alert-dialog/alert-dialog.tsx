import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { type ComponentProps, createContext, type FormEvent, type ReactNode, useContext, useId, useState } from 'react'
import { Alert } from '../alert/alert.js'
import { Button } from '../button/button.js'
import {
  Dialog,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogFooter,
  DialogTrigger,
} from '../dialog/dialog.js'
import { Field } from '../field/field.js'
import { useAsyncAction } from '../hooks/hooks.js'
import { Input } from '../input/input.js'
import { useLabels } from '../use-labels.js'

const CloseContext = createContext<() => void>(() => {})

export interface AlertDialogProps extends Omit<ComponentProps<typeof Dialog>, 'modal'> {}

/** Contains a trigger and its confirmation dialog. */
export function AlertDialog({ open, defaultOpen = false, onOpenChange, children, ...props }: AlertDialogProps) {
  const [shown, setShown] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
    caller: 'AlertDialog',
  })
  return (
    <Dialog {...props} open={shown} onOpenChange={setShown}>
      <CloseContext value={() => setShown(false)}>{children}</CloseContext>
    </Dialog>
  )
}

export interface AlertDialogTriggerProps extends ComponentProps<typeof DialogTrigger> {}

/** Opens the dialog; use `asChild` with a Button. */
export function AlertDialogTrigger(props: AlertDialogTriggerProps) {
  return <DialogTrigger data-slot="alert-dialog-trigger" {...props} />
}

const alertDialogLabels = {
  /** Label of the cancel button. @default 'Cancel' */
  cancel: 'Cancel',
  /** Instruction to type `confirmText`. @default (text) => `Type ${text} to confirm` */
  confirm: (text: string): ReactNode => `Type ${text} to confirm`,
  /** Error message when `onAction` throws. @default () => 'Something went wrong. Please try again.' */
  error: (_error: unknown): ReactNode => 'Something went wrong. Please try again.',
}

/** Texts of an AlertDialog. */
export type AlertDialogLabels = typeof alertDialogLabels

export interface AlertDialogContentProps
  extends Omit<DialogContentProps, 'description' | 'size' | 'closable' | 'labels' | 'hideTitle' | 'onSubmit'> {
  /** Question that names the item: "Delete Autumn 2025?" */
  title: ReactNode
  /** Consequence, and whether it can be undone. */
  description: ReactNode
  /** Text of the action button: "Delete campaign". */
  actionLabel: string
  /** Runs the action. While its promise is pending the dialog stays; it closes when it resolves. */
  onAction: () => unknown
  /** `danger` for irreversible actions. @default 'neutral' */
  tone?: 'neutral' | 'danger'
  /** Text to type before the action is enabled: the name of the deleted item. */
  confirmText?: string
  /** Shows the action as pending, for callers that control it. @default false */
  pending?: boolean
  /** Error message, for callers that control the action. */
  error?: ReactNode
  /** Overrides of the texts. */
  labels?: Partial<AlertDialogLabels>
}

/** Confirmation dialog: only its buttons and Escape close it, and the focus starts on a harmless control. */
export function AlertDialogContent({
  actionLabel,
  onAction,
  tone = 'neutral',
  confirmText,
  pending = false,
  error,
  labels: ownLabels,
  children,
  onEscapeKeyDown,
  onInteractOutside,
  ...props
}: AlertDialogContentProps) {
  const close = useContext(CloseContext)
  const labels = useLabels('alertDialog', alertDialogLabels, ownLabels)
  const run = useAsyncAction(onAction, close, labels.error)
  const held = pending || run.running
  return (
    <DialogContent
      data-slot="alert-dialog-content"
      role="alertdialog"
      data-pending={held ? '' : undefined}
      {...props}
      closable={false}
      onEscapeKeyDown={(event) => {
        onEscapeKeyDown?.(event)
        if (held) event.preventDefault()
      }}
      onInteractOutside={(event) => {
        onInteractOutside?.(event)
        event.preventDefault()
      }}
    >
      <AlertDialogForm
        actionLabel={actionLabel}
        cancelLabel={labels.cancel}
        tone={tone}
        confirmText={confirmText}
        confirmLabel={confirmText === undefined ? undefined : labels.confirm(confirmText)}
        pending={held}
        error={error ?? run.error}
        onConfirm={run.start}
      >
        {children}
      </AlertDialogForm>
    </DialogContent>
  )
}

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

/** Confirmation input, error and the two buttons. */
function AlertDialogForm({
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
    // React bubbles the event to a form around the dialog.
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
