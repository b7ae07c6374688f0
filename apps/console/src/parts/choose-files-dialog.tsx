import { FilePickerDialog } from '@placard/ui'
import { useEffect, useRef, useState } from 'react'
import { loadThumbnail } from '../data/file-content.js'
import { isAssetFile, loadFiles } from '../data/load-files.js'
import { fileSettings } from '../state/file-settings.js'
import { FileFailureNotice } from './file-failure-notice.js'
import { useFileList } from './use-file-list.js'

export interface ChooseFilesDialogProps {
  /** True while the dialog is open. */
  open: boolean
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void
  /** Called with the chosen files, which are loaded from the bucket. */
  onFiles: (files: File[]) => void
}

/** Dialog that chooses files of the file manager for a creative. It starts in the directory that was open last. */
export default function ChooseFilesDialog({ open, onOpenChange, onFiles }: ChooseFilesDialogProps) {
  const [directory, setDirectory] = useState(() => fileSettings().currentDirectory)
  const [share, setShare] = useState<number>()
  const { store, files, path, status, failure, reload } = useFileList(directory)
  const loading = useRef<AbortController>(undefined)
  useEffect(() => () => loading.current?.abort(), [])
  return (
    <FilePickerDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) loading.current?.abort()
        onOpenChange(next)
      }}
      pick="files"
      title="Choose from files"
      description="Images, videos, fonts and archives that a creative can use."
      confirmLabel={(count) => (count === 1 ? 'Use 1 file' : count > 1 ? `Use ${count} files` : 'Use files')}
      accepts={isAssetFile}
      status={share !== undefined && `Loading the files, ${Math.floor(share * 100)}%`}
      onConfirm={async (picked) => {
        if (!store) return
        const controller = new AbortController()
        loading.current = controller
        setShare(0)
        try {
          onFiles(await loadFiles(store, picked, { signal: controller.signal, onProgress: setShare }))
        } finally {
          setShare(undefined)
        }
      }}
      errorMessage={(error) => (error instanceof Error ? error.message : undefined)}
      browser={{
        label: 'Files',
        entries: files,
        path,
        onNavigate: setDirectory,
        status: status === 'no-bucket' ? 'error' : status,
        error: failure ? <FileFailureNotice failure={failure} /> : 'Select a bucket in the file manager first.',
        onRetry: reload,
        loadThumbnail: async ({ id }) => {
          const item = files.find((file) => file.id === id)
          return store && item ? loadThumbnail(store, item) : undefined
        },
        labels: {
          emptyTitle: 'No files for a creative here',
          ...(failure && { errorTitle: failure.title, forbiddenTitle: failure.title }),
        },
      }}
    />
  )
}
