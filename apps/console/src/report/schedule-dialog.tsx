import { suggestedSchedule } from '@placard/domain/internal/schedule'
import type { Flight } from '@placard/domain/schedule'
import { Button, lazyPart, useLabels } from '@placard/ui'
import { CalendarClock } from 'lucide-react'
import { useLazyDialog } from '../parts/use-lazy-dialog.js'
import { useUser } from '../state/session-store.js'
import { reportLabels } from './report-labels.js'

const SchedulePanel = lazyPart(() => import('./schedule-panel.js'))

export interface ScheduleDialogProps {
  /** Campaign of the report. */
  campaignID: string
  /** Start and end date of the campaign; undefined while unknown. */
  flight: Flight | undefined
  /** Time zone of the shown report, the default of a new schedule. */
  tzCode: string
}

/** Button that opens the campaign's scheduled reports. */
export function ScheduleDialog({ campaignID, flight, tzCode }: ScheduleDialogProps) {
  const labels = useLabels('reportScreen', reportLabels)
  const { isComing, show, dialog } = useLazyDialog(SchedulePanel)
  const email = useUser()?.email
  return (
    <>
      <Button aria-haspopup="dialog" loading={isComing} onClick={show}>
        <CalendarClock aria-hidden /> {labels.schedule}
      </Button>
      {dialog && (
        <SchedulePanel
          campaignID={campaignID}
          flight={flight}
          suggested={suggestedSchedule(tzCode, email)}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
        />
      )}
    </>
  )
}
