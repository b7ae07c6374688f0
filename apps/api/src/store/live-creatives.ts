import { type Creative, createId, publishedCreativeSchema, publishProblems } from '@placard/domain'
import { sql } from 'drizzle-orm'
import { invalid } from '../refusal.js'
import { type Change, holdCampaignOf, raiseVersion, type Version } from './creative-changes.js'
import { completeCreatives } from './creatives.js'
import { requireQuota } from './quota.js'
import { liveCreative, liveFile } from './schema.js'
import type { Db } from './store.js'

const nextPosition = (creativeID: string) =>
  sql<number>`(select coalesce(max(${liveCreative.position}) + 1, 0) from ${liveCreative} where ${liveCreative.creativeID} = ${creativeID})`

/**
 * Publishes a creative as it is, if it still is the version that was seen: a copy that never changes, and that keeps
 * the files it shows. Publishing counts as a change, so that of two who publish the same version one is told. Refuses
 * a creative without content.
 */
export async function publishCreative(db: Db, seen: Version, change: Change): Promise<Creative> {
  return db.transaction(async (tx) => {
    const campaignID = await holdCampaignOf(tx, seen.id, change)
    const row = await raiseVersion(tx, seen, {}, change)
    const [whole] = await completeCreatives(tx, [row], change.publicUrl)
    if (!whole) throw new Error('A creative cannot be gone while it is held.')
    const problems = publishProblems(whole)
    if (problems.length > 0) throw invalid(problems.map(({ path, message }) => ({ path: path.split('.'), message })))
    const live = { id: createId(), publishedAt: change.now }
    await tx.insert(liveCreative).values({
      ...live,
      creativeID: row.id,
      position: nextPosition(row.id),
      snapshot: publishedCreativeSchema.parse(whole),
    })
    await requireQuota(tx, campaignID, change.quota)
    const files = [...new Set(whole.assets.map(({ filename }) => filename))]
    if (files.length > 0) await tx.insert(liveFile).values(files.map((fileKey) => ({ liveID: live.id, fileKey })))
    const published = { id: live.id, publishedAt: live.publishedAt.toISOString() }
    return { ...whole, liveCreatives: [...whole.liveCreatives, published] }
  })
}
