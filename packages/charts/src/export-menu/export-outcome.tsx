import { EXPORT_FORMATS, REPORT_FAILED } from '@placard/domain'
import { Alert, Button, Progress } from '@placard/ui'
import { CircleCheck } from 'lucide-react'
import { CANCELLED_MESSAGE, type ExportJob, type ExportStatus } from './use-export-job.js'

/** Returns the status of an export in one line; empty without one. */
export function exportStatusText(status: ExportStatus): string {
  switch (status.state) {
    case 'idle':
      return ''
    case 'making':
      return `Making the ${EXPORT_FORMATS[status.order.format]} file`
    case 'done':
      return `${EXPORT_FORMATS[status.order.format]} file downloaded`
    case 'cancelled':
      return CANCELLED_MESSAGE
    case 'failed':
      return REPORT_FAILED.text ?? ''
  }
}

/** Renders progress and actions of an export. */
export function ExportOutcome({ job: { status, start, cancel } }: { job: ExportJob }) {
  if (status.state === 'idle') return null
  if (status.state === 'making')
    return (
      <div className="flex items-end gap-3 border-line-subtle border-t pt-3">
        <Progress
          label={`Making ${EXPORT_FORMATS[status.order.format]}`}
          value={status.progress}
          valueText={status.progress === null ? 'Waiting…' : undefined}
          className="flex-1"
        />
        <Button size="sm" onClick={cancel}>
          Cancel
        </Button>
      </div>
    )
  if (status.state === 'done')
    return (
      <p className="flex items-center gap-2 border-line-subtle border-t pt-3">
        <CircleCheck aria-hidden className="size-4 shrink-0 text-success-ink" />
        {exportStatusText(status)}
      </p>
    )
  return (
    <Alert
      tone={status.state === 'failed' ? 'danger' : 'neutral'}
      title={status.state === 'failed' ? REPORT_FAILED.title : exportStatusText(status)}
      action={
        <Button size="sm" onClick={() => start(status.order)}>
          Try again
        </Button>
      }
    >
      {status.state === 'failed' ? REPORT_FAILED.text : 'You cancelled the download.'}
    </Alert>
  )
}
