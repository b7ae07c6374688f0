import type { PublishedCreative } from '@placard/domain/creative'
import { fallbackCreativeID, publishedCreativeSchema, resolvedTrackers } from '@placard/domain/internal/creative'
import { eq, inArray } from 'drizzle-orm'
import { creative, liveCreative, storedFile } from '../schema.js'
import type { Db } from '../store.js'
import { completeCreatives } from './creatives.js'

/** MIME type and size of a stored file. */
export interface FileFacts {
  contentType: string
  bytes: number
}

/** Returns the creative of a stored snapshot; undefined if none is stored. */
export function publishedAs(snapshot: unknown): PublishedCreative | undefined {
  const read = publishedCreativeSchema.safeParse(snapshot)
  return read.success ? read.data : undefined
}

async function currentCreative(db: Db, creativeID: string, publicUrl: string): Promise<PublishedCreative | undefined> {
  const rows = await db.select().from(creative).where(eq(creative.id, creativeID))
  const [whole] = await completeCreatives(db, rows, publicUrl)
  if (!whole) return undefined
  const { campaign: its, ...draft } = whole
  // The landing page of its campaign applies when it is published, so that a changed default redirects nobody.
  return { ...draft, trackers: resolvedTrackers({ ...draft, campaign: its && { name: its.name } }) }
}

/** Published creative, and the fallbacks that its tags may name. */
export interface FoundPublished {
  creative: PublishedCreative
  /** Ids of creatives: the fallback that is set now, and the one that was set when it was published. */
  fallbackCreativeIDs: string[]
  /** True if the tag shows nothing. */
  isPaused: boolean
}

/** Returns a creative as the tag with this live id shows it, or its current state if no snapshot was stored. */
export async function findPublished(db: Db, liveID: string, publicUrl: string): Promise<FoundPublished | undefined> {
  const [live] = await db
    .select({
      creativeID: liveCreative.creativeID,
      snapshot: liveCreative.snapshot,
      pausedAt: liveCreative.pausedAt,
      settings: creative.settings,
    })
    .from(liveCreative)
    .innerJoin(creative, eq(creative.id, liveCreative.creativeID))
    .where(eq(liveCreative.id, liveID))
  if (!live) return undefined
  const found = publishedAs(live.snapshot) ?? (await currentCreative(db, live.creativeID, publicUrl))
  // Tags contain the fallback of the moment they were copied, also for versions published before.
  const fallbacks = [live.settings, found?.settings ?? []].flatMap((settings) => fallbackCreativeID(settings) ?? [])
  return found && { creative: found, fallbackCreativeIDs: [...new Set(fallbacks)], isPaused: live.pausedAt !== null }
}

/** Returns the types and sizes of stored files by key. */
export async function fileFacts(db: Db, keys: string[]): Promise<Map<string, FileFacts>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ key: storedFile.key, contentType: storedFile.contentType, bytes: storedFile.bytes })
    .from(storedFile)
    .where(inArray(storedFile.key, keys))
  return new Map(rows.map(({ key, ...facts }) => [key, facts]))
}
