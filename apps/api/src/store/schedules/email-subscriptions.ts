import { fullName } from '@placard/domain/internal/account'
import { EMAIL_LINK_NOT_FOUND, type EmailSubscription } from '@placard/domain/internal/schedule'
import type { Language } from '@placard/domain/report'
import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { Refusal } from '../../refusal.js'
import { hashContent } from '../../secrets.js'
import { campaign, mail, scheduledReport, scheduleRecipient, user } from '../schema.js'
import type { Db } from '../store.js'
import type { StoreParts } from '../store-parts.js'
import { rescheduleCampaignEnds } from './schedules.js'

type Parts = Pick<StoreParts, 'db' | 'now'>

const confirmable = (token: string, now: Date): SQL | undefined =>
  and(
    eq(scheduleRecipient.confirmKey, hashContent(token)),
    gt(scheduleRecipient.confirmExpiresAt, now),
    isNull(scheduleRecipient.unsubscribedAt),
  )

const unsubscribable = (token: string): SQL => eq(scheduleRecipient.unsubscribeToken, token)

/** Language of the recipient's account. */
const ofAccount = sql`select account.language from ${user} account where account.email = ${scheduleRecipient.email} and account.verified_at is not null`

async function findSubscription(db: Db, where: SQL | undefined) {
  const [found] = await db
    .select({
      recipient: scheduleRecipient,
      frequency: scheduledReport.frequency,
      ownerID: scheduledReport.ownerID,
      campaign: campaign.name,
      owner: { first_name: user.firstName, last_name: user.lastName, email: user.email },
      language: sql<Language | null>`coalesce((${ofAccount}), ${scheduledReport.language}, ${user.language})`,
    })
    .from(scheduleRecipient)
    .innerJoin(scheduledReport, eq(scheduledReport.id, scheduleRecipient.scheduleID))
    .innerJoin(campaign, eq(campaign.id, scheduledReport.campaignID))
    .innerJoin(user, eq(user.id, scheduledReport.ownerID))
    .where(where)
  if (!found) throw new Refusal('not-found', EMAIL_LINK_NOT_FOUND)
  return found
}

function shown({ recipient, owner, ...found }: Awaited<ReturnType<typeof findSubscription>>): EmailSubscription {
  const { email, confirmedAt, unsubscribedAt } = recipient
  return {
    email,
    campaign: found.campaign,
    sender: `${fullName(owner)} (${owner.email})`,
    frequency: found.frequency,
    language: found.language ?? 'en',
    state: unsubscribedAt !== null ? 'unsubscribed' : confirmedAt !== null ? 'confirmed' : 'waiting',
  }
}

/**
 * Returns the subscription of an email's token without changing it. Throws a `Refusal` for a token that is unknown,
 * used or expired.
 */
export async function readSubscription({ db, now }: Parts, token: string): Promise<EmailSubscription> {
  return shown(await findSubscription(db, or(unsubscribable(token), confirmable(token, now()))))
}

/** Confirms an address for every schedule of the same owner that is waiting for it, and uses up the token. */
export async function confirmEmails({ db, now }: Parts, token: string): Promise<EmailSubscription> {
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(scheduleRecipient)
      // Whoever presses the button has received the email.
      .set({ confirmedAt: now(), confirmKey: null, failedAt: null, failure: null, failureToldAt: null })
      .where(confirmable(token, now()))
      .returning({ id: scheduleRecipient.id })
    if (!used) throw new Refusal('not-found', EMAIL_LINK_NOT_FOUND)
    const found = await findSubscription(tx, eq(scheduleRecipient.id, used.id))
    const others = await tx
      .update(scheduleRecipient)
      .set({ confirmedAt: now(), confirmKey: null })
      .where(
        and(
          eq(scheduleRecipient.email, found.recipient.email),
          isNull(scheduleRecipient.confirmedAt),
          isNull(scheduleRecipient.unsubscribedAt),
          sql`${scheduleRecipient.scheduleID} in (select id from ${scheduledReport} where owner_id = ${found.ownerID})`,
        ),
      )
      .returning({ scheduleID: scheduleRecipient.scheduleID })
    await replanCampaignEnds(tx, [found.recipient.scheduleID, ...others.map(({ scheduleID }) => scheduleID)], now())
    return shown(found)
  })
}

/** Plans end-of-campaign reports again, because a campaign may have ended before anybody had confirmed. */
async function replanCampaignEnds(tx: Db, scheduleIDs: string[], now: Date): Promise<void> {
  const campaigns = await tx
    .selectDistinct({ id: campaign.id, start: campaign.start, end: campaign.end })
    .from(campaign)
    .innerJoin(scheduledReport, eq(scheduledReport.campaignID, campaign.id))
    .where(and(inArray(scheduledReport.id, scheduleIDs), eq(scheduledReport.frequency, 'On campaign end')))
    .orderBy(campaign.id)
  for (const each of campaigns) await rescheduleCampaignEnds(tx, each, now)
}

/** Unsubscribes an address from a schedule for good, and deletes its queued emails. Idempotent. */
export async function unsubscribe({ db, now }: Parts, token: string): Promise<EmailSubscription> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(scheduleRecipient)
      .set({
        unsubscribedAt: sql`coalesce(${scheduleRecipient.unsubscribedAt}, ${now().toISOString()}::timestamptz)`,
        confirmKey: null,
      })
      .where(unsubscribable(token))
      .returning({ id: scheduleRecipient.id })
    if (!ended) throw new Refusal('not-found', EMAIL_LINK_NOT_FOUND)
    await tx.delete(mail).where(eq(mail.recipientID, ended.id))
    return shown(await findSubscription(tx, eq(scheduleRecipient.id, ended.id)))
  })
}
