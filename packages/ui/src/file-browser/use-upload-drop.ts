import { useDropzone } from 'react-dropzone'
import type { FileEntry } from './file-browser-props.js'
import type { FileBrowserModel } from './use-file-browser.js'

/** Takes files from outside: into the open folder, or into the one on which they are dropped. */
export function useUploadDrop(model: FileBrowserModel, held: boolean) {
  const { onUpload, placeholder } = model.props
  const upload = (files: readonly File[], into?: FileEntry) => {
    if (files.length === 0) return
    if (into) onUpload?.([...files], into.id)
    else onUpload?.([...files])
  }
  const folderAt = (target: unknown): FileEntry | undefined => {
    if (!(target instanceof Element)) return undefined
    const id = target.closest<HTMLElement>('[data-entry]')?.dataset.entry
    const entry = model.entries.find((one) => one.id === id)
    return entry?.kind === 'folder' && entry.busy === undefined ? entry : undefined
  }
  const dropzone = useDropzone({
    onDragOver: (event) => model.setUploadInto(folderAt(event.target)?.id),
    onDragLeave: () => model.setUploadInto(undefined),
    onDrop: (files, _, event) => {
      model.setUploadInto(undefined)
      upload(files, 'target' in event ? folderAt(event.target) : undefined)
    },
    noClick: true,
    noKeyboard: true,
    disabled: !onUpload || held || placeholder != null,
  })
  const into = model.entries.find((entry) => entry.id === model.uploadInto)
  return { ...dropzone, upload, into }
}
