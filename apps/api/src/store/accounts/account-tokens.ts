import { and, asc, eq, lte } from 'drizzle-orm'
import { hashContent, randomSecret } from '../../secrets.js'
import { accountToken } from '../schema.js'
import type { Db } from '../store.js'

type AccountToken = typeof accountToken.$inferSelect
type TokenKind = AccountToken['kind']

interface IssuedToken
  extends Partial<Pick<AccountToken, 'role' | 'firstName' | 'lastName' | 'passwordHash' | 'browser'>> {
  kind: TokenKind
  email: string
  now: Date
  lifeMs: number
}

const ofAddress = (kind: TokenKind, email: string) => and(eq(accountToken.kind, kind), eq(accountToken.email, email))

/**
 * Creates a token for an address. Others of its kind stay valid, so that nobody can void somebody else's link; only
 * a new invitation replaces the previous one, which may have another role.
 */
export async function issueToken(db: Db, { now, lifeMs, ...values }: IssuedToken): Promise<string> {
  const token = randomSecret()
  if (values.kind === 'invite') await db.delete(accountToken).where(ofAddress('invite', values.email))
  const expiresAt = new Date(now.getTime() + lifeMs)
  await db.insert(accountToken).values({ ...values, key: hashContent(token), createdAt: now, expiresAt })
  return token
}

interface SentToken {
  kind: TokenKind
  email: string
  token: string
  now: Date
}

/** Locks the tokens of an address in a fixed order, so that two transactions cannot deadlock. */
const lockTokens = (db: Db, kind: TokenKind, email: string) =>
  db.select().from(accountToken).where(ofAddress(kind, email)).orderBy(asc(accountToken.key)).for('update')

const isLive = (row: AccountToken, { token, now }: SentToken) => row.key === hashContent(token) && row.expiresAt > now

/** Returns a valid token without using it up; undefined if it is unknown, expired, or of another kind or address. */
export async function findToken(db: Db, sent: SentToken): Promise<AccountToken | undefined> {
  const rows = await db.select().from(accountToken).where(ofAddress(sent.kind, sent.email))
  return rows.find((row) => isLive(row, sent))
}

/**
 * Uses up a token and voids all others of its kind and address. Of simultaneous uses, also of different tokens, one
 * succeeds. Undefined if it is unknown, expired, or of another kind or address. Tokens are always locked before
 * users.
 */
export async function takeToken(db: Db, sent: SentToken): Promise<AccountToken | undefined> {
  const tokenRow = (await lockTokens(db, sent.kind, sent.email)).find((row) => isLive(row, sent))
  if (tokenRow) await db.delete(accountToken).where(ofAddress(sent.kind, sent.email))
  return tokenRow
}

/** Deletes the tokens of a kind that were issued for an address. */
export async function removeTokens(db: Db, kind: TokenKind, email: string): Promise<void> {
  await lockTokens(db, kind, email)
  await db.delete(accountToken).where(ofAddress(kind, email))
}

/** Deletes expired tokens. */
export async function removeExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(accountToken).where(lte(accountToken.expiresAt, now))
}
