import type { Flight } from '@placard/domain'
import { Button, Dialog, DialogContent, DialogTrigger, Skeleton } from '@placard/ui'
import { CalendarClock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../shell/lazy-screen.js'
import { useUser } from '../../shell/session-store.js'

const SchedulePanel = lazy(() => loadChunk(() => import('./schedule-panel.js')))

export interface ScheduleDialogProps {
  /** Whose report. */
  campaignID: string
  /** The campaign's first and last day; undefined while unknown. */
  flight: Flight | undefined
  /** The zone of the report that is shown, which a new schedule begins with. */
  tzCode: string
}

/** The button that opens the campaign's scheduled reports. */
export function ScheduleDialog({ campaignID, flight, tzCode }: ScheduleDialogProps) {
  const [open, setOpen] = useState(false)
  const [creating, setCreating] = useState(false)
  const email = useUser()?.email
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        setCreating(false)
      }}
    >
      <DialogTrigger asChild>
        <Button>
          <CalendarClock aria-hidden /> Schedule
        </Button>
      </DialogTrigger>
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
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          <SchedulePanel
            campaignID={campaignID}
            flight={flight}
            suggested={{
              frequency: 'Weekly',
              type: 'Summary',
              format: 'xlsx',
              tzCode,
              time: '09:00',
              recipients: email ? [email] : [],
              withVideo: true,
            }}
            creating={creating}
            onCreatingChange={setCreating}
          />
        </Suspense>
      </DialogContent>
    </Dialog>
  )
}
