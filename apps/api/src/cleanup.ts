import { removeOldTries } from './auth/try-limit.js'
import type { Context } from './context.js'
import { removeOldUploads } from './exports/uploads.js'
import { sweepStore } from './files/sweep-files.js'
import { removeOldAnswers } from './http/idempotency.js'
import { removeExpiredTokens } from './store/account-tokens.js'
import { removeExpiredReportFiles } from './store/report-files.js'
import { removeExpiredSessions } from './store/sessions.js'

/** Removes what has expired: sessions, the tokens of mails, counted tries, report files, files that nothing shows. */
export async function cleanUp(context: Context): Promise<void> {
  const { config, db, now } = context
  await removeExpiredSessions(db, now())
  await removeExpiredTokens(db, now())
  await removeOldTries(db, now())
  await removeOldAnswers(db, now())
  await removeExpiredReportFiles(db, now())
  await removeOldUploads(config, db, now())
  await sweepStore(context)
}
