import { CREATIVE_FILE_ENDINGS } from '@placard/domain/internal/creative'
import { Button, useLabels } from '@placard/ui'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { campaignLabels } from './campaign-labels.js'

export interface UploadFilesButtonProps {
  /** Called with the selected files. */
  onFiles: (files: readonly File[]) => void
}

/** Opens the browser's file dialog for new creatives, or focuses its button where the browser does not allow that. */
export function chooseFiles(): void {
  const button = document.querySelector<HTMLElement>('[data-slot="upload-files"]')
  button?.focus()
  button?.click()
}

/** Button that opens the upload sheet with selected files. */
export function UploadFilesButton({ onFiles }: UploadFilesButtonProps) {
  const labels = useLabels('campaign', campaignLabels)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button data-slot="upload-files" onClick={() => input.current?.click()}>
        <Upload aria-hidden /> {labels.uploadFiles}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={CREATIVE_FILE_ENDINGS.join()}
        aria-label={labels.uploadFiles}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
