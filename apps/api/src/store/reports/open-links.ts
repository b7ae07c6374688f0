import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { linkNotFound } from '../../refusal.js'
import { hashContent } from '../../secrets.js'
import { campaign, reportFile, shareToken } from '../schema.js'
import type { StoreParts } from '../store-parts.js'
import type { LinkViewer } from '../visibility.js'
import { hasToken, isLive, readSettings } from './link-rows.js'

/** Resolution of the last use in ms, so that a busy link does not cause a write per view. */
const LAST_USED_STEP_MS = 60_000

/** Parts of the context that look up links: whether one has expired depends on the database's clock. */
type Clocked = Pick<StoreParts, 'db' | 'now'>

/** Link that opens, at least with its password. */
export interface LiveLink {
  viewer: LinkViewer
  /** First and last day of its campaign. */
  flight: { start: string | null; end: string | null }
  /** null without a password. */
  passwordHash: string | null
  origins: string[]
}

/** Returns the link of a share token; undefined if it is unknown, revoked or expired. */
export async function findLiveLink({ db, now }: Clocked, token: string): Promise<LiveLink | undefined> {
  const [found] = await db
    .select({ link: shareToken, start: campaign.start, end: campaign.end })
    .from(shareToken)
    .innerJoin(campaign, eq(campaign.id, shareToken.campaignID))
    .where(and(hasToken(token), isLive(now())))
  if (!found) return undefined
  const { link, ...flight } = found
  const { id: shareTokenID, campaignID, version, passwordHash, origins } = link
  return { viewer: { shareTokenID, campaignID, version, link: readSettings(link) }, flight, passwordHash, origins }
}

/** Returns the link of a share token. Throws the same `Refusal` for one that is unknown, was revoked or has expired. */
export async function requireLiveLink(clocked: Clocked, token: string): Promise<LiveLink> {
  const link = await findLiveLink(clocked, token)
  if (!link) throw linkNotFound()
  return link
}

/** Stores that the report of a link was requested, to the minute. */
export async function recordUse({ db, now }: Clocked, { shareTokenID }: LinkViewer): Promise<void> {
  const before = new Date(now().getTime() - LAST_USED_STEP_MS)
  await db
    .update(shareToken)
    .set({ lastUsedAt: now() })
    .where(and(eq(shareToken.id, shareTokenID), or(isNull(shareToken.lastUsedAt), lt(shareToken.lastUsedAt, before))))
}

/** Counts a view of a link. */
export async function countView({ db, now }: Clocked, { shareTokenID }: LinkViewer): Promise<void> {
  await db
    .update(shareToken)
    .set({ views: sql`${shareToken.views} + 1`, lastViewedAt: now() })
    .where(eq(shareToken.id, shareTokenID))
}

const isEmbeddable = (now: Date) => and(isLive(now), isNull(shareToken.passwordHash))

/** Returns the origins that may embed the report of a link: none with a password. */
export const listSites = ({ passwordHash, origins }: LiveLink): string[] => (passwordHash === null ? origins : [])

/** Returns the origins that may embed the report of a share token; undefined for a dead link. */
export async function sitesOfToken(clocked: Clocked, token: string): Promise<string[] | undefined> {
  const link = await findLiveLink(clocked, token)
  return link && listSites(link)
}

/** Returns the origins that may read a report file, because its link allows them. */
export async function sitesOfFile({ db, now }: Clocked, name: string): Promise<string[]> {
  const [link] = await db
    .select({ origins: shareToken.origins })
    .from(shareToken)
    .innerJoin(reportFile, eq(reportFile.shareTokenID, shareToken.id))
    .where(and(eq(reportFile.key, hashContent(name)), isEmbeddable(now())))
  return link?.origins ?? []
}
