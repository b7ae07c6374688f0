import { formatRange } from '@placard/domain/dates'
import { REPORT_TYPES, reportFormatSchema, SCHEDULE_FREQUENCIES } from '@placard/domain/internal/report'
import {
  formatNextRun,
  formatRun,
  formatZonedMoment,
  isTooEarly,
  nextRun,
  scheduleCoversText,
  tooEarlyText,
} from '@placard/domain/internal/schedule'
import {
  describeSchedule,
  type Flight,
  nextRuns,
  type ScheduleEmail,
  type ScheduleInput,
  scheduleInputSchema,
} from '@placard/domain/schedule'
import { useLabels } from '@placard/ui'
import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Form, type FormFieldProps } from '../../engine/form/form.js'
import { QuietStatus } from '../../engine/quiet-status.js'
import type { SubmitBarPlace } from '../../engine/submit-buttons.js'
import { EmailsField } from '../../fields/emails-field/emails-field.js'
import { SelectField } from '../../fields/select-field/select-field.js'
import { SwitchField } from '../../fields/switch-field/switch-field.js'
import { TextField } from '../../fields/text-field/text-field.js'
import { TimezoneField } from '../../fields/timezone-field/timezone-field.js'
import { useReportTexts } from '../../use-report-texts.js'
import { EmailPreview } from './email-preview.js'
import { DayField, LanguageField } from './schedule-fields.js'
import { scheduleFormLabels } from './schedule-form-labels.js'

export type { ScheduleFormLabels } from './schedule-form-labels.js'

/** Values of the schedule form, without the campaign. */
export type ScheduleChoices = Omit<ScheduleInput, 'campaignID'>

/** Choices that the email of a schedule depends on. */
export type SchedulePreviewChoices = Omit<ScheduleChoices, 'recipients'>

const scheduleChoicesSchema = scheduleInputSchema.omit({ campaignID: true })

export interface ScheduleFormProps {
  /** First and last day of the campaign, which determine the first and last report; undefined while unknown. */
  flight: Flight | undefined
  /** Initial values. */
  defaultValues: ScheduleChoices
  /** True if an existing schedule is edited. @default false */
  editing?: boolean
  /** Creates or updates the schedule. Errors thrown are shown and the input is kept. */
  onSubmit: (values: ScheduleChoices) => Promise<void>
  /** Returns the email that a schedule with these choices would send; without it, there is no preview. */
  onPreview?: ((choices: SchedulePreviewChoices) => Promise<ScheduleEmail>) | undefined
  /** Called with whether there is unsaved input. */
  onDirtyChange?: (dirty: boolean) => void
  /** Buttons beside the submit button, such as Cancel. */
  secondary?: ReactNode
  /** Position of the buttons. @default 'inline' */
  bar?: SubmitBarPlace
  /** Current time. */
  now: Date
}

const { recipients, time: timeSchema } = scheduleChoicesSchema.shape
const addressSchema = recipients.element
const isTime = (text: string) => timeSchema.safeParse(text).success

/** Field for the local time; warns if the data of the previous day may be incomplete then. */
function TimeField() {
  const labels = useLabels('scheduleForm', scheduleFormLabels)
  const [frequency, monthDay, time] = useWatch<ScheduleChoices, ['frequency', 'monthDay', 'time']>({
    name: ['frequency', 'monthDay', 'time'],
  })
  const texts = useReportTexts()
  const early = isTime(time) && isTooEarly({ frequency, monthDay, time })
  return <TextField name="time" label={labels.time} type="time" hint={early && tooEarlyText(texts)} />
}

/** Field for the file format. Says for CSV which readers' Excel cannot show it well. */
function FormatField() {
  const labels = useLabels('scheduleForm', scheduleFormLabels)
  const texts = useReportTexts()
  const { format } = useWatch<ScheduleChoices>()
  const options = reportFormatSchema.options.map((value) => ({ value, label: texts.exportFormats[value] }))
  return (
    <SelectField
      name="format"
      label={labels.format}
      options={options}
      hint={format === 'csv' ? labels.csvHint : undefined}
    />
  )
}

/** Renders the form of a schedule: when a report is emailed, its content and recipients, and a preview of the next runs. */
export function ScheduleForm({
  flight,
  defaultValues,
  editing = false,
  onSubmit,
  onPreview,
  onDirtyChange,
  secondary,
  bar = 'inline',
  now,
}: ScheduleFormProps) {
  const labels = useLabels('scheduleForm', scheduleFormLabels)
  const texts = useReportTexts()
  const types = REPORT_TYPES.map((type) => ({ value: type, label: texts.reportTypes[type] }))
  return (
    <Form
      schema={scheduleChoicesSchema}
      defaultValues={defaultValues}
      onSubmit={onSubmit}
      {...(onDirtyChange && { onDirtyChange })}
      fallback={editing ? labels.saveFailed : labels.createFailed}
      failureTitle={editing ? labels.notSaved : labels.notScheduled}
      submitLabel={editing ? labels.save : labels.scheduleReport}
      aria-label={editing ? labels.editSchedule : labels.newSchedule}
      secondary={secondary}
      bar={bar}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <FrequencyField name="frequency" label={labels.frequency} flight={flight} now={now} autoFocus />
        </div>
        <DayField />
        <TimeField />
        <TimezoneField name="tzCode" label={labels.timeZone} at={now} className="w-full" />
        <SelectField name="type" label={labels.report} options={types} hint={labels.reportHint} />
        <FormatField />
        <LanguageField />
      </div>
      <EmailsField
        name="recipients"
        label={labels.recipients}
        addressSchema={addressSchema}
        hint={labels.recipientsHint}
        required
      />
      <SwitchField name="withVideo" label={labels.withVideoQuartiles} />
      <NextRuns flight={flight} now={now} />
      {onPreview && <Preview onPreview={onPreview} />}
    </Form>
  )
}

/** Preview of the email of the current choices. */
function Preview({ onPreview }: Required<Pick<ScheduleFormProps, 'onPreview'>>) {
  const choices = saidSchema.safeParse(useWatch<ScheduleChoices>())
  return onPreview && <EmailPreview choices={choices.data} onPreview={onPreview} />
}

interface FrequencyFieldProps extends FormFieldProps {
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
function FrequencyField({ flight, now, ...props }: FrequencyFieldProps) {
  const labels = useLabels('scheduleForm', scheduleFormLabels)
  const texts = useReportTexts()
  const choices = useWatch<ScheduleChoices>()
  const hasEnd = !flight || isEndAhead(choices, flight, now)
  const options = SCHEDULE_FREQUENCIES.map((value) => ({
    value,
    label: texts.frequencies[value],
    disabled: value === 'On campaign end' && !hasEnd,
  }))
  return (
    <SelectField
      {...props}
      options={options}
      hint={
        <>
          {choices.frequency && scheduleCoversText({ ...choices, frequency: choices.frequency }, texts)}
          {!hasEnd && (
            <>
              {' '}
              <span className="whitespace-nowrap">{texts.frequencies['On campaign end']}</span>
              {flight?.end === null ? labels.noEnd : labels.ended}
            </>
          )}
        </>
      }
    />
  )
}

interface NextRunsProps {
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
function NextRuns({ flight = UNKNOWN, now }: NextRunsProps) {
  const labels = useLabels('scheduleForm', scheduleFormLabels)
  const texts = useReportTexts()
  const choices = useWatch<ScheduleChoices>()
  const said = saidSchema.safeParse(choices)
  const runs = said.success ? nextRuns(said.data, flight, now, SHOWN) : []
  const [first] = runs
  const recipients = (choices.recipients ?? []).filter(isAddress)
  const text = !said.success
    ? ''
    : first
      ? labels.firstReport(formatRun(first, said.data.tzCode, texts))
      : formatNextRun(said.data, flight, now, texts)
  return (
    <>
      {said.success && (
        <section
          aria-label={labels.whatIsSent}
          className="flex items-start gap-2 rounded-control bg-sunken px-3 py-3 text-dense text-ink"
        >
          <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-muted" />
          <div className="min-w-0 flex-1 text-pretty wrap-anywhere">
            <p>{first ? describeSchedule({ ...said.data, recipients }, first.runAt, texts) : text}</p>
            {first && (
              <>
                <p className="mt-3 font-medium text-caption text-ink-muted">
                  {runs.length > 1 ? labels.nextReports(runs.length) : labels.theOnlyReport}
                </p>
                <ol className="mt-1 flex flex-col gap-1">
                  {runs.map((run) => (
                    <li key={run.start} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
                      <span>{formatZonedMoment(run.runAt, said.data.tzCode, texts)}</span>{' '}
                      <span className="text-ink-muted">{labels.covers(formatRange(run, {}, texts))}</span>
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
