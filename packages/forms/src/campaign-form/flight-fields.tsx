import { type CampaignFields, type Day, FLIGHT_IS_OVER, flightText, isDay, isFlightOver } from '@placard/domain'
import { Alert } from '@placard/ui'
import { CalendarRange } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { DateField } from '../date-field/date-field.js'
import { toDay } from '../local-date.js'
import { QuietStatus } from '../quiet-status.js'

export interface FlightFieldsProps {
  /** Day treated as today. @default today on this device */
  today?: Day
}

const OTHER = { 'data.start': 'data.end', 'data.end': 'data.start' } as const

/** Fields for the first and last day of a campaign, both optional, with the duration as text. */
export function FlightFields({ today = toDay(new Date()) }: FlightFieldsProps) {
  const { getFieldState, trigger } = useFormContext<CampaignFields>()
  const [start, end] = useWatch<CampaignFields, ['data.start', 'data.end']>({ name: ['data.start', 'data.end'] })
  const known = [start, end].every((day) => day === null || isDay(day))
  const text = known ? flightText({ start, end }) : undefined
  const over = known && isFlightOver({ end }, today)
  // An invalid pair of days can be fixed in either field.
  const changed = (name: keyof typeof OTHER) => () => {
    if (getFieldState(OTHER[name]).error) void trigger(OTHER[name])
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField
          name="data.start"
          label="Start date"
          optional
          autoComplete="off"
          className="w-full"
          today={today}
          onValueChange={changed('data.start')}
        />
        <DateField
          name="data.end"
          label="End date"
          optional
          autoComplete="off"
          className="w-full"
          today={today}
          onValueChange={changed('data.end')}
        />
      </div>
      {text && (
        <p className="flex items-start gap-2 text-dense text-ink-muted tabular-nums">
          <CalendarRange aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-subtle" />
          {text}
        </p>
      )}
      {over && <Alert tone="warning">{FLIGHT_IS_OVER}</Alert>}
      <QuietStatus text={[text, over && FLIGHT_IS_OVER].filter(Boolean).join(' ')} />
    </div>
  )
}
