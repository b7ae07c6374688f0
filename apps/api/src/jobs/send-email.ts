import type { DeliveryProblem } from '@placard/domain/internal/schedule'
import type { Context } from '../context.js'
import type { EmailAttachment, SendEmail } from '../email/email-transport.js'
import { classifySmtpError, type SmtpFailure, smtpErrorCodes } from '../email/smtp-failure.js'
import type { FileStore } from '../files/file-store.js'
import { type JobHandler, type JobRun, retryDelayMs } from '../job-runner.js'
import { recordDelivery, recordFailure } from '../store/deliveries.js'
import { findQueuedEmail, linkAttachment, removeQueuedEmail, type WaitingEmail } from '../store/emails.js'

/** Age in ms at which an unsent email is given up. */
const GIVE_UP_MS = 3 * 24 * 3_600_000

type Parts = Pick<Context, 'db' | 'sealer' | 'files' | 'now'>

/** Returns an email's attachment. Opening it throws if it cannot be read now, so that the email is retried. */
function createAttachment(files: FileStore, file: WaitingEmail['file']): EmailAttachment | undefined {
  if (!file) return undefined
  return {
    contentType: file.contentType,
    async open() {
      const content = await files.open(file.key)
      if (!content) throw Object.assign(new Error('The file of a mail is not in the store.'), { code: 'ENOFILE' })
      return content
    },
  }
}

/** Recipient as it may be logged: only the host, which tells the operator whose mail server it is. */
const readHost = ({ message }: WaitingEmail) => message?.to?.split('@').at(-1) ?? 'nobody'

const HINTS: Readonly<Partial<Record<SmtpFailure['kind'], string>>> = {
  ownServer: ' The mail server does not accept us: check PLACARD_SMTP_URL and PLACARD_MAIL_FROM.',
}

/** Creates the handler that sends one queued email and deletes it. `print` writes to the operator's console. */
export function sendEmailJob(parts: Parts, send: SendEmail, print: (text: string) => void): JobHandler {
  const { db, files, now } = parts

  async function trySending({ id, createdAt, message, file }: WaitingEmail): Promise<unknown> {
    if (!message || message.to === null) return undefined
    try {
      await send({ id, createdAt, message: { ...message, to: message.to }, attachment: createAttachment(files, file) })
      return undefined
    } catch (cause) {
      return cause
    }
  }

  /** Sends an email; one that is too large for the mail server with a link instead of its file. */
  async function deliver(email: WaitingEmail): Promise<unknown> {
    const cause = await trySending(email)
    if (cause === undefined || classifySmtpError(cause).kind !== 'tooLarge') return cause
    // Committed first, so that the link works when the email arrives.
    const linked = await db.transaction((tx) => linkAttachment(tx, parts, email))
    if (!linked) return cause
    print(`Email ${email.id} has a link instead of its file, which is too large for the mail server.`)
    return trySending(linked)
  }

  const giveUp = (email: WaitingEmail, { finish }: JobRun, problem: DeliveryProblem) =>
    db.transaction(async (tx) => {
      await recordFailure(tx, email, problem, now())
      await removeQueuedEmail(tx, email.id)
      await finish(tx)
    })

  async function settleFailure(email: WaitingEmail, job: JobRun, cause: unknown): Promise<void> {
    const { kind, problem } = classifySmtpError(cause)
    const reason = smtpErrorCodes(cause)
    if (kind === 'refused' || kind === 'tooLarge') {
      print(`Email ${email.id} was refused for good (${reason}; recipient at ${readHost(email)}).`)
      return giveUp(email, job, problem)
    }
    const hint = HINTS[kind] ?? ''
    if (now().getTime() - email.createdAt.getTime() >= GIVE_UP_MS) {
      print(`Email ${email.id} was given up after three days (${reason}).${hint}`)
      return giveUp(email, job, problem)
    }
    const wait = retryDelayMs(job.tries)
    print(`Email ${email.id} could not be sent (${reason}). Trying again in ${wait / 1000} seconds.${hint}`)
    return job.postpone(db, { dueAt: new Date(now().getTime() + wait), resetTries: false })
  }

  return async (job) => {
    const email = await findQueuedEmail(db, parts, job.subjectID)
    if (!email) return
    // Somebody can unsubscribe while the report for them is being queued.
    if (email.isUnsubscribed)
      return db.transaction(async (tx) => {
        await removeQueuedEmail(tx, email.id)
        await job.finish(tx)
      })
    if (email.message === undefined) print(`Email ${email.id} was given up: it was sealed with another secret.`)
    const cause = await deliver(email)
    if (cause !== undefined) return settleFailure(email, job, cause)
    await db.transaction(async (tx) => {
      if (email.message !== undefined) await recordDelivery(tx, email)
      await removeQueuedEmail(tx, email.id)
      await job.finish(tx)
    })
  }
}
