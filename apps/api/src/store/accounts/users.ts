import { type InviteInput, type InviteResult, isEmail } from '@placard/domain/account'
import {
  type AdminUser,
  type AdminUserChange,
  CANNOT_TAKE_OVER,
  cannotSeeCampaigns,
  INVITATION_MS,
  LAST_ADMIN,
  MAX_INVITED_AT_ONCE,
  type OwnedItems,
  type UndeliveredInvitation,
  USER_NOT_FOUND,
} from '@placard/domain/internal/account'
import { USERS_PER_PAGE } from '@placard/domain/internal/api'
import { DELIVERY_PROBLEMS } from '@placard/domain/internal/schedule'
import type { Language } from '@placard/domain/report'
import { and, asc, count, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { invitationEmail } from '../../email/account-emails.js'
import { Refusal } from '../../refusal.js'
import { hashContent, randomSecret } from '../../secrets.js'
import { queueEmail } from '../emails.js'
import { isLive, revokeLinks } from '../reports/link-rows.js'
import { unconfirmAddress } from '../schedules/schedule-recipients.js'
import { deleteSchedules } from '../schedules/schedules.js'
import { accountToken, campaign, scheduledReport, scheduleRecipient, shareToken, user } from '../schema.js'
import type { Db } from '../store.js'
import type { StoreParts } from '../store-parts.js'
import { visibleTo } from '../visibility.js'
import { listValidTokens, revokeUserTokens } from './access-tokens.js'
import { issueToken, removeTokens } from './account-tokens.js'
import { accountEmail } from './accounts.js'
import { endUserSessions, userColumns } from './sessions.js'

const shown = ({ id, email, firstName, lastName, role, ...moments }: typeof user.$inferSelect): AdminUser => ({
  id,
  email,
  first_name: firstName,
  last_name: lastName,
  role,
  createdAt: moments.createdAt.toISOString(),
  verifiedAt: moments.verifiedAt?.toISOString() ?? null,
  disabledAt: moments.disabledAt?.toISOString() ?? null,
  lastLoginAt: moments.lastLoginAt?.toISOString() ?? null,
})

const matching = (search: string | undefined): SQL | undefined =>
  search === undefined
    ? undefined
    : sql`strpos(lower(${user.firstName} || ' ' || ${user.lastName} || ' ' || ${user.email}), lower(${search.trim()})) > 0`

/** Returns one page of the users whose name or email contains `search`, newest first, and the number of pages. */
export async function listUsers(
  db: Db,
  { search, page }: { search: string | undefined; page: number },
): Promise<{ users: AdminUser[]; pages: number }> {
  const where = matching(search)
  const [total] = await db.select({ count: count() }).from(user).where(where)
  const rows = await db
    .select()
    .from(user)
    .where(where)
    .orderBy(desc(user.createdAt), asc(user.email))
    .limit(USERS_PER_PAGE)
    .offset((page - 1) * USERS_PER_PAGE)
  return { users: rows.map(shown), pages: Math.max(1, Math.ceil((total?.count ?? 0) / USERS_PER_PAGE)) }
}

/** Locks the administrators who can sign in, so that two cannot demote each other at once. */
async function lockAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.role, 'admin'), isNotNull(user.verifiedAt), isNull(user.disabledAt)))
    .orderBy(asc(user.id))
    .for('update')
  return rows.map(({ id }) => id)
}

/** Changes a user's role or disables them. Throws a `Refusal` for the last administrator. */
export async function changeUser(
  { db, now }: StoreParts,
  { id, role, disabled, holdings, revokeTokens }: AdminUserChange,
): Promise<AdminUser> {
  return db.transaction(async (tx) => {
    const admins = await lockAdmins(tx)
    const isDemoted = (role !== undefined && role !== 'admin') || disabled === true
    if (isDemoted && admins.length === 1 && admins[0] === id) throw new Refusal('conflict', LAST_ADMIN)
    const disabledAt = sql`case when ${disabled ?? null}::boolean is null then ${user.disabledAt} when ${disabled ?? null}::boolean then coalesce(${user.disabledAt}, ${now().toISOString()}::timestamptz) end`
    const [changed] = await tx
      .update(user)
      .set({ disabledAt, ...(role !== undefined && { role }) })
      .where(eq(user.id, id))
      .returning()
    if (!changed) throw new Refusal('not-found', USER_NOT_FOUND)
    if (changed.disabledAt !== null) {
      await endUserSessions(tx, [id])
      await unconfirmAddress(tx, changed.email, now())
    }
    if (revokeTokens) await revokeUserTokens(tx, id)
    if (holdings !== undefined) await settleOwnedItems(tx, changed, holdings, now())
    return shown(changed)
  })
}

/** Returns a user's share links, schedules and access tokens. Throws a `Refusal` if there is no such user. */
export async function listOwnedItems({ db, now }: StoreParts, id: string): Promise<OwnedItems> {
  const found = await db.select({ id: user.id }).from(user).where(eq(user.id, id))
  if (found.length === 0) throw new Refusal('not-found', USER_NOT_FOUND)
  return { ...(await loadSharedItems(db, id, now())), accessTokens: await listValidTokens(db, id, now()) }
}

async function inviteOne(
  db: Db,
  context: StoreParts,
  email: string,
  { role, language }: { role: InviteInput['role']; language: Language },
): Promise<InviteResult> {
  if (!isEmail(email)) return { email, result: 'not-an-email' }
  const token = await issueToken(db, { kind: 'invite', email, role, now: context.now(), lifeMs: INVITATION_MS })
  const [owner] = await db
    .select({ verifiedAt: user.verifiedAt, disabledAt: user.disabledAt })
    .from(user)
    .where(eq(user.email, email))
  if (owner && (owner.verifiedAt !== null || owner.disabledAt !== null)) return { email, result: 'has-account' }
  const purpose = { kind: 'invitation', tokenKey: hashContent(token) } as const
  await queueEmail(db, context, { ...invitationEmail(context.config, email, token, language), purpose })
  return { email, result: 'invited' }
}

/** Returns the valid invitations whose emails were given up, the newest first. */
export async function undeliveredInvitations(db: Db, now: Date): Promise<UndeliveredInvitation[]> {
  const rows = await db
    .select({
      email: accountToken.email,
      role: accountToken.role,
      at: accountToken.failedAt,
      failure: accountToken.failure,
    })
    .from(accountToken)
    .where(and(eq(accountToken.kind, 'invite'), isNotNull(accountToken.failedAt), gt(accountToken.expiresAt, now)))
    .orderBy(desc(accountToken.failedAt), asc(accountToken.email))
    .limit(MAX_INVITED_AT_ONCE)
  return rows.flatMap(({ email, role, at, failure }) =>
    role !== null && at !== null && failure !== null
      ? [{ email, role, at: at.toISOString(), problem: DELIVERY_PROBLEMS[failure] }]
      : [],
  )
}

/** Withdraws the invitation of an address; nothing happens if there is none. */
export const withdrawInvitation = (db: Db, email: string): Promise<void> =>
  db.transaction((tx) => removeTokens(tx, 'invite', accountEmail(email)))

/** Invites people by email in a language, all or none; returns the result for each distinct address. */
export async function inviteUsers(
  context: StoreParts,
  { emails, role }: InviteInput,
  language: Language = 'en',
): Promise<InviteResult[]> {
  return context.db.transaction(async (tx) => {
    const results: InviteResult[] = []
    // Sorted, so that two invitations of the same people cannot deadlock.
    for (const email of [...new Set(emails.map(accountEmail))].toSorted())
      results.push(await inviteOne(tx, context, email, { role, language }))
    return results
  })
}

/**
 * Returns the active share links and the schedules that a user has created, newest first. Links in emails belong to
 * their schedule.
 */
async function loadSharedItems(
  db: Db,
  userID: string,
  now: Date,
): Promise<Pick<OwnedItems, 'shareLinks' | 'schedules'>> {
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
    .where(and(eq(shareToken.createdBy, userID), isLive(now), isNull(scheduledReport.id)))
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

async function endOwnedItems(tx: Db, userID: string, now: Date): Promise<void> {
  await deleteSchedules(tx, eq(scheduledReport.ownerID, userID))
  await revokeLinks(tx, eq(shareToken.createdBy, userID), now)
}

const heldCampaigns = (userID: string) =>
  or(
    sql`${campaign.id} in (select campaign_id from ${scheduledReport} where owner_id = ${userID})`,
    sql`${campaign.id} in (select campaign_id from ${shareToken} where created_by = ${userID} and revoked_at is null)`,
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

async function transferOwnedItems(
  tx: Db,
  from: { id: string; email: string },
  heirID: string,
  now: Date,
): Promise<void> {
  const [heir] = await tx
    .select(userColumns)
    .from(user)
    .where(and(eq(user.id, heirID), isNotNull(user.verifiedAt), isNull(user.disabledAt)))
    .for('update')
  if (!heir || heir.id === from.id) throw new Refusal('conflict', CANNOT_TAKE_OVER)
  const held = await tx.$count(campaign, heldCampaigns(from.id))
  const seen = await tx.$count(campaign, and(heldCampaigns(from.id), visibleTo({ user: heir })))
  if (seen < held) throw new Refusal('conflict', cannotSeeCampaigns(held - seen))
  const moved = await tx
    .update(scheduledReport)
    .set({ ownerID: heir.id, failureToldAt: null })
    .where(eq(scheduledReport.ownerID, from.id))
    .returning({ id: scheduledReport.id })
  for (const { id } of moved) await replaceRecipient(tx, id, { from: from.email, to: heir.email, now })
  await tx.update(shareToken).set({ createdBy: heir.id }).where(eq(shareToken.createdBy, from.id))
}

/**
 * Ends or transfers a user's share links and schedules, in the transaction that changes the user. Throws a
 * `Refusal`.
 */
const settleOwnedItems = (
  tx: Db,
  from: { id: string; email: string },
  holdings: NonNullable<AdminUserChange['holdings']>,
  now: Date,
): Promise<void> =>
  holdings === 'end' ? endOwnedItems(tx, from.id, now) : transferOwnedItems(tx, from, holdings.transferTo, now)
