import { endpoints, type ScheduleChange, type ScheduledReport, type ScheduleInput } from '@placard/domain'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.js'
import { queryClient } from './query-client.js'

const keyOf = (campaignID: string) => ['schedules', campaignID]

/** The scheduled reports of a campaign, the next one to be sent first. */
export const schedulesQuery = (campaignID: string) =>
  queryOptions({
    queryKey: keyOf(campaignID),
    queryFn: async ({ signal }) => {
      const { data } = await call(endpoints.scheduledReports, { query: { campaignID }, signal })
      return data.toSorted(byNextRun)
    },
  })

const moment = ({ nextRunAt }: ScheduledReport) =>
  nextRunAt === null ? Number.POSITIVE_INFINITY : Date.parse(nextRunAt)

function byNextRun(one: ScheduledReport, other: ScheduledReport): number {
  const [first, second] = [moment(one), moment(other)]
  return first === second ? 0 : first - second
}

/** Makes a schedule. The same key makes a repetition of the call answer what the first one did. */
export async function createSchedule(input: ScheduleInput, idempotencyKey: string): Promise<ScheduledReport> {
  const { data } = await call(endpoints.scheduleReport, { body: input, idempotencyKey })
  await queryClient.invalidateQueries({ queryKey: keyOf(input.campaignID) })
  return data
}

/** Changes a schedule. */
export async function changeSchedule(campaignID: string, change: ScheduleChange): Promise<void> {
  await call(endpoints.updateScheduledReport, { body: change })
  await queryClient.invalidateQueries({ queryKey: keyOf(campaignID) })
}

/** Pauses a schedule, or resumes it. */
export async function pauseSchedule(campaignID: string, id: string, paused: boolean): Promise<void> {
  try {
    await call(endpoints.pauseScheduledReport, { body: { id, paused } })
  } finally {
    await queryClient.invalidateQueries({ queryKey: keyOf(campaignID) })
  }
}

/** Emails a test of a schedule to the user. */
export async function testSchedule(id: string): Promise<void> {
  await call(endpoints.testScheduledReport, { body: { id } })
}

/** Ends a schedule: nothing more is sent. */
export async function deleteSchedule(campaignID: string, id: string): Promise<void> {
  try {
    await call(endpoints.deleteScheduledReport, { query: { id } })
  } finally {
    await queryClient.invalidateQueries({ queryKey: keyOf(campaignID) })
  }
}

/** Sends the confirmation email of a recipient again. */
export async function askRecipient(campaignID: string, id: string, email: string): Promise<void> {
  await call(endpoints.askRecipient, { body: { id, email } })
  await queryClient.invalidateQueries({ queryKey: keyOf(campaignID) })
}

/** Removes a recipient of a schedule. */
export async function removeRecipient(campaignID: string, id: string, email: string): Promise<void> {
  try {
    await call(endpoints.removeRecipient, { query: { id, email } })
  } finally {
    await queryClient.invalidateQueries({ queryKey: keyOf(campaignID) })
  }
}
