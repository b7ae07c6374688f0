import { type CreativeSummary, creativeSize } from '@placard/domain'
import { eq, sql } from 'drizzle-orm'
import { creative, liveCreative } from './schema.js'
import type { Db } from './store.js'

/** The creatives of campaigns by campaign, each with its published copies, in their order. */
export async function creativesOf(db: Db, campaignIDs: string[]): Promise<Map<string, CreativeSummary[]>> {
  const rows = await db
    .select({
      campaignID: creative.campaignID,
      id: creative.id,
      name: creative.name,
      type: creative.type,
      width: creative.width,
      height: creative.height,
      liveIDs: sql<
        string[]
      >`coalesce(array_agg(${liveCreative.id} order by ${liveCreative.position}, ${liveCreative.id}) filter (where ${liveCreative.id} is not null), '{}')`,
    })
    .from(creative)
    .leftJoin(liveCreative, eq(liveCreative.creativeID, creative.id))
    .where(sql`${creative.campaignID} = any(${sql.param(campaignIDs)}::text[])`)
    .groupBy(creative.id)
    .orderBy(creative.position, creative.id)
  const byCampaign = new Map<string, CreativeSummary[]>(campaignIDs.map((id) => [id, []]))
  for (const { campaignID, width, height, ...rest } of rows)
    byCampaign.get(campaignID)?.push({ ...rest, size: creativeSize(width, height) })
  return byCampaign
}
