import { type Flight, nextRun, SCHEDULE_COVERS, SCHEDULE_FREQUENCIES } from '@placard/domain'
import { useWatch } from 'react-hook-form'
import type { FormFieldProps } from '../form/form.js'
import { SelectField } from '../select-field/select-field.js'
import { type ScheduleChoices, scheduleChoicesSchema } from './schedule-choices.js'

export interface FrequencyFieldProps extends FormFieldProps {
  /** First and last day of the campaign; undefined while unknown. */
  flight: Flight | undefined
  /** Current time. */
  now: Date
  /** Focuses the first field on mount. @default false */
  autoFocus?: boolean
}

const clockSchema = scheduleChoicesSchema.pick({ tzCode: true, time: true })

function isEndAhead(choices: Partial<ScheduleChoices>, flight: Flight, now: Date): boolean {
  const clock = clockSchema.safeParse(choices)
  if (!clock.success) return flight.end !== null
  return nextRun({ frequency: 'On campaign end', ...clock.data }, flight, now) !== undefined
}

/** Field for the frequency of a report and the period it covers. "Campaign end" is offered only before the end. */
export function FrequencyField({ flight, now, ...props }: FrequencyFieldProps) {
  const choices = useWatch<ScheduleChoices>()
  const hasEnd = !flight || isEndAhead(choices, flight, now)
  const options = SCHEDULE_FREQUENCIES.map((value) => ({
    value,
    label: value,
    disabled: value === 'On campaign end' && !hasEnd,
  }))
  return (
    <SelectField
      {...props}
      options={options}
      hint={
        <>
          {choices.frequency && SCHEDULE_COVERS[choices.frequency]}
          {!hasEnd && (
            <>
              {' '}
              <span className="whitespace-nowrap">On campaign end</span>
              {flight?.end === null
                ? ' needs a last day: this campaign has none.'
                : ' is over: this campaign has ended.'}
            </>
          )}
        </>
      }
    />
  )
}
