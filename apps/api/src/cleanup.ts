import { removeOldLoginTries } from './auth/login-limit.js'
import type { Context } from './context.js'
import { removeOldUploads } from './exports/uploads.js'
import { removeOldAnswers } from './http/idempotency.js'
import { removeExpiredReportFiles } from './store/report-files.js'
import { removeExpiredSessions } from './store/sessions.js'

/** Removes what has expired: sessions, counted tries to sign in, report files. */
export async function cleanUp({ config, db, now }: Context): Promise<void> {
  await removeExpiredSessions(db, now())
  await removeOldLoginTries(db, now())
  await removeOldAnswers(db, now())
  await removeExpiredReportFiles(db, now())
  await removeOldUploads(config, db, now())
}
