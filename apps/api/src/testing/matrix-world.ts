import { DEMO_PASSWORD } from '@placard/domain/demo'
import { createPartnerTextReader } from '@placard/domain/discrepancy'
import { publishedCreativeSchema } from '@placard/domain/internal/creative'
import { downloadQuery } from '@placard/domain/internal/report'
import { createId } from '@placard/domain/internal/text'
import { reportQuery } from '@placard/domain/report'
import { eq } from 'drizzle-orm'
import { databasePrefix, newFileKey } from '../files/file-keys.js'
import { hashPassword } from '../passwords.js'
import { hashContent } from '../secrets.js'
import { userColumns } from '../store/accounts/sessions.js'
import { completeCreatives } from '../store/campaigns/creatives.js'
import { addDiscrepancy } from '../store/discrepancies/discrepancies.js'
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
  discrepancyID: string
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

/** File of the discrepancy check. */
export const PARTNER_FILE = {
  filename: 'report.csv',
  content: 'Date,Creative,Impressions\n2025-10-07,One,1\n',
} as const

/** Creates a check of `PARTNER_FILE`. */
async function makeDiscrepancy({ context }: TestApp, ownerID: string, campaignID: string): Promise<string> {
  const reader = createPartnerTextReader()
  reader.write(Buffer.from(PARTNER_FILE.content))
  const { rows, ...reading } = reader.finish()
  const matches = { matches: [], unmatchedKeys: [], unmatchedCreatives: [] }
  const check = { ...matches, range: null, zone: 'UTC', reasons: [], comparison: null, causes: [] }
  const { db } = context
  const [viewer] = await db.select(userColumns).from(user).where(eq(user.id, ownerID))
  if (!viewer) throw new Error('The owner does not exist.')
  const added = await addDiscrepancy(
    db,
    { campaignID, headerHash: '', tz: 'UTC' },
    { choices: {}, remembered: {}, rows, report: { reading, sheet: null, sheets: [], check, creatives: [] } },
    { name: PARTNER_FILE.filename, bytes: 1, sha256: hashContent(PARTNER_FILE.content), key: null },
    { viewer: { user: viewer }, now: context.now(), quota: 0 },
  )
  return added.id
}

/** IDs of no entity. */
export const MISSING: Things = {
  campaignID: 'nobodysCampaign',
  creativeID: 'nobodysCreative',
  liveID: 'nobodysLive',
  assetID: 'nobodysAsset',
  scheduleID: 'nobodysSchedule',
  discrepancyID: 'nobodysDiscrepancy',
}

/** Creates a campaign with a published creative, a file and a scheduled report. */
export async function makeThings(app: TestApp, ownerID: string): Promise<Things> {
  const { context } = app
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
  return { ...things, scheduleID, discrepancyID: await makeDiscrepancy(app, ownerID, campaignID) }
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
