import type { User } from '@placard/domain'
import { and, eq, gt, lte } from 'drizzle-orm'
import { hashOf, randomSecret } from '../secrets.js'
import { session, user } from './schema.js'
import type { Db } from './store.js'

/** A user's columns as the contract names them. */
const userColumns = {
  id: user.id,
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
  role: user.role,
}

/** Who a session secret belongs to, and until when; undefined when it opens nothing (any more). */
export async function findSession(
  db: Db,
  secret: string,
  now: Date,
): Promise<{ user: User; expiresAt: Date } | undefined> {
  const [found] = await db
    .select({ user: userColumns, expiresAt: session.expiresAt })
    .from(session)
    .innerJoin(user, eq(user.id, session.userID))
    .where(and(eq(session.key, hashOf(secret)), gt(session.expiresAt, now)))
  return found
}

/** Starts a session and answers its secret. The one that the browser had before ends. */
export async function startSession(
  db: Db,
  { userID, now, expiresAt, previous }: { userID: string; now: Date; expiresAt: Date; previous: string | undefined },
): Promise<string> {
  const secret = randomSecret()
  await db.transaction(async (tx) => {
    if (previous !== undefined) await endSession(tx, previous)
    await tx.insert(session).values({ key: hashOf(secret), userID, createdAt: now, expiresAt })
  })
  return secret
}

/** Ends a session: its secret opens nothing any more. */
export async function endSession(db: Db, secret: string): Promise<void> {
  await db.delete(session).where(eq(session.key, hashOf(secret)))
}

/** Forgets sessions that have ended by themselves. */
export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(session).where(lte(session.expiresAt, now))
}

/** The user with this e-mail, and the hash of their password. */
export async function findUserByEmail(
  db: Db,
  email: string,
): Promise<{ user: User; passwordHash: string } | undefined> {
  const [found] = await db
    .select({ user: userColumns, passwordHash: user.passwordHash })
    .from(user)
    .where(eq(user.email, email.trim().toLowerCase()))
  return found
}

/** Whether anybody can sign in at all. */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.select({ id: user.id }).from(user).limit(1)).length > 0
}
