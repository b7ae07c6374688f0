import type { Creative, PublishedCreative, PublishFinding } from '@placard/domain/creative'
import {
  type FindingCode,
  findLandingPage,
  publishErrors,
  publishedCreativeSchema,
  resolvedTrackers,
  TAG_OR_NEW_TAG,
  unconfirmedWarnings,
  VERSIONS_PER_TAG,
} from '@placard/domain/internal/creative'
import { createId } from '@placard/domain/internal/text'
import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { changedMeanwhile, confirmationNeeded, invalid, notPublishable, tagNotFound } from '../../refusal.js'
import { campaign, creative, liveCreative, liveFile, liveVersion } from '../schema.js'
import type { Db } from '../store.js'
import { visibleTo } from '../visibility.js'
import {
  type Change,
  completeOne,
  incrementVersion,
  lockParentCampaign,
  touchCampaign,
  type Version,
} from './creative-changes.js'
import { findCreative } from './creatives.js'
import { requireQuota } from './quota.js'
import { publishedAs } from './served-creatives.js'
import { requireVersion } from './versions.js'

type TagRow = typeof liveCreative.$inferSelect

const nextPosition = (creativeID: string) =>
  sql<number>`(select coalesce(max(${liveCreative.position}) + 1, 0) from ${liveCreative} where ${liveCreative.creativeID} = ${creativeID})`

/** Creative as it is published, the time of its draft, its files, and the version that is published again. */
interface NewVersion {
  snapshot: PublishedCreative
  draftAt: Date
  files: string[]
  restores?: number
}

/** Columns of a version that a tag shows from now on. */
const shown = ({ snapshot, draftAt, restores }: NewVersion, { viewer, now }: Change) => ({
  publishedAt: now,
  publishedBy: 'user' in viewer ? viewer.user.id : null,
  restores: restores ?? null,
  draftAt,
  snapshot,
  landingPage: findLandingPage(snapshot.trackers) ?? null,
})

async function addFiles(tx: Db, liveID: string, number: number, files: string[]): Promise<void> {
  if (files.length > 0)
    await tx.insert(liveFile).values([...new Set(files)].map((fileKey) => ({ liveID, number, fileKey })))
}

async function createTag(tx: Db, creativeID: string, version: NewVersion, change: Change): Promise<void> {
  const id = createId()
  await tx
    .insert(liveCreative)
    .values({ id, creativeID, position: nextPosition(creativeID), ...shown(version, change) })
  await addFiles(tx, id, 1, version.files)
}

/** Puts a version behind a tag: keeps the one that it showed, and deletes the oldest ones with their files. */
async function replaceVersion(tx: Db, tag: TagRow, version: NewVersion, change: Change): Promise<void> {
  const { id: liveID, number, publishedAt, publishedBy, restores, draftAt, snapshot } = tag
  await tx.insert(liveVersion).values({ liveID, number, publishedAt, publishedBy, restores, draftAt, snapshot })
  await tx
    .update(liveCreative)
    .set({ number: number + 1, ...shown(version, change) })
    .where(eq(liveCreative.id, liveID))
  await addFiles(tx, liveID, number + 1, version.files)
  const oldest = number + 1 - VERSIONS_PER_TAG
  if (oldest < 1) return
  await tx.delete(liveVersion).where(and(eq(liveVersion.liveID, liveID), lte(liveVersion.number, oldest)))
  await tx.delete(liveFile).where(and(eq(liveFile.liveID, liveID), lte(liveFile.number, oldest)))
}

/** Returns the tag that a publication changes: one of the creative's, by default the newest; undefined for a new one. */
async function findTag(
  tx: Db,
  creativeID: string,
  { liveID, asNewTag = false }: Pick<Publication, 'liveID' | 'asNewTag'>,
): Promise<TagRow | undefined> {
  if (asNewTag) {
    if (liveID !== undefined) throw invalid([{ path: ['liveID'], message: TAG_OR_NEW_TAG }])
    return undefined
  }
  const tags = await tx
    .select()
    .from(liveCreative)
    .where(eq(liveCreative.creativeID, creativeID))
    .orderBy(liveCreative.position, liveCreative.id)
  const tag = liveID === undefined ? tags.at(-1) : tags.find(({ id }) => id === liveID)
  if (!tag && liveID !== undefined) throw tagNotFound()
  return tag
}

/** Version of a creative to publish, and how it is checked before. */
export interface Publication extends Version {
  /** Warnings that the user has confirmed. */
  confirmed: readonly FindingCode[]
  /** Tag of the creative that shows the version. @default its newest tag */
  liveID?: string | undefined
  /** Creates another tag. @default false */
  asNewTag?: boolean | undefined
  /** Checks the creative as it will be served, by the version that its tag shows so far. */
  check: (creative: Creative, tag: PublishedCreative | undefined) => Promise<PublishFinding[]>
}

/**
 * Publishes a creative, if it still is the version that was seen: its tag shows an immutable copy that keeps its
 * files. Publishing increments the creative's version, so that of two users who publish the same version one is told.
 * Throws a `Refusal` with the findings for a creative with errors or unconfirmed warnings.
 */
export async function publishCreative(
  db: Db,
  { id, version, check, confirmed, ...where }: Publication,
  change: Change,
): Promise<Creative> {
  return db.transaction(async (tx) => {
    const campaignID = await lockParentCampaign(tx, id, change)
    const row = await incrementVersion(tx, { id, version }, {}, change)
    const whole = await completeOne(tx, row, change)
    const tag = await findTag(tx, id, where)
    const findings = await check(whole, tag && publishedAs(tag.snapshot))
    if (publishErrors(findings).length > 0) throw notPublishable(findings)
    if (unconfirmedWarnings(findings, confirmed).length > 0) throw confirmationNeeded(findings)
    const published: NewVersion = {
      snapshot: publishedCreativeSchema.parse({ ...whole, trackers: resolvedTrackers(whole) }),
      draftAt: row.updatedAt,
      files: whole.assets.map(({ filename }) => filename),
    }
    if (tag) await replaceVersion(tx, tag, published, change)
    else await createTag(tx, id, published, change)
    await requireQuota(tx, campaignID, change.quota)
    return completeOne(tx, row, change)
  })
}

/** Starts a change of a tag: locks its campaign, like every change of a creative. Returns the tag and its campaign. */
async function lockTag(tx: Db, liveID: string, { viewer, now }: Change): Promise<{ campaignID: string; tag: TagRow }> {
  const ofTag: SQL = sql`${campaign.id} = (select ${creative.campaignID} from ${creative} join ${liveCreative} on ${liveCreative.creativeID} = ${creative.id} where ${liveCreative.id} = ${liveID})`
  const campaignID = await touchCampaign(tx, and(ofTag, visibleTo(viewer)), now)
  const [tag] = campaignID === undefined ? [] : await tx.select().from(liveCreative).where(eq(liveCreative.id, liveID))
  if (campaignID === undefined || !tag) throw tagNotFound()
  return { campaignID, tag }
}

/** Version of a tag to show again, and the one that it showed when the user decided. */
export interface Restoration {
  liveID: string
  number: number
  current: number
}

/**
 * Publishes an earlier version of a tag again, as its newest version. The draft stays as it is, but its version is
 * incremented, so that somebody who publishes at the same moment is told.
 */
export async function restoreVersion(
  db: Db,
  { liveID, number, current }: Restoration,
  change: Change,
): Promise<Creative> {
  return db.transaction(async (tx) => {
    const { campaignID, tag } = await lockTag(tx, liveID, change)
    if (tag.number !== current)
      throw changedMeanwhile(await findCreative(tx, change.viewer, tag.creativeID, change.publicUrl))
    const { snapshot, draftAt } = await requireVersion(tx, tag, number)
    const files = await tx
      .select({ fileKey: liveFile.fileKey })
      .from(liveFile)
      .where(and(eq(liveFile.liveID, liveID), eq(liveFile.number, number)))
    const version = { snapshot, draftAt, restores: number, files: files.map(({ fileKey }) => fileKey) }
    await replaceVersion(tx, tag, version, change)
    await requireQuota(tx, campaignID, change.quota)
    const [row] = await tx
      .update(creative)
      .set({ version: sql`${creative.version} + 1` })
      .where(eq(creative.id, tag.creativeID))
      .returning()
    return completeOne(tx, row, change)
  })
}

/** Pauses or resumes a tag. Its first pause counts: pausing it again changes nothing. */
export async function pauseTag(
  db: Db,
  { liveID, paused }: { liveID: string; paused: boolean },
  change: Change,
): Promise<Creative> {
  return db.transaction(async (tx) => {
    const { tag } = await lockTag(tx, liveID, change)
    const pausedAt = paused ? (tag.pausedAt ?? change.now) : null
    await tx.update(liveCreative).set({ pausedAt }).where(eq(liveCreative.id, liveID))
    const [row] = await tx.select().from(creative).where(eq(creative.id, tag.creativeID))
    return completeOne(tx, row, change)
  })
}
