import { UnsavedGuard } from '@placard/forms'
import { Dialog, DialogContent, type DialogContentProps } from '@placard/ui'
import { type ReactNode, useState } from 'react'
import { useBlocker } from 'react-router-dom'

export interface FormDialogProps
  extends Pick<DialogContentProps, 'title' | 'description' | 'size' | 'onCloseAutoFocus'> {
  /** Whether it is open. */
  open: boolean
  /** Opens and closes it. */
  onOpenChange: (open: boolean) => void
  /** The form; it says whether something would be lost. */
  children: (onDirtyChange: (dirty: boolean) => void) => ReactNode
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
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? onOpenChange(true) : dirty ? setAsking(true) : close())}>
      <DialogContent {...content} onInteractOutside={(event) => dirty && event.preventDefault()}>
        {children(setDirty)}
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
