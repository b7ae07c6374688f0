import { createId } from '@placard/domain'
import { eq } from 'drizzle-orm'
import type { EmailMessage } from '../email/email-transport.js'
import type { Sealer } from '../secrets.js'
import { queueJob } from './jobs.js'
import { mail, storedFile } from './schema.js'
import type { Db } from './store.js'

/** A mail that waits. `message` is undefined when another secret sealed it. */
export interface WaitingEmail {
  id: string
  createdAt: Date
  /** Without an address it goes nowhere: see `queueEmail`. */
  message: (Omit<EmailMessage, 'to'> & { to: string | null }) | undefined
  /** The file that goes with it. */
  file: { key: string; contentType: string } | undefined
}

/**
 * A mail as it is queued. `fileKey` is a stored file that goes with it under `attachmentName`; a mail to `recipientID`
 * of a schedule is dropped when they unsubscribe or are removed.
 */
export type QueuedEmail = Omit<EmailMessage, 'to'> & { to: string | null; fileKey?: string; recipientID?: string }

/**
 * Puts a mail into the queue, in the transaction of what it tells about. One without an address is dropped later: so
 * whoever asks about an address that nobody has causes the same work as with one that somebody has.
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

/** A mail that waits; undefined when it was sent. */
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

/** Forgets mail that was sent or given up. */
export async function removeQueuedEmail(db: Db, id: string): Promise<void> {
  await db.delete(mail).where(eq(mail.id, id))
}
