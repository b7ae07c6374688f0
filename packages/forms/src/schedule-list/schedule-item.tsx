import { errorText, type Flight, formatZonedMoment, type ScheduledReport } from '@placard/domain'
import { Button, InlineConfirm, Status, TimeText, useLabels } from '@placard/ui'
import {
  CalendarClock,
  ChevronDown,
  ChevronRight,
  type LucideIcon,
  Mail,
  Pause,
  Pencil,
  Play,
  Send,
  Trash2,
} from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { useReportTexts } from '../use-report-texts.js'
import { useTranslate } from '../use-translate.js'
import { type NextRun, nextRunOf, type Reader } from './next-run.js'
import { scheduleListLabels } from './schedule-list-labels.js'
import { useOutcome } from './use-outcome.js'

export interface ScheduleItemProps extends Omit<ScheduleActionsProps, 'name' | 'paused'> {
  /** Scheduled report. */
  schedule: ScheduledReport
  /** First and last day of the campaign; undefined while unknown. */
  flight: Flight | undefined
  /** Resends the confirmation email of a recipient. */
  onAskRecipient?: ((email: string) => Promise<void>) | undefined
  /** Removes a recipient. */
  onRemoveRecipient?: ((email: string) => Promise<void>) | undefined
  /** Time zone of the user and current time. */
  reader: Reader
}

/** Scheduled report with its next run, recipients, last result and actions. */
export function ScheduleItem({
  schedule,
  flight,
  onAskRecipient,
  onRemoveRecipient,
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
          <Next next={nextRunOf(schedule, flight, reader, texts, labels)} />
        )}
      </Line>
      <Line icon={Mail}>
        <ScheduleRecipients schedule={schedule} onAskAgain={onAskRecipient} onRemove={onRemoveRecipient} />
      </Line>
      <Line icon={Send}>
        <LastRun schedule={schedule} />
      </Line>
      <ScheduleActions name={name} paused={paused} {...actions} />
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

function LastRun({ schedule }: { schedule: ScheduledReport }) {
  const labels = useLabels('scheduleList', scheduleListLabels)
  const texts = useReportTexts()
  const translate = useTranslate()
  const { lastRunAt, lastResult, lastProblem } = schedule
  if (lastRunAt === null || lastResult === null) return labels.notSentYet
  const at = new Date(lastRunAt)
  const failed = lastResult === 'failed'
  return (
    <>
      <Status tone={failed ? 'danger' : 'success'} className="me-2 align-middle">
        {failed ? labels.failed : labels.sent}
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
  /** True if the schedule is paused. */
  paused: boolean
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
function ScheduleActions({ name, paused, onEdit, onPause, onTest, onDelete, autoFocus = false }: ScheduleActionsProps) {
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
      {outcome}
    </div>
  )
}

interface ScheduleRecipientsProps {
  /** Schedule whose recipients are listed. */
  schedule: ScheduledReport
  /** Resends the confirmation email of an address; without it, there is no button. */
  onAskAgain?: ((email: string) => Promise<void>) | undefined
  /** Removes an address; without it, there is no button. The last address cannot be removed. */
  onRemove?: ((email: string) => Promise<void>) | undefined
}

/** List of a schedule's recipients with their states. */
function ScheduleRecipients({ schedule, onAskAgain, onRemove }: ScheduleRecipientsProps) {
  const labels = useLabels('scheduleList', scheduleListLabels)
  const { recipients, waiting, unsubscribed } = schedule
  const [isOpen, setIsOpen] = useState(false)
  const [only] = recipients
  const rows = recipients.map((email) => (
    <Recipient
      key={email}
      email={email}
      state={unsubscribed.includes(email) ? 'unsubscribed' : waiting.includes(email) ? 'waiting' : 'confirmed'}
      onAskAgain={onAskAgain}
      onRemove={recipients.length > 1 ? onRemove : undefined}
    />
  ))
  if (recipients.length === 1)
    return waiting.length + unsubscribed.length > 0 ? <ul>{rows}</ul> : labels.toRecipient(only ?? '')
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex cursor-pointer items-center gap-1 rounded-bar text-ink-muted hover:text-ink coarse:min-h-11"
        >
          {labels.toRecipients(recipients.length)} <Chevron aria-hidden className="size-3.5" />
        </button>
        {!isOpen && waiting.length > 0 && <Status tone="warning">{labels.countWaiting(waiting.length)}</Status>}
        {!isOpen && unsubscribed.length > 0 && (
          <Status tone="neutral">{labels.countUnsubscribed(unsubscribed.length)}</Status>
        )}
      </div>
      {isOpen && <ul className="mt-1 flex flex-col">{rows}</ul>}
    </>
  )
}

type RecipientState = 'confirmed' | 'waiting' | 'unsubscribed'

interface RecipientProps extends Omit<ScheduleRecipientsProps, 'schedule'> {
  email: string
  state: RecipientState
}

function Recipient({ email, state, onAskAgain, onRemove }: RecipientProps) {
  const labels = useLabels('scheduleList', scheduleListLabels)
  const { running, run, outcome } = useOutcome<'ask' | 'remove'>()
  return (
    <li className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-0.5 text-ink">
      <span className="min-w-0 wrap-anywhere">{email}</span>
      {state === 'waiting' && <Status tone="warning">{labels.waitingForConfirmation}</Status>}
      {state === 'unsubscribed' && <Status tone="neutral">{labels.unsubscribed}</Status>}
      <span className="ms-auto flex shrink-0">
        {state === 'waiting' && onAskAgain && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={labels.resendEmailTo(email)}
            loading={running === 'ask'}
            onClick={() => void run('ask', () => onAskAgain(email), labels.confirmationEmailSent)}
          >
            {labels.resendEmail}
          </Button>
        )}
        {onRemove && (
          <Button
            size="sm"
            variant="ghost"
            className="-me-2"
            aria-label={labels.removeEmail(email)}
            loading={running === 'remove'}
            onClick={() => void run('remove', () => onRemove(email))}
          >
            {labels.remove}
          </Button>
        )}
      </span>
      {outcome}
    </li>
  )
}
