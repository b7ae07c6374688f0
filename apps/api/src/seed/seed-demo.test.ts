import { endpoints } from '@placard/domain/api'
import { publishFindings } from '@placard/domain/creative'
import { DEMO_NOW, DEMO_PASSWORD, DEMO_USERS, demoCampaigns, demoFacts } from '@placard/domain/demo'
import { publishErrors } from '@placard/domain/internal/creative'
import { NO_COUNTS } from '@placard/domain/report'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { completeCreatives } from '../store/campaigns/creatives.js'
import { addFacts } from '../store/facts/facts.js'
import { campaign, creative, hourlyFact, liveCreative, liveTotal, session, user } from '../store/schema.js'
import type { Db } from '../store/store.js'
import { describeApi, describeApiOnPostgres } from '../testing/test-app.js'
import { createFirstAdmin, isSetUp } from './first-admin.js'
import { seedDemo } from './seed-demo.js'

async function empty(db: Db): Promise<void> {
  for (const table of [session, liveCreative, creative, campaign, user, hourlyFact, liveTotal]) await db.delete(table)
}

describeApi('the first start', (api) => {
  it('creates the whole demo company, once', async () => {
    const { db } = api().context
    const campaigns = demoCampaigns(DEMO_NOW)
    const facts = campaigns.reduce((total, each) => total + [...demoFacts(each, DEMO_NOW)].length, 0)
    expect(await db.$count(campaign)).toBe(campaigns.length)
    expect(await db.$count(hourlyFact)).toBe(facts)
    expect(await seedDemo(api().context)).toBe(false)
    expect(await db.$count(hourlyFact)).toBe(facts)
    for (const { email } of DEMO_USERS) expect(await api().signIn(email)).toContain('placard=')
  })

  it('creates only creatives that can be published', async () => {
    const { config, db } = api().context
    const creatives = await completeCreatives(db, await db.select().from(creative), config.publicUrl)
    expect(creatives.length).toBeGreaterThan(0)
    expect(creatives.filter((one) => publishErrors(publishFindings(one)).length > 0)).toEqual([])
  })

  it('leaves nothing behind when it fails, and succeeds the next time', async () => {
    const { db } = api().context
    await empty(db)
    const hour = new Date('2025-10-01T00:00:00Z')
    // The counter of this hour is at its maximum.
    const full = { liveID: 'demoLive5a1', hour, counters: { ...NO_COUNTS, impressions: 2 ** 31 - 1 } }
    await addFacts(db, [full], DEMO_NOW)
    await expect(seedDemo(api().context)).rejects.toThrow()
    expect([await db.$count(user), await db.$count(campaign), await db.$count(hourlyFact)]).toEqual([0, 0, 1])
    await empty(db)
    expect(await seedDemo(api().context)).toBe(true)
  })

  it('knows whether there is an administrator, and creates the first one', async () => {
    const { db } = api().context
    const admin = { email: 'ada@placard.test', password: DEMO_PASSWORD }
    expect(await isSetUp(api().context)).toBe(true)
    await db.delete(user).where(eq(user.role, 'admin'))
    expect(await isSetUp(api().context)).toBe(false)
    await empty(db)
    expect(await createFirstAdmin(db, admin, DEMO_NOW)).toBe(true)
    expect(await isSetUp(api().context)).toBe(true)
    const { status, body } = await api().call(endpoints.all, { cookie: await api().signIn(admin.email) })
    expect([status, body.data]).toEqual([200, []])
  })
})

describeApiOnPostgres('the first start of several servers', (api) => {
  it('creates the demo company once', async () => {
    const { db } = api().context
    await empty(db)
    const made = await Promise.all([1, 2, 3].map(() => seedDemo(api().context)))
    expect(made.toSorted()).toEqual([false, false, true])
  })
})
