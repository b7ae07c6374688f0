import { errorText } from '@placard/domain/api'
import { ScheduleReportDialog, type ScheduleReportDialogProps, useTranslate } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { schedulesQuery } from '../data/reports/schedules.js'
import { isMissing } from '../parts/is-missing.js'
import { useNow } from '../parts/use-now.js'
import { reportLabels } from './report-labels.js'
import { useScheduleActions } from './use-schedule-actions.js'

export interface SchedulePanelProps
  extends Pick<ScheduleReportDialogProps, 'flight' | 'suggested' | 'open' | 'onOpenChange'> {
  /** Campaign of the report. */
  campaignID: string
}

const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Scheduled reports of a campaign, connected to the API. */
export default function SchedulePanel({ campaignID, ...dialog }: SchedulePanelProps) {
  const translate = useTranslate()
  const labels = useLabels('reportScreen', reportLabels)
  const actions = useScheduleActions(campaignID)
  const now = useNow()
  const { data, error, refetch } = useQuery(schedulesQuery(campaignID))
  return (
    <ScheduleReportDialog
      {...dialog}
      schedules={data}
      error={error ? translate(errorText(error, labels.pleaseTryAgain)) : undefined}
      forbidden={isMissing(error)}
      {...actions}
      onRetry={() => void refetch()}
      reader={{ zone: localZone(), now }}
    />
  )
}
