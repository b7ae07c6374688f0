import { type Flight, suggestedSchedule } from '@placard/domain'
import { Button } from '@placard/ui'
import { CalendarClock } from 'lucide-react'
import { lazy, useState, useTransition } from 'react'
import { loadChunk } from '../shell/lazy-screen.js'
import { useUser } from '../shell/session-store.js'

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
  const [open, setOpen] = useState<boolean>()
  // The button says that the dialog comes, until what it is made of is loaded.
  const [isComing, startComing] = useTransition()
  const email = useUser()?.email
  return (
    <>
      <Button aria-haspopup="dialog" loading={isComing} onClick={() => startComing(() => setOpen(true))}>
        <CalendarClock aria-hidden /> Schedule
      </Button>
      {open !== undefined && (
        <SchedulePanel
          campaignID={campaignID}
          flight={flight}
          suggested={suggestedSchedule(tzCode, email)}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  )
}
