import { type Asset, FILES_PREFIX } from '@placard/domain'
import { sql } from 'drizzle-orm'
import { asset } from './schema.js'
import type { Db } from './store.js'

/** A row of the `asset` table. */
export type AssetRow = typeof asset.$inferSelect

/** A file of a creative as the contract has it; `publicUrl` is the server's own address. */
export function assetOf({ fileKey, createdAt: _, ...row }: AssetRow, publicUrl: string): Asset {
  const path = `${FILES_PREFIX}${fileKey}`
  return { ...row, filename: fileKey, path, url: `${publicUrl}${path}`, new: false }
}

/** The files of creatives by creative, in the order in which they were added. */
export async function assetsOf(db: Db, creativeIDs: string[], publicUrl: string): Promise<Map<string, Asset[]>> {
  const rows = await db
    .select()
    .from(asset)
    .where(sql`${asset.creativeID} = any(${sql.param(creativeIDs)}::text[])`)
    .orderBy(asset.createdAt, asset.id)
  const byCreative = new Map<string, Asset[]>(creativeIDs.map((id) => [id, []]))
  for (const row of rows) byCreative.get(row.creativeID)?.push(assetOf(row, publicUrl))
  return byCreative
}
