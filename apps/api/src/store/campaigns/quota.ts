import { ASSET_MESSAGES } from '@placard/domain/creative'
import { MAX_CAMPAIGNS_PER_USER, TOO_MANY_CAMPAIGNS } from '@placard/domain/internal/campaign'
import { MAX_CREATIVES_PER_USER, STORAGE_FULL, TOO_MANY_CREATIVES } from '@placard/domain/internal/creative'
import { eq, type SQL, sql } from 'drizzle-orm'
import { Refusal } from '../../refusal.js'
import {
  campaign,
  creative,
  liveCreative,
  liveVersion,
  multipartUpload,
  storedFile,
  storedObject,
  uploadPart,
  user,
} from '../schema.js'
import type { Db } from '../store.js'

/** Size of a row without its longest columns, in bytes. */
const ROW_BYTES = 512

const creativeBytes = sql`octet_length(${creative.html}) + pg_column_size(${creative.trackers}) + pg_column_size(${creative.settings}) + ${ROW_BYTES}`

async function loadSum(db: Db, selected: SQL): Promise<number> {
  const { rows } = await db.execute(sql`select (${selected})::bigint as total`)
  return Number((rows[0] as { total: unknown } | undefined)?.total ?? 0)
}

/** Counted for each object, because empty ones would be free otherwise. */
const rowBytes = sql.raw(String(ROW_BYTES))

/**
 * Returns the bytes that count towards a user's quota: uploaded files, the creatives and published versions of their
 * campaigns, and objects of the file manager. Copies of objects count, although they share files.
 */
export const storedBytes = (db: Db, userID: string): Promise<number> =>
  loadSum(
    db,
    sql`coalesce((select sum(${storedFile.bytes}) from ${storedFile} where ${storedFile.ownerID} = ${userID}), 0)
      + coalesce((select sum(${creativeBytes}) from ${creative} join ${campaign} on ${campaign.id} = ${creative.campaignID} where ${campaign.ownerID} = ${userID}), 0)
      + coalesce((select sum(pg_column_size(${liveCreative.snapshot})) from ${liveCreative} join ${creative} on ${creative.id} = ${liveCreative.creativeID} join ${campaign} on ${campaign.id} = ${creative.campaignID} where ${campaign.ownerID} = ${userID}), 0)
      + coalesce((select sum(pg_column_size(${liveVersion.snapshot})) from ${liveVersion} join ${liveCreative} on ${liveCreative.id} = ${liveVersion.liveID} join ${creative} on ${creative.id} = ${liveCreative.creativeID} join ${campaign} on ${campaign.id} = ${creative.campaignID} where ${campaign.ownerID} = ${userID}), 0)
      + coalesce((select sum(${storedObject.bytes} + ${rowBytes}) from ${storedObject} where ${storedObject.userID} = ${userID}), 0)
      + coalesce((select sum(${uploadPart.bytes} + ${rowBytes}) from ${uploadPart} join ${multipartUpload} on ${multipartUpload.id} = ${uploadPart.uploadID} where ${multipartUpload.userID} = ${userID}), 0)
      + (select count(*) * ${rowBytes} from ${multipartUpload} where ${multipartUpload.userID} = ${userID})`,
  )

/** Returns the bytes of one creative without its files. */
export const bytesOfCreative = (db: Db, creativeID: string): Promise<number> =>
  loadSum(db, sql`select ${creativeBytes} from ${creative} where ${creative.id} = ${creativeID}`)

async function loadOwner(tx: Db, campaignID: string): Promise<string> {
  const [found] = await tx.select({ ownerID: campaign.ownerID }).from(campaign).where(eq(campaign.id, campaignID))
  return found?.ownerID ?? ''
}

/** Throws if the owner of a campaign exceeds the quota. Called after a change, which is then rolled back. */
export async function requireQuota(tx: Db, campaignID: string, quota: number): Promise<void> {
  if ((await storedBytes(tx, await loadOwner(tx, campaignID))) > quota) throw new Refusal('too-large', STORAGE_FULL)
}

/** Throws if a user has the maximum number of campaigns. */
export async function requireCampaignLimit(tx: Db, userID: string): Promise<void> {
  if ((await tx.$count(campaign, eq(campaign.ownerID, userID))) >= MAX_CAMPAIGNS_PER_USER)
    throw new Refusal('conflict', TOO_MANY_CAMPAIGNS)
}

/** Throws if the owner of a campaign has the maximum number of creatives. */
export async function requireCreativeLimit(tx: Db, campaignID: string): Promise<void> {
  const ownerID = await loadOwner(tx, campaignID)
  const counted = sql`select count(*) from ${creative} join ${campaign} on ${campaign.id} = ${creative.campaignID} where ${campaign.ownerID} = ${ownerID}`
  if ((await loadSum(tx, counted)) >= MAX_CREATIVES_PER_USER) throw new Refusal('conflict', TOO_MANY_CREATIVES)
}

/** Throws if a user's files would exceed the quota with some bytes more. Locks the user until the transaction ends. */
export async function requireRoom(tx: Db, userID: string, bytes: number, quota: number): Promise<void> {
  // Locks the user, because simultaneous uploads could each see the remaining quota.
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userID)).for('no key update')
  if ((await storedBytes(tx, userID)) + bytes > quota) throw new Refusal('too-large', ASSET_MESSAGES.quota)
}
