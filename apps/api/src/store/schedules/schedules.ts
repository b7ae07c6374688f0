import { DAY_MS, listZoneOffsets } from '@placard/domain/internal/dates'
import {
  CAMPAIGN_HAS_ENDED,
  DELIVERY_PROBLEMS,
  latestRun,
  MAX_SCHEDULES,
  MAX_SCHEDULES_PER_USER,
  nextRun,
  SCHEDULE_NOT_FOUND,
  SCHEDULE_PROBLEMS,
  TOO_MANY_SCHEDULES,
} from '@placard/domain/internal/schedule'
import { createId } from '@placard/domain/internal/text'
import type { Flight, ScheduledReport, ScheduleInput } from '@placard/domain/schedule'
import { and, asc, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import { campaignNotFound, invalid, Refusal } from '../../refusal.js'
import { accountEmail } from '../accounts/accounts.js'
import { dropJob, queueJob } from '../jobs.js'
import { campaign, scheduledReport, scheduledRun, shareToken, user } from '../schema.js'
import { equalsAny } from '../sql.js'
import type { Db } from '../store.js'
import type { StoreParts } from '../store-parts.js'
import { maySeeDistribution, type UserViewer, type Viewer, visibleCampaign, visibleTo } from '../visibility.js'
import { lastDeliveries } from './report-deliveries.js'
import { missedPeriods } from './run-results.js'
import { loadRecipients, type RecipientStates, setRecipients } from './schedule-recipients.js'

/** Row of the `scheduled_report` table. */
export type ScheduleRow = typeof scheduledReport.$inferSelect

/** Days around a run whose offsets a client needs to tell its days. */
const MARGIN_DAYS = 2

/** Returns the offsets of a schedule's zone around its runs; undefined without one. */
function offsetsOfRuns({ tzCode, lastRunAt, nextRunAt }: ScheduleRow): ScheduledReport['offsets'] {
  const [from, to] = [lastRunAt ?? nextRunAt, nextRunAt ?? lastRunAt]
  if (!from || !to) return undefined
  const aroundBy = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)
  return listZoneOffsets(tzCode, aroundBy(from, -MARGIN_DAYS), aroundBy(to, MARGIN_DAYS))
}

/** Recipients of a schedule, and what became of its last emails. */
interface ScheduleFacts {
  states: RecipientStates | undefined
  lastDelivery: ScheduledReport['lastDelivery'] | undefined
  missed: ScheduledReport['missed'] | undefined
}

/** Returns the result of the last run. It has failed if the mail servers accepted none of its emails. */
function readLastResult(
  { lastResult, lastProblem }: ScheduleRow,
  delivery: ScheduledReport['lastDelivery'],
): Pick<ScheduledReport, 'lastResult' | 'lastProblem' | 'lastDelivery'> {
  const isLost = delivery !== null && delivery.emails > 0 && delivery.undelivered === delivery.emails
  return isLost
    ? { lastResult: 'failed', lastProblem: SCHEDULE_PROBLEMS.notDelivered, lastDelivery: delivery }
    : { lastResult, lastProblem, lastDelivery: delivery }
}

/** Returns the failure of the viewer's own last test email. */
const findTestProblem = ({ testFailure }: ScheduleRow, viewer: Viewer | undefined): ScheduledReport['testProblem'] =>
  testFailure && viewer && 'user' in viewer && viewer.user.id === testFailure.userID
    ? { at: testFailure.at, problem: DELIVERY_PROBLEMS[testFailure.problem] }
    : null

function shown(
  row: ScheduleRow,
  viewer: Viewer | undefined,
  { states = NOBODY, lastDelivery = null, missed = [] }: ScheduleFacts,
) {
  const { id, campaignID, frequency, weekday, monthDay, type, format, tzCode, time, withVideo, language } = row
  return {
    ...{ id, campaignID, frequency, weekday, monthDay, type, format, tzCode, time, withVideo, language },
    ...states,
    paused: row.pausedAt !== null,
    nextRunAt: row.nextRunAt?.toISOString() ?? null,
    offsets: offsetsOfRuns(row),
    lastRunAt: row.lastRunAt?.toISOString() ?? null,
    ...readLastResult(row, lastDelivery),
    missed,
    testProblem: findTestProblem(row, viewer),
  } satisfies ScheduledReport
}

const NOBODY: RecipientStates = { recipients: [], waiting: [], unsubscribed: [], undelivered: [] }

/** Returns the schedules of campaigns by campaign, oldest first; none for readers of reports. */
export async function loadSchedules(
  db: Db,
  viewer: Viewer,
  campaignIDs: string[],
): Promise<Map<string, ScheduledReport[]>> {
  if (!maySeeDistribution(viewer)) return new Map()
  const ofCampaigns = equalsAny(scheduledReport.campaignID, campaignIDs)
  const ids = db.select({ id: scheduledReport.id }).from(scheduledReport).where(ofCampaigns)
  const [rows, states, deliveries, missed] = await Promise.all([
    db
      .select()
      .from(scheduledReport)
      .where(ofCampaigns)
      .orderBy(asc(scheduledReport.createdAt), asc(scheduledReport.id)),
    loadRecipients(db, ids),
    lastDeliveries(db, ids),
    missedPeriods(db, ids),
  ])
  const byCampaign = new Map<string, ScheduledReport[]>(campaignIDs.map((id) => [id, []]))
  for (const row of rows) {
    const facts = { states: states.get(row.id), lastDelivery: deliveries.get(row.id), missed: missed.get(row.id) }
    byCampaign.get(row.campaignID)?.push(shown(row, viewer, facts))
  }
  return byCampaign
}

/** Returns the schedules of a campaign. Throws a `Refusal` if the viewer may not see it. */
export async function listSchedules(db: Db, viewer: Viewer, campaignID: string): Promise<ScheduledReport[]> {
  const [found, schedules] = await Promise.all([
    db.select({ id: campaign.id }).from(campaign).where(visibleCampaign(viewer, campaignID)),
    loadSchedules(db, viewer, [campaignID]),
  ])
  if (found.length === 0) throw campaignNotFound()
  return schedules.get(campaignID) ?? []
}

/** Plans the next run of a schedule; null for none. */
export async function planSchedule(
  db: Db,
  id: string,
  { runAt, now }: { runAt: Date | null; now: Date },
): Promise<void> {
  await db.update(scheduledReport).set({ nextRunAt: runAt }).where(eq(scheduledReport.id, id))
  if (runAt) await queueJob(db, { kind: 'run-schedule', subjectID: id, dueAt: runAt, now })
  else await dropJob(db, 'run-schedule', id)
}

/** Creates a schedule of a user and the job of its first run. Throws a `Refusal`. */
export async function addSchedule(
  tx: Db,
  parts: Pick<StoreParts, 'config' | 'sealer' | 'now'>,
  viewer: UserViewer,
  { recipients, ...input }: ScheduleInput,
): Promise<ScheduledReport> {
  const now = parts.now()
  const owner = viewer.user
  // Locked, so that simultaneous requests respect the limit and the flight does not change.
  const [flight] = await tx
    .select({ start: campaign.start, end: campaign.end })
    .from(campaign)
    .where(visibleCampaign(viewer, input.campaignID))
    .for('no key update')
  if (!flight) throw campaignNotFound()
  const existing = await tx.$count(scheduledReport, eq(scheduledReport.campaignID, input.campaignID))
  if (existing >= MAX_SCHEDULES)
    throw new Refusal('conflict', `A campaign can have ${MAX_SCHEDULES} scheduled reports. Delete one first.`)
  await tx.select({ id: user.id }).from(user).where(eq(user.id, owner.id)).for('no key update')
  if ((await tx.$count(scheduledReport, eq(scheduledReport.ownerID, owner.id))) >= MAX_SCHEDULES_PER_USER)
    throw new Refusal('conflict', TOO_MANY_SCHEDULES)
  const run = nextRun(input, flight, now)
  if (!run && latestRun(input, flight, now)) throw invalid([{ path: ['frequency'], message: CAMPAIGN_HAS_ENDED }])
  const id = createId()
  const [row] = await tx
    .insert(scheduledReport)
    .values({ ...input, id, ownerID: owner.id, createdAt: now, nextRunAt: run?.runAt ?? null })
    .returning()
  if (!row) throw campaignNotFound()
  await setRecipients(tx, parts, owner, { scheduleID: id, emails: [...new Set(recipients.map(accountEmail))] })
  if (run) await queueJob(tx, { kind: 'run-schedule', subjectID: id, dueAt: run.runAt, now })
  return scheduleWithRecipients(tx, viewer, row)
}

/** Returns a schedule with its recipients. */
export async function scheduleWithRecipients(db: Db, viewer: Viewer, row: ScheduleRow): Promise<ScheduledReport> {
  const [states, deliveries] = [await loadRecipients(db, [row.id]), await lastDeliveries(db, [row.id])]
  const missed = (await missedPeriods(db, [row.id])).get(row.id)
  return shown(row, viewer, { states: states.get(row.id), lastDelivery: deliveries.get(row.id), missed })
}

/** Returns the condition for schedules of campaigns that the viewer may see. */
export const isVisible = (db: Db, viewer: Viewer) =>
  exists(
    db
      .select({ id: campaign.id })
      .from(campaign)
      .where(and(eq(campaign.id, scheduledReport.campaignID), visibleTo(viewer))),
  )

/** Deletes schedules with their jobs and share links, and returns their number. */
export async function deleteSchedules(tx: Db, where: SQL | undefined): Promise<number> {
  const ended = await tx
    .delete(scheduledReport)
    .where(where)
    .returning({ id: scheduledReport.id, shareTokenID: scheduledReport.shareTokenID })
  for (const { id, shareTokenID } of ended) {
    await dropJob(tx, 'run-schedule', id)
    if (shareTokenID !== null) await tx.delete(shareToken).where(eq(shareToken.id, shareTokenID))
  }
  return ended.length
}

/** Deletes a schedule of a campaign that the viewer may see. Throws a `Refusal`. */
export async function endSchedule(db: Db, viewer: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await deleteSchedules(tx, and(eq(scheduledReport.id, id), isVisible(tx, viewer)))
    if (ended === 0) throw new Refusal('not-found', SCHEDULE_NOT_FOUND)
  })
}

/**
 * Replans the end-of-campaign reports of a campaign, in the transaction that changed its flight. A report for an end
 * in the past is sent at once; one that was sent for this last day is not sent again.
 */
export async function rescheduleCampaignEnds(
  tx: Db,
  { id: campaignID, ...flight }: Flight & { id: string },
  now: Date,
): Promise<void> {
  const schedules = await tx
    .select({ rule: scheduledReport, isSent: sentFor(tx, flight) })
    .from(scheduledReport)
    .where(
      and(
        eq(scheduledReport.campaignID, campaignID),
        eq(scheduledReport.frequency, 'On campaign end'),
        isNull(scheduledReport.pausedAt),
      ),
    )
    .orderBy(asc(scheduledReport.id))
    .for('update', { of: scheduledReport })
  for (const { rule, isSent } of schedules) {
    const run = isSent ? undefined : nextRun(rule, flight, new Date(0))
    const runAt = run ? new Date(Math.max(run.runAt.getTime(), now.getTime())) : null
    await planSchedule(tx, rule.id, { runAt, now })
  }
}

const sentFor = (tx: Db, { end }: Flight) =>
  sql<boolean>`exists ${tx
    .select({ one: sql`1` })
    .from(scheduledRun)
    .where(
      and(eq(scheduledRun.scheduleID, scheduledReport.id), sql`${scheduledRun.period} like '%/' || ${end ?? ''}`),
    )}`
