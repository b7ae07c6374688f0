import type { Context } from '../context.js'
import type { EmailAttachment, SendEmail } from '../email/email-transport.js'
import type { FileStore } from '../files/file-store.js'
import { findQueuedEmail, removeQueuedEmail, type WaitingEmail } from '../store/emails.js'
import { type JobHandler, retryDelayMs } from './job-runner.js'

/** Age in ms at which an unsent email is given up. */
const GIVE_UP_MS = 3 * 24 * 3_600_000

/** Returns the part of an error that may be logged: SMTP servers repeat addresses in their messages. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'for an unknown reason'
  const { code, responseCode } = cause as Error & { code?: unknown; responseCode?: unknown }
  return [code ?? cause.name, responseCode].filter((part) => part !== undefined).join(' ')
}

/** Opens an email's attachment. Throws if it cannot be read now, so that the email is retried. */
async function attachmentOf(files: FileStore, file: WaitingEmail['file']): Promise<EmailAttachment | undefined> {
  if (!file) return undefined
  const content = await files.open(file.key)
  if (!content) throw Object.assign(new Error('The file of a mail is not in the store.'), { code: 'ENOFILE' })
  return { content, contentType: file.contentType }
}

/** Creates the handler that sends one queued email and deletes it. `print` writes to the operator's console. */
export function sendEmailJob(
  { db, sealer, files, now }: Pick<Context, 'db' | 'sealer' | 'files' | 'now'>,
  send: SendEmail,
  print: (text: string) => void,
): JobHandler {
  return async ({ subjectID, tries, finish, postpone }) => {
    const waiting = await findQueuedEmail(db, { sealer }, subjectID)
    if (!waiting) return
    const { id, createdAt, message, file } = waiting
    const done = () =>
      db.transaction(async (tx) => {
        await removeQueuedEmail(tx, id)
        await finish(tx)
      })
    if (message === undefined) {
      print(`Email ${id} was given up: it was sealed with another secret.`)
      return done()
    }
    let attachment: EmailAttachment | undefined
    try {
      attachment = await attachmentOf(files, file)
      if (message.to !== null) await send({ id, createdAt, message: { ...message, to: message.to }, attachment })
    } catch (cause) {
      if (now().getTime() - createdAt.getTime() >= GIVE_UP_MS) {
        print(`Email ${id} was given up after three days (${reasonOf(cause)}).`)
        return done()
      }
      const wait = retryDelayMs(tries)
      print(`Email ${id} could not be sent (${reasonOf(cause)}). Trying again in ${wait / 1000} seconds.`)
      return postpone(db, { dueAt: new Date(now().getTime() + wait), resetTries: false })
    } finally {
      // The stream is not read to its end when the mail server refuses the email.
      attachment?.content.destroy()
    }
    await done()
  }
}
