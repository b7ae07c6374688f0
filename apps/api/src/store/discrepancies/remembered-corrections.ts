import type { CreativeChoices, DiscrepancyChoices, PartnerChoices } from '@placard/domain/discrepancy'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { hashContent } from '../../secrets.js'
import { campaign, partnerCorrection, partnerMatch } from '../schema.js'
import { equalsAny } from '../sql.js'
import type { Db } from '../store.js'

/** Largest number of headers whose corrections an owner's files remember; the oldest are forgotten. */
const MAX_CORRECTIONS = 1000
/** Largest number of matches of a campaign and platform; the oldest are forgotten. */
const MAX_MATCHES = 10_000

/** Kind of files whose corrections are remembered together. */
export interface PartnerFileKind {
  campaignID: string
  platform: string | null
  headerHash: string
}

const loadOwner = (db: Db, campaignID: string) =>
  db.select({ id: campaign.ownerID }).from(campaign).where(eq(campaign.id, campaignID))

const ofHeader = (ownerID: string, { platform, headerHash }: PartnerFileKind) =>
  and(
    eq(partnerCorrection.ownerID, ownerID),
    eq(partnerCorrection.platform, platform ?? ''),
    eq(partnerCorrection.headerHash, headerHash),
  )

/** Returns how files with this header were corrected in any campaign of the same owner. */
export async function findCorrections(db: Db, kind: PartnerFileKind): Promise<PartnerChoices> {
  const [owner] = await loadOwner(db, kind.campaignID)
  if (!owner || kind.headerHash === '') return {}
  const [found] = await db.select().from(partnerCorrection).where(ofHeader(owner.id, kind))
  return found?.choices ?? {}
}

/** Stores how files with this header are corrected. The line of the header is left out: it differs between files. */
export async function rememberCorrections(
  tx: Db,
  kind: PartnerFileKind,
  { headerLine: _, ...choices }: PartnerChoices,
  now: Date,
): Promise<void> {
  const [owner] = await loadOwner(tx, kind.campaignID)
  if (!owner || kind.headerHash === '') return
  const { platform, headerHash } = kind
  if (Object.keys(choices).length === 0) {
    await tx.delete(partnerCorrection).where(ofHeader(owner.id, kind))
    return
  }
  await tx
    .insert(partnerCorrection)
    .values({ ownerID: owner.id, platform: platform ?? '', headerHash, choices, updatedAt: now })
    .onConflictDoUpdate({
      target: [partnerCorrection.ownerID, partnerCorrection.platform, partnerCorrection.headerHash],
      set: { choices, updatedAt: now },
    })
  await tx.execute(sql`delete from ${partnerCorrection} where (owner_id, platform, header_hash) in (
    select owner_id, platform, header_hash from ${partnerCorrection} where owner_id = ${owner.id}
    order by updated_at desc, header_hash offset ${MAX_CORRECTIONS})`)
}

const ofPlatform = ({ campaignID, platform }: PartnerFileKind) =>
  and(eq(partnerMatch.campaignID, campaignID), eq(partnerMatch.platform, platform ?? ''))

/** Returns the creatives that users have chosen for the names in earlier files of the platform. */
export async function findMatches(db: Db, kind: PartnerFileKind): Promise<CreativeChoices> {
  const rows = await db
    .select({ key: partnerMatch.partnerKey, creativeID: partnerMatch.creativeID })
    .from(partnerMatch)
    .where(ofPlatform(kind))
    .orderBy(asc(partnerMatch.updatedAt))
  return new Map(rows.map(({ key, creativeID }) => [key, creativeID]))
}

type Matches = NonNullable<DiscrepancyChoices['matches']>

/** Stores the chosen creatives for the next file of the platform, and forgets choices that were taken back. */
export async function rememberMatches(
  tx: Db,
  kind: PartnerFileKind,
  { before, after, creativeIDs }: { before: Matches; after: Matches; creativeIDs: readonly string[] },
  now: Date,
): Promise<void> {
  const takenBack = Object.keys(before).filter((key) => !(key in after))
  if (takenBack.length > 0)
    await tx
      .delete(partnerMatch)
      .where(and(ofPlatform(kind), equalsAny(partnerMatch.keyHash, takenBack.map(hashContent))))
  // Ids of other campaigns are ignored, as they are by the comparison.
  const possibleIDs = new Set<string | null>([null, ...creativeIDs])
  const changed = Object.entries(after).filter(([key, id]) => possibleIDs.has(id) && before[key] !== id)
  if (changed.length === 0) return
  const { campaignID, platform } = kind
  const values = changed.map(([partnerKey, creativeID]) => ({
    ...{
      campaignID,
      platform: platform ?? '',
      keyHash: hashContent(partnerKey),
      partnerKey,
      creativeID,
      updatedAt: now,
    },
  }))
  await tx
    .insert(partnerMatch)
    .values(values)
    .onConflictDoUpdate({
      target: [partnerMatch.campaignID, partnerMatch.platform, partnerMatch.keyHash],
      set: { creativeID: sql`excluded.creative_id`, updatedAt: now },
    })
  const oldest = tx
    .select({ keyHash: partnerMatch.keyHash })
    .from(partnerMatch)
    .where(ofPlatform(kind))
    .orderBy(sql`${partnerMatch.updatedAt} desc`, partnerMatch.keyHash)
    .offset(MAX_MATCHES)
  await tx.delete(partnerMatch).where(and(ofPlatform(kind), inArray(partnerMatch.keyHash, oldest)))
}
