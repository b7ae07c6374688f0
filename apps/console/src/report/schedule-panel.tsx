import { errorText, type ScheduleInput } from '@placard/domain'
import { ScheduleReportDialog, type ScheduleReportDialogProps } from '@placard/forms'
import { useToast } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { askRecipient, createSchedule, deleteSchedule, removeRecipient, schedulesQuery } from '../data/schedules.js'
import { isMissing } from '../parts/is-missing.js'
import { useCreation } from '../parts/use-creation.js'
import { useNow } from '../parts/use-now.js'

export interface SchedulePanelProps
  extends Pick<ScheduleReportDialogProps, 'flight' | 'suggested' | 'open' | 'onOpenChange'> {
  /** Whose report. */
  campaignID: string
}

const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The scheduled reports of a campaign, with what the server holds. */
export default function SchedulePanel({ campaignID, ...dialog }: SchedulePanelProps) {
  const toast = useToast()
  const now = useNow()
  const { data, error, refetch } = useQuery(schedulesQuery(campaignID))
  const create = useCreation((input: ScheduleInput, key) => createSchedule(input, key))
  return (
    <ScheduleReportDialog
      {...dialog}
      schedules={data}
      error={error ? { text: errorText(error, 'Please try again.'), forbidden: isMissing(error) } : undefined}
      onCreate={async (choices) => {
        await create({ ...choices, campaignID })
        toast.show({ title: 'Report scheduled', type: 'success' })
      }}
      onDelete={async (id) => {
        await deleteSchedule(campaignID, id)
        toast.show({ title: 'Schedule deleted', type: 'success' })
      }}
      onAskRecipient={(id, email) => askRecipient(campaignID, id, email)}
      onRemoveRecipient={(id, email) => removeRecipient(campaignID, id, email)}
      onRetry={() => void refetch()}
      reader={{ zone: localZone(), now }}
    />
  )
}
