import type { ReportTexts } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { Alert, Button, Progress, useLabels } from '@placard/ui'
import { CircleCheck } from 'lucide-react'
import { type ExportMenuLabels, exportMenuLabels } from './export-labels.js'
import type { ExportJob, ExportStatus } from './use-export-job.js'

/** Messages and formats of an export. */
interface ExportLanguage {
  labels: ExportMenuLabels
  texts: ReportTexts
}

/** Returns the status of an export in one line; empty without one. */
export function exportStatusText(status: ExportStatus, { labels, texts }: ExportLanguage): string {
  switch (status.state) {
    case 'idle':
      return ''
    case 'making':
      return labels.making(texts.exportFormats[status.order.format])
    case 'done':
      return labels.done(texts.exportFormats[status.order.format])
    case 'cancelled':
      return labels.cancelled
    case 'failed':
      return labels.failedText
  }
}

/** Renders progress and actions of an export. */
export function ExportOutcome({ job: { status, start, cancel } }: { job: ExportJob }) {
  const labels = useLabels('exportMenu', exportMenuLabels)
  const texts = useReportTexts()
  if (status.state === 'idle') return null
  if (status.state === 'making')
    return (
      <div className="flex items-end gap-3 border-line-subtle border-t pt-3">
        <Progress
          label={labels.progress(texts.exportFormats[status.order.format])}
          value={status.progress}
          valueText={status.progress === null ? labels.waiting : undefined}
          className="flex-1"
        />
        <Button size="sm" onClick={cancel}>
          {labels.cancel}
        </Button>
      </div>
    )
  if (status.state === 'done')
    return (
      <p className="flex items-center gap-2 border-line-subtle border-t pt-3">
        <CircleCheck aria-hidden className="size-4 shrink-0 text-success-ink" />
        {exportStatusText(status, { labels, texts })}
      </p>
    )
  return (
    <Alert
      tone={status.state === 'failed' ? 'danger' : 'neutral'}
      title={status.state === 'failed' ? labels.failed : exportStatusText(status, { labels, texts })}
      action={
        <Button size="sm" onClick={() => start(status.order)}>
          {labels.retry}
        </Button>
      }
    >
      {status.state === 'failed' ? labels.failedText : labels.cancelledText}
    </Alert>
  )
}
