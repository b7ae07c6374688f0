import { Alert, Button, Checkbox, classNames, FileDropzone, type FileTypes, Progress, useLabels } from '@placard/ui'
import { useRef, useState } from 'react'
import { useTranslate } from '../../use-translate.js'
import { useFocusRetention } from '../use-focus-retention.js'

const defaultLabels = {
  drop: 'Drop a partner’s report',
  hint: 'CSV, TSV, XLSX, or a ZIP of one, up to 50 MB',
  keepFile: 'Keep the file',
  keepFileHint:
    'It stays with the check, so that you can change later how it is read. Otherwise it is deleted right after reading.',
  notRead: 'The file wasn’t compared',
  uploading: (name: string) => `Uploading ${name}`,
  reading: (name: string) => `Reading ${name}`,
  readingHint: 'Comparing it with our data. Large files take up to a minute.',
  cancel: 'Cancel',
}

/** Texts of the upload of a partner's report. */
export type DiscrepancyUploadLabels = typeof defaultLabels

/** Largest file in bytes that the server reads. */
const MAX_BYTES = 50 * 1024 * 1024

const FILE_TYPES: FileTypes = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv', '.txt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  // Some platforms name text files so.
  'application/vnd.ms-excel': ['.xls'],
  'application/zip': ['.zip'],
}

/** Upload of a file that is in progress. */
export interface RunningUpload {
  /** Name of the file. */
  name: string
  /** Share that is sent, from 0 to 1; null while the server reads the file. */
  share: number | null
}

export interface DiscrepancyUploadProps {
  /** Called with a file, and whether it should be kept with the check. */
  onFile: (file: File, keepFile: boolean) => void
  /** Upload in progress; replaces the dropzone. */
  upload?: RunningUpload | undefined
  /** Cancels the upload. */
  onCancel?: (() => void) | undefined
  /** Server's sentence about a file that it refused. */
  error?: string | undefined
  /** Question for the file of an existing check, in place of the usual label. */
  label?: string | undefined
  /** `compact` is one line high, above other content. @default 'area' */
  variant?: 'area' | 'compact'
  /** Classes of the outermost element. */
  className?: string
}

/** Dropzone for the report of a partner, with the choice to keep the file, the progress of its upload, and errors in place. */
export function DiscrepancyUpload({
  onFile,
  upload,
  onCancel,
  error,
  label,
  variant = 'area',
  className,
}: DiscrepancyUploadProps) {
  const labels = useLabels('discrepancyUpload', defaultLabels)
  const translate = useTranslate()
  const root = useRef<HTMLDivElement>(null)
  const [keepFile, setKeepFile] = useState(false)
  return (
    <div
      ref={root}
      data-slot="discrepancy-upload"
      {...useFocusRetention(root, 'button')}
      className={classNames('flex min-w-0 flex-col gap-3 print:hidden', className)}
    >
      {upload ? (
        <div className="flex items-end gap-4 rounded-card border border-line-subtle bg-surface p-4">
          <Progress
            label={upload.share === null ? labels.reading(upload.name) : labels.uploading(upload.name)}
            value={upload.share === null ? null : upload.share * 100}
            detail={upload.share === null ? labels.readingHint : undefined}
          />
          {onCancel && (
            <Button size="sm" onClick={onCancel} className="coarse:h-11">
              {labels.cancel}
            </Button>
          )}
        </div>
      ) : (
        <>
          <FileDropzone
            label={label ?? labels.drop}
            hint={labels.hint}
            accept={FILE_TYPES}
            maxSize={MAX_BYTES}
            multiple={false}
            variant={variant}
            onFiles={([file]) => file && onFile(file, keepFile)}
          />
          <Checkbox
            label={labels.keepFile}
            description={labels.keepFileHint}
            checked={keepFile}
            onCheckedChange={setKeepFile}
          />
          {error !== undefined && (
            <Alert tone="danger" live title={labels.notRead}>
              {translate(error)}
            </Alert>
          )}
        </>
      )}
    </div>
  )
}
