import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { Alert } from '../alert/alert.js'
import { Button } from '../button/button.js'
import { Dialog, DialogClose, DialogContent, type DialogContentProps, DialogFooter } from '../dialog/dialog.js'
import {
  FileBrowser,
  type FileBrowserHandle,
  type FileBrowserProps,
  type FileEntry,
} from '../file-browser/file-browser.js'
import { useLabels } from '../use-labels.js'

/** Texts of a FilePickerDialog. */
export const filePickerLabels = {
  cancel: 'Cancel',
  error: 'Something went wrong. Please try again.',
  nothingSelected: 'Select one or more files.',
}

export type FilePickerLabels = typeof filePickerLabels

/** Props of the file browser inside of the dialog. */
export interface FilePickerBrowserProps
  extends Pick<
    FileBrowserProps,
    | 'label'
    | 'entries'
    | 'path'
    | 'onNavigate'
    | 'status'
    | 'error'
    | 'onRetry'
    | 'placeholder'
    | 'onNewFolder'
    | 'formatDate'
    | 'loadThumbnail'
    | 'labels'
  > {}

export interface FilePickerDialogProps extends Omit<DialogContentProps, 'children' | 'labels'> {
  /** True while the dialog is open. */
  open: boolean
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void
  /** `folder` picks the open folder, `files` the selected files. */
  pick: 'folder' | 'files'
  /** Entries of the open folder, and what loads others. */
  browser: FilePickerBrowserProps
  /** Returns true for files that can be picked; others are not listed. @default all files */
  accepts?: (entry: FileEntry) => boolean
  /** Label of the confirming button: "Move here", or of the number of selected files. */
  confirmLabel: string | ((count: number) => string)
  /** Reason why the open folder cannot be picked. */
  problem?: string | undefined
  /** Called with the picked files; without any for a folder. The dialog closes when the promise resolves. */
  onConfirm: (entries: readonly FileEntry[]) => Promise<void> | void
  /** Returns the message of an error that `onConfirm` threw. @default a general text */
  errorMessage?: (error: unknown) => ReactNode
  /** Shown above the buttons, such as the progress of a download. */
  status?: ReactNode
  /** Overrides of the texts. @default English */
  labels?: Partial<FilePickerLabels>
}

/**
 * Dialog that browses folders to pick one, or files in them.
 * @experimental Props may change in a minor version.
 */
export function FilePickerDialog({
  open,
  onOpenChange,
  pick,
  browser,
  accepts,
  confirmLabel,
  problem,
  onConfirm,
  errorMessage,
  status,
  labels: given,
  ...props
}: FilePickerDialogProps) {
  const labels = useLabels('filePicker', filePickerLabels, given)
  const id = useId()
  const list = useRef<FileBrowserHandle>(null)
  const [selected, setSelected] = useState<string[]>([])
  const [run, setRun] = useState<{ pending: boolean; error?: unknown }>({ pending: false })
  const { entries, onNavigate, ...shown } = browser
  const listed = useMemo(
    () => entries.filter((entry) => entry.kind === 'folder' || (pick === 'files' && (accepts?.(entry) ?? true))),
    [entries, pick, accepts],
  )
  const picked = listed.filter((entry) => entry.kind === 'file' && selected.includes(entry.id))
  const reason = problem ?? (pick === 'files' && picked.length === 0 ? labels.nothingSelected : undefined)

  const isHeld = reason !== undefined || (shown.status ?? 'ready') !== 'ready'

  const confirm = async (files: readonly FileEntry[]) => {
    if (run.pending) return
    setRun({ pending: true })
    try {
      await onConfirm(files)
      setRun({ pending: false })
      onOpenChange(false)
    } catch (error) {
      setRun({ pending: false, error })
    }
  }
  const navigate = (folder: string) => {
    setSelected([])
    onNavigate?.(folder)
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        data-slot="file-picker-dialog"
        size="lg"
        {...props}
        onOpenAutoFocus={(event) => {
          props.onOpenAutoFocus?.(event)
          if (event.defaultPrevented) return
          event.preventDefault()
          list.current?.focus()
        }}
      >
        <FileBrowser
          {...shown}
          entries={listed}
          selectable={pick === 'files'}
          handle={list}
          onNavigate={navigate}
          selected={selected}
          onSelectedChange={setSelected}
          onOpen={(entry) => {
            if (entry.kind === 'folder') navigate(entry.id)
            else if (pick === 'files') void confirm([entry])
          }}
          className="h-110 max-h-[55dvh]"
        />
        {'error' in run && (
          <Alert tone="danger" live className="mt-4">
            {errorMessage?.(run.error) ?? labels.error}
          </Alert>
        )}
        <DialogFooter>
          <div
            id={`${id}-status`}
            role="status"
            className="me-auto min-w-0 flex-1 basis-full text-pretty empty:sr-only sm:basis-40 text-caption text-ink-muted"
          >
            {status || reason}
          </div>
          <DialogClose asChild>
            <Button>{labels.cancel}</Button>
          </DialogClose>
          <Button
            variant="primary"
            loading={run.pending}
            aria-disabled={isHeld || undefined}
            aria-describedby={isHeld ? `${id}-status` : undefined}
            onClick={() => void confirm(picked)}
          >
            {typeof confirmLabel === 'string' ? confirmLabel : confirmLabel(picked.length)}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
