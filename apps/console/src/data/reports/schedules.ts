import { endpoints } from '@placard/domain/api'
import type { ScheduleChange, SchedulePreview, ScheduleRepeat } from '@placard/domain/internal/schedule'
import type { ScheduledReport, ScheduleEmail, ScheduleInput, ScheduleRunResult } from '@placard/domain/schedule'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api.js'
import { emailResultInterval } from '../email-results.js'
import type { Creation } from '../mutations.js'
import { queryClient } from '../query-client.js'

const createKey = (campaignID: string) => ['schedules', campaignID]
const createTestKey = (campaignID: string) => ['send-test', campaignID]

/** Interval in ms at which schedules are refetched while their emails are being sent. */
const SENDING_MS = 30_000

/** Scheduled reports of a campaign, ordered by their next run. */
export const schedulesQuery = (campaignID: string) =>
  queryOptions({
    queryKey: createKey(campaignID),
    queryFn: async ({ signal }) => {
      const { data } = await call(endpoints.scheduledReports, { query: { campaignID }, signal })
      return data.toSorted(byNextRun)
    },
    refetchInterval: ({ state }) =>
      emailResultInterval(createTestKey(campaignID)) || (state.data?.some(isSending) ? SENDING_MS : false),
  })

const isSending = ({ lastDelivery }: ScheduledReport) => (lastDelivery?.pending ?? 0) > 0

const moment = ({ nextRunAt }: ScheduledReport) =>
  nextRunAt === null ? Number.POSITIVE_INFINITY : Date.parse(nextRunAt)

function byNextRun(one: ScheduledReport, other: ScheduledReport): number {
  const [first, second] = [moment(one), moment(other)]
  return first === second ? 0 : first - second
}

/** IDs of schedules with a period that is being sent again. */
const repeating = new Set<string>()

/** Returns the latest runs of a schedule, newest first. */
export async function loadScheduleRuns(campaignID: string, id: string): Promise<ScheduleRunResult[]> {
  const { data } = await call(endpoints.scheduleRuns, { query: { id } })
  // Once it was sent, the schedule has one missed period less.
  if (data.some(({ pending }) => pending)) repeating.add(id)
  else if (repeating.delete(id)) void queryClient.invalidateQueries({ queryKey: createKey(campaignID) })
  return data
}

/** Returns the email that a schedule would send. */
export const previewSchedule = async (body: SchedulePreview): Promise<ScheduleEmail> =>
  (await call(endpoints.previewScheduledReport, { body })).data

/** Mutations of a campaign's scheduled reports; all refetch them. */
export function scheduleMutations(campaignID: string) {
  const onSettled = () => queryClient.invalidateQueries({ queryKey: createKey(campaignID) })
  return {
    create: mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Creation<ScheduleInput>) =>
        (await call(endpoints.scheduleReport, { body: input, idempotencyKey })).data,
      onSettled,
    }),
    change: mutationOptions({
      mutationFn: (body: ScheduleChange) => call(endpoints.updateScheduledReport, { body }),
      onSettled,
    }),
    pause: mutationOptions({
      mutationFn: (body: { id: string; paused: boolean }) => call(endpoints.pauseScheduledReport, { body }),
      onSettled,
    }),
    sendTest: mutationOptions({
      mutationKey: createTestKey(campaignID),
      mutationFn: (id: string) => call(endpoints.testScheduledReport, { body: { id } }),
      onSettled,
    }),
    repeat: mutationOptions({
      mutationFn: (body: ScheduleRepeat) => call(endpoints.repeatScheduledReport, { body }),
      onSettled,
    }),
    remove: mutationOptions({
      mutationFn: (id: string) => call(endpoints.deleteScheduledReport, { query: { id } }),
      onSettled,
    }),
    askRecipient: mutationOptions({
      mutationFn: (body: { id: string; email: string }) => call(endpoints.askRecipient, { body }),
      onSettled,
    }),
    retryRecipient: mutationOptions({
      mutationFn: (body: { id: string; email: string }) => call(endpoints.retryRecipient, { body }),
      onSettled,
    }),
    removeRecipient: mutationOptions({
      mutationFn: (query: { id: string; email: string }) => call(endpoints.removeRecipient, { query }),
      onSettled,
    }),
  }
}
