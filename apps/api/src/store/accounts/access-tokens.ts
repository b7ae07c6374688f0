import type { AccessToken, NewAccessToken, TokenAccess, User } from '@placard/domain/account'
import {
  ACCESS_TOKEN_MESSAGES,
  ACCESS_TOKEN_PREFIX,
  type CreatedAccessToken,
  isTokenExpired,
  languageOfUser,
  MAX_ACCESS_TOKENS,
} from '@placard/domain/internal/account'
import { DAY_MS } from '@placard/domain/internal/dates'
import { createId } from '@placard/domain/internal/text'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import { newAccessTokenEmail } from '../../email/account-emails.js'
import { invalid, notSignedIn, Refusal } from '../../refusal.js'
import { hashContent, randomSecret } from '../../secrets.js'
import { queueEmail } from '../emails.js'
import { accessToken, campaign, user } from '../schema.js'
import { equalsAny } from '../sql.js'
import type { Db } from '../store.js'
import type { StoreParts } from '../store-parts.js'
import { type UserViewer, visibleTo } from '../visibility.js'
import { userColumns } from './sessions.js'

/** Resolution of the last use in ms, so that a busy token does not cause a write per request. */
const LAST_USED_STEP_MS = 60_000
/** Time in ms that an expired token stays listed, so that its owner sees why a program has stopped. */
const LISTED_AFTER_END_MS = 30 * DAY_MS

type AccessTokenRow = typeof accessToken.$inferSelect

/** Access token of a request. `parentID` is null unless another token has issued it. */
export interface TokenInUse extends Pick<AccessTokenRow, 'id' | 'parentID' | 'expiresAt'> {
  user: User
  access: TokenAccess
  campaignIDs: string[] | null
}

const newSecret = () => `${ACCESS_TOKEN_PREFIX}${randomSecret()}`

const shown = ({ id, name, access, campaignIDs, createdAt, expiresAt, lastUsedAt }: AccessTokenRow): AccessToken => ({
  id,
  name,
  access,
  campaignIDs,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** Returns the valid token of a secret, and records its use; undefined if it or its user may not make requests. */
export async function findAccessToken(db: Db, secret: string, now: Date): Promise<TokenInUse | undefined> {
  const [found] = await db
    .select({ token: accessToken, user: userColumns })
    .from(accessToken)
    .innerJoin(user, eq(user.id, accessToken.userID))
    .where(and(eq(accessToken.key, hashContent(secret)), gt(accessToken.expiresAt, now), isNull(user.disabledAt)))
  if (!found) return undefined
  const { id, parentID, access, campaignIDs, expiresAt } = found.token
  const before = new Date(now.getTime() - LAST_USED_STEP_MS)
  await db
    .update(accessToken)
    .set({ lastUsedAt: now })
    .where(
      and(
        inArray(accessToken.id, [id, parentID ?? id]),
        or(isNull(accessToken.lastUsedAt), lt(accessToken.lastUsedAt, before)),
      ),
    )
  return { id, parentID, access, campaignIDs, expiresAt, user: found.user }
}

/** Returns the tokens that a user has created, newest first. */
export async function listAccessTokens(db: Db, userID: string): Promise<AccessToken[]> {
  const rows = await db
    .select()
    .from(accessToken)
    .where(and(eq(accessToken.userID, userID), isNull(accessToken.parentID)))
    .orderBy(desc(accessToken.createdAt), accessToken.id)
  return rows.map(shown)
}

async function requireVisible(db: Db, viewer: UserViewer, ids: readonly string[]): Promise<void> {
  const visible = await db.$count(campaign, and(equalsAny(campaign.id, ids), visibleTo(viewer)))
  if (visible < new Set(ids).size)
    throw invalid([{ path: ['campaignIDs'], message: ACCESS_TOKEN_MESSAGES.unknownCampaign }])
}

/**
 * Creates a token of a user and emails them. `passwordHash` is that of the password by which the user has confirmed
 * it. Throws a `Refusal` for campaigns that they may not see, for too many tokens, and if the password was changed
 * meanwhile.
 */
export async function createAccessToken(
  context: Pick<StoreParts, 'config' | 'db' | 'sealer' | 'now'>,
  viewer: UserViewer,
  { name, access, campaignIDs, days }: Omit<NewAccessToken, 'password'>,
  passwordHash?: string,
): Promise<CreatedAccessToken> {
  const { config, db } = context
  const now = context.now()
  const { id: userID, email } = viewer.user
  if (campaignIDs) await requireVisible(db, viewer, campaignIDs)
  const token = newSecret()
  return db.transaction(async (tx) => {
    // Locked, so that simultaneous requests respect the limit.
    const [owner] = await tx
      .select({ passwordHash: user.passwordHash })
      .from(user)
      .where(eq(user.id, userID))
      .for('no key update')
    if (!owner || (passwordHash !== undefined && owner.passwordHash !== passwordHash)) throw notSignedIn()
    if ((await countUserTokens(tx, userID, now)) >= MAX_ACCESS_TOKENS)
      throw new Refusal('conflict', ACCESS_TOKEN_MESSAGES.tooMany)
    const row: AccessTokenRow = {
      key: hashContent(token),
      id: createId(),
      userID,
      parentID: null,
      name,
      access,
      campaignIDs: campaignIDs && [...new Set(campaignIDs)],
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
      lastUsedAt: null,
    }
    await tx.insert(accessToken).values(row)
    await queueEmail(tx, context, newAccessTokenEmail(config, email, shown(row), languageOfUser(viewer.user)))
    return { ...shown(row), token }
  })
}

/**
 * Issues a short-lived token with the rights of another one to read its campaigns or some of them. Throws a `Refusal`
 * for campaigns outside of its scope. The contract refuses the call to a token that was itself issued.
 */
export async function issueAccessToken(
  db: Db,
  by: TokenInUse,
  { campaignIDs, expiresInSeconds }: { campaignIDs?: string[] | undefined; expiresInSeconds: number },
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  if (campaignIDs?.some((id) => by.campaignIDs && !by.campaignIDs.includes(id)))
    throw invalid([{ path: ['campaignIDs'], message: ACCESS_TOKEN_MESSAGES.outOfScope }])
  if (campaignIDs) await requireVisible(db, { user: by.user }, campaignIDs)
  const token = newSecret()
  const expiresAt = new Date(Math.min(now.getTime() + expiresInSeconds * 1000, by.expiresAt.getTime()))
  await db.insert(accessToken).values({
    key: hashContent(token),
    id: createId(),
    userID: by.user.id,
    parentID: by.id,
    name: '',
    access: 'read',
    campaignIDs: campaignIDs ?? by.campaignIDs,
    createdAt: now,
    expiresAt,
  })
  return { token, expiresAt }
}

/** Revokes a user's token and those that it has issued. Throws a `Refusal` if there is none. */
export async function revokeAccessToken(db: Db, userID: string, id: string): Promise<void> {
  const revoked = await db
    .delete(accessToken)
    .where(and(eq(accessToken.id, id), eq(accessToken.userID, userID), isNull(accessToken.parentID)))
    .returning({ id: accessToken.id })
  if (revoked.length === 0) throw new Refusal('not-found', ACCESS_TOKEN_MESSAGES.notFound)
}

const ofUser = (userID: string) => eq(accessToken.userID, userID)

/** Returns the tokens that a user has created and that have not expired, newest first. */
export const listValidTokens = async (db: Db, userID: string, now: Date): Promise<AccessToken[]> =>
  (await listAccessTokens(db, userID)).filter((token) => !isTokenExpired(token, now))

/** Returns the number of tokens that a user has created and that have not expired. */
export const countUserTokens = (db: Db, userID: string, now: Date): Promise<number> =>
  db.$count(accessToken, and(ofUser(userID), isNull(accessToken.parentID), gt(accessToken.expiresAt, now)))

/** Revokes all tokens of a user, with those that they have issued. */
export async function revokeUserTokens(db: Db, userID: string): Promise<void> {
  await db.delete(accessToken).where(ofUser(userID))
}

/** Deletes expired tokens: issued ones at once, others after their owner could see that they have expired. */
export async function removeExpiredAccessTokens(db: Db, now: Date): Promise<void> {
  const listed = new Date(now.getTime() - LISTED_AFTER_END_MS)
  const isIssued = and(isNotNull(accessToken.parentID), lte(accessToken.expiresAt, now))
  await db.delete(accessToken).where(or(isIssued, lte(accessToken.expiresAt, listed)))
}
