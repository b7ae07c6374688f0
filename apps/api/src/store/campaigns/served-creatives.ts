import { type Creative, fallbackCreativeID, type PublishedCreative, publishedCreativeSchema } from '@placard/domain'
import { eq, inArray } from 'drizzle-orm'
import { creative, liveCreative, storedFile } from '../schema.js'
import type { Db } from '../store.js'
import { completeCreatives } from './creatives.js'

/** MIME type and size of a stored file. */
export interface FileFacts {
  contentType: string
  bytes: number
}

async function currentCreative(db: Db, creativeID: string, publicUrl: string): Promise<Creative | undefined> {
  const rows = await db.select().from(creative).where(eq(creative.id, creativeID))
  return (await completeCreatives(db, rows, publicUrl))[0]
}

/** Published creative, and the fallbacks that its tags may name. */
export interface FoundPublished {
  creative: PublishedCreative
  /** Ids of creatives: the fallback that is set now, and the one that was set when it was published. */
  fallbackCreativeIDs: string[]
}

/** Returns a creative as it was published under this live id, or its current state if no snapshot was stored. */
export async function findPublished(db: Db, liveID: string, publicUrl: string): Promise<FoundPublished | undefined> {
  const [live] = await db
    .select({ creativeID: liveCreative.creativeID, snapshot: liveCreative.snapshot, settings: creative.settings })
    .from(liveCreative)
    .innerJoin(creative, eq(creative.id, liveCreative.creativeID))
    .where(eq(liveCreative.id, liveID))
  if (!live) return undefined
  const kept = publishedCreativeSchema.safeParse(live.snapshot)
  const found = kept.success ? kept.data : await currentCreative(db, live.creativeID, publicUrl)
  // Tags contain the fallback of the moment they were copied, also for versions published before.
  const fallbacks = [live.settings, found?.settings ?? []].flatMap((settings) => fallbackCreativeID(settings) ?? [])
  return found && { creative: found, fallbackCreativeIDs: [...new Set(fallbacks)] }
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
