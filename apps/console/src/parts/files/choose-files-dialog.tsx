import { useTranslate } from '@placard/forms'
import { FilePickerDialog, useLabels } from '@placard/ui'
import { useEffect, useRef, useState } from 'react'
import { loadThumbnail } from '../../data/files/file-content.js'
import { isAssetFile, loadFiles } from '../../data/files/load-files.js'
import { fileSettings } from '../../state/file-settings.js'
import { partsLabels } from '../parts-labels.js'
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
  const labels = useLabels('parts', partsLabels)
  const translate = useTranslate()
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
      title={labels.chooseFromFiles}
      description={labels.chooseFilesHint}
      confirmLabel={(count) =>
        count === 1 ? labels.pickOneFile : count > 1 ? labels.pickFiles(count) : labels.pickNone
      }
      accepts={isAssetFile}
      status={share !== undefined && labels.loadingFiles(Math.floor(share * 100))}
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
      errorMessage={(error) => (error instanceof Error ? translate(error.message) : undefined)}
      browser={{
        label: labels.files,
        entries: files,
        path,
        onNavigate: setDirectory,
        status: status === 'no-bucket' ? 'error' : status,
        error: failure ? <FileFailureNotice failure={failure} /> : labels.selectBucketFileManager,
        onRetry: reload,
        loadThumbnail: async ({ id }) => {
          const item = files.find((file) => file.id === id)
          return store && item ? loadThumbnail(store, item) : undefined
        },
        labels: {
          emptyTitle: labels.noFilesCreativeHere,
          ...(failure && { errorTitle: translate(failure.title), forbiddenTitle: translate(failure.title) }),
        },
      }}
    />
  )
}
