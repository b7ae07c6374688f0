import { createId } from '@placard/domain/internal/text'
import { eq } from 'drizzle-orm'
import type { EmailMessage } from '../email/email-transport.js'
import type { Sealer } from '../secrets.js'
import { queueJob } from './jobs.js'
import { addLinkedFile } from './reports/report-files.js'
import { mail, scheduleRecipient, storedFile } from './schema.js'
import type { Db } from './store.js'

/**
 * Reason for an email whose sender waits for its result. Confirmations and reports also have a recipient.
 */
export type EmailPurpose =
  | { kind: 'report'; scheduleID: string; period: string; runID?: string }
  | { kind: 'test'; scheduleID: string; userID: string }
  | { kind: 'invitation'; tokenKey: string }

/** Texts of an email that has a link instead of its attachment, for mail servers that refuse the size. */
export interface LinkedEmail {
  text: string
  html: string
  /** Download that the link needs; undefined if the link leads to the console. */
  download?: { file: string; campaignID: string; shareTokenID: string }
}

/** Content of a queued email. null as address is never sent: see `queueEmail`. */
type SealedEmail = Omit<EmailMessage, 'to'> & { to: string | null; purpose?: EmailPurpose; linked?: LinkedEmail }

/** Queued email. `message` is undefined if it was sealed with another secret. */
export interface WaitingEmail {
  id: string
  createdAt: Date
  message: SealedEmail | undefined
  /** Recipient of a schedule. */
  recipientID: string | null
  /** True if the recipient has unsubscribed since it was queued: then it must not be sent. */
  isUnsubscribed: boolean
  /** Attachment. */
  file: { key: string; contentType: string } | undefined
}

/**
 * Email to queue. `fileKey` is a stored file that is attached as `attachmentName`; an email to `recipientID` of a
 * schedule is deleted when they unsubscribe or are removed.
 */
export type QueuedEmail = SealedEmail & { fileKey?: string; recipientID?: string }

/**
 * Queues an email, in the transaction of its cause. One without an address is dropped by the job, so that requests
 * for unknown addresses cause the same work as for known ones.
 */
export async function queueEmail(
  db: Db,
  { sealer, now }: { sealer: Sealer; now: () => Date },
  { fileKey, recipientID, ...message }: QueuedEmail,
): Promise<void> {
  const id = createId()
  const sealed = sealer.seal(JSON.stringify(message), id)
  await db.insert(mail).values({ id, sealed, fileKey, recipientID, createdAt: now() })
  await queueJob(db, { kind: 'send-mail', subjectID: id, dueAt: now(), now: now() })
}

/** Returns a queued email; undefined if it was sent. */
export async function findQueuedEmail(
  db: Db,
  { sealer }: { sealer: Sealer },
  id: string,
): Promise<WaitingEmail | undefined> {
  const [found] = await db
    .select({
      sealed: mail.sealed,
      createdAt: mail.createdAt,
      recipientID: mail.recipientID,
      unsubscribedAt: scheduleRecipient.unsubscribedAt,
      key: mail.fileKey,
      contentType: storedFile.contentType,
    })
    .from(mail)
    .leftJoin(storedFile, eq(storedFile.key, mail.fileKey))
    .leftJoin(scheduleRecipient, eq(scheduleRecipient.id, mail.recipientID))
    .where(eq(mail.id, id))
  if (!found) return undefined
  const { sealed, createdAt, recipientID, unsubscribedAt, key, contentType } = found
  const opened = sealer.open(sealed, id)
  const message = opened === undefined ? undefined : (JSON.parse(opened) as WaitingEmail['message'])
  const file = key !== null && contentType !== null ? { key, contentType } : undefined
  return { id, createdAt, message, recipientID, isUnsubscribed: unsubscribedAt !== null, file }
}

/**
 * Replaces the attachment of a queued email by a link, and makes the file available to everybody who has the link.
 * Returns the new email; undefined if it has no attachment, or none that a link can replace.
 */
export async function linkAttachment(
  tx: Db,
  { sealer, now }: { sealer: Sealer; now: () => Date },
  { message, file, ...email }: WaitingEmail,
): Promise<WaitingEmail | undefined> {
  if (!message?.linked || !file) return undefined
  const { linked, attachmentName, ...rest } = message
  const { text, html, download } = linked
  if (download && attachmentName !== undefined)
    await addLinkedFile(tx, { ...download, name: attachmentName, fileKey: file.key }, now())
  const changed = { ...rest, text, html }
  const sealed = sealer.seal(JSON.stringify(changed), email.id)
  await tx.update(mail).set({ sealed, fileKey: null }).where(eq(mail.id, email.id))
  return { ...email, message: changed, file: undefined }
}

/** Deletes an email that was sent or given up. */
export async function removeQueuedEmail(db: Db, id: string): Promise<void> {
  await db.delete(mail).where(eq(mail.id, id))
}
