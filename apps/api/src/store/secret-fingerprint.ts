import { eq } from 'drizzle-orm'
import { hashContent, type Sealer } from '../secrets.js'
import { installation, mail, shareToken } from './schema.js'
import type { Db } from './store.js'

const NAME = 'secret fingerprint'

/** Data affected by a changed secret. */
export interface SecretChange {
  /** Number of share links whose URL can no longer be shown. */
  shareLinks: number
  /** Number of queued emails that can no longer be sent. */
  emails: number
}

/** Stores the secret's hash. Returns what is affected if the database was used with another secret before. */
export async function recordSecret(db: Db, secret: string, sealer: Sealer): Promise<SecretChange | undefined> {
  const value = hashContent(`placard fingerprint ${secret}`)
  const [last] = await db.select({ value: installation.value }).from(installation).where(eq(installation.name, NAME))
  if (last?.value === value) return undefined
  const links = await db.select({ id: shareToken.id, sealed: shareToken.tokenSealed }).from(shareToken)
  const mails = await db.select({ id: mail.id, sealed: mail.sealed }).from(mail)
  const countLost = (rows: { id: string; sealed: string }[]) =>
    rows.filter(({ id, sealed }) => sealer.open(sealed, id) === undefined).length
  const change = { shareLinks: countLost(links), emails: countLost(mails) }
  await db
    .insert(installation)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: installation.name, set: { value } })
  return last || change.shareLinks > 0 || change.emails > 0 ? change : undefined
}
