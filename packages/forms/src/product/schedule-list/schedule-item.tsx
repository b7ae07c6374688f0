import { errorText } from '@placard/domain/api'
import { formatZonedMoment } from '@placard/domain/internal/schedule'
import type { Flight, ScheduledReport, ScheduleRunResult } from '@placard/domain/schedule'
import { Button, InlineConfirm, Status, TimeText, type Tone, useLabels } from '@placard/ui'
import { CalendarClock, History, type LucideIcon, Mail, Pause, Pencil, Play, Send, Trash2 } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useReportTexts } from '../../use-report-texts.js'
import { useTranslate } from '../../use-translate.js'
import { describeNextRun, type NextRun, type Reader } from './next-run.js'
import { type ScheduleListLabels, scheduleListLabels } from './schedule-list-labels.js'
import { ScheduleRecipients } from './schedule-recipients.js'
import { ScheduleRuns } from './schedule-runs.js'
import { useOutcome } from './use-outcome.js'

export interface ScheduleItemProps extends Omit<ScheduleActionsProps, 'name' | 'schedule'> {
  /** Scheduled report. */
  schedule: ScheduledReport
  /** First and last day of the campaign; undefined while unknown. */
  flight: Flight | undefined
  /** Resends the confirmation email of a recipient. */
  onAskRecipient?: ((email: string) => Promise<void>) | undefined
  /** Includes a recipient in the next reports again, whose address was refused. */
  onRetryRecipient?: ((email: string) => Promise<void>) | undefined
  /** Removes a recipient. */
  onRemoveRecipient?: ((email: string) => Promise<void>) | undefined
  /** Loads the latest runs; without it, there is no history. */
  onLoadRuns?: (() => Promise<readonly ScheduleRunResult[]>) | undefined
  /** Sends the period of a run again. */
  onRepeat?: ((runID: string) => Promise<void>) | undefined
  /** Time zone of the user and current time. */
  reader: Reader
}

/** Scheduled report with its next run, recipients, last result and actions. */
export function ScheduleItem({
  schedule,
  flight,
  onAskRecipient,
  onRetryRecipient,
  onRemoveRecipient,
  onLoadRuns,
  onRepeat,
  reader,
  ...actions
}: ScheduleItemProps) {
  const labels = useLabels('scheduleList', scheduleListLabels)
  const texts = useReportTexts()
  const { withVideo, paused } = schedule
  const frequency = texts.frequencies[schedule.frequency]
  const type = texts.reportTypes[schedule.type]
  const format = texts.exportFormats[schedule.format]
  const name = labels.scheduleName(frequency, type, format)
  return (
    <li className="flex flex-col gap-1.5 border-line-subtle border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <p className="pb-0.5 text-dense text-ink-muted">
        <span className="font-semibold text-body text-ink">{frequency}</span> ·{' '}
        {labels.reportAs(type, format, withVideo)}
      </p>
      <Line icon={CalendarClock}>
        {paused ? (
          <>
            <Status tone="neutral" className="me-2 align-middle">
              {labels.paused}
            </Status>
            <span className="align-middle">{labels.pausedHint}</span>
          </>
        ) : (
          <Next next={describeNextRun(schedule, flight, reader, texts, labels)} />
        )}
      </Line>
      <Line icon={Mail}>
        <ScheduleRecipients
          schedule={schedule}
          onAskAgain={onAskRecipient}
          onRetry={onRetryRecipient}
          onRemove={onRemoveRecipient}
        />
      </Line>
      <Line icon={Send}>
        <LastRun schedule={schedule} />
      </Line>
      {onLoadRuns && (
        <Line icon={History}>
          <ScheduleRuns schedule={schedule} name={name} onLoad={onLoadRuns} onRepeat={onRepeat} />
        </Line>
      )}
      <ScheduleActions name={name} schedule={schedule} {...actions} />
    </li>
  )
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2 text-dense text-ink-muted">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-subtle" />
      <div className="min-w-0 flex-1 text-pretty wrap-anywhere">{children}</div>
    </div>
  )
}

function Next({ next }: { next: NextRun | string }) {
  const labels = useLabels('scheduleList', scheduleListLabels)
  if (typeof next === 'string') return <span className="font-medium text-ink">{next}</span>
  return (
    <>
      <span className="font-medium text-ink">
        {labels.next}
        {next.due ? (
          labels.anyMomentNow
        ) : (
          <TimeText value={next.at} format="relative" labels={{ now: labels.lessThanMinute }} />
        )}
      </span>
      {[next.moment, next.covers, next.local]
        .filter((fact) => fact !== undefined)
        .map((fact) => (
          <Fragment key={fact}>
            {'\u00a0· '}
            <span className={fact === next.moment ? undefined : 'whitespace-nowrap'}>{fact}</span>
          </Fragment>
        ))}
    </>
  )
}

/** Returns how many of the last report's emails were delivered, as text. */
function lastResultText(
  { lastResult, lastDelivery }: ScheduledReport,
  labels: ScheduleListLabels,
): { tone: Tone; text: string } {
  if (lastResult === 'failed') return { tone: 'danger', text: lastDelivery ? labels.notDelivered : labels.failed }
  const { emails, undelivered, pending } = lastDelivery ?? { emails: 0, undelivered: 0, pending: 0 }
  const sent = emails - undelivered - pending
  if (undelivered > 0) return { tone: 'warning', text: labels.sentToSome(sent, emails) }
  if (pending > 0) return { tone: 'neutral', text: labels.sending(sent, emails) }
  return { tone: 'success', text: labels.sent }
}

function LastRun({ schedule }: { schedule: ScheduledReport }) {
  const labels = useLabels('scheduleList', scheduleListLabels)
  const texts = useReportTexts()
  const translate = useTranslate()
  const { lastRunAt, lastResult, lastProblem } = schedule
  if (lastRunAt === null || lastResult === null) return labels.notSentYet
  const at = new Date(lastRunAt)
  const failed = lastResult === 'failed'
  const { tone, text } = lastResultText(schedule, labels)
  return (
    <>
      <Status tone={tone} className="me-2 align-middle">
        {text}
      </Status>
      <span className="align-middle">
        <TimeText value={at} format="relative" /> · {formatZonedMoment(at, schedule, texts)}
      </span>
      {failed && (
        <p className="mt-1 text-danger-ink">{lastProblem === null ? labels.sendFailed : translate(lastProblem)}</p>
      )}
    </>
  )
}

interface ScheduleActionsProps {
  /** Name of the schedule, for accessible names of the buttons. */
  name: string
  /** Schedule of the buttons. */
  schedule: ScheduledReport
  /** Opens the edit form; without it, there is no button. */
  onEdit: (() => void) | undefined
  /** Pauses or resumes it; without it, there is no button. */
  onPause: ((paused: boolean) => Promise<void>) | undefined
  /** Sends a test email to the user; without it, there is no button. */
  onTest: (() => Promise<void>) | undefined
  /** Deletes it; errors thrown are shown next to the confirmation. */
  onDelete: () => Promise<void>
  /** True if the Edit button takes focus after its form was closed. @default false */
  autoFocus?: boolean
}

/** Action buttons of a schedule, with the outcome of the last action. */
function ScheduleActions({
  name,
  schedule: { paused, testProblem },
  onEdit,
  onPause,
  onTest,
  onDelete,
  autoFocus = false,
}: ScheduleActionsProps) {
  const labels = useLabels('scheduleList', scheduleListLabels)
  const { running, run, outcome } = useOutcome<'pause' | 'test'>()
  const translate = useTranslate()
  const PauseIcon = paused ? Play : Pause
  return (
    <div className="flex flex-col text-dense">
      <InlineConfirm
        question={labels.deleteQuestion}
        actionLabel={labels.deleteSchedule}
        onAction={onDelete}
        labels={{ error: (failure) => translate(errorText(failure, labels.deleteFailed)) }}
        trigger={
          <Button size="sm" variant="ghost" className="-me-2" aria-label={labels.deleteName(name)}>
            <Trash2 aria-hidden /> {labels.delete}
          </Button>
        }
      >
        <div className="-ms-2 flex flex-wrap">
          {onEdit && (
            <Button size="sm" variant="ghost" autoFocus={autoFocus} aria-label={labels.editName(name)} onClick={onEdit}>
              <Pencil aria-hidden /> {labels.edit}
            </Button>
          )}
          {onPause && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={paused ? labels.resumeName(name) : labels.pauseName(name)}
              loading={running === 'pause'}
              onClick={() => void run('pause', () => onPause(!paused))}
            >
              <PauseIcon aria-hidden /> {paused ? labels.resume : labels.pause}
            </Button>
          )}
          {onTest && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={labels.sendTestName(name)}
              loading={running === 'test'}
              onClick={() => void run('test', onTest, labels.testSent)}
            >
              <Send aria-hidden /> {labels.sendTest}
            </Button>
          )}
        </div>
      </InlineConfirm>
      {testProblem && running !== 'test' ? (
        <p role="alert" className="text-danger-ink">
          {labels.testNotDelivered} {translate(testProblem.problem)}
        </p>
      ) : (
        outcome
      )}
    </div>
  )
}
