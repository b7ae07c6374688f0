import { createId } from '@placard/domain'
import { eq } from 'drizzle-orm'
import type { EmailMessage } from '../email/email-transport.js'
import type { Sealer } from '../secrets.js'
import { queueJob } from './jobs.js'
import { mail, storedFile } from './schema.js'
import type { Db } from './store.js'

/** Queued email. `message` is undefined if it was sealed with another secret. */
export interface WaitingEmail {
  id: string
  createdAt: Date
  /** null is never sent: see `queueEmail`. */
  message: (Omit<EmailMessage, 'to'> & { to: string | null }) | undefined
  /** Attachment. */
  file: { key: string; contentType: string } | undefined
}

/**
 * Email to queue. `fileKey` is a stored file that is attached as `attachmentName`; an email to `recipientID` of a
 * schedule is deleted when they unsubscribe or are removed.
 */
export type QueuedEmail = Omit<EmailMessage, 'to'> & { to: string | null; fileKey?: string; recipientID?: string }

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
    .select({ sealed: mail.sealed, createdAt: mail.createdAt, key: mail.fileKey, contentType: storedFile.contentType })
    .from(mail)
    .leftJoin(storedFile, eq(storedFile.key, mail.fileKey))
    .where(eq(mail.id, id))
  if (!found) return undefined
  const { sealed, createdAt, key, contentType } = found
  const opened = sealer.open(sealed, id)
  const message = opened === undefined ? undefined : (JSON.parse(opened) as WaitingEmail['message'])
  const file = key !== null && contentType !== null ? { key, contentType } : undefined
  return { id, createdAt, message, file }
}

/** Deletes an email that was sent or given up. */
export async function removeQueuedEmail(db: Db, id: string): Promise<void> {
  await db.delete(mail).where(eq(mail.id, id))
}
