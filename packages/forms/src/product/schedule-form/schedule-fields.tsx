import { LANGUAGE_NAMES } from '@placard/domain/internal/report'
import { LANGUAGES } from '@placard/domain/report'
import type { ScheduleInput } from '@placard/domain/schedule'
import { Select, useLabels } from '@placard/ui'
import { useWatch } from 'react-hook-form'
import { FormField, type FormFieldProps, splitFieldProps, valueControl } from '../../engine/form/form.js'
import { useReportTexts } from '../../use-report-texts.js'
import { scheduleFormLabels } from './schedule-form-labels.js'

type ChoiceValue = number | string | null

interface ChoiceFieldProps extends FormFieldProps {
  /** Values with their labels; the first one is the default. */
  options: readonly { value: ChoiceValue; label: string }[]
}

/** Select of values that need not be texts. */
function ChoiceField({ options, ...props }: ChoiceFieldProps) {
  const [field] = splitFieldProps(props)
  return (
    <FormField {...field}>
      {(control) => {
        const { value, onValueChange, ...rest } = valueControl<ChoiceValue>(control, {}, options[0]?.value ?? null)
        return (
          <Select
            {...rest}
            options={options.map((option) => ({ value: String(option.value), label: option.label }))}
            value={String(value)}
            onValueChange={(key) => onValueChange(options.find((each) => String(each.value) === key)?.value ?? null)}
          />
        )
      }}
    </FormField>
  )
}

const MONTH_DAYS = Array.from({ length: 31 }, (_, index) => index + 1)

/** Field for the weekday or the day of the month of a report; nothing for other frequencies. */
export function DayField() {
  const labels = useLabels('scheduleForm', scheduleFormLabels)
  const texts = useReportTexts()
  const frequency = useWatch<ScheduleInput, 'frequency'>({ name: 'frequency' })
  if (frequency === 'Weekly')
    return (
      <ChoiceField
        name="weekday"
        label={labels.day}
        options={texts.weekdays.map((label, index) => ({ value: index + 1, label }))}
      />
    )
  if (frequency === 'Monthly')
    return (
      <ChoiceField
        name="monthDay"
        label={labels.day}
        options={MONTH_DAYS.map((value) => ({ value, label: texts.monthDay(value) }))}
      />
    )
  return null
}

/** Field for the language of people without an account. */
export function LanguageField() {
  const labels = useLabels('scheduleForm', scheduleFormLabels)
  return (
    <ChoiceField
      name="language"
      label={labels.language}
      hint={labels.languageHint}
      options={[
        { value: null, label: labels.ownersLanguage },
        ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
      ]}
    />
  )
}
