import { and, eq, gt, lte } from 'drizzle-orm'
import { hashOf, randomSecret } from '../secrets.js'
import { accountToken } from './schema.js'
import type { Db } from './store.js'

type AccountToken = typeof accountToken.$inferSelect

/** Makes a token for an address and answers it. The one of the same kind before works no longer. */
export async function issueToken(
  db: Db,
  {
    kind,
    email,
    role = null,
    now,
    lifeMs,
  }: Pick<AccountToken, 'kind' | 'email'> & {
    role?: AccountToken['role']
    now: Date
    lifeMs: number
  },
): Promise<string> {
  const token = randomSecret()
  const row = { key: hashOf(token), role, createdAt: now, expiresAt: new Date(now.getTime() + lifeMs) }
  await db
    .insert(accountToken)
    .values({ kind, email, ...row })
    .onConflictDoUpdate({ target: [accountToken.kind, accountToken.email], set: row })
  return token
}

/**
 * Uses a token up: one statement, so that of many uses at once one succeeds. Undefined when it is unknown, expired, of
 * another kind or of another address. Tokens are always locked before users.
 */
export async function takeToken(
  db: Db,
  { kind, email, token, now }: Pick<AccountToken, 'kind' | 'email'> & { token: string; now: Date },
): Promise<AccountToken | undefined> {
  const [taken] = await db
    .delete(accountToken)
    .where(
      and(
        eq(accountToken.key, hashOf(token)),
        eq(accountToken.kind, kind),
        eq(accountToken.email, email),
        gt(accountToken.expiresAt, now),
      ),
    )
    .returning()
  return taken
}

/** Forgets tokens that nobody can use any more. */
export async function removeExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(accountToken).where(lte(accountToken.expiresAt, now))
}
