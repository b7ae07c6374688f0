import { CREATIVE_FILE_ENDINGS } from '@placard/domain'
import { Button, PageDropzone, UploadQueue, useLabels } from '@placard/ui'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { BulkOutcomeAlert } from './bulk-bar.js'
import { campaignLabels } from './campaign-labels.js'
import type { FileCreatives } from './use-file-creatives.js'

/** Creates creatives from files that are dropped or pasted on the page: drop target, progress and outcome. */
export function FileCreation({ uploads, outcome, onOutcomeDismiss, onFiles, onCancel, onCancelAll }: FileCreatives) {
  const labels = useLabels('campaign', campaignLabels)
  return (
    <>
      <PageDropzone label={labels.dropToCreate} hint={labels.filesAccepted} onFiles={onFiles} />
      <UploadQueue uploads={uploads} onCancel={onCancel} onCancelAll={onCancelAll} />
      {outcome && (
        <BulkOutcomeAlert
          outcome={outcome}
          onDismiss={onOutcomeDismiss}
          action={outcome.onRetry && <Button onClick={outcome.onRetry}>{labels.tryAgain}</Button>}
        >
          {outcome.created.length > 0 && <p>{labels.created(outcome.created.join(', '))}</p>}
        </BulkOutcomeAlert>
      )}
    </>
  )
}

/** Opens the browser's file dialog for new creatives, or focuses its button where the browser does not allow that. */
export function chooseFiles(): void {
  const button = document.querySelector<HTMLElement>('[data-slot="upload-files"]')
  button?.focus()
  button?.click()
}

/** Button that creates creatives from selected files. */
export function UploadFilesButton({ onFiles }: Pick<FileCreatives, 'onFiles'>) {
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
