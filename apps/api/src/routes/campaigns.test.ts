import { endpoints } from '@placard/domain/api'
import { DEMO_NOW, DEMO_USERS, demoCampaignList, demoCampaigns } from '@placard/domain/demo'
import { CAMPAIGNS_PER_PAGE, failureSchema } from '@placard/domain/internal/api'
import { CREATIVES_IN_CAMPAIGN } from '@placard/domain/internal/campaign'
import { createId } from '@placard/domain/internal/text'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createAccessToken } from '../store/accounts/access-tokens.js'
import { campaign, creative, liveCreative } from '../store/schema.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { createCampaign } from '../testing/test-data.js'

const [staff] = DEMO_USERS

describeApiOnBothDatabases('campaigns', (api) => {
  it('have the totals, trend and age of the demo data', async () => {
    const { body } = await api().call(endpoints.all, { cookie: await api().signIn(staff.email) })
    const { data } = endpoints.all.response.parse(body)
    expect(data).toEqual(demoCampaignList())
    expect(body).not.toHaveProperty('pagination')
  })

  it('can be fetched one by one', async () => {
    const cookie = await api().signIn(staff.email)
    for (const expected of demoCampaignList()) {
      const { body } = await api().call(endpoints.get, { cookie, query: { campaignID: expected.id } })
      expect(endpoints.get.response.parse(body).data).toEqual(expected)
    }
  })

  it('have the report of all their data: its days, totals, age and share link', async () => {
    const { db } = api().context
    const cookie = await api().signIn(staff.email)
    const campaignID = demoCampaigns(DEMO_NOW)[0]?.id ?? ''
    const get = async (headers: Record<string, string> = {}) =>
      api().call(endpoints.get, { headers: { cookie, ...headers }, query: { campaignID } })
    const before = endpoints.get.response.parse((await get()).body).data
    const { rows } = await db.execute(sql`
      select min(hour at time zone 'UTC')::date::text as start, max(hour at time zone 'UTC')::date::text as end
      from hourly_fact join live_creative on live_creative.id = live_id join creative on creative.id = creative_id
      where campaign_id = ${campaignID} and impressions + engagement + clicks > 0`)
    expect(before.lastEventDates).toEqual(rows[0])
    expect(before.lastReportDates).toEqual(rows[0])
    expect(before.report).toMatchObject({ impressions: before.data.impressions, clicks: before.data.clicks })
    expect([before.lastReportUpdate, before.reportURL]).toEqual([before.dataPulledAt, null])

    const made = await api().call(endpoints.newToken, { cookie, body: { campaignID } })
    const { url } = endpoints.newToken.response.parse(made.body).data
    expect(endpoints.get.response.parse((await get()).body).data).toEqual({ ...before, reportURL: url })
    const { body } = await api().call(endpoints.all, { cookie })
    expect(
      endpoints.all.response
        .parse(body)
        .data.map(({ reportURL }) => reportURL)
        .filter(Boolean),
    ).toEqual([url])

    for (const access of ['read', 'write'] as const) {
      const input = { name: 'Script', access, campaignIDs: null, days: 7 }
      const { token } = await createAccessToken(api().context, { user: staff }, input)
      const asProgram = await get({ authorization: `Bearer ${token}` })
      expect(asProgram.status).toBe(200)
      expect(asProgram.body.data).not.toHaveProperty('reportURL')
    }
  })

  it('include their first creatives and the number of all', async () => {
    const { db } = api().context
    const cookie = await api().signIn(staff.email)
    const { id } = await createCampaign(api(), cookie, 'Very many')
    const many = Array.from({ length: CREATIVES_IN_CAMPAIGN + 6 }, (_, position) => ({
      id: createId(),
      campaignID: id,
      name: `Take ${position}`,
      type: 'Banner' as const,
      width: 300 + (position % 3),
      height: 250,
      platform: 'Adform' as const,
      position,
      updatedAt: DEMO_NOW,
    }))
    await db.insert(creative).values(many.toReversed())
    const get = async () => {
      const { body } = await api().call(endpoints.get, { cookie, query: { campaignID: id } })
      return endpoints.get.response.parse(body).data
    }
    const before = await get()
    expect(before.creatives.map(({ name }) => name)).toEqual(
      many.slice(0, CREATIVES_IN_CAMPAIGN).map(({ name }) => name),
    )
    expect(before).toMatchObject({ creativeCounts: { all: many.length, sizes: 3 }, isPublished: false })
    // The last creative is not in the response's list.
    await db
      .insert(liveCreative)
      .values({ id: createId(), creativeID: many.at(-1)?.id ?? '', position: 0, publishedAt: DEMO_NOW })
    expect(await get()).toEqual({ ...before, isPublished: true })
  })

  it('are paginated on request', async () => {
    const owner = DEMO_USERS[1].id
    const now = new Date(DEMO_NOW.getTime() - 1000)
    const row = (_: unknown, index: number) => ({
      id: createId(),
      ownerID: owner,
      name: `${index}`,
      createdAt: now,
      updatedAt: now,
    })
    await api()
      .context.db.insert(campaign)
      .values(Array.from({ length: CAMPAIGNS_PER_PAGE }, row))
    const cookie = await api().signIn(DEMO_USERS[1].email)
    const page = async (number: number) => {
      const { body } = await api().call(endpoints.mine, { cookie, query: { 'paginate[page]': String(number) } })
      return endpoints.mine.response.parse(body)
    }
    const own = demoCampaigns(DEMO_NOW).filter(({ ownerID }) => ownerID === owner)
    const [first, second, third] = [await page(1), await page(2), await page(3)]
    const total = CAMPAIGNS_PER_PAGE + own.length
    expect(first.pagination).toEqual({ page: 1, pages: 2, total })
    expect(first.data.slice(0, own.length).map(({ id }) => id)).toEqual(own.map(({ id }) => id))
    expect([first.data.length, second.data.length, third.data.length]).toEqual([CAMPAIGNS_PER_PAGE, own.length, 0])
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(total)
    const query = { 'paginate[page]': '2', 'paginate[size]': '7' }
    const small = endpoints.mine.response.parse((await api().call(endpoints.mine, { cookie, query })).body)
    expect(small.pagination).toEqual({ page: 2, pages: Math.ceil(total / 7), total })
    expect(small.data.map(({ id }) => id)).toEqual(first.data.slice(7, 14).map(({ id }) => id))
  })

  it.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', 'x'],
    ['page', '1e9'],
    ['page', ''],
    ['size', '0'],
    ['size', '201'],
  ])('reject a %s of “%s”', async (what, number) => {
    const cookie = await api().signIn(staff.email)
    const { status, body } = await api().call(endpoints.mine, { cookie, query: { [`paginate[${what}]`]: number } })
    expect(status).toBe(400)
    expect(failureSchema.parse(body).problems?.[0]?.path).toBe(`paginate[${what}]`)
  })
})
