import type { ScheduleInput } from '@placard/domain'
import type { ScheduleReportProps } from '@placard/forms'
import { useToast } from '@placard/ui'
import {
  askRecipient,
  changeSchedule,
  createSchedule,
  deleteSchedule,
  pauseSchedule,
  removeRecipient,
  testSchedule,
} from '../data/schedules.js'
import { useCreation } from '../parts/use-creation.js'

type ScheduleActions = Required<
  Pick<
    ScheduleReportProps,
    'onCreate' | 'onChange' | 'onPause' | 'onTest' | 'onDelete' | 'onAskRecipient' | 'onRemoveRecipient'
  >
>

/** What can be done with the scheduled reports of a campaign; says what was done. */
export function useScheduleActions(campaignID: string): ScheduleActions {
  const toast = useToast()
  const say = (title: string) => toast.show({ title, type: 'success' })
  const create = useCreation((input: ScheduleInput, key) => createSchedule(input, key))
  return {
    onCreate: async (choices) => {
      await create({ ...choices, campaignID })
      say('Report scheduled')
    },
    onChange: async (id, choices) => {
      await changeSchedule(campaignID, { ...choices, id })
      say('Schedule saved')
    },
    onPause: async (id, paused) => {
      await pauseSchedule(campaignID, id, paused)
      say(paused ? 'Schedule paused' : 'Schedule resumed')
    },
    onTest: testSchedule,
    onDelete: async (id) => {
      await deleteSchedule(campaignID, id)
      say('Schedule deleted')
    },
    onAskRecipient: (id, email) => askRecipient(campaignID, id, email),
    onRemoveRecipient: (id, email) => removeRecipient(campaignID, id, email),
  }
}
