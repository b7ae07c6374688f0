import { computeTotals, type StoredObject } from '@placard/domain/internal/files'
import { useTranslate } from '@placard/forms'
import { AlertDialog, AlertDialogContent, formatBytes, useLabels } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import type { FileStore } from '../../data/files/file-store.js'
import { fileObjectsQuery } from '../../data/files/files.js'
import { useFileText } from './file-text.js'
import { fileManagerLabels } from './filemanager-labels.js'
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
  const labels = useLabels('fileManager', fileManagerLabels)
  const translate = useTranslate()
  const { fileCount, itemNames } = useFileText()
  const { data: objects, error } = useQuery(fileObjectsQuery(store, items))
  const totals = objects && computeTotals(objects)
  const hasFolders = items.some(({ kind }) => kind === 'folder')
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent
        tone="danger"
        title={labels.deleteItems(itemNames(items))}
        description={
          totals
            ? labels.deleteHint(fileCount(totals.files), formatBytes(totals.size), hasFolders)
            : labels.countingTheFiles
        }
        actionLabel={labels.delete}
        pending={!objects && !error}
        error={error ? translate(error.message) : undefined}
        onAction={() => {
          if (objects) onDelete(objects)
        }}
      />
    </AlertDialog>
  )
}
