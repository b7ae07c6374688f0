import { buffer } from 'node:stream/consumers'
import { designFromHtml } from '@placard/domain/ad-builder'
import { DEMO_NOW, DEMO_USERS } from '@placard/domain/demo'
import { INVALID_KINDS } from '@placard/domain/internal/creative'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Context } from '../context.js'
import { prefixOfUser } from '../s3/file-access.js'
import { findCreative } from '../store/campaigns/creatives.js'
import { loadTagActivity, loadVersions } from '../store/campaigns/versions.js'
import { listObjects } from '../store/objects/list-objects.js'
import { listShareLinks } from '../store/reports/share-links.js'
import { listSchedules } from '../store/schedules/schedules.js'
import { campaign, job, liveTotal, mail, scheduledRun, storedFile, storedObject } from '../store/schema.js'
import { describeApi } from '../testing/test-app.js'
import { addDemoActivity } from './demo-activity.js'

const [STAFF, AGENCY, ADMIN] = DEMO_USERS
const viewer = { user: STAFF }

describeApi('the activity of the demo company', (api) => {
  let context: Context
  beforeAll(async () => {
    context = api().context
    await context.db.transaction((tx) => addDemoActivity({ ...context, db: tx }))
  })

  it('fills the file managers of all users with files and folders that can be read', async () => {
    const { db, files } = context
    for (const { id: userID } of [STAFF, AGENCY, ADMIN]) {
      const page = { userID, prefix: prefixOfUser(userID), delimiter: '/', after: undefined, limit: 1000 }
      const { objects, commonPrefixes } = await listObjects(db, page)
      expect([objects.length > 0, commonPrefixes.length > 0]).toEqual([true, true])
    }
    const stored = await db.select().from(storedFile).where(eq(storedFile.contentType, 'application/octet-stream'))
    expect(stored.length).toBe(await db.$count(storedObject))
    for (const { key, bytes } of stored) {
      const opened = await files.open(key)
      expect(opened && (await buffer(opened)).length).toBe(bytes)
    }
  })

  it('has a design of the builder, published in the size of each of its creatives', async () => {
    for (const [id, size] of Object.entries({ demoCreative4c: '728x90', demoCreative4d: '300x250' })) {
      const creative = await findCreative(context.db, viewer, id, context.config.publicUrl)
      expect(designFromHtml(creative?.html ?? '')?.design.layers.length).toBeGreaterThan(3)
      expect(creative?.html).toContain(`width=${size.replace('x', ',height=')}`)
      expect((await loadVersions(context.db, viewer, id))?.filter(({ isCurrent }) => isCurrent).length).toBeGreaterThan(
        0,
      )
    }
  })

  it('has earlier versions, one of which was published again', async () => {
    const versions = await loadVersions(context.db, viewer, 'demoCreative2c')
    expect(versions?.map(({ number, restores, publishedBy }) => [number, restores, publishedBy])).toEqual([
      [3, 1, 'Ada Byron'],
      [2, undefined, 'Ada Byron'],
      [1, undefined, 'Ada Byron'],
    ])
    expect(versions?.map(({ publishedAt }) => publishedAt.slice(0, 10))).toEqual([
      '2025-10-05',
      '2025-09-24',
      '2025-09-03',
    ])
    expect(await context.db.$count(campaign, eq(campaign.updatedAt, DEMO_NOW))).toBe(await context.db.$count(campaign))
  })

  it('has share links in all states, with views', async () => {
    const { links } = await listShareLinks(context, viewer, { state: 'all' })
    expect(links.map(({ name, state, views }) => [name, state, views])).toEqual([
      ['Northwind, shops', 'active', 4],
      ['Halden, last 30 days', 'active', 6],
      ['Maple & Co, marketing', 'active', 3],
      ['Atlas, during the campaign', 'expired', 5],
      ['Northwind, weekly call', 'active', 9],
      ['Verde Market, first draft', 'revoked', 2],
    ])
    for (const { lastViewedAt, createdAt } of links) {
      expect(Date.parse(lastViewedAt ?? '')).toBeGreaterThan(Date.parse(createdAt))
      expect(Date.parse(lastViewedAt ?? '')).toBeLessThan(DEMO_NOW.getTime())
    }
  })

  it('has schedules with the runs they had, and plans the next ones', async () => {
    const ids = ['demoCampaign1', 'demoCampaign3', 'demoCampaign4', 'demoCampaign7']
    const lists = await Promise.all(ids.map((id) => listSchedules(context.db, viewer, id)))
    const schedules = lists.flat()
    expect(
      schedules.map(({ frequency, lastResult, nextRunAt, paused }) => [frequency, lastResult, nextRunAt, paused]),
    ).toEqual([
      ['Monthly', 'sent', '2025-11-01T07:30:00.000Z', false],
      ['Weekly', 'sent', '2025-10-20T07:00:00.000Z', false],
      ['On campaign end', 'sent', null, false],
      ['Weekly', 'sent', null, true],
    ])
    expect(schedules.map(({ waiting, lastDelivery }) => [waiting, lastDelivery])).toEqual(
      [1, 2, 2, 1].map((emails) => [[], { emails, undelivered: 0, pending: 0 }]),
    )
    expect(await context.db.$count(scheduledRun)).toBe(2 + 7 + 1 + 8)
    // Nothing is sent by the start itself.
    expect(await context.db.$count(mail)).toBe(0)
    const due = (await context.db.select().from(job)).filter(({ kind }) => kind === 'run-schedule')
    expect(due.map(({ dueAt }) => dueAt > DEMO_NOW)).toEqual([true, true])
  })

  it('has invalid traffic of every kind, also where nothing else was counted', async () => {
    const totals = await context.db.select().from(liveTotal)
    expect(new Set(totals.map(({ lastInvalidKind }) => lastInvalidKind))).toEqual(new Set(INVALID_KINDS))
    const waiting = await loadTagActivity(context.db, viewer, 'demoCreative6a')
    expect(waiting).toMatchObject([
      { impressions: 0, firstImpressionAt: null, lastInvalid: { kind: expect.any(String) } },
    ])
  })
})
