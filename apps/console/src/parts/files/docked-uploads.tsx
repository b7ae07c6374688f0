import { useTranslate } from '@placard/forms'
import { FileConflictDialog, UploadQueue, useLabels, useToast } from '@placard/ui'
import {
  cancelUpload,
  cancelUploads,
  clearUploads,
  pauseUpload,
  removeUpload,
  resolveUploads,
  resumeUpload,
  resumeWith,
  retryUploads,
  uploadHandle,
} from '../../data/files/file-uploads.js'
import { decideUpload, type FileUpload, useDecidedUpload, useFileUploads } from '../../state/file-uploads.js'
import { partsLabels } from '../parts-labels.js'

/** Lets the user select a file; undefined if they cancel. */
const selectFile = (): Promise<File | undefined> =>
  new Promise((resolve) => {
    const input = Object.assign(document.createElement('input'), { type: 'file' })
    input.addEventListener('change', () => resolve(input.files?.[0]), { once: true })
    input.addEventListener('cancel', () => resolve(undefined), { once: true })
    input.click()
  })

/** Reads the file of an interrupted upload again: by its handle, if the user allows it, else by selecting it. */
async function findFile(id: string): Promise<File | undefined> {
  const handle = uploadHandle(id)
  const permission = await handle?.requestPermission?.({ mode: 'read' })
  return handle && permission === 'granted' ? handle.getFile() : selectFile()
}

/** Translates the texts of an upload, which are written where there is no language. */
const withTexts = (upload: FileUpload, translate: (text: string) => string): FileUpload =>
  upload.note === undefined && upload.error === undefined
    ? upload
    : { ...upload, note: upload.note && translate(upload.note), error: upload.error && translate(upload.error) }

/** Uploads of the file manager, in a corner of every screen, and the decisions about those whose name is taken. */
export default function DockedUploads() {
  const labels = useLabels('parts', partsLabels)
  const translate = useTranslate()
  const uploads = useFileUploads()
  const toast = useToast()
  const resume = async (id: string) => {
    if (resumeUpload(id)) return
    const file = await findFile(id)
    if (!file || resumeWith(id, file)) return
    const name = uploads.find((upload) => upload.id === id)?.name ?? labels.theFile
    toast.show({
      type: 'error',
      title: labels.anotherFile,
      text: labels.otherFile(name),
    })
  }
  return (
    <>
      <UploadQueue
        placement="docked"
        uploads={uploads.map((upload) => withTexts(upload, translate))}
        onCancel={cancelUpload}
        onPause={pauseUpload}
        onResume={(id) => void resume(id)}
        onRetry={(id) => void resume(id)}
        onRemove={removeUpload}
        onResolve={decideUpload}
        onCancelAll={cancelUploads}
        onRetryAll={retryUploads}
        onClear={clearUploads}
      />
      <UploadDecision />
    </>
  )
}

/** Dialog about an upload whose name is taken, and after it about the next one. */
function UploadDecision() {
  const uploads = useFileUploads()
  const decided = useDecidedUpload()
  const conflicts = uploads.filter(({ state }) => state === 'conflict')
  const conflict = conflicts.find(({ id }) => id === decided)
  if (!conflict?.existing) return null
  const { name, size, lastModified, contentType } = conflict
  return (
    <FileConflictDialog
      key={conflict.id}
      open
      onOpenChange={() => decideUpload(undefined)}
      existing={{ name, size: conflict.existing.size, modified: conflict.existing.modified }}
      incoming={{ name, size, modified: lastModified, contentType }}
      remaining={conflicts.length - 1}
      onResolve={(choice, forAll) => {
        resolveUploads(forAll ? conflicts.map(({ id }) => id) : [conflict.id], choice)
        decideUpload(forAll ? undefined : conflicts.find(({ id }) => id !== conflict.id)?.id)
      }}
    />
  )
}
