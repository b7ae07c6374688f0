import { HOUR_MS } from '@placard/domain/internal/dates'
import { removeOldAttempts } from '../auth/login-throttle.js'
import type { Context } from '../context.js'
import { removeOldOutboxEmails } from '../email/email-transport.js'
import { removeOldResponses } from '../http/idempotency.js'
import { removeOldWindows } from '../http/rate-limit.js'
import type { JobHandler } from '../job-runner.js'
import { removeExpiredAccessTokens } from '../store/accounts/access-tokens.js'
import { removeExpiredTokens } from '../store/accounts/account-tokens.js'
import { removeUnverified } from '../store/accounts/accounts.js'
import { removeExpiredSessions } from '../store/accounts/sessions.js'
import { removeAbandonedUploads } from '../store/objects/multipart-uploads.js'
import { removeEndedLinks, removeUnusedLogos } from '../store/reports/link-rows.js'
import { removeExpiredReportFiles } from '../store/reports/report-files.js'
import { removeOldDailyEmails } from '../store/schedules/daily-emails.js'
import { replanSchedules } from '../store/schedules/replan-schedules.js'
import { removeOrphanedFiles } from './remove-unused-files.js'

/**
 * Creates the partitions needed next, plans schedules again that a wrong clock has moved, and deletes what has expired: sessions, tokens, accounts that were never
 * verified, rate limits, outbox emails, report files, links that ended 90 days ago, unused logos, abandoned multipart uploads, counted events and unused files.
 */
export async function removeExpiredData(context: Omit<Context, 'jobs'>): Promise<void> {
  const { db, facts, now } = context
  // First, so that it also happens on a disk that is nearly full: without partitions no event can be counted after
  // midnight.
  await facts.prepare(now())
  await replanSchedules(db, now())
  await removeExpiredSessions(db, now())
  await removeExpiredAccessTokens(db, now())
  await removeExpiredTokens(db, now())
  await removeUnverified(db, now())
  await removeOldAttempts(db, now())
  await removeOldResponses(db, now())
  await removeOldWindows(db)
  await removeOldDailyEmails(db, now())
  await removeExpiredReportFiles(db, now())
  await removeEndedLinks(db, now())
  await removeUnusedLogos(db, now())
  await removeAbandonedUploads(db, now())
  await facts.removeOld(now())
  await removeOldOutboxEmails(context.config, now())
  await removeOrphanedFiles(context)
}

/** Creates the handler that removes expired data every hour, on one of the servers. */
export const removeExpiredDataJob =
  (context: Omit<Context, 'jobs'>): JobHandler =>
  async ({ postpone }) => {
    await removeExpiredData(context)
    await postpone(context.db, { dueAt: new Date(context.now().getTime() + HOUR_MS), resetTries: true })
  }
