import { Dialog, DialogContent, DialogTrigger, useLabels } from '@placard/ui'
import { type ReactElement, useRef, useState } from 'react'
import { UnsavedGuard } from '../../engine/unsaved-guard/unsaved-guard.js'
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

/** Time in ms after which a press no longer belongs to a double click. */
const DOUBLE_CLICK_MS = 500

/** Dialog of a campaign's scheduled reports; asks before unsaved input is lost. */
export function ScheduleReportDialog({ open, onOpenChange, trigger, ...report }: ScheduleReportDialogProps) {
  const [form, setForm] = useState<ScheduleReportForm>()
  const [dirty, setDirty] = useState(false)
  const [asking, setAsking] = useState(false)
  const formLeftAt = useRef(Number.NEGATIVE_INFINITY)
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
  const changeForm = (next: ScheduleReportForm) => {
    if (next === undefined) formLeftAt.current = performance.now()
    setForm(next)
  }
  // The list is smaller than the form, so the second press of a double click on a button can be outside.
  const isDoubleClick = () => performance.now() - formLeftAt.current < DOUBLE_CLICK_MS
  return (
    <Dialog open={open} onOpenChange={change}>
      {trigger && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <DialogContent
        size="md"
        title={texts.title}
        description={texts.description}
        // A press outside the dialog must not discard input.
        onInteractOutside={(event) => (form !== undefined || isDoubleClick()) && event.preventDefault()}
      >
        <ScheduleReport {...report} bar="dialog" form={form} onFormChange={changeForm} onDirtyChange={setDirty} />
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
