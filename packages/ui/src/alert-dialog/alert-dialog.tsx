import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { Dialog, DialogContent, type DialogContentProps, DialogTrigger } from '../dialog/dialog.js'
import { useControlled } from '../use-controlled.js'
import { useRunning } from '../use-running.js'
import { AlertDialogForm } from './alert-dialog-form.js'

const CloseContext = createContext<() => void>(() => {})

export interface AlertDialogProps extends Omit<ComponentProps<typeof Dialog>, 'modal'> {}

/** Holds a trigger and the question that it asks. */
export function AlertDialog({ open, defaultOpen = false, onOpenChange, children, ...props }: AlertDialogProps) {
  const [shown, setShown] = useControlled(open, defaultOpen, onOpenChange)
  return (
    <Dialog {...props} open={shown} onOpenChange={setShown}>
      <CloseContext value={() => setShown(false)}>{children}</CloseContext>
    </Dialog>
  )
}

export interface AlertDialogTriggerProps extends ComponentProps<typeof DialogTrigger> {}

/** Asks the question; `asChild` around a Button. */
export function AlertDialogTrigger(props: AlertDialogTriggerProps) {
  return <DialogTrigger data-slot="alert-dialog-trigger" {...props} />
}

/** Texts of an AlertDialog. */
export interface AlertDialogLabels {
  /** The button that changes nothing. @default 'Cancel' */
  cancel: string
  /** Asks to type `confirmText`. @default (text) => `Type ${text} to confirm` */
  confirm: (text: string) => ReactNode
  /** Message for what a failed `onAction` threw. @default () => 'Something went wrong. Please try again.' */
  error: (error: unknown) => ReactNode
}

const defaultLabels: AlertDialogLabels = {
  cancel: 'Cancel',
  confirm: (text) => `Type ${text} to confirm`,
  error: () => 'Something went wrong. Please try again.',
}

export interface AlertDialogContentProps
  extends Omit<DialogContentProps, 'description' | 'size' | 'closable' | 'labels' | 'hideTitle' | 'onSubmit'> {
  /** The question, with the thing in it: "Delete Autumn 2025?" */
  title: ReactNode
  /** What happens then, and whether it can be undone. */
  description: ReactNode
  /** What the button does: "Delete campaign". */
  actionLabel: string
  /** Does it. While its promise is under way the dialog stays, and closes when it is kept. */
  onAction: () => unknown
  /** `danger` for what cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger'
  /** What has to be typed before the action can be taken: the name of what is deleted. */
  confirmText?: string
  /** Shows that the action is under way, for callers that hold this themselves. @default false */
  pending?: boolean
  /** What went wrong, for callers that hold this themselves. */
  error?: ReactNode
  /** Texts in another language. */
  labels?: Partial<AlertDialogLabels>
}

/** A question that has to be answered: nothing but its buttons and Escape closes it, and focus begins where it does no harm. */
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
  const labels = { ...defaultLabels, ...ownLabels }
  const run = useRunning(onAction, close, labels.error)
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
