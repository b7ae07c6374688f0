import { EXPORT_FORMATS, type Flight, formatZonedMoment, type ScheduledReport } from '@placard/domain'
import { Status, TimeText } from '@placard/ui'
import { CalendarClock, type LucideIcon, Mail, Send } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { type NextRun, nextRunOf, type Reader } from './next-run.js'
import { ScheduleActions, type ScheduleActionsProps } from './schedule-actions.js'
import { ScheduleRecipients } from './schedule-recipients.js'

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
  const { frequency, type, format, withVideo, paused } = schedule
  const name = `${frequency}, ${type} as ${EXPORT_FORMATS[format]}`
  return (
    <li className="flex flex-col gap-1.5 border-line-subtle border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <p className="pb-0.5 text-dense text-ink-muted">
        <span className="font-semibold text-body text-ink">{frequency}</span> · {type} report as{' '}
        {EXPORT_FORMATS[format]}
        {withVideo ? ' with video quartiles' : ''}
      </p>
      <Line icon={CalendarClock}>
        {paused ? (
          <>
            <Status tone="neutral" className="me-2 align-middle">
              Paused
            </Status>
            <span className="align-middle">Nothing is sent until you resume it.</span>
          </>
        ) : (
          <Next next={nextRunOf(schedule, flight, reader)} />
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
  if (typeof next === 'string') return <span className="font-medium text-ink">{next}</span>
  return (
    <>
      <span className="font-medium text-ink">
        Next {next.due ? 'any moment now' : <TimeText value={next.at} format="relative" />}
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
  const { lastRunAt, lastResult, lastProblem, tzCode } = schedule
  if (lastRunAt === null || lastResult === null) return 'Not sent yet'
  const at = new Date(lastRunAt)
  const failed = lastResult === 'failed'
  return (
    <>
      <Status tone={failed ? 'danger' : 'success'} className="me-2 align-middle">
        {failed ? 'Failed' : 'Sent'}
      </Status>
      <span className="align-middle">
        <TimeText value={at} format="relative" /> · {formatZonedMoment(at, tzCode)}
      </span>
      {failed && <p className="mt-1 text-danger-ink">{lastProblem ?? "It couldn't be sent."}</p>}
    </>
  )
}
