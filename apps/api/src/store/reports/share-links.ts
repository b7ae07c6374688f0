import { createId, fullName, type ShareLink } from '@placard/domain'
import { and, desc, eq, exists, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { Context } from '../../context.js'
import { campaignNotFound, linkNotFound, Refusal } from '../../refusal.js'
import { hashOf, randomSecret } from '../../secrets.js'
import { campaign, scheduledReport, shareToken, user } from '../schema.js'
import type { Db } from '../store.js'
import { maySeeDistribution, type UserViewer, type Viewer, visibleCampaign } from '../visibility.js'

/** Maximum number of links per campaign, which also bounds the list. */
const MAX_LINKS = 100
const LINK_REVOKED = 'That link was already revoked.'
/** Resolution of the last use in ms, so that a busy link does not cause a write per view. */
const LAST_USED_STEP_MS = 60_000

type ShareTokenRow = typeof shareToken.$inferSelect

function urlOf({ config, sealer }: Pick<Context, 'config' | 'sealer'>, { id, tokenSealed }: ShareTokenRow): string {
  // A link sealed with another secret still works and can be revoked, but its URL cannot be shown.
  const token = sealer.open(tokenSealed, id) ?? 'address-sealed-with-another-secret'
  return `${config.publicUrl}/share/${token}`
}

function linkOf(context: Context, row: ShareTokenRow, createdBy: string | null): ShareLink {
  const { id, createdAt, lastUsedAt, origins } = row
  return {
    id,
    url: urlOf(context, row),
    origins,
    createdBy,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

/** Returns the condition for links that are used in a schedule's emails. */
const isOfSchedule = (db: Db) =>
  exists(
    db.select({ id: scheduledReport.id }).from(scheduledReport).where(eq(scheduledReport.shareTokenID, shareToken.id)),
  )

const ofVisible = ({ db }: Context, viewer: Viewer, campaignID: string) =>
  and(
    eq(shareToken.campaignID, campaignID),
    exists(db.select({ id: campaign.id }).from(campaign).where(visibleCampaign(viewer, campaignID))),
  )

async function requireVisible({ db }: Context, viewer: Viewer, campaignID: string): Promise<void> {
  const found = await db.select({ id: campaign.id }).from(campaign).where(visibleCampaign(viewer, campaignID))
  if (found.length === 0) throw campaignNotFound()
}

/** Returns the links to a campaign's report, newest first; none for its readers. */
export async function listShareLinks(context: Context, viewer: Viewer, campaignID: string): Promise<ShareLink[]> {
  if (!maySeeDistribution(viewer)) {
    await requireVisible(context, viewer, campaignID)
    return []
  }
  const list = context.db
    .select({
      link: shareToken,
      first_name: user.firstName,
      last_name: user.lastName,
      isOfSchedule: sql<boolean>`${isOfSchedule(context.db)}`,
    })
    .from(shareToken)
    .leftJoin(user, eq(user.id, shareToken.createdBy))
    .where(ofVisible(context, viewer, campaignID))
    .orderBy(desc(shareToken.createdAt), shareToken.id)
  const [rows] = await Promise.all([list, requireVisible(context, viewer, campaignID)])
  return rows.map(({ link, first_name, last_name, isOfSchedule }) => {
    const maker = first_name === null || last_name === null ? null : fullName({ first_name, last_name })
    return linkOf(context, link, isOfSchedule ? [maker, 'for a scheduled report'].filter(Boolean).join(', ') : maker)
  })
}

/** Creates a link to a campaign's report. */
export async function createShareLink(
  context: Context,
  viewer: UserViewer,
  { campaignID, origins = [] }: { campaignID: string; origins?: string[] | undefined },
): Promise<ShareLink> {
  await requireVisible(context, viewer, campaignID)
  const { db } = context
  const existing = await db.$count(shareToken, and(eq(shareToken.campaignID, campaignID), not(isOfSchedule(db))))
  if (existing >= MAX_LINKS)
    throw new Refusal(409, `A campaign has ${MAX_LINKS} share links at most. Revoke one first.`)
  const row = await addShareLink(db, context, { campaignID, origins, createdBy: viewer.user.id })
  return linkOf(context, row, fullName(viewer.user))
}

async function addShareLink(
  db: Db,
  { sealer, now }: Pick<Context, 'sealer' | 'now'>,
  { campaignID, createdBy, origins }: { campaignID: string; createdBy: string; origins: string[] },
): Promise<ShareTokenRow> {
  const id = createId()
  const token = randomSecret()
  const row: ShareTokenRow = {
    id,
    campaignID,
    tokenHash: hashOf(token),
    tokenSealed: sealer.seal(token, id),
    createdBy,
    origins,
    createdAt: now(),
    lastUsedAt: null,
  }
  await db.insert(shareToken).values(row)
  return row
}

/**
 * Returns the link in a schedule's emails for readers without access to the console. The link is created
 * when it is first needed, and again after it was revoked or the server's secret has changed.
 */
export async function scheduleLink(
  tx: Db,
  context: Pick<Context, 'config' | 'sealer' | 'now'>,
  schedule: { id: string; campaignID: string; ownerID: string; shareTokenID: string | null },
): Promise<{ id: string; url: string }> {
  const { config, sealer } = context
  const [existing] =
    schedule.shareTokenID === null
      ? []
      : await tx.select().from(shareToken).where(eq(shareToken.id, schedule.shareTokenID))
  if (existing && sealer.open(existing.tokenSealed, existing.id) !== undefined)
    return { id: existing.id, url: urlOf({ config, sealer }, existing) }
  const made = await addShareLink(tx, context, {
    campaignID: schedule.campaignID,
    createdBy: schedule.ownerID,
    origins: [],
  })
  await tx.update(scheduledReport).set({ shareTokenID: made.id }).where(eq(scheduledReport.id, schedule.id))
  return { id: made.id, url: urlOf({ config, sealer }, made) }
}

/** Changes the sites that may embed the report of a link. */
export async function changeShareLink(
  context: Context,
  viewer: UserViewer,
  { campaignID, id, origins }: { campaignID: string; id: string; origins: string[] },
): Promise<ShareLink> {
  await requireVisible(context, viewer, campaignID)
  const changed = await context.db
    .update(shareToken)
    .set({ origins })
    .where(and(eq(shareToken.id, id), ofVisible(context, viewer, campaignID)))
    .returning({ id: shareToken.id })
  const link = (await listShareLinks(context, viewer, campaignID)).find((one) => one.id === id)
  if (changed.length === 0 || !link) throw new Refusal(404, LINK_REVOKED)
  return link
}

/** Deletes a link and the files that were generated for it. */
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
  if (ended.length === 0) throw new Refusal(404, LINK_REVOKED)
}

/** Returns the campaign of a share token. Throws a `Refusal` for one that is unknown or was revoked. */
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
