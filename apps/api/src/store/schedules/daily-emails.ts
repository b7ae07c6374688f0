import { dayInZone } from '@placard/domain/internal/dates'
import { lt, sql } from 'drizzle-orm'
import { hashContent } from '../../secrets.js'
import { dailyEmail } from '../schema.js'
import type { Db } from '../store.js'

/** User whose schedules send emails, or address that is asked to confirm. */
type Counted = { userID: string } | { address: string }

const createKey = (counted: Counted) =>
  hashContent('userID' in counted ? `user ${counted.userID}` : `confirm ${counted.address}`)

/**
 * Counts emails of the day in UTC, in the transaction that queues them. Returns false, and counts nothing, if they
 * would exceed the limit. Deleting a schedule does not reset its count.
 */
export async function takeDailyEmails(
  tx: Db,
  counted: Counted,
  { emails, limit, now }: { emails: number; limit: number; now: Date },
): Promise<boolean> {
  if (emails === 0) return true
  if (emails > limit) return false
  const rows = await tx
    .insert(dailyEmail)
    .values({ key: createKey(counted), day: dayInZone(now, 'UTC'), emails })
    .onConflictDoUpdate({
      target: [dailyEmail.key, dailyEmail.day],
      set: { emails: sql`${dailyEmail.emails} + ${emails}` },
      setWhere: sql`${dailyEmail.emails} + ${emails} <= ${limit}`,
    })
    .returning({ key: dailyEmail.key })
  return rows.length > 0
}

/** Deletes the counts of past days. */
export async function removeOldDailyEmails(db: Db, now: Date): Promise<void> {
  await db.delete(dailyEmail).where(lt(dailyEmail.day, dayInZone(now, 'UTC')))
}
