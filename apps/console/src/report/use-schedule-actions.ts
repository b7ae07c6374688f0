import type { ScheduleReportProps } from '@placard/forms'
import { useLabels, useToast } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { loadScheduleRuns, previewSchedule, scheduleMutations } from '../data/reports/schedules.js'
import { useCreation } from '../parts/use-creation.js'
import { reportLabels } from './report-labels.js'

type ScheduleActions = Required<
  Pick<
    ScheduleReportProps,
    | 'onCreate'
    | 'onChange'
    | 'onPreview'
    | 'onLoadRuns'
    | 'onRepeat'
    | 'onPause'
    | 'onTest'
    | 'onDelete'
    | 'onAskRecipient'
    | 'onRetryRecipient'
    | 'onRemoveRecipient'
  >
>

/** Actions of the scheduled reports of a campaign; each shows a toast when it is done. */
export function useScheduleActions(campaignID: string): ScheduleActions {
  const labels = useLabels('reportScreen', reportLabels)
  const toast = useToast()
  const notify = (title: string) => toast.show({ title, type: 'success' })
  const mutations = scheduleMutations(campaignID)
  const create = useCreation(mutations.create)
  const change = useMutation(mutations.change)
  const pause = useMutation(mutations.pause)
  const sendTest = useMutation(mutations.sendTest)
  const repeat = useMutation(mutations.repeat)
  const remove = useMutation(mutations.remove)
  const askRecipient = useMutation(mutations.askRecipient)
  const retryRecipient = useMutation(mutations.retryRecipient)
  const removeRecipient = useMutation(mutations.removeRecipient)
  return {
    onCreate: async (choices) => {
      await create({ ...choices, campaignID })
      notify(labels.reportScheduled)
    },
    onChange: async (id, choices) => {
      await change.mutateAsync({ ...choices, id })
      notify(labels.scheduleSaved)
    },
    onPause: async (id, paused) => {
      await pause.mutateAsync({ id, paused })
      notify(paused ? labels.schedulePaused : labels.scheduleResumed)
    },
    onTest: async (id) => void (await sendTest.mutateAsync(id)),
    onPreview: (choices, id) => previewSchedule({ ...choices, campaignID, id }),
    onLoadRuns: (id) => loadScheduleRuns(campaignID, id),
    onRepeat: async (id, runID) => void (await repeat.mutateAsync({ id, runID })),
    onDelete: async (id) => {
      await remove.mutateAsync(id)
      notify(labels.scheduleDeleted)
    },
    onAskRecipient: async (id, email) => void (await askRecipient.mutateAsync({ id, email })),
    onRetryRecipient: async (id, email) => void (await retryRecipient.mutateAsync({ id, email })),
    onRemoveRecipient: async (id, email) => void (await removeRecipient.mutateAsync({ id, email })),
  }
}
