import { endpoints } from '@placard/domain/api'
import type { Campaign } from '@placard/domain/campaign'
import type { Creative } from '@placard/domain/creative'
import { createId } from '@placard/domain/internal/text'
import { eq } from 'drizzle-orm'
import { asset, creative, storedFile } from '../store/schema.js'
import type { TestApp } from './test-app.js'

/** Creates a campaign through its endpoint. */
export async function createCampaign(api: TestApp, cookie: string, name = 'Spring'): Promise<Campaign> {
  const { body } = await api.call(endpoints.newCampaign, { cookie, body: { name } })
  return endpoints.newCampaign.response.parse(body).data
}

/** Trackers with the landing page that a creative needs to be published. */
const TRACKERS = { click: [{ type: 'redirect', url: 'https://landing.test/' }] }

/** Creates a creative with a landing page through its endpoint. */
export async function createCreative(
  api: TestApp,
  cookie: string,
  campaignID: string,
  input: Record<string, unknown> = {},
): Promise<Creative> {
  const { body } = await api.call(endpoints.newCreative, { cookie, body: { campaignID, trackers: TRACKERS, ...input } })
  return endpoints.newCreative.response.parse(body).data
}

/** Writes html into a creative without raising its version, so that it has content to publish. */
export async function addHtml({ context: { db } }: TestApp, creativeID: string, html = '<p>Ride</p>'): Promise<void> {
  await db.update(creative).set({ html }).where(eq(creative.id, creativeID))
}

/** Adds an asset to a creative like an upload, and returns the key of its file. */
export async function createAsset(
  { context: { db, now } }: TestApp,
  creativeID: string,
  name: string,
): Promise<string> {
  const key = createId()
  const uploadType = name.endsWith('.mp4') ? 'video' : 'image'
  const contentType = uploadType === 'video' ? 'video/mp4' : 'image/png'
  await db.insert(storedFile).values({ key, contentType, bytes: 1, createdAt: now() })
  // One millisecond after the previous one, because a creative's files are ordered by upload time.
  const createdAt = new Date(now().getTime() + (await db.$count(asset, eq(asset.creativeID, creativeID))))
  const duration = uploadType === 'video' ? 10 : null
  await db.insert(asset).values({ id: createId(), creativeID, fileKey: key, name, uploadType, createdAt, duration })
  return key
}
