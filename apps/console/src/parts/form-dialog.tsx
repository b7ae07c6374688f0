import { UnsavedGuard } from '@placard/forms'
import { Button, Dialog, DialogContent, type DialogContentProps } from '@placard/ui'
import { type ReactNode, useState } from 'react'
import { useBlocker } from 'react-router-dom'

/** Props of a form that fills a dialog. */
export interface DialogFormProps {
  bar: 'dialog'
  /** The button that closes the dialog. */
  secondary: ReactNode
  /** Called with whether closing the dialog would lose something. */
  onDirtyChange: (dirty: boolean) => void
}

export interface FormDialogProps
  extends Pick<DialogContentProps, 'title' | 'description' | 'size' | 'onCloseAutoFocus'> {
  /** Whether it is open. */
  open: boolean
  /** Opens and closes it. */
  onOpenChange: (open: boolean) => void
  /** Renders the form with the props that make its buttons the footer of the dialog. */
  children: (form: DialogFormProps) => ReactNode
}

/** A dialog around one form; it asks before what was filled in is lost, whichever way somebody leaves. */
export function FormDialog({ open, onOpenChange, children, ...content }: FormDialogProps) {
  const [dirty, setDirty] = useState(false)
  const [asking, setAsking] = useState(false)
  const blocker = useBlocker(open && dirty)
  const close = () => {
    setAsking(false)
    setDirty(false)
    onOpenChange(false)
  }
  const change = (next: boolean) => (next ? onOpenChange(true) : dirty ? setAsking(true) : close())
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent {...content} onInteractOutside={(event) => dirty && event.preventDefault()}>
        {children({
          bar: 'dialog',
          secondary: <Button onClick={() => change(false)}>Cancel</Button>,
          onDirtyChange: setDirty,
        })}
        <UnsavedGuard
          when={open && dirty}
          blocker={asking ? { state: 'blocked', proceed: close, reset: () => setAsking(false) } : blocker}
          title="Close without saving?"
          description="What you filled in here is not saved yet."
          leaveLabel="Close without saving"
        />
      </DialogContent>
    </Dialog>
  )
}
