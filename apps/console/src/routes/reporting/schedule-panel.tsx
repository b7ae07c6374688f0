import { ApiError, createId, errorText, type Flight, type ScheduleInput } from '@placard/domain'
import { type ScheduleChoices, ScheduleForm } from '@placard/forms'
import { Button, useToast } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { createSchedule, deleteSchedule, schedulesQuery } from '../../data/schedules.js'
import { useNow } from '../../parts/use-now.js'
import { ScheduleList } from './schedule-list.js'

export interface SchedulePanelProps {
  /** Whose report. */
  campaignID: string
  /** The campaign's first and last day; undefined while unknown. */
  flight: Flight | undefined
  /** What the form of a new schedule begins with. */
  suggested: ScheduleChoices
  /** Whether a new schedule is being filled in, instead of the list being read. */
  creating: boolean
  /** Goes to the form, or back to the list. */
  onCreatingChange: (creating: boolean) => void
}

const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The schedules of a campaign's report: the list, and the form of a new one. */
export default function SchedulePanel({
  campaignID,
  flight,
  suggested,
  creating,
  onCreatingChange,
}: SchedulePanelProps) {
  const toast = useToast()
  const now = useNow()
  const schedules = useQuery(schedulesQuery(campaignID))
  const create = useCreation(campaignID)
  const [left, setLeft] = useState(false)
  const leave = () => {
    setLeft(true)
    onCreatingChange(false)
  }
  const remove = async (id: string) => {
    try {
      await deleteSchedule(campaignID, id)
      toast.show({ title: 'Schedule deleted', type: 'success' })
    } catch (failure) {
      toast.show({ title: 'Not deleted', text: errorText(failure, 'Please try again.'), type: 'error' })
    }
  }
  if (creating)
    return (
      <ScheduleForm
        flight={flight}
        defaultValues={suggested}
        onSubmit={async (choices) => {
          await create(choices)
          toast.show({ title: 'Report scheduled', type: 'success' })
          leave()
        }}
        secondary={<Button onClick={leave}>Cancel</Button>}
        now={now}
      />
    )
  const { data, error } = schedules
  return (
    <ScheduleList
      schedules={data}
      error={error ? { text: errorText(error, 'Please try again.'), forbidden: isForbidden(error) } : undefined}
      flight={flight}
      onNew={() => onCreatingChange(true)}
      onDelete={remove}
      onRetry={() => void schedules.refetch()}
      reader={{ zone: localZone(), now }}
      autoFocus={left}
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
