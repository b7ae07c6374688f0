import { EXPORT_FORMATS, type Report, type ReportFormat, reportFileName } from '@placard/domain'
import { Button, classNames, RadioGroup, type RadioOption, Switch } from '@placard/ui'
import { Download, Printer } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { ExportOutcome } from './export-outcome.js'
import type { ExportJob } from './use-export-job.js'

/** Every way out of a report. */
export type ExportFormat = keyof typeof EXPORT_FORMATS

export interface ExportPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The file that is being made, from `useExportJob`. */
  job: ExportJob
  /** Whose report it is, for the name of the file. */
  name: string
  /** Its days, for the name of the file. */
  range: Report['range']
  /** Whether files begin with video quartiles. @default true */
  withVideo?: boolean
  /** Prints the page. @default window.print */
  onPrint?: () => void
  /** Look of its button: `primary` where no other button of the view is. @default 'primary' */
  variant?: 'primary' | 'secondary'
  /** Nothing can be exported yet. @default false */
  disabled?: boolean
}

const CONTENTS: Record<ExportFormat, string> = {
  pdf: 'What is on this page, on white',
  csv: 'One row for each creative and time step',
  xlsx: 'The same rows, with every term defined',
  'xlsx-pivot': 'The same rows, and a pivot table over them',
}
const OPTIONS = (Object.keys(EXPORT_FORMATS) as ExportFormat[]).map(
  (value): RadioOption<ExportFormat> => ({ value, label: EXPORT_FORMATS[value], description: CONTENTS[value] }),
)

/** What the switch of video quartiles says where it cannot be used. */
const NOT_IN_PDF = 'Not available in PDF'

const extensionOf = (format: ReportFormat) => (format === 'csv' ? 'csv' : 'xlsx')

/** Takes a report along: the format with what is in it, the name of the file, how far it is. For a menu or a page's side. */
export function ExportPanel({
  job,
  name,
  range,
  withVideo = true,
  onPrint = () => window.print(),
  variant = 'primary',
  disabled = false,
  className,
  ...props
}: ExportPanelProps) {
  const { status, start } = job
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [video, setVideo] = useState<boolean>()
  const making = status.state === 'making'
  const isPdf = format === 'pdf'
  const run = () => (isPdf ? onPrint() : start({ format, withVideo: video ?? withVideo }))
  return (
    <div
      data-slot="export-panel"
      data-state={status.state}
      {...props}
      className={classNames('flex min-w-0 flex-col gap-4 text-dense text-ink', className)}
    >
      <RadioGroup aria-label="Format" options={OPTIONS} value={format} onValueChange={setFormat} />
      <Switch
        label="Video Quartiles"
        description={isPdf ? NOT_IN_PDF : undefined}
        checked={!isPdf && (video ?? withVideo)}
        disabled={isPdf}
        onCheckedChange={setVideo}
      />
      <div className="flex flex-col gap-2">
        <Button
          variant={variant}
          onClick={run}
          disabled={disabled}
          aria-disabled={(making && !isPdf) || undefined}
          className="w-full"
        >
          {isPdf ? <Printer aria-hidden /> : <Download aria-hidden />}
          {isPdf ? 'Print or save as PDF' : `Download ${EXPORT_FORMATS[format]}`}
        </Button>
        <p className="break-words text-caption text-ink-muted [overflow-wrap:anywhere]">
          {isPdf ? 'Opens the print dialog of the browser' : reportFileName(name, range, extensionOf(format))}
        </p>
      </div>
      <ExportOutcome job={job} />
    </div>
  )
}
