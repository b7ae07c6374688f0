import { CAMPAIGNS_PER_PAGE, createId, endpoints, failureSchema } from '@placard/domain'
import { DEMO_NOW, DEMO_USERS, demoCampaignList, demoCampaigns } from '@placard/domain/testing'
import { expect, it } from 'vitest'
import { campaign } from '../store/schema.js'
import { describeApi } from '../testing/test-app.js'

const [staff] = DEMO_USERS

describeApi('campaigns', (api) => {
  it('have the totals, trend and age that counting without a database gives', async () => {
    const { body } = await api().call(endpoints.all, { cookie: await api().signIn(staff.email) })
    const { data } = endpoints.all.response.parse(body)
    expect(data).toEqual(demoCampaignList())
    expect(body).not.toHaveProperty('pagination')
  })

  it('are found one by one', async () => {
    const cookie = await api().signIn(staff.email)
    for (const expected of demoCampaignList()) {
      const { body } = await api().call(endpoints.get, { cookie, query: { campaignID: expected.id } })
      expect(endpoints.get.response.parse(body).data).toEqual(expected)
    }
  })

  it('come in pages when a page is asked for', async () => {
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
    expect(first.pagination).toEqual({ page: 1, pages: 2 })
    expect(first.data.slice(0, own.length).map(({ id }) => id)).toEqual(own.map(({ id }) => id))
    expect([first.data.length, second.data.length, third.data.length]).toEqual([CAMPAIGNS_PER_PAGE, own.length, 0])
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(CAMPAIGNS_PER_PAGE + own.length)
  })

  it.each([['0'], ['-1'], ['x'], ['1e9'], ['']])('refuse page %s', async (number) => {
    const cookie = await api().signIn(staff.email)
    const { status, body } = await api().call(endpoints.mine, { cookie, query: { 'paginate[page]': number } })
    expect(status).toBe(400)
    expect(failureSchema.parse(body).problems?.[0]?.path).toBe('paginate[page]')
  })
})
