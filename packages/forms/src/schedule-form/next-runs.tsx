import {
  describeSchedule,
  type Flight,
  formatNextRun,
  formatRange,
  formatRun,
  formatZonedMoment,
  nextRuns,
} from '@placard/domain'
import { CalendarClock } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { QuietStatus } from '../quiet-status.js'
import { type ScheduleChoices, scheduleChoicesSchema } from './schedule-choices.js'

export interface NextRunsProps {
  /** First and last day of the campaign; undefined while unknown. */
  flight: Flight | undefined
  /** Current time. */
  now: Date
}

const UNKNOWN: Flight = { start: null, end: null }
const SHOWN = 3

/** Invalid recipients are reported by their field. */
const saidSchema = scheduleChoicesSchema.omit({ recipients: true })
const isAddress = (text: string | undefined): text is string =>
  scheduleChoicesSchema.shape.recipients.element.safeParse(text).success

/** Preview of the current choices: a summary and the next reports with their periods. */
export function NextRuns({ flight = UNKNOWN, now }: NextRunsProps) {
  const choices = useWatch<ScheduleChoices>()
  const said = saidSchema.safeParse(choices)
  const runs = said.success ? nextRuns(said.data, flight, now, SHOWN) : []
  const [first] = runs
  const recipients = (choices.recipients ?? []).filter(isAddress)
  const text = !said.success
    ? ''
    : first
      ? `First report: ${formatRun(first, said.data.tzCode)}.`
      : formatNextRun(said.data, flight, now)
  return (
    <>
      {said.success && (
        <section
          aria-label="What is sent"
          className="flex items-start gap-2 rounded-control bg-sunken px-3 py-3 text-dense text-ink"
        >
          <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-muted" />
          <div className="min-w-0 flex-1 text-pretty wrap-anywhere">
            <p>{first ? describeSchedule({ ...said.data, recipients }, first.runAt) : text}</p>
            {first && (
              <>
                <p className="mt-3 font-medium text-caption text-ink-muted">
                  {runs.length > 1 ? `Next ${runs.length} reports` : 'The only report'}
                </p>
                <ol className="mt-1 flex flex-col gap-1">
                  {runs.map((run) => (
                    <li key={run.start} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
                      <span>{formatZonedMoment(run.runAt, said.data.tzCode)}</span>{' '}
                      <span className="text-ink-muted">covers {formatRange(run)}</span>
                    </li>
                  ))}
                </ol>
              </>
            )}
          </div>
        </section>
      )}
      <QuietStatus text={text} />
    </>
  )
}
