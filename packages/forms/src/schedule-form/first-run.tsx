import { type Flight, nextRun, nextRunText, runText } from '@placard/domain'
import { CalendarClock } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { type ScheduleChoices, scheduleChoicesSchema } from './schedule-choices.js'

export interface FirstRunProps {
  /** The campaign's first and last day; undefined while unknown. */
  flight: Flight | undefined
  /** The moment that is now. */
  now: Date
}

const ruleSchema = scheduleChoicesSchema.pick({ frequency: true, tzCode: true, time: true })

/** When the first report is sent and what it covers, as the form stands. */
export function FirstRun({ flight = { start: null, end: null }, now }: FirstRunProps) {
  const rule = ruleSchema.safeParse(useWatch<ScheduleChoices>())
  if (!rule.success) return null
  const run = nextRun(rule.data, flight, now)
  return (
    <p role="status" className="flex items-start gap-2 rounded-control bg-sunken px-3 py-2.5 text-dense text-ink">
      <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-muted" />
      <span className="min-w-0 text-pretty">
        {run ? `First report: ${runText(run, rule.data.tzCode)}.` : nextRunText(rule.data, flight, now)}
      </span>
    </p>
  )
}
