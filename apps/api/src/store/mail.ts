import { createId } from '@placard/domain'
import { asc, eq, lte } from 'drizzle-orm'
import type { MailMessage } from '../mail/mail-transport.js'
import type { Sealer } from '../secrets.js'
import { mail } from './schema.js'
import type { Db } from './store.js'

/** A mail that this server has taken on. `message` is undefined when another secret sealed it. */
export interface ClaimedMail {
  id: string
  tries: number
  createdAt: Date
  /** Without an address it goes nowhere: see `queueMail`. */
  message: (Omit<MailMessage, 'to'> & { to: string | null }) | undefined
}

/** Longer than sending one mail can take, in ms: then its server has died, and another may send it. */
const LEASE_MS = 600_000

/**
 * Puts a mail into the queue, in the transaction of what it tells about. One without an address is dropped later: so
 * whoever asks about an address that nobody has causes the same work as with one that somebody has.
 */
export async function queueMail(
  db: Db,
  { sealer, now }: { sealer: Sealer; now: () => Date },
  { to, ...rest }: Omit<MailMessage, 'to'> & { to: string | null },
): Promise<void> {
  const id = createId()
  const sealed = sealer.seal(JSON.stringify({ to, ...rest }), id)
  await db.insert(mail).values({ id, sealed, nextAt: now(), createdAt: now() })
}

/** Takes on the mail that is due first. Of several servers that ask at once each gets another one. */
export async function claimMail(
  db: Db,
  { sealer, now }: { sealer: Sealer; now: () => Date },
): Promise<ClaimedMail | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(mail)
      .where(lte(mail.nextAt, now()))
      .orderBy(asc(mail.nextAt), asc(mail.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const tries = due.tries + 1
    await tx
      .update(mail)
      .set({ tries, nextAt: new Date(now().getTime() + LEASE_MS) })
      .where(eq(mail.id, due.id))
    const opened = sealer.open(due.sealed, due.id)
    const message = opened === undefined ? undefined : (JSON.parse(opened) as ClaimedMail['message'])
    return { id: due.id, tries, createdAt: due.createdAt, message }
  })
}

/** Forgets mail that was sent or given up. */
export async function removeMail(db: Db, id: string): Promise<void> {
  await db.delete(mail).where(eq(mail.id, id))
}

/** Gives a mail back that could not be sent, to be tried again later. */
export async function postponeMail(db: Db, id: string, nextAt: Date): Promise<void> {
  await db.update(mail).set({ nextAt }).where(eq(mail.id, id))
}
