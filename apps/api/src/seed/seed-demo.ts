import { copyFile, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { IN_BANNER_VIDEO } from '@placard/domain/creative'
import {
  DEMO_PASSWORD,
  DEMO_USERS,
  type DemoCampaign,
  type DemoFact,
  demoBannerHtml,
  demoCampaigns,
  demoFacts,
} from '@placard/domain/demo'
import { ASSET_FORMATS, findLandingPage, publishedCreativeSchema } from '@placard/domain/internal/creative'
import { HOUR_MS } from '@placard/domain/internal/dates'
import { createId } from '@placard/domain/internal/text'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.js'
import { databasePrefix, newFileKey } from '../files/file-keys.js'
import { hashPassword } from '../passwords.js'
import { DEMO_DIR } from '../paths.js'
import { hasUsers } from '../store/accounts/sessions.js'
import { completeCreatives } from '../store/campaigns/creatives.js'
import { addFacts } from '../store/facts/facts.js'
import { ensureMonths } from '../store/facts/partitions.js'
import { asset, campaign, creative, liveCreative, liveFile, storedFile, user } from '../store/schema.js'
import type { Db } from '../store/store.js'

/** Metadata of the demo videos, which all have the same size and length. */
const VIDEO = { name: 'main.mp4', width: 640, height: 360, duration: 6, codec: 'H.264', uploadType: 'video' } as const

/** Puts the video of a demo campaign's advertiser into the file store and returns its key and size. */
export async function storeDemoVideo(
  { config, db, files }: Pick<Context, 'config' | 'db' | 'files'>,
  { brand }: DemoCampaign,
): Promise<{ key: string; bytes: number }> {
  const key = newFileKey(await databasePrefix(db), 'mp4')
  const folder = join(config.dataDir, 'files', 'incoming')
  const copy = join(folder, `${key}.part`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await copyFile(join(DEMO_DIR, brand.video), copy)
  const { size } = await stat(copy)
  await files.put(key, copy)
  return { key, bytes: size }
}

/** Adds the video to every creative of a demo campaign that plays one. */
export async function addDemoVideo(
  tx: Db,
  { key, bytes }: { key: string; bytes: number },
  { creatives, ownerID }: DemoCampaign,
  now: Date,
): Promise<void> {
  const { contentType } = ASSET_FORMATS.mp4
  await tx.insert(storedFile).values({ key, contentType, bytes, ownerID, createdAt: now })
  const playing = creatives.filter(({ startRate }) => startRate > 0)
  await tx
    .insert(asset)
    .values(
      playing.map(({ id: creativeID }) => ({ id: createId(), creativeID, fileKey: key, createdAt: now, ...VIDEO })),
    )
}

/** Stores what the tags of a demo campaign show, and their files, so that they can be published again and go back. */
async function addSnapshots(tx: Db, { id, ownerID }: DemoCampaign, publicUrl: string): Promise<void> {
  const rows = await tx.select().from(creative).where(eq(creative.campaignID, id))
  for (const { liveCreatives, ...whole } of await completeCreatives(tx, rows, publicUrl)) {
    const snapshot = publishedCreativeSchema.parse(whole)
    const landingPage = findLandingPage(snapshot.trackers) ?? null
    await tx
      .update(liveCreative)
      .set({ snapshot, landingPage, publishedBy: ownerID })
      .where(eq(liveCreative.creativeID, whole.id))
    const files = liveCreatives.flatMap(({ id: liveID }) =>
      whole.assets.map(({ filename }) => ({ liveID, fileKey: filename })),
    )
    if (files.length > 0) await tx.insert(liveFile).values(files)
  }
}

const FACTS_AT_ONCE = 5000
/** Any number will do, as long as nothing else in the database uses it. */
const SEED_LOCK = 7_205_111

async function addCampaign(db: Db, { creatives, ...each }: DemoCampaign, now: Date): Promise<void> {
  const { id, name, ownerID, start, end } = each
  await db.insert(campaign).values({ id, name, ownerID, start, end, createdAt: now, updatedAt: now })
  await db.insert(creative).values(
    creatives.map(({ id: creativeID, name: title, type, width, height, platform, startRate }, position) => ({
      id: creativeID,
      campaignID: id,
      name: title,
      type,
      width,
      height,
      platform,
      position,
      trackers: { click: [{ type: 'redirect' as const, url: each.brand.landing }] },
      layout: type === 'Banner' && startRate > 0 ? IN_BANNER_VIDEO.id : null,
      html: type === 'Banner' && startRate === 0 ? demoBannerHtml(each.brand) : '',
      updatedAt: now,
    })),
  )
  await db
    .insert(liveCreative)
    .values(
      creatives.flatMap(({ id: creativeID, liveIDs }) =>
        liveIDs.map((liveID, position) => ({ id: liveID, creativeID, position, publishedAt: now })),
      ),
    )
  const write = async (facts: DemoFact[]) => {
    const hours = facts.map(({ hour }) => hour)
    await ensureMonths(db, hours)
    await addFacts(db, facts, new Date(Math.max(...hours.map(Number)) + HOUR_MS))
  }
  let batch: DemoFact[] = []
  for (const fact of demoFacts({ creatives, ...each }, now)) {
    batch.push(fact)
    if (batch.length < FACTS_AT_ONCE) continue
    await write(batch)
    batch = []
  }
  if (batch.length > 0) await write(batch)
}

/**
 * Fills an empty database with the demo company, then calls `andThen` with its transaction, and returns whether it did.
 * One transaction: a killed process leaves nothing behind, and of several servers that start at once only one seeds.
 */
export async function seedDemo(
  context: Context,
  andThen: (context: Context) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const { db } = context
  const now = context.now()
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (await hasUsers(tx)) return false
    await tx.insert(user).values(
      DEMO_USERS.map(({ id, email, first_name, last_name, role }) => ({
        id,
        email,
        firstName: first_name,
        lastName: last_name,
        role,
        passwordHash,
        createdAt: now,
        verifiedAt: now,
      })),
    )
    for (const each of demoCampaigns(now)) {
      await addCampaign(tx, each, now)
      await addDemoVideo(tx, await storeDemoVideo({ ...context, db: tx }, each), each, now)
      await addSnapshots(tx, each, context.config.publicUrl)
    }
    await andThen({ ...context, db: tx })
    return true
  })
}
