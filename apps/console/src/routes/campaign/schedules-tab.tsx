import { type Campaign, errorText, type ScheduleInput, suggestedSchedule } from '@placard/domain'
import { ScheduleReport, UnsavedGuard } from '@placard/forms'
import { Section, useToast } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { createSchedule, deleteSchedule, schedulesQuery } from '../../data/schedules.js'
import { isMissing } from '../../parts/is-missing.js'
import { useCreation } from '../../parts/use-creation.js'
import { useNow } from '../../parts/use-now.js'
import { useUser } from '../../shell/session-store.js'

export interface SchedulesTabProps {
  /** Whose reports are sent. */
  campaign: Campaign
}

/** The reports of a campaign that are sent by mail, and the form of a new one in their place. */
export default function SchedulesTab({ campaign: { id: campaignID, data } }: SchedulesTabProps) {
  const toast = useToast()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const email = useUser()?.email
  const schedules = useQuery(schedulesQuery(campaignID))
  const create = useCreation((input: ScheduleInput, key) => createSchedule(input, key))
  const [creating, setCreating] = useState(false)
  const [dirty, setDirty] = useState(false)
  const blocker = useBlocker(creating && dirty)
  return (
    <Section
      title={creating ? 'New schedule' : 'Scheduled reports'}
      description={
        creating
          ? 'The report comes by mail, with the file attached.'
          : 'This campaign’s report, sent by mail on its own.'
      }
      className="max-w-160"
    >
      <ScheduleReport
        creating={creating}
        onCreatingChange={setCreating}
        onDirtyChange={setDirty}
        schedules={schedules.data}
        error={
          schedules.error
            ? { text: errorText(schedules.error, 'Please try again.'), forbidden: isMissing(schedules.error) }
            : undefined
        }
        flight={{ start: data.start?.date ?? null, end: data.end?.date ?? null }}
        suggested={suggestedSchedule(zone, email)}
        onCreate={async (choices) => {
          await create({ ...choices, campaignID })
          toast.show({ title: 'Report scheduled', type: 'success' })
        }}
        onDelete={async (id) => {
          await deleteSchedule(campaignID, id)
          toast.show({ title: 'Schedule deleted', type: 'success' })
        }}
        onRetry={() => void schedules.refetch()}
        reader={{ zone, now: useNow() }}
      />
      <UnsavedGuard
        when={creating && dirty}
        blocker={blocker}
        title="Leave without scheduling?"
        description="What you filled in here is not scheduled yet."
        leaveLabel="Leave without scheduling"
      />
    </Section>
  )
}
