import type { ScheduleEmail } from '@placard/domain/schedule'
import { Button, useLabels } from '@placard/ui'
import { useState } from 'react'
import type { SubmitBarPlace } from '../../engine/submit-buttons.js'
import { type ScheduleChoices, ScheduleForm, type SchedulePreviewChoices } from '../schedule-form/schedule-form.js'
import { ScheduleList, type ScheduleListProps } from '../schedule-list/schedule-list.js'
import { type ScheduleReportLabels, scheduleReportLabels } from './schedule-report-labels.js'

/** Open form: 'new' or the id of a schedule; undefined while the list is shown. */
export type ScheduleReportForm = 'new' | (string & {}) | undefined

interface PanelTexts {
  title: string
  description: string
  /** Confirmation before unsaved input is lost. */
  leave: { title: string; description: string; leaveLabel: string }
}

/** Title of the current view, and the confirmation before leaving it. */
export function scheduleReportTexts(
  form: ScheduleReportForm,
  labels: ScheduleReportLabels = scheduleReportLabels,
): PanelTexts {
  const description = labels.newHint
  if (form === undefined) return { title: labels.list, description: labels.listHint, leave: labels.leaveNew }
  if (form === 'new') return { title: labels.newSchedule, description, leave: labels.leaveNew }
  return { title: labels.editSchedule, description, leave: labels.leaveEdit }
}

export interface ScheduleReportProps extends Omit<ScheduleListProps, 'onNew' | 'onEdit' | 'autoFocus'> {
  /** Initial values of a new schedule, see `suggestedSchedule` of the domain. */
  suggested: ScheduleChoices
  /** Creates a schedule; errors thrown are shown in the form. The list is shown on success. */
  onCreate: (choices: ScheduleChoices) => Promise<void>
  /** Updates a schedule; errors thrown are shown in the form. Without it, schedules cannot be edited. */
  onChange?: (id: string, choices: ScheduleChoices) => Promise<void>
  /** Returns the email that a new schedule, or the one with the id, would send; without it, there is no preview. */
  onPreview?: ((choices: SchedulePreviewChoices, id: string | undefined) => Promise<ScheduleEmail>) | undefined
  /** Form shown instead of the list. */
  form: ScheduleReportForm
  /** Opens a form, or returns to the list. */
  onFormChange: (form: ScheduleReportForm) => void
  /** Called with whether there is unsaved input. */
  onDirtyChange?: (dirty: boolean) => void
  /** Position of the form's buttons. @default 'inline' */
  bar?: SubmitBarPlace
}

/** Scheduled reports of a campaign: the list, or a form in its place. */
export function ScheduleReport({
  suggested,
  onCreate,
  onChange,
  onPreview,
  form,
  onFormChange,
  onDirtyChange,
  bar = 'inline',
  ...list
}: ScheduleReportProps) {
  const labels = useLabels('scheduleReport', scheduleReportLabels)
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
      defaultValues={edited ? pickChoices(edited) : suggested}
      editing={form !== 'new'}
      onSubmit={async (choices) => {
        await (form === 'new' ? onCreate(choices) : onChange?.(form, choices))
        leave()
      }}
      onPreview={onPreview && ((choices) => onPreview(choices, edited?.id))}
      {...(onDirtyChange && { onDirtyChange })}
      secondary={<Button onClick={leave}>{labels.cancel}</Button>}
      bar={bar}
      now={list.reader.now}
    />
  )
}

const pickChoices = ({
  frequency,
  weekday = 1,
  monthDay = 1,
  type,
  format,
  tzCode,
  time,
  recipients,
  withVideo,
  language = null,
}: ScheduleChoices) => ({
  frequency,
  weekday,
  monthDay,
  type,
  format,
  tzCode,
  time,
  recipients,
  withVideo,
  language,
})
