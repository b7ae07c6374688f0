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

export interface AlertDialogContentProps
  extends Omit<DialogContentProps, 'description' | 'size' | 'closable' | 'closeLabel' | 'hideTitle' | 'onSubmit'> {
  /** The question, with the thing in it: "Delete Autumn 2025?" */
  title: ReactNode
  /** What happens then, and whether it can be undone. */
  description: ReactNode
  /** What the button does: "Delete campaign". */
  actionLabel: string
  /** Does it. While its promise is under way the dialog stays, and closes when it is kept. */
  onAction: () => unknown
  /** The button that changes nothing. @default 'Cancel' */
  cancelLabel?: string
  /** `danger` for what cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger'
  /** What has to be typed before the action can be taken: the name of what is deleted. */
  confirmText?: string
  /** Asks for that text. @default (text) => `Type ${text} to confirm` */
  confirmLabel?: (text: string) => ReactNode
  /** Shows that the action is under way, for callers that hold this themselves. @default false */
  pending?: boolean
  /** What went wrong, for callers that hold this themselves. */
  error?: ReactNode
  /** Words for what a failed `onAction` threw. @default 'That did not work. Please try again.' */
  errorText?: (error: unknown) => ReactNode
}

/** A question that has to be answered: nothing but its buttons and Escape closes it, and focus begins where it does no harm. */
export function AlertDialogContent({
  actionLabel,
  onAction,
  cancelLabel = 'Cancel',
  tone = 'neutral',
  confirmText,
  confirmLabel = (text) => `Type ${text} to confirm`,
  pending = false,
  error,
  errorText = () => 'That did not work. Please try again.',
  children,
  onEscapeKeyDown,
  onInteractOutside,
  ...props
}: AlertDialogContentProps) {
  const close = useContext(CloseContext)
  const run = useRunning(onAction, close, errorText)
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
        cancelLabel={cancelLabel}
        tone={tone}
        confirmText={confirmText}
        confirmLabel={confirmText === undefined ? undefined : confirmLabel(confirmText)}
        pending={held}
        error={error ?? run.error}
        onConfirm={run.start}
      >
        {children}
      </AlertDialogForm>
    </DialogContent>
  )
}
