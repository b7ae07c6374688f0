import { joinKey, transferProblem } from '@placard/domain'
import { FilePickerDialog } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { createFolderMutation } from '../../data/files.js'
import { FileFailureNotice } from '../../parts/file-failure-notice.js'
import { useFileList } from '../../parts/use-file-list.js'
import { formatItems } from './file-text.js'
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
  const [target, setTarget] = useState(directory)
  const { store, files, path, status, failure, reload } = useFileList(target)
  const { mutateAsync: makeFolder } = useMutation(createFolderMutation)
  return (
    <FilePickerDialog
      open
      onOpenChange={(open) => !open && onClose()}
      pick="folder"
      title={`${kind === 'move' ? 'Move' : 'Copy'} ${formatItems(items)}`}
      description="Open the folder, then confirm."
      confirmLabel={kind === 'move' ? 'Move here' : 'Copy here'}
      problem={transferProblem(kind, items, target)}
      onConfirm={() => onTransfer(target)}
      browser={{
        label: 'Folders',
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
        labels: { emptyTitle: 'No folders here', emptyText: '' },
      }}
    />
  )
}
