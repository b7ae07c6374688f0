import { EXPORT_FORMATS, type Report, type ReportFormat, reportFileName } from '@placard/domain'
import { Button, classNames, RadioGroup, type RadioOption, Switch, Tooltip } from '@placard/ui'
import { Download, Printer } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
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

const CONTENTS: Record<ExportFormat, string> = {
  pdf: 'This page, ready to print',
  csv: 'One row per creative and time step',
  xlsx: 'The same rows, with every term defined',
  'xlsx-pivot': 'The same rows, and a pivot table over them',
}
const SHORT = (Object.keys(EXPORT_FORMATS) as ExportFormat[]).map(
  (value): RadioOption<ExportFormat> => ({ value, label: EXPORT_FORMATS[value] }),
)
const FULL = SHORT.map((option) => ({ ...option, description: CONTENTS[option.value] }))

/** Hint of the disabled switch for video quartiles. */
const NOT_IN_PDF = 'Not available in PDF'
const PDF_REASON = 'A PDF prints the page as it is. Your choice is kept for the other formats.'
/** Hint of the switch if it applies to the page. */
const ON_PAGE = 'Shown here and in exports'

const extensionOf = (format: ReportFormat) => (format === 'csv' ? 'csv' : 'xlsx')

/** Renders format, file name and progress of an export, for a menu or a side panel. */
export function ExportPanel({
  job,
  name,
  creative,
  range,
  withVideo = true,
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
          aria-label="Format"
          aria-describedby={compact ? contentsId : undefined}
          options={compact ? SHORT : FULL}
          value={format}
          onValueChange={setFormat}
          className={compact ? 'grid grid-cols-[2fr_3fr] gap-x-2 gap-y-1.5' : undefined}
        />
        {compact && (
          <p id={contentsId} className="text-caption text-ink-muted">
            {CONTENTS[format]}
          </p>
        )}
      </div>
      <Tooltip content={PDF_REASON} open={isPdf && reasonOpen} onOpenChange={setReasonOpen}>
        <Switch
          label="Video Quartiles"
          description={isPdf ? NOT_IN_PDF : onWithVideoChange && ON_PAGE}
          checked={!isPdf && video}
          aria-disabled={isPdf}
          onCheckedChange={onWithVideoChange ?? setOwn}
        />
      </Tooltip>
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
          {isPdf ? 'Print or save as PDF' : `Download ${EXPORT_FORMATS[format]}`}
        </Button>
        <p id={noteId} className="break-words text-caption text-ink-muted [overflow-wrap:anywhere]">
          {unavailable ??
            (isPdf ? 'Opens your browser’s print dialog' : reportFileName(name, range, extensionOf(format), creative))}
        </p>
      </div>
      <ExportOutcome job={job} />
    </div>
  )
}
