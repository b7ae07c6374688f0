import { DAY_MS } from '@placard/domain/internal/dates'
import { ENDED_LINK_DAYS, linkSettingsSchema } from '@placard/domain/internal/share'
import { DEFAULT_LINK_SETTINGS, type LinkSettings } from '@placard/domain/share'
import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { hashContent } from '../../secrets.js'
import { reportFile, shareLogo, shareToken } from '../schema.js'
import { equalsAny } from '../sql.js'
import type { Db } from '../store.js'

/** Row of a share link. */
export type ShareTokenRow = typeof shareToken.$inferSelect

/** Returns the condition for links that open: neither revoked nor expired. */
export const isLive = (now: Date): SQL | undefined =>
  and(isNull(shareToken.revokedAt), or(isNull(shareToken.expiresAt), gt(shareToken.expiresAt, now)))

/** Returns the condition for the link of a token, whichever column has its hash. */
export function hasToken(token: string): SQL | undefined {
  const hash = hashContent(token)
  return or(eq(shareToken.tokenHash, hash), eq(shareToken.managedHash, hash))
}

/** Returns the settings of a link's row. */
export const readSettings = ({ settings, expiresAt }: Pick<ShareTokenRow, 'settings' | 'expiresAt'>): LinkSettings =>
  linkSettingsSchema.parse({ ...settings, expiresAt: expiresAt?.toISOString() ?? null })

/** Settings that narrow what a link shows, or how long; the others only change how it looks. */
const NARROWING = ['creativeIDs', 'leftOut', 'range', 'tzCode', 'comparison', 'expiresAt'] as const

/** Returns whether two settings show the same data for the same time. */
export const showsSame = (one: LinkSettings, other: LinkSettings): boolean =>
  NARROWING.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))

/** Columns with the settings, the password and the hash of a link's token. */
export function linkColumns(
  id: string,
  { settings, passwordHash, hash }: { settings: LinkSettings; passwordHash: string | null; hash: string },
): Pick<ShareTokenRow, 'settings' | 'expiresAt' | 'passwordHash' | 'tokenHash' | 'managedHash'> {
  const { expiresAt, ...rest } = settings
  const isOpen = passwordHash === null && showsSame(settings, DEFAULT_LINK_SETTINGS)
  return {
    settings: rest,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    passwordHash,
    // A server of before looks up `token_hash` and would show everything: it must not find a link that restricts it.
    tokenHash: isOpen ? hash : `managed:${id}`,
    managedHash: isOpen ? null : hash,
  }
}

/** Deletes the report files of links. */
export const removeLinkFiles = async (tx: Db, linkIDs: readonly string[]): Promise<void> => {
  await tx.delete(reportFile).where(equalsAny(reportFile.shareTokenID, linkIDs))
}

/** Revokes links and deletes their files, in a transaction. Returns how many were not revoked before. */
export async function revokeLinks(tx: Db, where: SQL | undefined, now: Date): Promise<number> {
  const ended = await tx
    .update(shareToken)
    .set({
      revokedAt: now,
      tokenHash: sql`'revoked:' || ${shareToken.id}`,
      managedHash: null,
      version: sql`${shareToken.version} + 1`,
    })
    .where(and(where, isNull(shareToken.revokedAt)))
    .returning({ id: shareToken.id })
  await removeLinkFiles(
    tx,
    ended.map(({ id }) => id),
  )
  return ended.length
}

/** Deletes links that ended long ago. */
export async function removeEndedLinks(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ENDED_LINK_DAYS * DAY_MS)
  await db.delete(shareToken).where(or(lte(shareToken.revokedAt, before), lte(shareToken.expiresAt, before)))
}

/** Stores a logo and returns its id. */
export async function addLogo(db: Db, png: Buffer, now: Date): Promise<string> {
  const id = hashContent(png)
  await db
    .insert(shareLogo)
    .values({ id, png, createdAt: now })
    .onConflictDoUpdate({ target: shareLogo.id, set: { createdAt: now } })
  return id
}

/** Keeps a logo from being removed before a link refers to it; returns whether it exists. */
export async function holdLogo(tx: Db, id: string, now: Date): Promise<boolean> {
  const held = await tx
    .update(shareLogo)
    .set({ createdAt: now })
    .where(eq(shareLogo.id, id))
    .returning({ id: shareLogo.id })
  return held.length > 0
}

/** Returns a logo as PNG. */
export async function findLogo(db: Db, id: string): Promise<Buffer | undefined> {
  const [found] = await db.select({ png: shareLogo.png }).from(shareLogo).where(eq(shareLogo.id, id))
  return found?.png
}

/** Returns the colour and the logo of a link that opens; undefined for one that has ended. */
export async function findLinkLook(
  db: Db,
  id: string,
  now: Date,
): Promise<{ color: string | null; logo: Buffer | undefined } | undefined> {
  const [row] = await db
    .select()
    .from(shareToken)
    .where(and(eq(shareToken.id, id), isLive(now)))
  if (!row) return undefined
  const { color, logo } = readSettings(row)
  return { color, logo: logo === null ? undefined : await findLogo(db, logo) }
}

/** Deletes logos of more than a day ago that no link refers to. */
export async function removeUnusedLogos(db: Db, now: Date): Promise<void> {
  const isUsed = sql`exists (select 1 from ${shareToken} where ${shareToken.settings}->>'logo' = ${shareLogo.id})`
  await db.delete(shareLogo).where(and(lte(shareLogo.createdAt, new Date(now.getTime() - DAY_MS)), sql`not ${isUsed}`))
}
