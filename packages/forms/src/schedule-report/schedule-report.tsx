import { Dialog, DialogContent, DialogTrigger, useLabels } from '@placard/ui'
import { type ReactElement, useState } from 'react'
import { UnsavedGuard } from '../unsaved-guard/unsaved-guard.js'
import { scheduleReportLabels } from './schedule-report-labels.js'
import {
  ScheduleReport,
  type ScheduleReportForm,
  type ScheduleReportProps,
  scheduleReportTexts,
} from './schedule-report-panel.js'

export {
  ScheduleReport,
  type ScheduleReportForm,
  type ScheduleReportProps,
  scheduleReportTexts,
} from './schedule-report-panel.js'

export interface ScheduleReportDialogProps
  extends Omit<ScheduleReportProps, 'form' | 'onFormChange' | 'onDirtyChange' | 'bar'> {
  /** True if the dialog is open. */
  open: boolean
  /** Called to open or close it. */
  onOpenChange: (open: boolean) => void
  /** Button that opens the dialog. */
  trigger?: ReactElement
}

/** Dialog of a campaign's scheduled reports; asks before unsaved input is lost. */
export function ScheduleReportDialog({ open, onOpenChange, trigger, ...report }: ScheduleReportDialogProps) {
  const [form, setForm] = useState<ScheduleReportForm>()
  const [dirty, setDirty] = useState(false)
  const [asking, setAsking] = useState(false)
  const texts = scheduleReportTexts(form, useLabels('scheduleReport', scheduleReportLabels))
  const close = () => {
    setAsking(false)
    setForm(undefined)
    setDirty(false)
    onOpenChange(false)
  }
  const change = (next: boolean) => {
    if (next) onOpenChange(true)
    else if (form !== undefined && dirty) setAsking(true)
    else close()
  }
  return (
    <Dialog open={open} onOpenChange={change}>
      {trigger && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <DialogContent
        size="md"
        title={texts.title}
        description={texts.description}
        // A press outside the dialog must not discard input.
        onInteractOutside={(event) => form !== undefined && event.preventDefault()}
      >
        <ScheduleReport {...report} bar="dialog" form={form} onFormChange={setForm} onDirtyChange={setDirty} />
        <UnsavedGuard
          when={open && dirty}
          blocker={{
            state: asking ? 'blocked' : 'unblocked',
            proceed: close,
            reset: () => setAsking(false),
          }}
          {...texts.leave}
        />
      </DialogContent>
    </Dialog>
  )
}
