import type { Campaign } from '@placard/domain/campaign'
import { fullName } from '@placard/domain/internal/account'
import { type LinkState, linkSettingsSchema, NO_EMBEDDING_WITH_PASSWORD } from '@placard/domain/internal/share'
import { createId } from '@placard/domain/internal/text'
import type { LinkChanges, LinkSettings, ShareLink } from '@placard/domain/share'
import { and, count, desc, eq, exists, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { hashPassword } from '../../passwords.js'
import { campaignNotFound, changedMeanwhile, invalid, Refusal } from '../../refusal.js'
import { hashContent, randomSecret } from '../../secrets.js'
import { campaign, creative, scheduledReport, shareToken, user } from '../schema.js'
import { equalsAny } from '../sql.js'
import type { Db } from '../store.js'
import type { StoreParts } from '../store-parts.js'
import { maySeeDistribution, type UserViewer, type Viewer, visibleCampaign, visibleTo } from '../visibility.js'
import {
  holdLogo,
  isLive,
  linkColumns,
  readSettings,
  removeLinkFiles,
  revokeLinks,
  type ShareTokenRow,
  showsSame,
} from './link-rows.js'

/** Maximum number of active links per campaign. */
const MAX_LINKS = 1000
/** Number of links in a page, unless the request says otherwise. */
const LINKS_PER_PAGE = 100
const LINK_REVOKED = 'That link was already revoked.'

/** Returns the URL of a link; undefined if it was sealed with another secret. */
function openURL({ config, sealer }: Pick<StoreParts, 'config' | 'sealer'>, { id, tokenSealed }: ShareTokenRow) {
  const token = sealer.open(tokenSealed, id)
  return token === undefined ? undefined : `${config.publicUrl}/share/${token}`
}

// A link sealed with another secret still works and can be revoked, but its URL cannot be shown.
const createLinkURL = (context: Pick<StoreParts, 'config' | 'sealer'>, row: ShareTokenRow): string =>
  openURL(context, row) ?? `${context.config.publicUrl}/share/address-sealed-with-another-secret`

function computeLinkState({ revokedAt, expiresAt }: ShareTokenRow, now: Date): LinkState {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active'
}

function createLink(
  context: StoreParts,
  row: ShareTokenRow,
  { createdBy, campaign }: { createdBy: string | null; campaign: string },
): ShareLink {
  const { id, campaignID, origins, version, views } = row
  return {
    ...readSettings(row),
    id,
    url: createLinkURL(context, row),
    origins,
    createdBy,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    campaignID,
    campaign,
    state: computeLinkState(row, context.now()),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    hasPassword: row.passwordHash !== null,
    views,
    lastViewedAt: row.lastViewedAt?.toISOString() ?? null,
    version,
  }
}

/** Returns the condition for links that are used in a schedule's emails. */
const isOfSchedule = (db: Db) =>
  exists(
    db.select({ id: scheduledReport.id }).from(scheduledReport).where(eq(scheduledReport.shareTokenID, shareToken.id)),
  )

async function requireVisible({ db }: StoreParts, viewer: Viewer, campaignID: string): Promise<void> {
  const found = await db.select({ id: campaign.id }).from(campaign).where(visibleCampaign(viewer, campaignID))
  if (found.length === 0) throw campaignNotFound()
}

const inState = (state: 'all' | 'ended' | LinkState, now: Date): SQL | undefined =>
  ({
    all: undefined,
    ended: or(isNotNull(shareToken.revokedAt), lte(shareToken.expiresAt, now)),
    active: isLive(now),
    revoked: isNotNull(shareToken.revokedAt),
    expired: and(isNull(shareToken.revokedAt), lte(shareToken.expiresAt, now)),
  })[state]

const named = (search: string | undefined): SQL | undefined =>
  search === undefined
    ? undefined
    : sql`strpos(lower(coalesce(${shareToken.settings}->>'name', '') || ' ' || ${campaign.name}), lower(${search.trim()})) > 0`

const found = (db: Db, where: SQL | undefined) =>
  db
    .select({
      link: shareToken,
      campaign: campaign.name,
      first_name: user.firstName,
      last_name: user.lastName,
      isOfSchedule: sql<boolean>`${isOfSchedule(db)}`,
    })
    .from(shareToken)
    .innerJoin(campaign, eq(campaign.id, shareToken.campaignID))
    .leftJoin(user, eq(user.id, shareToken.createdBy))
    .where(where)

type FoundRow = Awaited<ReturnType<typeof found>>[number]

function shown(context: StoreParts, row: FoundRow): ShareLink {
  const { link, campaign, first_name, last_name, isOfSchedule } = row
  const maker = first_name === null || last_name === null ? null : fullName({ first_name, last_name })
  const createdBy = isOfSchedule ? [maker, 'for a scheduled report'].filter(Boolean).join(', ') : maker
  return createLink(context, link, { createdBy, campaign })
}

/** Links to list. */
export interface LinksWanted {
  /** @default all campaigns that the viewer sees, page by page */
  campaignID?: string | undefined
  /** @default 'active' */
  state?: 'all' | 'ended' | LinkState | undefined
  /** Text in the name of the link or of its campaign. */
  search?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

/** Page of links; `pagination` is undefined if it has all of them. */
export interface LinkPage {
  links: ShareLink[]
  pagination?: { page: number; pages: number; total: number }
}

/** Returns the links to the reports of a campaign or of all visible ones, newest first; none for readers. */
export async function listShareLinks(
  context: StoreParts,
  viewer: Viewer,
  { campaignID, state = 'active', search, page, size = LINKS_PER_PAGE }: LinksWanted,
): Promise<LinkPage> {
  const { db, now } = context
  if (campaignID !== undefined) await requireVisible(context, viewer, campaignID)
  if (!maySeeDistribution(viewer)) return { links: [] }
  const ofCampaign = campaignID === undefined ? undefined : eq(shareToken.campaignID, campaignID)
  const where = and(ofCampaign, visibleTo(viewer), inState(state, now()), named(search))
  const query = found(db, where).orderBy(desc(shareToken.createdAt), shareToken.id).$dynamic()
  // The links of one campaign are bounded, the links of a company are not.
  const shownPage = page ?? (campaignID === undefined ? 1 : undefined)
  if (shownPage === undefined) return { links: (await query).map((row) => shown(context, row)) }
  const [counted] = await db
    .select({ count: count() })
    .from(shareToken)
    .innerJoin(campaign, eq(campaign.id, shareToken.campaignID))
    .where(where)
  const total = counted?.count ?? 0
  const rows = await query.limit(size).offset((shownPage - 1) * size)
  return {
    links: rows.map((row) => shown(context, row)),
    pagination: { page: shownPage, pages: Math.max(1, Math.ceil(total / size)), total },
  }
}

/**
 * Returns campaigns with the address of the newest link that opens without a password; null for none. Links of
 * schedules are left out, because they end with these.
 */
export async function withReportURLs(context: StoreParts, campaigns: readonly Campaign[]): Promise<Campaign[]> {
  const { db, now } = context
  const ofCampaigns = equalsAny(
    shareToken.campaignID,
    campaigns.map(({ id }) => id),
  )
  const rows = await db
    .selectDistinctOn([shareToken.campaignID])
    .from(shareToken)
    .where(and(ofCampaigns, isLive(now()), isNull(shareToken.passwordHash), not(isOfSchedule(db))))
    .orderBy(shareToken.campaignID, desc(shareToken.createdAt), shareToken.id)
  const urls = new Map(rows.map((row) => [row.campaignID, openURL(context, row)]))
  return campaigns.map((each) => ({ ...each, reportURL: urls.get(each.id) ?? null }))
}

/** Returns one link in any state. Throws a `Refusal` if there is none. */
async function findLink(context: StoreParts, viewer: Viewer, id: string): Promise<ShareLink> {
  const [row] = await found(context.db, and(eq(shareToken.id, id), visibleTo(viewer)))
  if (!row) throw new Refusal('not-found', LINK_REVOKED)
  return shown(context, row)
}

/** Throws a `Refusal` for a new expiry that is over, a scope outside of the campaign, or a logo that does not exist. */
async function requireSettings(
  tx: Db,
  { campaignID, before, after, now }: { campaignID: string; before?: LinkSettings; after: LinkSettings; now: Date },
): Promise<void> {
  const isNewExpiry = after.expiresAt !== null && after.expiresAt !== before?.expiresAt
  if (isNewExpiry && new Date(after.expiresAt ?? 0) <= now)
    throw invalid([{ path: ['expiresAt'], message: 'Choose a time in the future, or revoke the link.' }])
  // Creatives may have been deleted since they were chosen.
  const chosen = [...new Set(after.creativeIDs ?? [])].filter((id) => !before?.creativeIDs?.includes(id))
  const condition = and(eq(creative.campaignID, campaignID), equalsAny(creative.id, chosen))
  if (chosen.length > 0 && (await tx.$count(creative, condition)) < chosen.length)
    throw invalid([{ path: ['creativeIDs'], message: 'Choose creatives of this campaign.' }])
  if (after.logo !== null && after.logo !== before?.logo && !(await holdLogo(tx, after.logo, now)))
    throw invalid([{ path: ['logo'], message: 'This logo is no longer there. Upload it again.' }])
}

/** Throws a `Refusal` for a link with a password that sites may embed; it is a problem of the field that causes it. */
function requireNoEmbedding(passwordHash: string | null, origins: string[], field: 'password' | 'origins'): void {
  if (passwordHash !== null && origins.length > 0)
    throw invalid([{ path: [field], message: NO_EMBEDDING_WITH_PASSWORD }])
}

/** Returns the hash of a new password; null to remove it, undefined to leave it as it is. */
const newHash = async (password: string | null | undefined) =>
  typeof password === 'string' ? hashPassword(password) : password

/** Settings of a link in a request. */
export interface LinkInput extends LinkChanges {
  campaignID: string
  origins?: string[] | undefined
}

/** Creates a link to a campaign's report. */
export async function createShareLink(
  context: StoreParts,
  viewer: UserViewer,
  { campaignID, origins = [], password, ...changes }: LinkInput,
): Promise<ShareLink> {
  await requireVisible(context, viewer, campaignID)
  const { db, now } = context
  const existing = and(eq(shareToken.campaignID, campaignID), isLive(now()), not(isOfSchedule(db)))
  if ((await db.$count(shareToken, existing)) >= MAX_LINKS)
    throw new Refusal('conflict', `A campaign has ${MAX_LINKS} active share links at most. Revoke one first.`)
  const settings = linkSettingsSchema.parse(changes)
  const passwordHash = (await newHash(password)) ?? null
  requireNoEmbedding(passwordHash, origins, 'origins')
  const { id } = await db.transaction(async (tx) => {
    await requireSettings(tx, { campaignID, after: settings, now: now() })
    return addShareLink(tx, context, { campaignID, origins, createdBy: viewer.user.id, settings, passwordHash })
  })
  return findLink(context, viewer, id)
}

interface NewLink {
  campaignID: string
  createdBy: string
  origins?: string[]
  settings?: LinkSettings
  passwordHash?: string | null
}

async function addShareLink(
  db: Db,
  { sealer, now }: Pick<StoreParts, 'sealer' | 'now'>,
  { settings = linkSettingsSchema.parse({}), passwordHash = null, ...link }: NewLink,
): Promise<ShareTokenRow> {
  const id = createId()
  const token = randomSecret()
  const columns = linkColumns(id, { settings, passwordHash, hash: hashContent(token) })
  const values = { ...link, ...columns, id, tokenSealed: sealer.seal(token, id), createdAt: now() }
  const [row] = await db.insert(shareToken).values(values).returning()
  if (!row) throw new Error('An inserted link has a row.')
  return row
}

/**
 * Returns the link in a schedule's emails for readers without access to the console. The link is created
 * when it is first needed, and again after it has ended or the server's secret has changed.
 */
export async function scheduleLink(
  tx: Db,
  context: Pick<StoreParts, 'config' | 'sealer' | 'now'>,
  schedule: { id: string; campaignID: string; ownerID: string; shareTokenID: string | null },
): Promise<{ id: string; url: string }> {
  const { config, sealer, now } = context
  const [existing] =
    schedule.shareTokenID === null
      ? []
      : await tx
          .select()
          .from(shareToken)
          .where(and(eq(shareToken.id, schedule.shareTokenID), isLive(now())))
  if (existing && sealer.open(existing.tokenSealed, existing.id) !== undefined)
    return { id: existing.id, url: createLinkURL({ config, sealer }, existing) }
  const newLink = await addShareLink(tx, context, { campaignID: schedule.campaignID, createdBy: schedule.ownerID })
  await tx.update(scheduledReport).set({ shareTokenID: newLink.id }).where(eq(scheduledReport.id, schedule.id))
  return { id: newLink.id, url: createLinkURL({ config, sealer }, newLink) }
}

/** Link to change. */
export interface LinkNamed {
  campaignID: string
  id: string
  /** Version that the change is based on. @default whatever is there */
  version?: number | undefined
}

/**
 * Changes a link under its lock and returns it: of changes at the same moment only one finds its version. Throws a
 * `Refusal` for a link that is revoked, for good, or was changed since.
 */
async function changeLocked(
  context: StoreParts,
  viewer: UserViewer,
  { campaignID, id, version }: LinkNamed,
  change: (tx: Db, row: ShareTokenRow) => Promise<Partial<ShareTokenRow>>,
): Promise<ShareLink> {
  await requireVisible(context, viewer, campaignID)
  const isChanged = await context.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(shareToken)
      .where(and(eq(shareToken.id, id), eq(shareToken.campaignID, campaignID), isNull(shareToken.revokedAt)))
      .for('no key update')
    if (!row) throw new Refusal('not-found', LINK_REVOKED)
    if (version !== undefined && version !== row.version) return false
    const values = { ...(await change(tx, row)), version: row.version + 1 }
    await tx.update(shareToken).set(values).where(eq(shareToken.id, id))
    return true
  })
  const link = await findLink(context, viewer, id)
  if (!isChanged) throw changedMeanwhile(link)
  return link
}

/** Changes settings of a link. Files of what it showed before are deleted. */
export async function changeShareLink(
  context: StoreParts,
  viewer: UserViewer,
  { campaignID, id, version, origins, password, ...changes }: LinkInput & LinkNamed,
): Promise<ShareLink> {
  await requireVisible(context, viewer, campaignID)
  const hashed = await newHash(password)
  return changeLocked(context, viewer, { campaignID, id, version }, async (tx, row) => {
    const before = readSettings(row)
    const after = linkSettingsSchema.parse({ ...before, ...changes })
    await requireSettings(tx, { campaignID, before, after, now: context.now() })
    const passwordHash = hashed === undefined ? row.passwordHash : hashed
    const sites = origins ?? row.origins
    requireNoEmbedding(passwordHash, sites, origins && origins.length > 0 ? 'origins' : 'password')
    if (!showsSame(before, after) || hashed !== undefined) await removeLinkFiles(tx, [id])
    const hash = row.managedHash ?? row.tokenHash
    return { ...linkColumns(id, { settings: after, passwordHash, hash }), origins: sites }
  })
}

/** Gives a link another address. The one before ends at once, with the files that were generated for it. */
export const rotateShareLink = (context: StoreParts, viewer: UserViewer, link: LinkNamed): Promise<ShareLink> =>
  changeLocked(context, viewer, link, async (tx, row) => {
    const token = randomSecret()
    await removeLinkFiles(tx, [row.id])
    const { passwordHash } = row
    return {
      ...linkColumns(row.id, { settings: readSettings(row), passwordHash, hash: hashContent(token) }),
      tokenSealed: context.sealer.seal(token, row.id),
    }
  })

/** Revokes a link and deletes the files that were generated for it. */
export async function endShareLink(
  context: StoreParts,
  viewer: Viewer,
  { campaignID, id }: { campaignID: string; id: string },
): Promise<void> {
  await requireVisible(context, viewer, campaignID)
  const one = and(eq(shareToken.id, id), eq(shareToken.campaignID, campaignID))
  const ended = await context.db.transaction((tx) => revokeLinks(tx, one, context.now()))
  if (ended === 0) throw new Refusal('not-found', LINK_REVOKED)
}

/** Revokes all active links of a campaign and returns how many there were. */
export async function endShareLinks(context: StoreParts, viewer: Viewer, campaignID: string): Promise<number> {
  await requireVisible(context, viewer, campaignID)
  const { db, now } = context
  return db.transaction((tx) => revokeLinks(tx, and(eq(shareToken.campaignID, campaignID), isLive(now())), now()))
}
