import { DiscrepancyResult } from '@placard/charts'
import type { DiscrepancyChoices } from '@placard/domain/discrepancy'
import { formatTimeAgo } from '@placard/domain/internal/dates'
import type { Discrepancy } from '@placard/domain/internal/discrepancy'
import type { Flight } from '@placard/domain/schedule'
import {
  DiscrepancyDecisions,
  DiscrepancyMatches,
  DiscrepancyQuestions,
  DiscrepancySettings,
  DiscrepancyUpload,
  type RunningUpload,
  useFocusRetention,
  useReportTexts,
  useTranslate,
} from '@placard/forms'
import { Alert, Button, Card, CardBody, CardHeader, CardTitle, Spinner, useLabels } from '@placard/ui'
import { Printer } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { discrepancyLabels } from './discrepancy-labels.js'

export interface DiscrepancyViewProps {
  check: Discrepancy
  /** Choices as the user wants them, which may not be applied yet. */
  choices: DiscrepancyChoices
  /** Applies choices and compares again. */
  onChoicesChange: (choices: DiscrepancyChoices) => void
  /** True while it is compared again. */
  isPending: boolean
  /** True if a correction needs the file, which this tab doesn't have. */
  asksForFile: boolean
  /** Called with the file, and whether it should be kept now. */
  onFile: (file: File, keepFile: boolean) => void
  /** Upload of the file that is in progress. */
  upload?: RunningUpload | undefined
  /** Cancels the upload. */
  onCancel: () => void
  /** Error message of the last correction. */
  error?: string | undefined
  /** Applies the last correction again. */
  onRetry: () => void
  /** Link to all checks. */
  back: ReactNode
  /** Buttons of the check: its export. */
  actions?: ReactNode
  /** First and last day of the campaign. */
  flight?: Flight
  now: Date
}

/** A discrepancy check: open questions, the result, and everything that can be corrected. */
export function DiscrepancyView(props: DiscrepancyViewProps) {
  const { check, choices, onChoicesChange, isPending, asksForFile, onFile, upload, onCancel, error, onRetry } = props
  const { back, actions, flight, now } = props
  const labels = useLabels('discrepancies', discrepancyLabels)
  const texts = useReportTexts()
  const translate = useTranslate()
  const root = useRef<HTMLDivElement>(null)
  const { reading, check: result, sheet, sheets, creatives, fileName, createdBy, comparedAt, isFileKept } = check
  const partner = {
    reading,
    choices: choices.reading ?? {},
    onChoicesChange: (next: NonNullable<DiscrepancyChoices['reading']>) =>
      onChoicesChange({ ...choices, reading: next }),
    at: now,
  }
  const facts = [
    reading.platform ?? labels.unknownPlatform,
    labels.compared(formatTimeAgo(new Date(comparedAt), now, texts)),
    createdBy && labels.by(createdBy.name),
    isFileKept ? labels.fileKept : labels.fileDeleted,
  ].filter(Boolean)
  return (
    <div ref={root} {...useFocusRetention(root, 'h2')} className="flex min-w-0 flex-col gap-4" aria-busy={isPending}>
      <div className="flex min-w-0 flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-caption print:hidden">{back}</p>
          <h2 tabIndex={-1} className="wrap-anywhere font-semibold text-ink text-title outline-none">
            {fileName}
          </h2>
          <p className="mt-0.5 text-dense text-ink-muted">{facts.join(' · ')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <span role="status" className="flex items-center gap-2 text-dense text-ink-muted">
            {isPending && (
              <>
                <Spinner aria-hidden /> {labels.comparing}
              </>
            )}
          </span>
          {actions}
          <Button onClick={() => window.print()}>
            <Printer aria-hidden /> {labels.print}
          </Button>
        </div>
      </div>
      {(asksForFile || upload) && (
        <div className="grid gap-3 print:hidden">
          {asksForFile && !upload && (
            <Alert tone="warning" live title={labels.fileNeeded}>
              {labels.fileNeededHint}
            </Alert>
          )}
          <DiscrepancyUpload
            variant="compact"
            label={labels.chooseAgain(fileName)}
            onFile={onFile}
            upload={upload}
            onCancel={onCancel}
            error={error}
          />
        </div>
      )}
      {error !== undefined && !asksForFile && (
        <Alert
          tone="danger"
          live
          title={labels.notApplied}
          action={
            <Button size="sm" onClick={onRetry}>
              {labels.tryAgain}
            </Button>
          }
          className="print:hidden"
        >
          {translate(error)}
        </Alert>
      )}
      <DiscrepancyQuestions {...partner} />
      <DiscrepancyResult
        check={result}
        reading={reading}
        creatives={creatives}
        platform={reading.platform}
        fileName={fileName.replace(/\.\w{1,5}$/, '')}
        titleAs="h3"
      />
      <Part title={labels.settings} className="print:hidden">
        <DiscrepancySettings
          check={result}
          choices={choices}
          onChoicesChange={onChoicesChange}
          sheet={sheet}
          sheets={sheets}
          {...(flight && { flight })}
          now={now}
        />
      </Part>
      {result.matches.length > 0 && (
        <Part title={labels.matches}>
          <DiscrepancyMatches
            matches={result}
            creatives={creatives}
            choices={choices}
            onChoicesChange={(next) => onChoicesChange({ ...choices, ...next })}
          />
        </Part>
      )}
      <Part title={labels.reading}>
        <DiscrepancyDecisions {...partner} />
      </Part>
    </div>
  )
}

interface PartProps {
  title: string
  className?: string
  children: ReactNode
}

function Part({ title, className, children }: PartProps) {
  return (
    <Card className={className}>
      <CardHeader>
        <CardTitle as="h3">{title}</CardTitle>
      </CardHeader>
      <CardBody className="@container">{children}</CardBody>
    </Card>
  )
}
