import { joinKey, transferProblem } from '@placard/domain/internal/files'
import { useTranslate } from '@placard/forms'
import { FilePickerDialog, useLabels } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { createFolderMutation } from '../../data/files/files.js'
import { FileFailureNotice } from '../../parts/files/file-failure-notice.js'
import { useFileList } from '../../parts/files/use-file-list.js'
import { useFileText } from './file-text.js'
import { fileManagerLabels } from './filemanager-labels.js'
import type { SelectedItem } from './use-file-operations.js'

export interface TransferDialogProps {
  kind: 'move' | 'copy'
  /** Files and folders to move or copy. */
  items: readonly SelectedItem[]
  /** Directory that is open first. */
  directory: string
  /** Moves or copies the items into a directory. */
  onTransfer: (target: string) => void
  /** Called when the dialog closes. */
  onClose: () => void
}

/** Dialog that picks the folder into which files are moved or copied. */
export function TransferDialog({ kind, items, directory, onTransfer, onClose }: TransferDialogProps) {
  const labels = useLabels('fileManager', fileManagerLabels)
  const { itemNames } = useFileText()
  const translate = useTranslate()
  const [target, setTarget] = useState(directory)
  const { store, files, path, status, failure, reload } = useFileList(target)
  const problem = transferProblem(kind, items, target)
  const { mutateAsync: makeFolder } = useMutation(createFolderMutation)
  return (
    <FilePickerDialog
      open
      onOpenChange={(open) => !open && onClose()}
      pick="folder"
      title={labels[kind].title(itemNames(items))}
      description={labels.transferHint}
      confirmLabel={kind === 'move' ? labels.moveHere : labels.copyHere}
      problem={problem && translate(problem)}
      onConfirm={() => onTransfer(target)}
      browser={{
        label: labels.folders,
        entries: files,
        path,
        onNavigate: setTarget,
        status: status === 'no-bucket' ? 'error' : status,
        error: failure && <FileFailureNotice failure={failure} />,
        onRetry: reload,
        // Errors are shown by the list, which lacks the folder then.
        onNewFolder: (name) => {
          if (store) void makeFolder({ store, key: joinKey(target, `${name}/`) }).catch(() => reload())
        },
        labels: { emptyTitle: labels.noFoldersHere, emptyText: '' },
      }}
    />
  )
}
