import { Button } from '@placard/ui'
import { useState } from 'react'
import { type ScheduleChoices, ScheduleForm } from '../schedule-form/schedule-form.js'
import { ScheduleList, type ScheduleListProps } from '../schedule-list/schedule-list.js'
import type { SubmitBarPlace } from '../submit-buttons.js'

/** What is filled in: 'new' or the id of a schedule; undefined while the list is read. */
export type ScheduleReportForm = 'new' | (string & {}) | undefined

interface FormWords {
  title: string
  description: string
  /** The question before what was filled in is lost. */
  leave: { title: string; description: string; leaveLabel: string }
}

const NEW: FormWords = {
  title: 'New schedule',
  description: 'Recipients get the report as an attachment.',
  leave: {
    title: 'Leave without scheduling?',
    description: 'What you entered isn’t scheduled yet.',
    leaveLabel: 'Leave without scheduling',
  },
}
const EDIT: FormWords = {
  ...NEW,
  title: 'Edit schedule',
  leave: {
    title: 'Leave without saving?',
    description: 'Your changes aren’t saved yet.',
    leaveLabel: 'Leave without saving',
  },
}
const LIST: FormWords = {
  ...NEW,
  title: 'Scheduled reports',
  description: 'Email this campaign’s report automatically.',
}

/** The heading of what is shown, and the question before it is left. */
export const scheduleReportWords = (form: ScheduleReportForm): FormWords =>
  form === undefined ? LIST : form === 'new' ? NEW : EDIT

export interface ScheduleReportProps extends Omit<ScheduleListProps, 'onNew' | 'onEdit' | 'autoFocus'> {
  /** What the form of a new schedule begins with; `suggestedSchedule` of the domain makes it. */
  suggested: ScheduleChoices
  /** Makes a schedule; what it throws is shown in the form. When it is made, the list is shown again. */
  onCreate: (choices: ScheduleChoices) => Promise<void>
  /** Changes a schedule; what it throws is shown in the form. Without it none can be edited. */
  onChange?: (id: string, choices: ScheduleChoices) => Promise<void>
  /** The form that is shown instead of the list. */
  form: ScheduleReportForm
  /** Goes to a form, or back to the list. */
  onFormChange: (form: ScheduleReportForm) => void
  /** Called with whether something was filled in that would be lost. */
  onDirtyChange?: (dirty: boolean) => void
  /** Position of the form's buttons. @default 'inline' */
  bar?: SubmitBarPlace
}

/** The scheduled reports of a campaign: the list of them, and the form of one in its place. */
export function ScheduleReport({
  suggested,
  onCreate,
  onChange,
  form,
  onFormChange,
  onDirtyChange,
  bar = 'inline',
  ...list
}: ScheduleReportProps) {
  const [left, setLeft] = useState<ScheduleReportForm>()
  const edited = list.schedules?.find(({ id }) => id === form)
  const leave = () => {
    setLeft(form)
    onDirtyChange?.(false)
    onFormChange(undefined)
  }
  if (form === undefined)
    return (
      <ScheduleList
        {...list}
        onNew={() => onFormChange('new')}
        {...(onChange && { onEdit: onFormChange })}
        autoFocus={left}
      />
    )
  return (
    <ScheduleForm
      flight={list.flight}
      defaultValues={edited ? choicesOf(edited) : suggested}
      editing={form !== 'new'}
      onSubmit={async (choices) => {
        await (form === 'new' ? onCreate(choices) : onChange?.(form, choices))
        leave()
      }}
      {...(onDirtyChange && { onDirtyChange })}
      secondary={<Button onClick={leave}>Cancel</Button>}
      bar={bar}
      now={list.reader.now}
    />
  )
}

const choicesOf = ({ frequency, type, format, tzCode, time, recipients, withVideo }: ScheduleChoices) => ({
  frequency,
  type,
  format,
  tzCode,
  time,
  recipients,
  withVideo,
})
