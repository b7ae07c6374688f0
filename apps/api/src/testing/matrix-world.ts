import { createId, downloadQuery, publishedCreativeSchema, reportQuery } from '@placard/domain'
import { DEMO_PASSWORD } from '@placard/domain/demo'
import { eq } from 'drizzle-orm'
import { hashPassword } from '../auth/passwords.js'
import { databasePrefix, newFileKey } from '../files/file-keys.js'
import { completeCreatives } from '../store/campaigns/creatives.js'
import {
  asset,
  campaign,
  creative,
  liveCreative,
  scheduledReport,
  scheduleHistory,
  scheduleRecipient,
  storedFile,
  user,
} from '../store/schema.js'
import { confirmedRows } from './schedule-fixtures.js'
import type { TestApp } from './test-app.js'

/** Ids of one user's entities, one of each kind that API calls take. */
export interface Things {
  campaignID: string
  creativeID: string
  liveID: string
  assetID: string
  scheduleID: string
}

const range = { start: '2025-10-07', end: '2025-10-13', tzCode: 'UTC' }
const strings = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))

/** Dates of report requests. */
export const REPORT_DATES: Record<string, string> = strings(reportQuery(range))

/** Dates of download requests. */
export const DOWNLOAD_DATES: Record<string, string> = strings(downloadQuery(range))

/** Recipient of the schedule who has not confirmed. */
export const WAITING_ADDRESS = 'waiting@b.test'

/** Period of the schedule that was missed. */
const MISSED_PERIOD = { start: '2025-10-07', end: '2025-10-13' }

/** IDs of no entity. */
export const MISSING: Things = {
  campaignID: 'nobodysCampaign',
  creativeID: 'nobodysCreative',
  liveID: 'nobodysLive',
  assetID: 'nobodysAsset',
  scheduleID: 'nobodysSchedule',
}

/** Creates a campaign with a published creative, a file and a scheduled report. */
export async function makeThings({ context }: TestApp, ownerID: string): Promise<Things> {
  const { db } = context
  const now = context.now()
  const things = { campaignID: createId(), creativeID: createId(), liveID: createId(), assetID: createId() }
  const scheduleID = createId()
  const fileKey = newFileKey(await databasePrefix(db), 'png')
  const { campaignID, creativeID, liveID, assetID } = things
  await db.insert(campaign).values({ id: campaignID, ownerID, name: 'Own', createdAt: now, updatedAt: now })
  await db.insert(creative).values({
    id: creativeID,
    campaignID,
    name: 'One',
    type: 'Banner',
    html: '<p>One</p>',
    trackers: { click: [{ type: 'redirect', url: 'https://landing.test/' }] },
    width: 300,
    height: 250,
    platform: 'Adform',
    position: 0,
    updatedAt: now,
  })
  await db.insert(liveCreative).values({ id: liveID, creativeID, position: 0, publishedAt: now })
  await db.insert(storedFile).values({ key: fileKey, contentType: 'image/png', bytes: 1, ownerID, createdAt: now })
  await db
    .insert(asset)
    .values({ id: assetID, creativeID, fileKey, name: 'one.png', uploadType: 'image', createdAt: now })
  const rows = await db.select().from(creative).where(eq(creative.id, creativeID))
  const [whole] = await completeCreatives(db, rows, context.config.publicUrl)
  await db
    .update(liveCreative)
    .set({ snapshot: publishedCreativeSchema.parse(whole) })
    .where(eq(liveCreative.id, liveID))
  await db.insert(scheduledReport).values({
    id: scheduleID,
    campaignID,
    ownerID,
    frequency: 'On campaign end',
    type: 'Full',
    format: 'csv',
    tzCode: 'UTC',
    time: '09:00',
    withVideo: true,
    createdAt: now,
  })
  const recipients = ['a@b.test', WAITING_ADDRESS]
  await db
    .insert(scheduleRecipient)
    .values(
      confirmedRows(scheduleID, recipients, now).map((row, index) => (index > 0 ? { ...row, confirmedAt: null } : row)),
    )
  // Its id is that of its schedule, of which it is the only run.
  const missed = { ...MISSED_PERIOD, id: scheduleID, at: now, result: 'missed' as const }
  await db.insert(scheduleHistory).values({ ...missed, scheduleID })
  return { ...things, scheduleID }
}

/** Deletes a campaign with everything that belongs to it. */
export async function unmakeThings({ context }: TestApp, { campaignID }: Things): Promise<void> {
  await context.db.delete(campaign).where(eq(campaign.id, campaignID))
}

// Shared by all users, because hashing is slow on purpose.
const demoPasswordHash = hashPassword(DEMO_PASSWORD)

/** Creates a user who signs in with the demo password. */
export async function makeUser(
  { context }: TestApp,
  email: string,
  role: 'admin' | 'staff' | 'advertiser' | 'agency',
): Promise<string> {
  const id = createId()
  await context.db.insert(user).values({
    id,
    email,
    firstName: 'Test',
    lastName: role,
    role,
    passwordHash: await demoPasswordHash,
    createdAt: context.now(),
    verifiedAt: context.now(),
  })
  return id
}
