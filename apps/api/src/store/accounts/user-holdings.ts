import { type AdminUserChange, CANNOT_TAKE_OVER, cannotSeeCampaigns, type UserHoldings } from '@placard/domain'
import { and, asc, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { Refusal } from '../../refusal.js'
import { randomSecret } from '../../secrets.js'
import { deleteSchedules } from '../schedules/schedules.js'
import { campaign, scheduledReport, scheduleRecipient, shareToken, user } from '../schema.js'
import type { Db } from '../store.js'
import { visibleTo } from '../visibility.js'
import { userColumns } from './sessions.js'

/**
 * Returns the share links and schedules that a user has created, newest first. Links in emails belong to their
 * schedule.
 */
export async function userHoldings(db: Db, userID: string): Promise<UserHoldings> {
  const links = await db
    .select({
      id: shareToken.id,
      campaign: campaign.name,
      createdAt: shareToken.createdAt,
      lastUsedAt: shareToken.lastUsedAt,
    })
    .from(shareToken)
    .innerJoin(campaign, eq(campaign.id, shareToken.campaignID))
    .leftJoin(scheduledReport, eq(scheduledReport.shareTokenID, shareToken.id))
    .where(and(eq(shareToken.createdBy, userID), isNull(scheduledReport.id)))
    .orderBy(desc(shareToken.createdAt), asc(shareToken.id))
  const schedules = await db
    .select({
      id: scheduledReport.id,
      campaign: campaign.name,
      frequency: scheduledReport.frequency,
      recipients: count(scheduleRecipient.id),
      nextRunAt: scheduledReport.nextRunAt,
    })
    .from(scheduledReport)
    .innerJoin(campaign, eq(campaign.id, scheduledReport.campaignID))
    .leftJoin(scheduleRecipient, eq(scheduleRecipient.scheduleID, scheduledReport.id))
    .where(eq(scheduledReport.ownerID, userID))
    .groupBy(scheduledReport.id, campaign.name)
    .orderBy(desc(scheduledReport.createdAt), asc(scheduledReport.id))
  return {
    shareLinks: links.map(({ createdAt, lastUsedAt, ...link }) => ({
      ...link,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    schedules: schedules.map(({ nextRunAt, ...schedule }) => ({
      ...schedule,
      nextRunAt: nextRunAt?.toISOString() ?? null,
    })),
  }
}

async function endHoldings(tx: Db, userID: string): Promise<void> {
  await deleteSchedules(tx, eq(scheduledReport.ownerID, userID))
  await tx.delete(shareToken).where(eq(shareToken.createdBy, userID))
}

const heldCampaigns = (userID: string) =>
  or(
    sql`${campaign.id} in (select campaign_id from ${scheduledReport} where owner_id = ${userID})`,
    sql`${campaign.id} in (select campaign_id from ${shareToken} where created_by = ${userID})`,
  )

/** Replaces a schedule's former owner by the new one among its recipients. */
async function replaceRecipient(
  tx: Db,
  scheduleID: string,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  const ofSchedule = eq(scheduleRecipient.scheduleID, scheduleID)
  const [existing] = await tx
    .select({ id: scheduleRecipient.id })
    .from(scheduleRecipient)
    .where(and(ofSchedule, eq(scheduleRecipient.email, to)))
  const former = and(ofSchedule, eq(scheduleRecipient.email, from))
  if (existing) await tx.delete(scheduleRecipient).where(former)
  else
    await tx
      .update(scheduleRecipient)
      .set({ email: to, confirmedAt: now, unsubscribedAt: null, unsubscribeToken: randomSecret() })
      .where(former)
}

async function transferHoldings(tx: Db, from: { id: string; email: string }, heirID: string, now: Date): Promise<void> {
  const [heir] = await tx
    .select(userColumns)
    .from(user)
    .where(and(eq(user.id, heirID), isNotNull(user.verifiedAt), isNull(user.disabledAt)))
    .for('update')
  if (!heir || heir.id === from.id) throw new Refusal(409, CANNOT_TAKE_OVER)
  const held = await tx.$count(campaign, heldCampaigns(from.id))
  const seen = await tx.$count(campaign, and(heldCampaigns(from.id), visibleTo({ user: heir })))
  if (seen < held) throw new Refusal(409, cannotSeeCampaigns(held - seen))
  const moved = await tx
    .update(scheduledReport)
    .set({ ownerID: heir.id })
    .where(eq(scheduledReport.ownerID, from.id))
    .returning({ id: scheduledReport.id })
  for (const { id } of moved) await replaceRecipient(tx, id, { from: from.email, to: heir.email, now })
  await tx.update(shareToken).set({ createdBy: heir.id }).where(eq(shareToken.createdBy, from.id))
}

/**
 * Deletes or transfers a user's share links and schedules, in the transaction that changes the user. Throws a
 * `Refusal`.
 */
export const settleHoldings = (
  tx: Db,
  from: { id: string; email: string },
  holdings: NonNullable<AdminUserChange['holdings']>,
  now: Date,
): Promise<void> =>
  holdings === 'end' ? endHoldings(tx, from.id) : transferHoldings(tx, from, holdings.transferTo, now)
