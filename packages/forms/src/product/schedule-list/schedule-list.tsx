import { MAX_SCHEDULES } from '@placard/domain/internal/schedule'
import type { Flight, ScheduledReport, ScheduleRunResult } from '@placard/domain/schedule'
import { Button, EmptyState, ErrorState, Skeleton, useLabels } from '@placard/ui'
import { CalendarClock, Lock, Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import type { Reader } from './next-run.js'
import { ScheduleItem } from './schedule-item.js'
import { scheduleListLabels } from './schedule-list-labels.js'

export type { Reader } from './next-run.js'

export interface ScheduleListProps {
  /** Schedules of the campaign; undefined while loading. */
  schedules: readonly ScheduledReport[] | undefined
  /** Error that occurred while loading. */
  error?: string | undefined
  /** True if the user may not see the schedules. @default false */
  forbidden?: boolean
  /** First and last day of the campaign; undefined while unknown. */
  flight: Flight | undefined
  /** Opens the form for a new schedule. */
  onNew: () => void
  /** Opens the edit form of a schedule; without it, there is no button. */
  onEdit?: (id: string) => void
  /** Pauses or resumes a schedule; without it, there is no button. */
  onPause?: (id: string, paused: boolean) => Promise<void>
  /** Sends a test email of a schedule to the user only; without it, there is no button. */
  onTest?: (id: string) => Promise<void>
  /** Deletes a schedule; errors thrown are shown next to the confirmation. */
  onDelete: (id: string) => Promise<void>
  /** Resends the confirmation email of an unconfirmed recipient; without it, there is no button. */
  onAskRecipient?: (id: string, email: string) => Promise<void>
  /** Includes a recipient in the next reports again, whose address was refused; without it, there is no button. */
  onRetryRecipient?: (id: string, email: string) => Promise<void>
  /** Removes a recipient, except the last one; without it, there is no button. */
  onRemoveRecipient?: (id: string, email: string) => Promise<void>
  /** Loads the latest runs of a schedule, newest first; without it, there is no history. */
  onLoadRuns?: (id: string) => Promise<readonly ScheduleRunResult[]>
  /** Sends the period of a run in a schedule's history again; without it, there is no button. */
  onRepeat?: (id: string, runID: string) => Promise<void>
  /** Retries loading. */
  onRetry: () => void
  /** Time zone of the user and current time. */
  reader: Reader
  /** Form that was just closed, whose button takes focus: 'new', or the id of the edited schedule. */
  autoFocus?: 'new' | (string & {}) | undefined
}

/** List of a campaign's scheduled reports. */
export function ScheduleList({
  schedules,
  error,
  forbidden = false,
  flight,
  onNew,
  onEdit,
  onPause,
  onTest,
  onDelete,
  onAskRecipient,
  onRetryRecipient,
  onRemoveRecipient,
  onLoadRuns,
  onRepeat,
  onRetry,
  reader,
  autoFocus,
}: ScheduleListProps) {
  const labels = useLabels('scheduleList', scheduleListLabels)
  const newButton = useRef<HTMLButtonElement>(null)
  const countId = useId()
  const remove = async (id: string) => {
    await onDelete(id)
    // The pressed button disappears with its schedule.
    newButton.current?.focus()
  }
  if (error && !schedules) return <Failure text={error} forbidden={forbidden} onRetry={onRetry} />
  if (!schedules) return <Loading />
  const full = schedules.length >= MAX_SCHEDULES
  const create = (
    <Button
      ref={newButton}
      autoFocus={autoFocus === 'new'}
      variant={schedules.length === 0 ? 'primary' : 'secondary'}
      aria-disabled={full || undefined}
      aria-describedby={full ? countId : undefined}
      onClick={onNew}
    >
      <Plus aria-hidden /> {labels.newSchedule}
    </Button>
  )
  if (schedules.length === 0)
    return (
      <EmptyState
        className="py-8"
        titleAs="h3"
        icon={<CalendarClock aria-hidden />}
        title={labels.noScheduledReports}
        description={labels.emptyHint}
        action={create}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line-subtle border-b pb-4">
        <p id={countId} className="min-w-0 flex-1 text-pretty text-dense text-ink-muted tabular-nums">
          {full ? labels.limitReached(MAX_SCHEDULES) : labels.countSchedules(schedules.length)}
        </p>
        {create}
      </div>
      <ul aria-label={labels.schedules}>
        {schedules.map((schedule) => (
          <ScheduleItem
            key={schedule.id}
            schedule={schedule}
            flight={flight}
            onEdit={onEdit && (() => onEdit(schedule.id))}
            onPause={onPause && ((paused) => onPause(schedule.id, paused))}
            onTest={onTest && (() => onTest(schedule.id))}
            onDelete={() => remove(schedule.id)}
            autoFocus={autoFocus === schedule.id}
            onAskRecipient={onAskRecipient && ((email) => onAskRecipient(schedule.id, email))}
            onRetryRecipient={onRetryRecipient && ((email) => onRetryRecipient(schedule.id, email))}
            onRemoveRecipient={onRemoveRecipient && ((email) => onRemoveRecipient(schedule.id, email))}
            onLoadRuns={onLoadRuns && (() => onLoadRuns(schedule.id))}
            onRepeat={onRepeat && ((runID) => onRepeat(schedule.id, runID))}
            reader={reader}
          />
        ))}
      </ul>
    </div>
  )
}

function Loading() {
  const labels = useLabels('scheduleList', scheduleListLabels)
  return (
    <div role="status" aria-label={labels.loading} className="flex flex-col gap-3">
      {[0, 1].map((each) => (
        <div key={each} className="flex flex-col gap-2 py-2">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-40" />
        </div>
      ))}
    </div>
  )
}

function Failure({ text, forbidden, onRetry }: { text: string; forbidden: boolean; onRetry: () => void }) {
  const labels = useLabels('scheduleList', scheduleListLabels)
  return (
    <ErrorState
      live
      className="py-8"
      titleAs="h3"
      icon={forbidden ? <Lock aria-hidden /> : undefined}
      title={forbidden ? labels.forbidden : labels.loadFailed}
      description={text}
      action={forbidden ? undefined : <Button onClick={onRetry}>{labels.tryAgain}</Button>}
    />
  )
}
