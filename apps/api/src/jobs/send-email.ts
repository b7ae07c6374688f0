import type { Context } from '../context.js'
import type { EmailAttachment, SendEmail } from '../email/email-transport.js'
import type { FileStore } from '../files/file-store.js'
import { findQueuedEmail, removeQueuedEmail, type WaitingEmail } from '../store/emails.js'
import { type JobHandler, retryDelayMs } from './job-runner.js'

/** After this long a mail is given up, in ms. */
const GIVE_UP_MS = 3 * 24 * 3_600_000

/** What the operator may read of a failure: SMTP servers repeat addresses in their texts. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'for an unknown reason'
  const { code, responseCode } = cause as Error & { code?: unknown; responseCode?: unknown }
  return [code ?? cause.name, responseCode].filter((part) => part !== undefined).join(' ')
}

/** Opens the file that goes with a mail. One that cannot be read now may be there later: the mail waits for it. */
async function attachmentOf(files: FileStore, file: WaitingEmail['file']): Promise<EmailAttachment | undefined> {
  if (!file) return undefined
  const content = await files.open(file.key)
  if (!content) throw Object.assign(new Error('The file of a mail is not in the store.'), { code: 'ENOFILE' })
  return { content, contentType: file.contentType }
}

/** Sends one mail and forgets it. `say` is where the operator reads. */
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
      print(`Mail ${id} was given up: it was sealed with another secret.`)
      return done()
    }
    let attachment: EmailAttachment | undefined
    try {
      attachment = await attachmentOf(files, file)
      if (message.to !== null) await send({ id, createdAt, message: { ...message, to: message.to }, attachment })
    } catch (cause) {
      if (now().getTime() - createdAt.getTime() >= GIVE_UP_MS) {
        print(`Mail ${id} was given up after three days (${reasonOf(cause)}).`)
        return done()
      }
      const wait = retryDelayMs(tries)
      print(`Mail ${id} could not be sent (${reasonOf(cause)}). Trying again in ${wait / 1000} seconds.`)
      return postpone(db, { dueAt: new Date(now().getTime() + wait), resetTries: false })
    } finally {
      // Nobody has read it to its end when the mail server refused.
      attachment?.content.destroy()
    }
    await done()
  }
}
