import { createId, fullName, type ShareLink, type User } from '@placard/domain'
import { and, desc, eq, exists, isNull, lt, or } from 'drizzle-orm'
import type { Context } from '../context.js'
import { campaignNotFound, linkNotFound, Refusal } from '../refusal.js'
import { hashOf, randomSecret } from '../secrets.js'
import { campaign, shareToken, user } from './schema.js'
import { type Viewer, visibleCampaign } from './visibility.js'

/** So many links of one campaign are enough; it also bounds the list. */
const MAX_LINKS = 100
/** The last use is kept to the minute, so that a busy link does not write at each view. */
const LAST_USED_STEP_MS = 60_000

type ShareTokenRow = typeof shareToken.$inferSelect

function linkOf(
  { config, sealer }: Context,
  { id, tokenSealed, createdAt, lastUsedAt }: ShareTokenRow,
  createdBy: string | null,
): ShareLink {
  // A link that another secret sealed still works and can be ended; its address is known only where it was copied to.
  const token = sealer.open(tokenSealed, id) ?? 'address-sealed-with-another-secret'
  return {
    id,
    url: `${config.publicUrl}/share/${token}`,
    createdBy,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

const ofVisible = ({ db }: Context, viewer: Viewer, campaignID: string) =>
  and(
    eq(shareToken.campaignID, campaignID),
    exists(db.select({ id: campaign.id }).from(campaign).where(visibleCampaign(viewer, campaignID))),
  )

async function requireVisible({ db }: Context, viewer: Viewer, campaignID: string): Promise<void> {
  const found = await db.select({ id: campaign.id }).from(campaign).where(visibleCampaign(viewer, campaignID))
  if (found.length === 0) throw campaignNotFound()
}

/** The links to a campaign's report, the newest first. */
export async function listShareLinks(context: Context, viewer: Viewer, campaignID: string): Promise<ShareLink[]> {
  await requireVisible(context, viewer, campaignID)
  const rows = await context.db
    .select({ link: shareToken, first_name: user.firstName, last_name: user.lastName })
    .from(shareToken)
    .leftJoin(user, eq(user.id, shareToken.createdBy))
    .where(ofVisible(context, viewer, campaignID))
    .orderBy(desc(shareToken.createdAt), shareToken.id)
  return rows.map(({ link, first_name, last_name }) =>
    linkOf(context, link, first_name === null || last_name === null ? null : fullName({ first_name, last_name })),
  )
}

/** Makes a link to a campaign's report, and keeps who made it. */
export async function createShareLink(
  context: Context,
  viewer: { user: User },
  campaignID: string,
): Promise<ShareLink> {
  await requireVisible(context, viewer, campaignID)
  const { db, sealer, now } = context
  const existing = await db.$count(shareToken, eq(shareToken.campaignID, campaignID))
  if (existing >= MAX_LINKS) throw new Refusal(409, `A campaign has ${MAX_LINKS} share links at most. End one first.`)
  const id = createId()
  const token = randomSecret()
  const row: ShareTokenRow = {
    id,
    campaignID,
    tokenHash: hashOf(token),
    tokenSealed: sealer.seal(token, id),
    createdBy: viewer.user.id,
    createdAt: now(),
    lastUsedAt: null,
  }
  await db.insert(shareToken).values(row)
  return linkOf(context, row, fullName(viewer.user))
}

/** Ends a link at once, with the files that were made for it. */
export async function endShareLink(
  context: Context,
  viewer: Viewer,
  { campaignID, id }: { campaignID: string; id: string },
): Promise<void> {
  await requireVisible(context, viewer, campaignID)
  const ended = await context.db
    .delete(shareToken)
    .where(and(eq(shareToken.id, id), ofVisible(context, viewer, campaignID)))
    .returning({ id: shareToken.id })
  if (ended.length === 0) throw new Refusal(404, 'That link was ended already.')
}

/** What a token opens. Throws a `Refusal` for one that is unknown or was ended. */
export async function openShareToken(
  { db, now }: Context,
  token: string,
): Promise<{ viewer: Viewer; campaignID: string }> {
  const [found] = await db
    .select({ shareTokenID: shareToken.id, campaignID: shareToken.campaignID })
    .from(shareToken)
    .where(eq(shareToken.tokenHash, hashOf(token)))
  if (!found) throw linkNotFound()
  const before = new Date(now().getTime() - LAST_USED_STEP_MS)
  await db
    .update(shareToken)
    .set({ lastUsedAt: now() })
    .where(
      and(eq(shareToken.id, found.shareTokenID), or(isNull(shareToken.lastUsedAt), lt(shareToken.lastUsedAt, before))),
    )
  return { viewer: found, campaignID: found.campaignID }
}
