import { reportFileName } from '@placard/domain/internal/report'
import { EXPORT_FORMATS, type Report, type ReportFormat } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { Button, classNames, RadioGroup, Switch, Tooltip, useLabels } from '@placard/ui'
import { Download, Printer } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { exportMenuLabels } from './export-labels.js'
import { ExportOutcome } from './export-outcome.js'
import type { ExportJob } from './use-export-job.js'

/** Export formats of a report. */
export type ExportFormat = keyof typeof EXPORT_FORMATS

export interface ExportPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Export job from `useExportJob`. */
  job: ExportJob
  /** Campaign, for the file name. */
  name: string
  /** Creative, for the file name of a creative's report. */
  creative?: string | undefined
  /** Dates, for the file name. */
  range: Report['range']
  /** True if video quartiles are included by default. @default true */
  withVideo?: boolean
  /** Offers files with and without video quartiles. @default true */
  offersVideo?: boolean
  /** Switches quartiles of the page; without it, the switch applies to the file only. */
  onWithVideoChange?: ((withVideo: boolean) => void) | undefined
  /** Prints the page. @default window.print */
  onPrint?: () => void
  /** Variant of the button; `primary` if no other button of the view is. @default 'primary' */
  variant?: 'primary' | 'secondary'
  /** Describes every format, or only the selected one. @default 'full' */
  arrangement?: 'full' | 'compact'
  /** True while nothing can be exported. @default false */
  disabled?: boolean
  /** Reason why nothing can be exported; replaces the file name and disables the button. */
  unavailable?: string | undefined
}

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[]

const chooseExtension = (format: ReportFormat) => (format === 'csv' ? 'csv' : 'xlsx')

/** Renders format, file name and progress of an export, for a menu or a side panel. */
export function ExportPanel({
  job,
  name,
  creative,
  range,
  withVideo = true,
  offersVideo = true,
  onWithVideoChange,
  onPrint = () => window.print(),
  variant = 'primary',
  arrangement = 'full',
  disabled = false,
  unavailable,
  className,
  ...props
}: ExportPanelProps) {
  const { status, start } = job
  const labels = useLabels('exportMenu', exportMenuLabels)
  const texts = useReportTexts()
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [own, setOwn] = useState<boolean>()
  const [reasonOpen, setReasonOpen] = useState(false)
  const video = onWithVideoChange ? withVideo : (own ?? withVideo)
  const compact = arrangement === 'compact'
  const contentsId = useId()
  const noteId = useId()
  const making = status.state === 'making'
  const isPdf = format === 'pdf'
  const run = () => (isPdf ? onPrint() : start({ format, withVideo: video }))
  return (
    <div
      data-slot="export-panel"
      data-state={status.state}
      {...props}
      className={classNames('flex min-w-0 flex-col text-dense text-ink', compact ? 'gap-3' : 'gap-4', className)}
    >
      <div className="flex flex-col gap-2">
        <RadioGroup
          aria-label={labels.format}
          aria-describedby={compact ? contentsId : undefined}
          options={FORMATS.map((value) => ({
            value,
            label: texts.exportFormats[value],
            description: compact ? undefined : labels.contents[value],
          }))}
          value={format}
          onValueChange={setFormat}
          className={compact ? 'grid grid-cols-[2fr_3fr] gap-x-2 gap-y-1.5' : undefined}
        />
        {compact && (
          <p id={contentsId} className="text-caption text-ink-muted">
            {labels.contents[format]}
          </p>
        )}
      </div>
      {offersVideo && (
        <Tooltip content={labels.pdfReason} open={isPdf && reasonOpen} onOpenChange={setReasonOpen}>
          <Switch
            label={labels.video}
            description={isPdf ? labels.notInPdf : onWithVideoChange && labels.onPage}
            checked={!isPdf && video}
            aria-disabled={isPdf}
            onCheckedChange={onWithVideoChange ?? setOwn}
          />
        </Tooltip>
      )}
      <div className="flex flex-col gap-2">
        <Button
          variant={variant}
          onClick={run}
          disabled={disabled || unavailable !== undefined}
          aria-describedby={noteId}
          aria-disabled={(making && !isPdf) || undefined}
          className="w-full"
        >
          {isPdf ? <Printer aria-hidden /> : <Download aria-hidden />}
          {isPdf ? labels.print : labels.download(texts.exportFormats[format])}
        </Button>
        <p id={noteId} className="break-words text-caption text-ink-muted [overflow-wrap:anywhere]">
          {unavailable ?? (isPdf ? labels.printNote : reportFileName(name, range, chooseExtension(format), creative))}
        </p>
      </div>
      <ExportOutcome job={job} />
    </div>
  )
}
