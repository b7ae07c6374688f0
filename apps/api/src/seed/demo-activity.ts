import { BUILDER_TEMPLATES, builderHtml } from '@placard/domain/ad-builder'
import { type Creative, publishFindings } from '@placard/domain/creative'
import { DEMO_USERS, type DemoCampaign, demoCampaigns } from '@placard/domain/demo'
import { designSizes } from '@placard/domain/internal/ad-builder'
import { INVALID_KINDS, publishErrors } from '@placard/domain/internal/creative'
import { DAY_MS, HOUR_MS } from '@placard/domain/internal/dates'
import { nextRun } from '@placard/domain/internal/schedule'
import type { ScheduleInput } from '@placard/domain/schedule'
import { DEFAULT_LINK_SETTINGS, type LinkChanges } from '@placard/domain/share'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.js'
import { type Change, changeCreative } from '../store/campaigns/creative-changes.js'
import { findCreative } from '../store/campaigns/creatives.js'
import { publishCreative, restoreVersion } from '../store/campaigns/publishing.js'
import { countEvents, ensureEventPartitions, type ReceivedEvent } from '../store/facts/events.js'
import { countView, recordUse } from '../store/reports/open-links.js'
import { createShareLink, endShareLink } from '../store/reports/share-links.js'
import { addRunResult } from '../store/schedules/run-results.js'
import { pauseSchedule } from '../store/schedules/schedule-changes.js'
import { claimPeriod, recordRun } from '../store/schedules/schedule-runs.js'
import { addSchedule, planSchedule } from '../store/schedules/schedules.js'
import { campaign, creative, liveCreative } from '../store/schema.js'
import { addDemoFiles } from './demo-files.js'

const [STAFF, AGENCY, ADMIN] = DEMO_USERS

/** Returns the context as it was some days ago. */
function daysAgo<Parts extends Pick<Context, 'now'>>(context: Parts, days: number): Parts {
  const then = new Date(context.now().getTime() - days * DAY_MS)
  return { ...context, now: () => then }
}

/** Moves the first version of every tag to the day before its campaign's start, two days ago at the latest. */
async function publishBeforeStart({ db, now }: Context): Promise<void> {
  const latest = new Date(now().getTime() - 2 * DAY_MS).toISOString()
  const at = sql`(select least(${latest}::timestamptz, ${campaign.start}::timestamp at time zone 'UTC' - interval '16 hours')
    from ${campaign} join ${creative} as own on own.campaign_id = ${campaign.id} where own.id = `
  await db.update(liveCreative).set({ publishedAt: sql`${at} ${liveCreative.creativeID})` })
  await db.update(creative).set({ updatedAt: sql`${at} ${creative.id})` })
}

/** Texts of the travel template for a demo campaign, by layer. */
const TEXTS: Record<string, string> = {
  headline: 'Friday out, Monday back',
  details: 'Fares from 49',
  action: 'Pick a seat',
}

/** Returns the html of a design of the builder in the size of a creative. */
function designHtml({ name, width, height }: Creative): string {
  const template = BUILDER_TEMPLATES.find(({ id }) => id === 'travel')
  if (!template) throw new Error('The template of the demo design is missing.')
  const layers = template.design.layers.map((layer) =>
    layer.kind === 'text' || layer.kind === 'button'
      ? { ...layer, name: TEXTS[layer.id] ?? layer.name, text: TEXTS[layer.id] ?? layer.text }
      : layer,
  )
  const design = { ...template.design, layers }
  const size = designSizes(design).find((each) => each.width === width && each.height === height)
  return builderHtml(design, { sizeID: size?.id ?? null, adSeconds: 30, title: name })
}

/** Returns a change by the staff user at the time of a context. */
const byStaff = ({ config, now }: Context): Change => ({
  viewer: { user: STAFF },
  now: now(),
  publicUrl: config.publicUrl,
  quota: config.uploadQuotaBytes,
})

/** Saves another html of a creative, and publishes it. */
async function publishHtml(context: Context, id: string, createHTML: (creative: Creative) => string): Promise<void> {
  const { config, db } = context
  const by = byStaff(context)
  const before = await findCreative(db, by.viewer, id, config.publicUrl)
  if (!before) throw new Error(`The demo creative ${id} is missing.`)
  const { version } = await changeCreative(db, { id, version: before.version, html: createHTML(before) }, by)
  const check = async (creative: Creative) => publishErrors(publishFindings(creative))
  await publishCreative(db, { id, version, check, confirmed: [] }, by)
}

/** Publishes a design of the builder in two sizes, and a corrected banner that goes back to its first version. */
async function addVersions(context: Context): Promise<void> {
  const { db, now } = context
  await publishBeforeStart(context)
  for (const id of ['demoCreative4c', 'demoCreative4d']) await publishHtml(daysAgo(context, 45), id, designHtml)
  const corrected = ({ html }: Creative) => html.replace('First cup of the day.', 'Every tenth cup is free.')
  await publishHtml(daysAgo(context, 20), 'demoCreative2c', corrected)
  const back = { liveID: 'demoLive2c1', number: 1, current: 2 }
  await restoreVersion(db, back, byStaff(daysAgo(context, 9)))
  // Changes move campaigns to the top of lists.
  await db.update(campaign).set({ updatedAt: now() })
}

/** Share link of a demo campaign: when it was created, how often it was opened since, and whether it was revoked. */
interface DemoLink {
  campaignID: string
  owner: (typeof DEMO_USERS)[number]
  daysAgo: number
  views: number
  isRevoked?: boolean
  settings: LinkChanges
}

const demoLinks = (now: Date): DemoLink[] => {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
  return [
    {
      ...{ campaignID: 'demoCampaign1', owner: STAFF, daysAgo: 61, views: 9 },
      settings: { name: 'Northwind, weekly call' },
    },
    {
      ...{ campaignID: 'demoCampaign1', owner: STAFF, daysAgo: 12, views: 4 },
      settings: { name: 'Northwind, shops', leftOut: ['engagement', 'invalidTraffic'], expiresAt: inDays(45) },
    },
    {
      ...{ campaignID: 'demoCampaign2', owner: STAFF, daysAgo: 33, views: 6 },
      settings: { name: 'Halden, last 30 days', range: { kind: 'rolling', preset: 'last30' }, language: 'de' },
    },
    {
      ...{ campaignID: 'demoCampaign4', owner: STAFF, daysAgo: 50, views: 5 },
      settings: { name: 'Atlas, during the campaign', expiresAt: inDays(-14) },
    },
    {
      ...{ campaignID: 'demoCampaign7', owner: AGENCY, daysAgo: 40, views: 3 },
      settings: { name: 'Maple & Co, marketing', color: '#c8452d' },
    },
    {
      ...{ campaignID: 'demoCampaign8', owner: AGENCY, daysAgo: 70, views: 2, isRevoked: true },
      settings: { name: 'Verde Market, first draft' },
    },
  ]
}

/** Creates share links that were opened since, evenly until they ended or three hours ago. */
async function addShareLinks(context: Context): Promise<void> {
  const now = context.now().getTime()
  for (const { campaignID, owner, daysAgo: age, views, isRevoked = false, settings } of demoLinks(context.now())) {
    const created = daysAgo(context, age)
    const viewer = { user: owner }
    const { id } = await createShareLink(created, viewer, { campaignID, ...settings })
    const last = Math.min(now - 3 * HOUR_MS, Date.parse(settings.expiresAt ?? '9999-12-31') - HOUR_MS)
    const from = created.now().getTime()
    for (let view = 1; view <= views; view++) {
      const at = new Date(from + ((last - from) * view) / views)
      const link = { shareTokenID: id, campaignID, version: 1, link: DEFAULT_LINK_SETTINGS }
      await countView({ ...context, now: () => at }, link)
      if (view === views) await recordUse({ ...context, now: () => at }, link)
    }
    if (isRevoked) await endShareLink(daysAgo(context, 2), viewer, { campaignID, id })
  }
}

/** Schedule of a demo campaign, and when it was created. */
interface DemoSchedule {
  owner: (typeof DEMO_USERS)[number]
  daysAgo: number
  isPaused?: boolean
  input: ScheduleInput
}

// Only users get them, and none daily: the demo company rarely sends anything while somebody tries it.
const SCHEDULES: DemoSchedule[] = [
  {
    ...{ owner: STAFF, daysAgo: 45 },
    input: {
      ...{ campaignID: 'demoCampaign3', frequency: 'Weekly', type: 'Summary', format: 'xlsx', withVideo: true },
      ...{ tzCode: 'Europe/Berlin', time: '09:00', recipients: [STAFF.email, ADMIN.email] },
    },
  },
  {
    ...{ owner: STAFF, daysAgo: 70 },
    input: {
      ...{ campaignID: 'demoCampaign1', frequency: 'Monthly', type: 'Full', format: 'xlsx-pivot', withVideo: true },
      ...{ tzCode: 'UTC', time: '07:30', recipients: [STAFF.email] },
    },
  },
  {
    ...{ owner: STAFF, daysAgo: 75 },
    input: {
      ...{ campaignID: 'demoCampaign4', frequency: 'On campaign end', type: 'Full', format: 'csv', withVideo: false },
      ...{ tzCode: 'UTC', time: '08:00', recipients: [STAFF.email, AGENCY.email] },
    },
  },
  {
    ...{ owner: AGENCY, daysAgo: 50, isPaused: true },
    input: {
      ...{ campaignID: 'demoCampaign7', frequency: 'Weekly', type: 'Summary', format: 'csv', withVideo: false },
      ...{ tzCode: 'America/New_York', time: '08:00', recipients: [AGENCY.email] },
    },
  },
]

/** Creates schedules with the runs that they had since. */
async function addSchedules(context: Context, campaigns: DemoCampaign[]): Promise<void> {
  const { db } = context
  const now = context.now()
  for (const { owner, daysAgo: age, isPaused = false, input } of SCHEDULES) {
    const flight = campaigns.find(({ id }) => id === input.campaignID)
    if (!flight) continue
    const viewer = { user: owner }
    const created = daysAgo(context, age)
    const { id } = await addSchedule(db, created, viewer, input)
    let lastRunAt: Date | undefined
    let run = nextRun(input, flight, created.now())
    for (; run && run.runAt <= now; run = nextRun(input, flight, run.runAt)) {
      lastRunAt = run.runAt
      const { recipients } = input
      await claimPeriod(db, id, run, { mails: recipients.length, now: lastRunAt })
      await addRunResult(db, id, run, { at: lastRunAt, result: 'sent', recipients, emails: recipients.length })
    }
    if (lastRunAt) await recordRun(db, id, { lastRunAt, lastResult: 'sent' })
    await planSchedule(db, id, { runAt: run?.runAt ?? null, now })
    if (isPaused) await pauseSchedule(context, viewer, { id, paused: true })
  }
}

/** Counts invalid traffic of every kind, also of tags that have counted nothing else. */
async function addInvalidTraffic({ db, now }: Context, campaigns: DemoCampaign[]): Promise<void> {
  const takenAt = new Date(now().getTime() - HOUR_MS)
  const tags = campaigns.flatMap(({ creatives }) => creatives.flatMap(({ liveIDs }) => liveIDs))
  const events = tags.map((liveID, index): ReceivedEvent => {
    const kind = INVALID_KINDS[index % INVALID_KINDS.length] ?? 'robot'
    return { liveID, kind, event: 'invalid', servingKey: 'demo', servedAt: takenAt, takenAt, amount: 1 + (index % 7) }
  })
  await ensureEventPartitions(db, events)
  await countEvents(db, events, takenAt)
}

/**
 * Adds what people did with the demo company since its campaigns began: files, a design of the builder, versions, share
 * links that were opened, scheduled reports that were sent, and invalid traffic of every kind.
 */
export async function addDemoActivity(context: Context): Promise<void> {
  const campaigns = demoCampaigns(context.now())
  await addDemoFiles(context)
  await addVersions(context)
  await addShareLinks(context)
  await addSchedules(context, campaigns)
  await addInvalidTraffic(context, campaigns)
}
