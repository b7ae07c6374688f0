import type { Context } from '../context.js'
import type { SendMail } from '../mail/mail-transport.js'
import { findMail, removeMail } from '../store/mail.js'
import { type JobHandler, waitAfter } from './jobs.js'

/** After this long a mail is given up, in ms. */
const GIVE_UP_MS = 3 * 24 * 3_600_000

/** What the operator may read of a failure: SMTP servers repeat addresses in their texts. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'for an unknown reason'
  const { code, responseCode } = cause as Error & { code?: unknown; responseCode?: unknown }
  return [code ?? cause.name, responseCode].filter((part) => part !== undefined).join(' ')
}

/** Sends one mail and forgets it. `say` is where the operator reads. */
export function sendMailJob(
  { db, sealer, files, now }: Pick<Context, 'db' | 'sealer' | 'files' | 'now'>,
  send: SendMail,
  say: (text: string) => void,
): JobHandler {
  return async ({ subjectID, tries, finish, postpone }) => {
    const waiting = await findMail(db, { sealer }, subjectID)
    if (!waiting) return
    const { id, createdAt, message, file } = waiting
    const done = () =>
      db.transaction(async (tx) => {
        await removeMail(tx, id)
        await finish(tx)
      })
    if (message === undefined) {
      say(`Mail ${id} was given up: it was sealed with another secret.`)
      return done()
    }
    try {
      const bytes = file && (await files.open(file.key))
      const attachment = file && bytes && { content: bytes, contentType: file.contentType }
      if (message.to !== null) await send({ id, createdAt, message: { ...message, to: message.to }, attachment })
    } catch (cause) {
      if (now().getTime() - createdAt.getTime() >= GIVE_UP_MS) {
        say(`Mail ${id} was given up after three days (${reasonOf(cause)}).`)
        return done()
      }
      const wait = waitAfter(tries)
      say(`Mail ${id} could not be sent (${reasonOf(cause)}). Trying again in ${wait / 1000} seconds.`)
      return postpone(db, { dueAt: new Date(now().getTime() + wait), afresh: false })
    }
    await done()
  }
}
