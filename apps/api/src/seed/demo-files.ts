import { copyFile, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ASSET_FORMATS, createId } from '@placard/domain'
import type { DemoCampaign } from '@placard/domain/demo'
import type { Context } from '../context.js'
import { markOf, newFileKey } from '../files/file-key.js'
import { DEMO_DIR } from '../paths.js'
import { asset, storedFile } from '../store/schema.js'
import type { Db } from '../store/store.js'

/** What the demo's videos are: all of one size and length. */
const VIDEO = { name: 'main.mp4', width: 640, height: 360, duration: 6, uploadType: 'video' } as const

/** Puts the video of a demo campaign's advertiser into the store. Answers its key and how long it is. */
export async function storeDemoVideo(
  { config, db, files }: Pick<Context, 'config' | 'db' | 'files'>,
  { brand }: DemoCampaign,
): Promise<{ key: string; bytes: number }> {
  const key = newFileKey(await markOf(db), 'mp4')
  const folder = join(config.dataDir, 'files', 'incoming')
  const copy = join(folder, `${key}.part`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await copyFile(join(DEMO_DIR, brand.video), copy)
  const { size } = await stat(copy)
  await files.put(key, copy)
  return { key, bytes: size }
}

/** Gives the video to every creative of a demo campaign that plays one. */
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
