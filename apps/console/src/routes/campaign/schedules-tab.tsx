import { type Campaign, errorText, type ScheduleInput, suggestedSchedule } from '@placard/domain'
import { ScheduleReport, UnsavedGuard } from '@placard/forms'
import { Section, useToast } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { askRecipient, createSchedule, deleteSchedule, removeRecipient, schedulesQuery } from '../../data/schedules.js'
import { isMissing } from '../../parts/is-missing.js'
import { useCreation } from '../../parts/use-creation.js'
import { useNow } from '../../parts/use-now.js'
import { useUser } from '../../shell/session-store.js'

export interface SchedulesTabProps {
  /** Whose reports are sent. */
  campaign: Campaign
}

/** Renders a campaign's scheduled reports, or the form of a new one in their place. */
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
        creating ? 'Recipients get the report as an attachment.' : 'Email this campaign’s report automatically.'
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
        onAskRecipient={(id, email) => askRecipient(campaignID, id, email)}
        onRemoveRecipient={(id, email) => removeRecipient(campaignID, id, email)}
        onRetry={() => void schedules.refetch()}
        reader={{ zone, now: useNow() }}
      />
      <UnsavedGuard
        when={creating && dirty}
        blocker={blocker}
        title="Leave without scheduling?"
        description="What you entered isn’t scheduled yet."
        leaveLabel="Leave without scheduling"
      />
    </Section>
  )
}
