import type { User } from '@placard/domain/account'
import { mayListAllCampaigns } from '@placard/domain/internal/account'
import { DELIVERY_PROBLEMS, type DeliveryProblem } from '@placard/domain/internal/schedule'
import type { ScheduledReport } from '@placard/domain/schedule'
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { userColumns } from '../accounts/sessions.js'
import { campaign, scheduledReport, scheduleRecipient, user } from '../schema.js'
import type { Db } from '../store.js'

/** Recipient of a schedule whose last email was given up. */
export interface Undelivered {
  id: string
  email: string
  problem: DeliveryProblem
}

/** Failures of a schedule that its owner was not told of yet. */
export interface UndeliveredOfSchedule {
  news: {
    campaign: { id: string; name: string }
    schedule: Pick<ScheduledReport, 'frequency' | 'type' | 'withVideo' | 'language'>
    owner: User
  }
  recipients: Undelivered[]
  /** False for an owner who is disabled, has lost access to the campaign, or cannot be reached. */
  mayTell: boolean
}

const hasFailed = and(isNotNull(scheduleRecipient.failure), isNull(scheduleRecipient.unsubscribedAt))

/** Returns the failures of a schedule that its owner was not told of; undefined if there are none. */
export async function findUndelivered(tx: Db, scheduleID: string): Promise<UndeliveredOfSchedule | undefined> {
  const [found] = await tx
    .select({
      schedule: scheduledReport,
      campaign: { id: campaign.id, name: campaign.name, ownerID: campaign.ownerID },
      owner: userColumns,
      disabledAt: user.disabledAt,
    })
    .from(scheduledReport)
    .innerJoin(campaign, eq(campaign.id, scheduledReport.campaignID))
    .innerJoin(user, eq(user.id, scheduledReport.ownerID))
    .where(eq(scheduledReport.id, scheduleID))
  const rows = await tx
    .select()
    .from(scheduleRecipient)
    .where(and(eq(scheduleRecipient.scheduleID, scheduleID), hasFailed))
    .orderBy(asc(scheduleRecipient.position))
  const recipients = rows.flatMap(({ id, email, failure, failureToldAt }) =>
    failure !== null && failure in DELIVERY_PROBLEMS && failureToldAt === null ? [{ id, email, problem: failure }] : [],
  )
  if (!found || recipients.length === 0) return undefined
  const { schedule, owner, disabledAt } = found
  const maySee = mayListAllCampaigns(owner.role) || found.campaign.ownerID === owner.id
  const isReachable = rows.every(({ email }) => email !== owner.email)
  return {
    news: { campaign: found.campaign, schedule, owner },
    recipients,
    mayTell: disabledAt === null && maySee && isReachable,
  }
}

/** Records that the owner was told of failures. */
export async function markTold(tx: Db, recipients: readonly Undelivered[], now: Date): Promise<void> {
  const ids = recipients.map(({ id }) => id)
  await tx.update(scheduleRecipient).set({ failureToldAt: now }).where(inArray(scheduleRecipient.id, ids))
}
