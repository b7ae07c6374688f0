import { Button } from '@placard/ui'
import { useState } from 'react'
import { type ScheduleChoices, ScheduleForm } from '../schedule-form/schedule-form.js'
import { ScheduleList, type ScheduleListProps } from '../schedule-list/schedule-list.js'
import type { SubmitBarPlace } from '../submit-buttons.js'

export interface ScheduleReportProps extends Omit<ScheduleListProps, 'onNew' | 'autoFocus'> {
  /** What the form of a new schedule begins with; `suggestedSchedule` of the domain makes it. */
  suggested: ScheduleChoices
  /** Makes a schedule; what it throws is shown in the form. When it is made, the list is shown again. */
  onCreate: (choices: ScheduleChoices) => Promise<void>
  /** Whether a new schedule is being filled in, instead of the list being read. */
  creating: boolean
  /** Goes to the form, or back to the list. */
  onCreatingChange: (creating: boolean) => void
  /** Called with whether something was filled in that would be lost. */
  onDirtyChange?: (dirty: boolean) => void
  /** Position of the form's buttons. @default 'inline' */
  bar?: SubmitBarPlace
}

/** The scheduled reports of a campaign: the list of them, and the form of a new one in its place. */
export function ScheduleReport({
  suggested,
  onCreate,
  creating,
  onCreatingChange,
  onDirtyChange,
  bar = 'inline',
  ...list
}: ScheduleReportProps) {
  const [left, setLeft] = useState(false)
  const leave = () => {
    setLeft(true)
    onDirtyChange?.(false)
    onCreatingChange(false)
  }
  if (!creating) return <ScheduleList {...list} onNew={() => onCreatingChange(true)} autoFocus={left} />
  return (
    <ScheduleForm
      flight={list.flight}
      defaultValues={suggested}
      onSubmit={async (choices) => {
        await onCreate(choices)
        leave()
      }}
      {...(onDirtyChange && { onDirtyChange })}
      secondary={<Button onClick={leave}>Cancel</Button>}
      bar={bar}
      now={list.reader.now}
    />
  )
}
