import { removeOldAttempts } from '../auth/rate-limit.js'
import type { Context } from '../context.js'
import { sweepStore } from '../files/sweep-files.js'
import { removeOldAnswers } from '../http/idempotency.js'
import { removeOldOutboxEmails } from '../mail/outbox.js'
import { removeExpiredTokens } from '../store/account-tokens.js'
import { removeUnverified } from '../store/accounts.js'
import { removeOldDailyEmails } from '../store/daily-emails.js'
import { dropOldDays, makePartitionsAhead } from '../store/partitions.js'
import { removeOldRateLimits } from '../store/rate-limits.js'
import { removeExpiredReportFiles } from '../store/report-files.js'
import { removeExpiredSessions } from '../store/sessions.js'
import type { JobHandler } from './jobs.js'

const HOUR_MS = 3_600_000

/**
 * Makes the tables that will be needed next, and removes what has expired: sessions, tokens, accounts that were
 * never verified, counted attempts, emails in the outbox, report files, counted events, files that nothing shows.
 */
export async function cleanUp(context: Omit<Context, 'jobs'>): Promise<void> {
  const { db, now } = context
  // First, and also with a disk that is nearly full: without it, nothing can be counted from midnight on.
  await makePartitionsAhead(db, now())
  await removeExpiredSessions(db, now())
  await removeExpiredTokens(db, now())
  await removeUnverified(db, now())
  await removeOldAttempts(db, now())
  await removeOldAnswers(db, now())
  await removeOldRateLimits(db)
  await removeOldDailyEmails(db, now())
  await removeExpiredReportFiles(db, now())
  await dropOldDays(db, now())
  await removeOldOutboxEmails(context.config, now())
  await sweepStore(context)
}

/** Cleans up every hour, on one of the servers. */
export const cleanUpJob =
  (context: Omit<Context, 'jobs'>): JobHandler =>
  async ({ postpone }) => {
    await cleanUp(context)
    await postpone(context.db, { dueAt: new Date(context.now().getTime() + HOUR_MS), afresh: true })
  }
