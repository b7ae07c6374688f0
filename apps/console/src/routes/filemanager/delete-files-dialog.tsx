import { type StoredObject, totalsOf } from '@placard/domain'
import { AlertDialog, AlertDialogContent, formatBytes } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import type { FileStore } from '../../data/file-store.js'
import { fileObjectsQuery } from '../../data/files.js'
import { formatFileCount, formatItems } from './file-text.js'
import type { SelectedItem } from './use-file-operations.js'

export interface DeleteFilesDialogProps {
  store: FileStore
  /** Files and folders to delete. */
  items: readonly SelectedItem[]
  /** Deletes all objects of the items. */
  onDelete: (objects: readonly StoredObject[]) => void
  /** Called when the dialog closes. */
  onClose: () => void
}

/** Asks before files and folders are deleted, with their number and total size. */
export function DeleteFilesDialog({ store, items, onDelete, onClose }: DeleteFilesDialogProps) {
  const { data: objects, error } = useQuery(fileObjectsQuery(store, items))
  const totals = objects && totalsOf(objects)
  const hasFolders = items.some(({ kind }) => kind === 'folder')
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent
        tone="danger"
        title={`Delete ${formatItems(items)}?`}
        description={
          totals
            ? `${formatFileCount(totals.files)}, ${formatBytes(totals.size)}${hasFolders ? ', including everything in the folders' : ''}. This can’t be undone.`
            : 'Counting the files…'
        }
        actionLabel="Delete"
        pending={!objects && !error}
        error={error?.message}
        onAction={() => {
          if (objects) onDelete(objects)
        }}
      />
    </AlertDialog>
  )
}
