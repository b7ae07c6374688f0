import type { Creative, PublishedCreative, PublishedVersion, TagActivity } from '@placard/domain/creative'
import { creativeSize, publishedCreativeSchema } from '@placard/domain/internal/creative'
import { and, eq, sql } from 'drizzle-orm'
import { tagNotFound, versionNotFound } from '../../refusal.js'
import { creative, liveCreative, liveTotal, liveVersion, user } from '../schema.js'
import type { Db } from '../store.js'
import { type Viewer, visibleCreative } from '../visibility.js'
import { findCreative } from './creatives.js'
import { publishedAs } from './served-creatives.js'

type TagRow = typeof liveCreative.$inferSelect

const NAME = sql<string>`concat_ws(' ', ${user.firstName}, ${user.lastName})`
const publisher = sql<string | null>`(select ${NAME} from ${user} where ${user.id} = published_by)`

/** Facts about a snapshot that a list shows, without the rest of it, which can be large. */
const facts = sql<Pick<PublishedCreative, 'name' | 'type' | 'size'> | null>`case when snapshot is not null then
  jsonb_build_object('name', snapshot->>'name', 'type', snapshot->>'type', 'size', snapshot->>'size') end`

/** Returns the versions of all tags of a creative, the newest first; undefined if the viewer may not see it. */
export async function loadVersions(
  db: Db,
  viewer: Viewer,
  creativeID: string,
): Promise<PublishedVersion[] | undefined> {
  const [found] = await db.select().from(creative).where(visibleCreative(viewer, creativeID))
  if (!found) return undefined
  const { number, publishedAt, restores } = liveCreative
  const tags = await db
    .select({ liveID: liveCreative.id, number, publishedAt, restores, publishedBy: publisher, facts })
    .from(liveCreative)
    .where(eq(liveCreative.creativeID, creativeID))
  const { liveID } = liveVersion
  const versions = await db
    .select({
      liveID,
      number: liveVersion.number,
      publishedAt: liveVersion.publishedAt,
      restores: liveVersion.restores,
      publishedBy: publisher,
      facts,
    })
    .from(liveVersion)
    .where(
      sql`${liveID} in (select ${liveCreative.id} from ${liveCreative} where ${liveCreative.creativeID} = ${creativeID})`,
    )
  const { name, type, width, height } = found
  // Without a snapshot, a tag shows the creative as it is, and an earlier version cannot be shown any more.
  const asItIs = { name, type, size: creativeSize(width, height) }
  return [
    ...tags.map((tag) => ({ ...tag, facts: tag.facts ?? asItIs, isCurrent: true })),
    ...versions.flatMap((version) => (version.facts ? [{ ...version, facts: version.facts, isCurrent: false }] : [])),
  ]
    .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime() || other.number - one.number)
    .map(({ facts: about, publishedAt: at, restores: restored, ...version }) => ({
      ...version,
      ...about,
      publishedAt: at.toISOString(),
      ...(restored !== null && { restores: restored }),
    }))
}

/** Returns a stored version of a tag and the time of its draft. Throws a `Refusal` if it is not stored. */
export async function requireVersion(
  db: Db,
  tag: TagRow,
  number: number,
): Promise<{ snapshot: PublishedCreative; draftAt: Date }> {
  const [version] =
    number === tag.number
      ? [tag]
      : await db
          .select()
          .from(liveVersion)
          .where(and(eq(liveVersion.liveID, tag.id), eq(liveVersion.number, number)))
  const snapshot = publishedAs(version?.snapshot)
  if (!version || !snapshot) throw versionNotFound()
  return { snapshot, draftAt: version.draftAt ?? version.publishedAt }
}

/** Returns a version of a tag of a creative that the viewer may see. Throws a `Refusal` if there is none. */
export async function findVersion(
  db: Db,
  viewer: Viewer,
  { liveID, number }: { liveID: string; number: number },
  publicUrl: string,
): Promise<PublishedCreative> {
  const [tag] = await db.select().from(liveCreative).where(eq(liveCreative.id, liveID))
  const current: Creative | undefined = tag && (await findCreative(db, viewer, tag.creativeID, publicUrl))
  if (!tag || !current) throw tagNotFound()
  if (number === tag.number && tag.snapshot === null) return publishedCreativeSchema.parse(current)
  const { snapshot } = await requireVersion(db, tag, number)
  // The address of the server may have changed since.
  const assets = snapshot.assets.map((asset) => ({ ...asset, url: `${publicUrl}${asset.path}` }))
  return { ...snapshot, assets }
}

/** Returns what was counted for the tags of a creative, in their order; undefined if the viewer may not see it. */
export async function loadTagActivity(db: Db, viewer: Viewer, creativeID: string): Promise<TagActivity[] | undefined> {
  const [found] = await db.select({ id: creative.id }).from(creative).where(visibleCreative(viewer, creativeID))
  if (!found) return undefined
  const rows = await db
    .select({ liveID: liveCreative.id, total: liveTotal })
    .from(liveCreative)
    .leftJoin(liveTotal, eq(liveTotal.liveID, liveCreative.id))
    .where(eq(liveCreative.creativeID, creativeID))
    .orderBy(liveCreative.position, liveCreative.id)
  return rows.map(({ liveID, total }) => ({
    liveID,
    firstImpressionAt: total?.firstImpressionAt?.toISOString() ?? null,
    countedAt: total?.writtenAt.toISOString() ?? null,
    impressions: total?.impressions ?? 0,
    clicks: total?.clicks ?? 0,
    invalidTraffic: total?.invalidTraffic ?? 0,
    lastInvalid:
      total?.lastInvalidKind && total.lastInvalidAt
        ? { kind: total.lastInvalidKind, at: total.lastInvalidAt.toISOString() }
        : null,
  }))
}
