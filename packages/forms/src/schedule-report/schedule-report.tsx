import { Dialog, DialogContent, DialogTrigger } from '@placard/ui'
import { type ReactElement, useState } from 'react'
import { UnsavedGuard } from '../unsaved-guard/unsaved-guard.js'
import { ScheduleReport, type ScheduleReportProps } from './schedule-report-panel.js'

export { ScheduleReport, type ScheduleReportProps } from './schedule-report-panel.js'

export interface ScheduleReportDialogProps
  extends Omit<ScheduleReportProps, 'creating' | 'onCreatingChange' | 'onDirtyChange' | 'bar'> {
  /** Whether it is open. */
  open: boolean
  /** Opens and closes it. */
  onOpenChange: (open: boolean) => void
  /** The button that opens it, where it stands beside the dialog. */
  trigger?: ReactElement
}

/** The dialog of a campaign's scheduled reports; it asks before what was filled in is lost. */
export function ScheduleReportDialog({ open, onOpenChange, trigger, ...report }: ScheduleReportDialogProps) {
  const [creating, setCreating] = useState(false)
  const [dirty, setDirty] = useState(false)
  const [asking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    setCreating(false)
    setDirty(false)
    onOpenChange(false)
  }
  const change = (next: boolean) => {
    if (next) onOpenChange(true)
    else if (creating && dirty) setAsking(true)
    else close()
  }
  return (
    <Dialog open={open} onOpenChange={change}>
      {trigger && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <DialogContent
        size="md"
        title={creating ? 'New schedule' : 'Scheduled reports'}
        description={
          creating
            ? 'The report comes by mail, with the file attached.'
            : 'This campaign’s report, sent by mail on its own.'
        }
        // A press beside the dialog must not throw away what was filled in.
        onInteractOutside={(event) => creating && event.preventDefault()}
      >
        <ScheduleReport
          {...report}
          bar="dialog"
          creating={creating}
          onCreatingChange={setCreating}
          onDirtyChange={setDirty}
        />
        <UnsavedGuard
          when={open && dirty}
          blocker={{
            state: asking ? 'blocked' : 'unblocked',
            proceed: close,
            reset: () => setAsking(false),
          }}
          title="Leave without scheduling?"
          description="What you filled in here is not scheduled yet."
          leaveLabel="Leave without scheduling"
        />
      </DialogContent>
    </Dialog>
  )
}
