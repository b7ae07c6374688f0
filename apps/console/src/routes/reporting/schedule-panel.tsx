import { ApiError, createId, errorText, type ScheduleInput } from '@placard/domain'
import { type ScheduleChoices, ScheduleReportDialog, type ScheduleReportDialogProps } from '@placard/forms'
import { useToast } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { createSchedule, deleteSchedule, schedulesQuery } from '../../data/schedules.js'
import { useNow } from '../../parts/use-now.js'

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
  const create = useCreation(campaignID)
  return (
    <ScheduleReportDialog
      {...dialog}
      schedules={data}
      error={error ? { text: errorText(error, 'Please try again.'), forbidden: isForbidden(error) } : undefined}
      onCreate={async (choices) => {
        await create(choices)
        toast.show({ title: 'Report scheduled', type: 'success' })
      }}
      onDelete={async (id) => {
        await deleteSchedule(campaignID, id)
        toast.show({ title: 'Schedule deleted', type: 'success' })
      }}
      onRetry={() => void refetch()}
      reader={{ zone: localZone(), now }}
    />
  )
}

const isForbidden = (error: unknown) => error instanceof ApiError && [403, 404].includes(error.status)

/** Makes schedules; the same one sent again, after an answer that got lost say, is made once. */
function useCreation(campaignID: string) {
  const last = useRef({ text: '', key: '' })
  return async (choices: ScheduleChoices) => {
    const input: ScheduleInput = { ...choices, campaignID }
    const text = JSON.stringify(input)
    if (last.current.text !== text) last.current = { text, key: createId() }
    await createSchedule(input, last.current.key)
    last.current = { text: '', key: '' }
  }
}
