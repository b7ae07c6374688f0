import type { ScheduledReport } from '@placard/domain/schedule'
import { and, countDistinct, desc, eq, inArray, isNotNull, type SQLWrapper } from 'drizzle-orm'
import { mail, scheduledReport, scheduledRun, scheduleRecipient } from '../schema.js'
import type { Db } from '../store.js'

type ReportDelivery = NonNullable<ScheduledReport['lastDelivery']>

/** Returns the numbers of queued report emails by schedule. Unconfirmed recipients have confirmation emails only. */
async function countPending(db: Db, scheduleIDs: string[] | SQLWrapper): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: scheduleRecipient.scheduleID, pending: countDistinct(mail.recipientID) })
    .from(mail)
    .innerJoin(scheduleRecipient, eq(scheduleRecipient.id, mail.recipientID))
    .where(and(inArray(scheduleRecipient.scheduleID, scheduleIDs), isNotNull(scheduleRecipient.confirmedAt)))
    .groupBy(scheduleRecipient.scheduleID)
  return new Map(rows.map(({ id, pending }) => [id, pending]))
}

/** Returns what became of the emails of each schedule's last report. */
export async function lastDeliveries(db: Db, scheduleIDs: string[] | SQLWrapper): Promise<Map<string, ReportDelivery>> {
  const latest = db
    .select({ emails: scheduledRun.mails, undelivered: scheduledRun.undelivered })
    .from(scheduledRun)
    .where(eq(scheduledRun.scheduleID, scheduledReport.id))
    .orderBy(desc(scheduledRun.finishedAt))
    .limit(1)
    .as('latest')
  const [rows, pendingByID] = await Promise.all([
    db
      .select({ id: scheduledReport.id, emails: latest.emails, undelivered: latest.undelivered })
      .from(scheduledReport)
      .innerJoinLateral(latest, eq(scheduledReport.lastResult, 'sent'))
      .where(inArray(scheduledReport.id, scheduleIDs)),
    countPending(db, scheduleIDs),
  ])
  return new Map(
    rows.map(({ id, emails, undelivered }) => {
      // Emails of earlier reports may be pending too.
      const pending = Math.min(pendingByID.get(id) ?? 0, emails - undelivered)
      return [id, { emails, undelivered, pending }]
    }),
  )
}
