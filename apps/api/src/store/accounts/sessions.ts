import type { User } from '@placard/domain/account'
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { hashContent, randomSecret } from '../../secrets.js'
import { session, user } from '../schema.js'
import type { Db } from '../store.js'

/** Columns of a user, named as in the contract. */
export const userColumns = {
  id: user.id,
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
  role: user.role,
  language: user.language,
}

/** Age in ms at which the time of the last request is updated. */
const LAST_SEEN_STEP_MS = 5 * 60_000

const idleEnd = sql`${session.lastSeenAt} + make_interval(secs => ${session.idleSeconds})`
const isAfter = (end: SQL, now: Date) => sql`${end} > ${now.toISOString()}::timestamptz`

/** Returns the key of a session's row, which is not the secret. */
export const createSessionKey = (secret: string): string => hashContent(secret)

const validSession = (key: string, now: Date) =>
  and(eq(session.key, key), gt(session.expiresAt, now), isAfter(idleEnd, now), isNull(user.disabledAt))

/** Returns whether the session with this key is valid, without counting as its use. */
export async function isSessionValid(db: Db, key: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ key: session.key })
    .from(session)
    .innerJoin(user, eq(user.id, session.userID))
    .where(validSession(key, now))
  return found.length > 0
}

/**
 * Returns the user of a session secret and the session's end; undefined if the session is over or its user may not
 * sign in.
 */
export async function findSession(
  db: Db,
  secret: string,
  now: Date,
): Promise<{ user: User; expiresAt: Date } | undefined> {
  const key = createSessionKey(secret)
  const [found] = await db
    .select({ user: userColumns, expiresAt: session.expiresAt, lastSeenAt: session.lastSeenAt })
    .from(session)
    .innerJoin(user, eq(user.id, session.userID))
    .where(validSession(key, now))
  if (!found) return undefined
  const { lastSeenAt, ...rest } = found
  const stale = new Date(now.getTime() - LAST_SEEN_STEP_MS)
  if (lastSeenAt < stale)
    await db
      .update(session)
      .set({ lastSeenAt: now })
      .where(and(eq(session.key, key), lt(session.lastSeenAt, stale)))
  return rest
}

/**
 * Starts a session and returns its secret; the browser's previous session ends. Undefined if the user was disabled
 * or changed their password since it was checked.
 */
export async function startSession(
  db: Db,
  {
    userID,
    passwordHash,
    now,
    expiresAt,
    idleMs,
    previous,
  }: {
    userID: string
    passwordHash: string
    now: Date
    expiresAt: Date
    /** Idle time after which the session ends, in ms. */
    idleMs: number
    previous: string | undefined
  },
): Promise<string | undefined> {
  const secret = randomSecret()
  return db.transaction(async (tx) => {
    const allowed = await tx
      .update(user)
      .set({ lastLoginAt: now })
      .where(
        and(
          eq(user.id, userID),
          eq(user.passwordHash, passwordHash),
          isNotNull(user.verifiedAt),
          isNull(user.disabledAt),
        ),
      )
      .returning({ id: user.id })
    if (allowed.length === 0) return undefined
    if (previous !== undefined) await endSession(tx, previous)
    await tx.insert(session).values({
      key: hashContent(secret),
      userID,
      createdAt: now,
      expiresAt,
      lastSeenAt: now,
      idleSeconds: Math.round(idleMs / 1000),
    })
    return secret
  })
}

/** Ends the session of a secret. */
export async function endSession(db: Db, secret: string): Promise<void> {
  await db.delete(session).where(eq(session.key, hashContent(secret)))
}

/** Ends every session of these users except the one of the secret to keep. */
export async function endUserSessions(db: Db, userIDs: readonly string[], keep?: string): Promise<void> {
  const others = keep === undefined ? undefined : ne(session.key, hashContent(keep))
  await db.delete(session).where(and(inArray(session.userID, [...userIDs]), others))
}

/** Deletes sessions that have expired or were idle for too long. */
export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(session).where(or(lte(session.expiresAt, now), sql`not (${isAfter(idleEnd, now)})`))
}

/** Returns the user with this email, their password hash, and whether they may sign in. */
export async function findUserByEmail(
  db: Db,
  email: string,
): Promise<{ user: User; passwordHash: string; isVerified: boolean; isDisabled: boolean } | undefined> {
  const [found] = await db
    .select({
      user: userColumns,
      passwordHash: user.passwordHash,
      verifiedAt: user.verifiedAt,
      disabledAt: user.disabledAt,
    })
    .from(user)
    .where(eq(user.email, email.trim().toLowerCase()))
  if (!found) return undefined
  const { verifiedAt, disabledAt, ...rest } = found
  return { ...rest, isVerified: verifiedAt !== null, isDisabled: disabledAt !== null }
}

/** Returns whether an administrator can sign in. `closedIDs` are users whom this server refuses. */
export async function hasAdmin(db: Db, closedIDs: readonly string[] = []): Promise<boolean> {
  const able = and(
    eq(user.role, 'admin'),
    isNotNull(user.verifiedAt),
    isNull(user.disabledAt),
    notInArray(user.id, [...closedIDs]),
  )
  return (await db.select({ id: user.id }).from(user).where(able).limit(1)).length > 0
}

/** Returns whether there is any user. */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.select({ id: user.id }).from(user).limit(1)).length > 0
}
