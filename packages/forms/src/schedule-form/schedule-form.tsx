import {
  EXPORT_FORMATS,
  type Flight,
  isTooEarly,
  REPORT_TYPES,
  reportFormatSchema,
  TIME_TOO_EARLY,
} from '@placard/domain'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { EmailsField } from '../emails-field/emails-field.js'
import { Form } from '../form/form.js'
import { SelectField } from '../select-field/select-field.js'
import type { SubmitBarPlace } from '../submit-buttons.js'
import { SwitchField } from '../switch-field/switch-field.js'
import { TextField } from '../text-field/text-field.js'
import { TimezoneField } from '../timezone-field/timezone-field.js'
import { FrequencyField } from './frequency-field.js'
import { NextRuns } from './next-runs.js'
import { type ScheduleChoices, scheduleChoicesSchema } from './schedule-choices.js'

export type { ScheduleChoices } from './schedule-choices.js'

export interface ScheduleFormProps {
  /** The campaign's first and last day, which its end and the first report hang on; undefined while unknown. */
  flight: Flight | undefined
  /** What the fields begin with. */
  defaultValues: ScheduleChoices
  /** Whether a schedule is changed that is there, instead of a new one made. @default false */
  editing?: boolean
  /** Makes or changes the schedule; what it throws is shown, and what was typed stays. */
  onSubmit: (values: ScheduleChoices) => Promise<void>
  /** Hears whether something was filled in that would be lost. */
  onDirtyChange?: (dirty: boolean) => void
  /** Buttons beside the main one, such as the way back. */
  secondary?: ReactNode
  /** Position of the buttons. @default 'inline' */
  bar?: SubmitBarPlace
  /** The moment that is now. */
  now: Date
}

const { recipients, time: timeSchema } = scheduleChoicesSchema.shape
const addressSchema = recipients.element
const isTime = (text: string) => timeSchema.safeParse(text).success

const types = REPORT_TYPES.map((type) => ({ value: type, label: type }))
const formats = reportFormatSchema.options.map((format) => ({ value: format, label: EXPORT_FORMATS[format] }))

const MADE = {
  fallback: 'Couldn’t schedule the report. Please try again.',
  failureTitle: 'Not scheduled',
  submitLabel: 'Schedule report',
  'aria-label': 'New schedule',
}
const CHANGED = {
  fallback: 'Couldn’t save the schedule. Please try again.',
  failureTitle: 'Not saved',
  submitLabel: 'Save',
  'aria-label': 'Edit schedule',
}

/** The time of the zone's clock; says when it lies before the numbers of a day are complete. */
function TimeField() {
  const [frequency, time] = useWatch<ScheduleChoices, ['frequency', 'time']>({ name: ['frequency', 'time'] })
  const early = isTime(time) && isTooEarly({ frequency, time })
  return <TextField name="time" label="Time" type="time" hint={early && TIME_TOO_EARLY} />
}

/** Renders the form of a schedule: when a report is emailed, its content and recipients, and a preview of the next runs. */
export function ScheduleForm({
  flight,
  defaultValues,
  editing = false,
  onSubmit,
  onDirtyChange,
  secondary,
  bar = 'inline',
  now,
}: ScheduleFormProps) {
  return (
    <Form
      schema={scheduleChoicesSchema}
      defaultValues={defaultValues}
      onSubmit={onSubmit}
      {...(onDirtyChange && { onDirtyChange })}
      {...(editing ? CHANGED : MADE)}
      secondary={secondary}
      bar={bar}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <FrequencyField name="frequency" label="Frequency" flight={flight} now={now} autoFocus />
        </div>
        <TimeField />
        <TimezoneField name="tzCode" label="Time zone" at={now} className="w-full" />
        <SelectField
          name="type"
          label="Report"
          options={types}
          hint="Full has one row per creative and time step, Summary one per creative."
        />
        <SelectField name="format" label="Format" options={formats} />
      </div>
      <EmailsField
        name="recipients"
        label="Recipients"
        addressSchema={addressSchema}
        hint="Separate addresses with Enter or a comma, or paste a list. People outside the company confirm by email first."
        required
      />
      <SwitchField name="withVideo" label="With video quartiles" />
      <NextRuns flight={flight} now={now} />
    </Form>
  )
}
