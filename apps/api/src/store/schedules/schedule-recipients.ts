import type { User } from '@placard/domain/account'
import { isCompanyEmail, languageOfUser, mayListAllCampaigns } from '@placard/domain/internal/account'
import {
  CONFIRMATION_MS,
  DELIVERY_PROBLEMS,
  dailyEmailsReached,
  isAddressProblem,
  MAX_CONFIRMATIONS_PER_DAY,
  TOO_MANY_CONFIRMATIONS,
} from '@placard/domain/internal/schedule'
import { createId } from '@placard/domain/internal/text'
import type { Language } from '@placard/domain/report'
import type { ScheduledReport } from '@placard/domain/schedule'
import { and, asc, eq, inArray, isNotNull, isNull, notInArray, type SQLWrapper, sql } from 'drizzle-orm'
import { confirmationEmail } from '../../email/report-emails.js'
import { invalid, Refusal } from '../../refusal.js'
import { hashContent, randomSecret } from '../../secrets.js'
import { queueEmail } from '../emails.js'
import { scheduledReport, scheduleRecipient, user } from '../schema.js'
import type { Db } from '../store.js'
import type { StoreParts } from '../store-parts.js'
import { takeDailyEmails } from './daily-emails.js'

/** Row of the `schedule_recipient` table. */
export type RecipientRow = typeof scheduleRecipient.$inferSelect

type Parts = Pick<StoreParts, 'config' | 'sealer' | 'now'>

/** Addresses of a schedule by state. */
export type RecipientStates = Pick<ScheduledReport, 'recipients' | 'waiting' | 'unsubscribed' | 'undelivered'>

/** Returns whether a recipient gets no reports because mail servers refuse their address. */
const isSkipped = ({ failure }: Pick<RecipientRow, 'failure'>) => failure !== null && isAddressProblem(failure)

/** Columns of a recipient whose next emails are sent again. */
const RETRIED = { failedAt: null, failure: null, failureToldAt: null }

/** Returns the recipients of schedules by schedule, in the order in which they were typed. */
export async function loadRecipients(
  db: Db,
  scheduleIDs: string[] | SQLWrapper,
): Promise<Map<string, RecipientStates>> {
  const rows = await db
    .select()
    .from(scheduleRecipient)
    .where(inArray(scheduleRecipient.scheduleID, scheduleIDs))
    .orderBy(asc(scheduleRecipient.position))
  const bySchedule = new Map<string, RecipientStates>()
  for (const row of rows) {
    const { scheduleID, email, confirmedAt, unsubscribedAt, failedAt, failure } = row
    const states = bySchedule.get(scheduleID) ?? { recipients: [], waiting: [], unsubscribed: [], undelivered: [] }
    bySchedule.set(scheduleID, states)
    states.recipients.push(email)
    if (unsubscribedAt !== null) states.unsubscribed.push(email)
    else if (confirmedAt === null) states.waiting.push(email)
    if (unsubscribedAt === null && failedAt !== null && failure !== null)
      states.undelivered.push({
        email,
        at: failedAt.toISOString(),
        problem: DELIVERY_PROBLEMS[failure],
        skipped: isSkipped(row),
      })
  }
  return bySchedule
}

/** Returns the accounts with these addresses, and whether each can sign in. */
async function loadAccounts(tx: Db, emails: string[]): Promise<Map<string, { isActive: boolean }>> {
  const rows = await tx
    .select({ email: user.email, verifiedAt: user.verifiedAt, disabledAt: user.disabledAt })
    .from(user)
    .where(inArray(user.email, emails))
  return new Map(
    rows.map(({ email, verifiedAt, disabledAt }) => [email, { isActive: verifiedAt !== null && disabledAt === null }]),
  )
}

/** Returns the addresses that have confirmed another schedule of this owner, or have a pending confirmation. */
async function answeredTo(tx: Db, owner: User, emails: string[], now: Date) {
  const ofOwner = and(
    eq(scheduledReport.ownerID, owner.id),
    inArray(scheduleRecipient.email, emails),
    isNull(scheduleRecipient.unsubscribedAt),
  )
  const rows = await tx
    .select({
      email: scheduleRecipient.email,
      confirmedAt: scheduleRecipient.confirmedAt,
      expiresAt: scheduleRecipient.confirmExpiresAt,
      key: scheduleRecipient.confirmKey,
    })
    .from(scheduleRecipient)
    .innerJoin(scheduledReport, eq(scheduledReport.id, scheduleRecipient.scheduleID))
    .where(ofOwner)
  const confirmed = new Set(rows.filter(({ confirmedAt }) => confirmedAt !== null).map(({ email }) => email))
  const asked = new Map(
    rows.flatMap(({ email, key, expiresAt }) =>
      key !== null && expiresAt !== null && expiresAt > now ? [[email, expiresAt] as const] : [],
    ),
  )
  return { confirmed, asked }
}

/** Queues the confirmation email of an address; its token replaces the previous one. */
async function ask(tx: Db, parts: Parts, row: RecipientRow, owner: User): Promise<void> {
  const token = randomSecret()
  const confirmExpiresAt = new Date(parts.now().getTime() + CONFIRMATION_MS)
  await tx
    .update(scheduleRecipient)
    .set({ confirmKey: hashContent(token), confirmExpiresAt, ...RETRIED })
    .where(eq(scheduleRecipient.id, row.id))
  const [schedule] = await tx
    .select({ language: scheduledReport.language })
    .from(scheduledReport)
    .where(eq(scheduledReport.id, row.scheduleID))
  const language = schedule?.language ?? languageOfUser(owner)
  const message = confirmationEmail(parts.config, row, { token, owner }, language)
  await queueEmail(tx, parts, { ...message, recipientID: row.id })
}

/** Counts confirmation emails for their sender. Returns false if the daily limit is exceeded. */
const takeForOwner = (tx: Db, { config, now }: Parts, owner: User, emails: number): Promise<boolean> =>
  takeDailyEmails(tx, { userID: owner.id }, { emails, limit: config.dailyEmails, now: now() })

/** Counts a confirmation email for its address. Returns false if the address was asked too often today. */
const takeForAddress = (tx: Db, { now }: Parts, address: string): Promise<boolean> =>
  takeDailyEmails(tx, { address }, { emails: 1, limit: MAX_CONFIRMATIONS_PER_DAY, now: now() })

/**
 * Handles recipients who were never asked. Users, addresses of the company, and addresses that have confirmed this
 * owner before are confirmed at once. The others get one confirmation email for all schedules of the owner. Returns
 * the addresses that cannot be asked today, with the reason.
 */
export async function confirmOrAskRecipients(
  tx: Db,
  parts: Parts,
  owner: User,
  scheduleID: string,
): Promise<{ position: number; message: string }[]> {
  const now = parts.now()
  const rows = await tx
    .select()
    .from(scheduleRecipient)
    .where(
      and(
        eq(scheduleRecipient.scheduleID, scheduleID),
        isNull(scheduleRecipient.confirmedAt),
        isNull(scheduleRecipient.unsubscribedAt),
        isNull(scheduleRecipient.confirmExpiresAt),
      ),
    )
    // Counts are locked in this order everywhere, so that two schedules cannot deadlock.
    .orderBy(asc(scheduleRecipient.email))
  if (rows.length === 0) return []
  const emails = rows.map(({ email }) => email)
  const accounts = await loadAccounts(tx, emails)
  const { confirmed, asked } = await answeredTo(tx, owner, emails, now)
  const toAsk: RecipientRow[] = []
  for (const row of rows) {
    const account = accounts.get(row.email)
    const isInside = account ? account.isActive : isCompanyEmail(row.email, parts.config.domain)
    const set = (values: Partial<RecipientRow>) =>
      tx.update(scheduleRecipient).set(values).where(eq(scheduleRecipient.id, row.id))
    const pendingUntil = asked.get(row.email)
    if (isInside || confirmed.has(row.email)) await set({ confirmedAt: now })
    else if (pendingUntil) await set({ confirmExpiresAt: pendingUntil })
    else toAsk.push(row)
  }
  if (!(await takeForOwner(tx, parts, owner, toAsk.length)))
    return toAsk.map(({ position }) => ({ position, message: dailyEmailsReached(parts.config.dailyEmails) }))
  const refused: { position: number; message: string }[] = []
  for (const row of toAsk)
    if (await takeForAddress(tx, parts, row.email)) await ask(tx, parts, row, owner)
    else refused.push({ position: row.position, message: TOO_MANY_CONFIRMATIONS })
  return refused
}

/**
 * Sets the recipients of a schedule: existing ones keep their state, the others are deleted with their queued
 * emails. Throws a `Refusal` for addresses that cannot be asked today.
 */
export async function setRecipients(
  tx: Db,
  parts: Parts,
  owner: User,
  { scheduleID, emails }: { scheduleID: string; emails: string[] },
): Promise<void> {
  await tx
    .delete(scheduleRecipient)
    .where(and(eq(scheduleRecipient.scheduleID, scheduleID), notInArray(scheduleRecipient.email, emails)))
  await tx
    .insert(scheduleRecipient)
    .values(
      emails.map((email, position) => ({
        id: createId(),
        scheduleID,
        email,
        position,
        unsubscribeToken: randomSecret(),
      })),
    )
    .onConflictDoUpdate({
      target: [scheduleRecipient.scheduleID, scheduleRecipient.email],
      set: { position: sql`excluded.position` },
    })
  const refused = await confirmOrAskRecipients(tx, parts, owner, scheduleID)
  if (refused.length > 0)
    throw invalid(refused.map(({ position, message }) => ({ path: ['recipients', position], message })))
}

/** Asks an unconfirmed recipient again. Throws a `Refusal` if that is not allowed today. */
export async function askAgain(tx: Db, parts: Parts, owner: User, row: RecipientRow): Promise<void> {
  if (!(await takeForOwner(tx, parts, owner, 1)))
    throw new Refusal('too-many', dailyEmailsReached(parts.config.dailyEmails))
  if (!(await takeForAddress(tx, parts, row.email))) throw new Refusal('too-many', TOO_MANY_CONFIRMATIONS)
  await ask(tx, parts, row, owner)
}

/** Includes a recipient in the next reports again, whose address was refused. Idempotent. */
export async function retryAddress(tx: Db, { id }: RecipientRow): Promise<void> {
  await tx.update(scheduleRecipient).set(RETRIED).where(eq(scheduleRecipient.id, id))
}

/** Recipient of a report, and whether they have access to it in the console. */
export interface ActiveRecipient extends Pick<RecipientRow, 'id' | 'email' | 'unsubscribeToken'> {
  hasConsole: boolean
  /** Language of their account; null without one. */
  language: Language | null
}

/** Recipients of a schedule's next report. */
export interface ReportRecipients {
  /** Confirmed recipients. */
  active: ActiveRecipient[]
  /** Number of confirmed recipients who get nothing because mail servers refuse their addresses. */
  skipped: number
}

/** Returns the confirmed recipients of a schedule. */
export async function findReportRecipients(
  db: Db,
  { id, campaignOwnerID }: { id: string; campaignOwnerID: string },
): Promise<ReportRecipients> {
  const rows = await db
    .select({
      id: scheduleRecipient.id,
      email: scheduleRecipient.email,
      unsubscribeToken: scheduleRecipient.unsubscribeToken,
      failure: scheduleRecipient.failure,
      userID: user.id,
      role: user.role,
      language: user.language,
    })
    .from(scheduleRecipient)
    .leftJoin(user, and(eq(user.email, scheduleRecipient.email), isNotNull(user.verifiedAt), isNull(user.disabledAt)))
    .where(
      and(
        eq(scheduleRecipient.scheduleID, id),
        isNotNull(scheduleRecipient.confirmedAt),
        isNull(scheduleRecipient.unsubscribedAt),
      ),
    )
    .orderBy(asc(scheduleRecipient.position))
  const active = rows.filter((row) => !isSkipped(row))
  return {
    active: active.map(({ userID, role, failure: _, ...recipient }) => ({
      ...recipient,
      hasConsole: role !== null && (mayListAllCampaigns(role) || userID === campaignOwnerID),
    })),
    skipped: rows.length - active.length,
  }
}

/** Resets a disabled user's address to unconfirmed in all schedules. */
export async function unconfirmAddress(tx: Db, email: string, now: Date): Promise<void> {
  await tx
    .update(scheduleRecipient)
    .set({ confirmedAt: null, confirmKey: null, confirmExpiresAt: now })
    .where(and(eq(scheduleRecipient.email, email), isNull(scheduleRecipient.unsubscribedAt)))
}
