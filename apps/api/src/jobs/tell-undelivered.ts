import { languageOfUser } from '@placard/domain/internal/account'
import type { Context } from '../context.js'
import { undeliveredEmail } from '../email/report-emails.js'
import type { JobHandler } from '../job-runner.js'
import { queueEmail } from '../store/emails.js'
import { findUndelivered, markTold } from '../store/schedules/undelivered-recipients.js'

/**
 * Creates the handler that emails a schedule's owner about recipients who could not be reached, once for each until
 * they are reached or tried again. An owner who is such a recipient sees it in the console only.
 */
export const tellUndeliveredJob =
  (parts: Omit<Context, 'jobs'>): JobHandler =>
  async (job) => {
    const { config, db, now } = parts
    await db.transaction(async (tx) => {
      // First, so that a failure at this moment queues the job again.
      await job.finish(tx)
      const found = await findUndelivered(tx, job.subjectID)
      if (!found) return
      const { news, recipients, mayTell } = found
      await markTold(tx, recipients, now())
      if (mayTell) await queueEmail(tx, parts, undeliveredEmail(config, news, recipients, languageOfUser(news.owner)))
    })
    job.trigger('send-mail')
  }
