import { errorText } from '@placard/domain/api'
import type { Campaign } from '@placard/domain/campaign'
import { suggestedSchedule } from '@placard/domain/internal/schedule'
import {
  ScheduleReport,
  type ScheduleReportForm,
  scheduleReportTexts,
  UnsavedGuard,
  useTranslate,
} from '@placard/forms'
import { Section, useLabels } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { schedulesQuery } from '../../data/reports/schedules.js'
import { isMissing } from '../../parts/is-missing.js'
import { useNavigationBlocker } from '../../parts/navigation-blocker.js'
import { useNow } from '../../parts/use-now.js'
import { useScheduleActions } from '../../report/use-schedule-actions.js'
import { useUser } from '../../state/session-store.js'
import { campaignLabels } from './campaign-labels.js'

export interface SchedulesTabProps {
  /** Campaign of the reports. */
  campaign: Campaign
}

/** Renders a campaign's scheduled reports, or the form of a new one in their place. */
export default function SchedulesTab({ campaign: { id: campaignID, data } }: SchedulesTabProps) {
  const translate = useTranslate()
  const labels = useLabels('campaign', campaignLabels)
  const actions = useScheduleActions(campaignID)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const email = useUser()?.email
  const schedules = useQuery(schedulesQuery(campaignID))
  const [form, setForm] = useState<ScheduleReportForm>()
  const [dirty, setDirty] = useState(false)
  const blocker = useNavigationBlocker(form !== undefined && dirty)
  const words = scheduleReportTexts(form)
  return (
    <Section title={words.title} description={words.description} className="max-w-160">
      <ScheduleReport
        form={form}
        onFormChange={setForm}
        onDirtyChange={setDirty}
        schedules={schedules.data}
        error={schedules.error ? translate(errorText(schedules.error, labels.pleaseTryAgain)) : undefined}
        forbidden={isMissing(schedules.error)}
        flight={{ start: data.start?.date ?? null, end: data.end?.date ?? null }}
        suggested={suggestedSchedule(zone, email)}
        {...actions}
        onRetry={() => void schedules.refetch()}
        reader={{ zone, now: useNow() }}
      />
      <UnsavedGuard when={form !== undefined && dirty} blocker={blocker} {...words.leave} />
    </Section>
  )
}
