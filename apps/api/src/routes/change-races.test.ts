import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { campaign, creative, liveCreative } from '../store/schema.js'
import { describeApiOnBothDatabases, type Received, type Sent } from '../testing/test-app.js'
import { addHtml, createCampaign, createCreative } from '../testing/test-data.js'

const [, agency] = DEMO_USERS
const CALLERS = 20

/** Returns the number of responses by status. */
const tally = (answers: Received[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describeApiOnBothDatabases('20 simultaneous requests', (api) => {
  const race = (endpoint: Endpoint, sent: (caller: number) => Sent) =>
    Promise.all(Array.from({ length: CALLERS }, (_, caller) => api().call(endpoint, sent(caller))))
  async function start() {
    const cookie = await api().signIn(agency.email)
    const { id: campaignID } = await createCampaign(api(), cookie)
    const { id } = await createCreative(api(), cookie, campaignID)
    await addHtml(api(), id)
    const live = () => api().context.db.$count(liveCreative, eq(liveCreative.creativeID, id))
    return { cookie, campaignID, id, live }
  }
  const key = (text: string) => ({ 'idempotency-key': text })

  it('publish once with one key, and all return the same live id', async () => {
    const { cookie, id, live } = await start()
    const sent = { cookie, body: { id, version: 1 }, headers: key(`publish ${id}`) }
    const answers = await race(endpoints.publishCreative, () => sent)
    expect(tally(answers)).toEqual({ 200: CALLERS })
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await live()).toBe(1)
  })

  it('publish a version once with different keys, and return the current state to the others', async () => {
    const { cookie, id, live } = await start()
    const answers = await race(endpoints.publishCreative, (caller) => ({
      cookie,
      body: { id, version: 1 },
      headers: key(`publish ${id} ${caller}`),
    }))
    expect(tally(answers)).toEqual({ 200: 1, 412: CALLERS - 1 })
    const won = answers.find(({ status }) => status === 200)
    for (const { body } of answers) expect(body.data).toEqual(won?.body.data)
    expect(await live()).toBe(1)
  })

  it('save a version of a creative once, and keep that one', async () => {
    const { cookie, id } = await start()
    const answers = await race(endpoints.updateCreative, (caller) => ({
      cookie,
      body: { id, version: 1, name: `Caller ${caller}`, width: 100 + caller },
    }))
    expect(tally(answers)).toEqual({ 200: 1, 412: CALLERS - 1 })
    const won = answers.findIndex(({ status }) => status === 200)
    const { body } = await api().call(endpoints.creative, { cookie, query: { id } })
    expect(body.data).toMatchObject({ name: `Caller ${won}`, width: 100 + won, version: 2 })
    for (const answer of answers) expect(answer.body.data).toEqual(body.data)
  })

  it('save a version of a campaign once', async () => {
    const { cookie, campaignID: id } = await start()
    const answers = await race(endpoints.updateCampaign, (caller) => ({
      cookie,
      body: { id, version: 1, name: `Caller ${caller}` },
    }))
    expect(tally(answers)).toEqual({ 200: 1, 412: CALLERS - 1 })
    const won = answers.findIndex(({ status }) => status === 200)
    const { body } = await api().call(endpoints.get, { cookie, query: { campaignID: id } })
    expect(body.data).toMatchObject({ name: `Caller ${won}`, version: 2 })
  })

  it('create one campaign with one key, and one per key with different keys', async () => {
    const { cookie } = await start()
    const count = () => api().context.db.$count(campaign)
    const before = await count()
    const body = { name: 'Once' }
    const same = await race(endpoints.newCampaign, () => ({ cookie, body, headers: key(`campaign ${before}`) }))
    expect(tally(same)).toEqual({ 200: CALLERS })
    expect(new Set(same.map(({ text }) => text)).size).toBe(1)
    expect(await count()).toBe(before + 1)
    const own = (caller: number) => ({ cookie, body, headers: key(`campaign ${before} ${caller}`) })
    expect(tally(await race(endpoints.newCampaign, own))).toEqual({ 200: CALLERS })
    expect(await count()).toBe(before + 1 + CALLERS)
  })

  it('add creatives and copies with unique positions and names', async () => {
    const { cookie, campaignID, id } = await start()
    const copied = await race(endpoints.duplicateCreative, () => ({ cookie, body: { id } }))
    const added = await race(endpoints.newCreative, () => ({ cookie, body: { campaignID } }))
    expect([tally(copied), tally(added)]).toEqual([{ 200: CALLERS }, { 200: CALLERS }])
    const rows = await api().context.db.select().from(creative).where(eq(creative.campaignID, campaignID))
    const places = rows.map(({ position }) => position).toSorted((a, b) => a - b)
    expect(places).toEqual(Array.from({ length: 1 + 2 * CALLERS }, (_, place) => place))
    const names = copied.map(({ body }) => endpoints.duplicateCreative.response.parse(body).data.name)
    expect(new Set(names).size).toBe(CALLERS)
    expect(names).toContain(`New creative (Copy ${CALLERS})`)
  })

  it.each(['creative', 'campaign'] as const)('delete a %s once', async (what) => {
    const { cookie, campaignID, id } = await start()
    const answers =
      what === 'creative'
        ? await race(endpoints.deleteCreative, () => ({ cookie, query: { id } }))
        : await race(endpoints.deleteCampaign, () => ({ cookie, query: { campaignID } }))
    expect(tally(answers)).toEqual({ 200: 1, 404: CALLERS - 1 })
  })

  it('never deadlock', async () => {
    const { cookie, campaignID, id } = await start()
    const trackers = { click: [{ type: 'redirect', url: 'https://landing.test/' }] }
    const calls: ((caller: number) => Promise<Received>)[] = [
      (caller) => api().call(endpoints.updateCreative, { cookie, body: { id, version: 1 + (caller % 4), trackers } }),
      (caller) => api().call(endpoints.publishCreative, { cookie, body: { id, version: 1 + (caller % 4) } }),
      () => api().call(endpoints.duplicateCreative, { cookie, body: { id } }),
      (caller) =>
        api().call(endpoints.updateCampaign, { cookie, body: { id: campaignID, version: 1 + caller, name: 'x' } }),
      () => api().call(endpoints.deleteCampaign, { cookie, query: { campaignID } }),
    ]
    const answers = await Promise.all(
      Array.from({ length: CALLERS }, (_, caller) => calls[caller % calls.length]!(caller)),
    )
    for (const { status } of answers) expect([200, 404, 412]).toContain(status)
    expect(await api().context.db.$count(campaign, eq(campaign.id, campaignID))).toBe(0)
    expect(await api().context.db.$count(creative, eq(creative.campaignID, campaignID))).toBe(0)
  })

  it('revoke a link once, and it opens nothing afterwards', async () => {
    const { cookie, campaignID } = await start()
    const made = await api().call(endpoints.newToken, { cookie, body: { campaignID } })
    const { id, url } = endpoints.newToken.response.parse(made.body).data
    const query = { sharedToken: url.split('/').at(-1) ?? '', start_dt: '1760313660', end_dt: '1760400000' }
    expect((await api().call(endpoints.sharedReport, { query })).status).toBe(200)
    const answers = await race(endpoints.revokeToken, () => ({ cookie, query: { campaignID, id } }))
    expect(tally(answers)).toEqual({ 200: 1, 404: CALLERS - 1 })
    expect((await api().call(endpoints.sharedReport, { query })).status).toBe(404)
  })
})
