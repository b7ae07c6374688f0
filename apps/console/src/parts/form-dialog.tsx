import { UnsavedGuard } from '@placard/forms'
import { Button, Dialog, DialogContent, type DialogContentProps, useLabels } from '@placard/ui'
import { type ReactNode, useState } from 'react'
import { useNavigationBlocker } from './navigation-blocker.js'
import { partsLabels } from './parts-labels.js'

/** Props of a form that fills a dialog. */
export interface DialogFormProps {
  bar: 'dialog'
  /** Cancel button of the dialog. */
  secondary: ReactNode
  /** Called with `true` when the form becomes dirty and `false` when it is saved or reset. */
  onDirtyChange: (dirty: boolean) => void
}

export interface FormDialogProps
  extends Pick<DialogContentProps, 'title' | 'description' | 'size' | 'onCloseAutoFocus'> {
  /** True while the dialog is open. */
  open: boolean
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void
  /** Renders the form; the props turn its buttons into the footer of the dialog. */
  children: (form: DialogFormProps) => ReactNode
}

/**
 * Moves focus to the heading of the page that replaced the dialog's opener. The dialog closes late on slow devices, so
 * focus that is on the new page already stays where it is.
 */
export function focusNewPage(event: Event): void {
  event.preventDefault()
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus()
}

/** Dialog with one form. Asks before it discards unsaved input, however it is closed. */
export function FormDialog({ open, onOpenChange, children, ...content }: FormDialogProps) {
  const labels = useLabels('parts', partsLabels)
  const [dirty, setDirty] = useState(false)
  const [asking, setAsking] = useState(false)
  const blocker = useNavigationBlocker(open && dirty)
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
          secondary: <Button onClick={() => change(false)}>{labels.cancel}</Button>,
          onDirtyChange: setDirty,
        })}
        <UnsavedGuard
          when={open && dirty}
          blocker={asking ? { state: 'blocked', proceed: close, reset: () => setAsking(false) } : blocker}
          title={labels.closeQuestion}
          description={labels.entriesArentSavedYet}
          leaveLabel={labels.closeWithoutSaving}
        />
      </DialogContent>
    </Dialog>
  )
}
