import type { FileItem } from '@placard/domain/internal/files'
import { Button, FileName, FilePreview, FileProperties, useLabels } from '@placard/ui'
import { Download } from 'lucide-react'
import type { FileStore } from '../../data/files/file-store.js'
import { fileManagerLabels } from './filemanager-labels.js'
import { useFilePreview } from './use-file-preview.js'

export interface FileDetailsProps {
  /** Open bucket. */
  store: FileStore | undefined
  /** File to show. */
  item: FileItem
  /** Saves the file. */
  onDownload: () => void
  /** Hides the name, where the title of the panel shows it. @default false */
  isTitled?: boolean
}

/** Preview and facts of a file. */
export function FileDetails({ store, item, onDownload, isTitled = false }: FileDetailsProps) {
  const labels = useLabels('fileManager', fileManagerLabels)
  const { name, kind, size, modified, id } = item
  return (
    <div className="grid gap-4">
      <FilePreview name={name} {...useFilePreview(store, item)} />
      {!isTitled && <FileName name={name} className="font-semibold text-body text-ink" />}
      <FileProperties name={name} kind={kind} size={size ?? 0} modified={modified} path={id} />
      <Button onClick={onDownload} className="justify-self-start">
        <Download aria-hidden /> {labels.download}
      </Button>
    </div>
  )
}
