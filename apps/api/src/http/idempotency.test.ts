import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { failureSchema } from '@placard/domain/internal/api'
import { HOUR_MS } from '@placard/domain/internal/dates'
import { createId } from '@placard/domain/internal/text'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { removeExpiredData } from '../jobs/remove-expired-data.js'
import { campaign, creative, idempotentResponse } from '../store/schema.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { createCampaign } from '../testing/test-data.js'

const [staff, agency] = DEMO_USERS

describeApiOnBothDatabases('an Idempotency-Key', (api) => {
  const make = (cookie: string, key: string | undefined, body: object = { name: 'Spring' }) =>
    api().call(endpoints.newCampaign, {
      cookie,
      body,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
  const campaigns = () => api().context.db.$count(campaign)
  const notes = () => api().context.db.$count(idempotentResponse)

  it('returns the first response for a repeated request, which creates nothing', async () => {
    const cookie = await api().signIn(agency.email)
    const [key, before, noted] = [createId(), await campaigns(), await notes()]
    const first = await make(cookie, key)
    expect(first.status).toBe(200)
    api().wait(HOUR_MS)
    const { id } = endpoints.newCampaign.response.parse(first.body).data
    await api().call(endpoints.updateCampaign, { cookie, body: { id, version: 1, name: 'Renamed since' } })
    const again = await make(cookie, key, { name: ' Spring ' })
    expect([again.status, again.text]).toEqual([200, first.text])
    expect([await campaigns(), await notes()]).toEqual([before + 1, noted + 1])
  })

  it('is optional', async () => {
    const cookie = await api().signIn(agency.email)
    const [before, noted] = [await campaigns(), await notes()]
    expect([(await make(cookie, undefined)).status, (await make(cookie, undefined)).status]).toEqual([200, 200])
    expect([await campaigns(), await notes()]).toEqual([before + 2, noted])
  })

  it('is rejected with another body', async () => {
    const cookie = await api().signIn(agency.email)
    const key = createId()
    await make(cookie, key)
    const before = await campaigns()
    const { status, body } = await make(cookie, key, { name: 'Autumn' })
    expect([status, failureSchema.parse(body).message]).toEqual([
      422,
      'This Idempotency-Key was already used for another request.',
    ])
    expect(await campaigns()).toBe(before)
  })

  it.each([[''], ['x'.repeat(201)]])('is rejected when it is empty or too long', async (key) => {
    const before = await campaigns()
    const { status, body } = await make(await api().signIn(agency.email), key)
    expect([status, body.message]).toEqual([400, 'An Idempotency-Key has 1 to 200 characters.'])
    expect(await campaigns()).toBe(before)
  })

  it('can be used again after a rejected request', async () => {
    const cookie = await api().signIn(agency.email)
    const { id: campaignID } = await createCampaign(api(), cookie)
    const [key, noted] = [createId(), await notes()]
    const add = (body: object) =>
      api().call(endpoints.newCreative, { cookie, body, headers: { 'idempotency-key': key } })
    const instead = (value: string) => ({ campaignID, settings: [{ key: 'fallbackCreative', value }] })
    expect((await add({ campaignID, width: 0 })).status).toBe(400)
    expect((await add({ campaignID: 'nobodyKnows' })).status).toBe(404)
    expect((await add(instead('nobodyKnows'))).status).toBe(400)
    expect(await notes()).toBe(noted)
    expect((await add(instead(''))).status).toBe(200)
    expect(await api().context.db.$count(creative, eq(creative.campaignID, campaignID))).toBe(1)
  })

  it('is separate for each user and each call', async () => {
    const [own, other] = [await api().signIn(agency.email), await api().signIn(staff.email)]
    const [key, before] = [createId(), await campaigns()]
    const answers = [await make(own, key), await make(other, key)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.text).not.toBe(answers[1]?.text)
    expect(await campaigns()).toBe(before + 2)
    const { id: campaignID } = endpoints.newCampaign.response.parse(answers[0]?.body).data
    const headers = { 'idempotency-key': key }
    const added = await api().call(endpoints.newCreative, { cookie: own, body: { campaignID }, headers })
    expect(endpoints.newCreative.response.parse(added.body).data.campaignID).toBe(campaignID)
  })

  it('is stored encrypted for 24 hours', async () => {
    const cookie = await api().signIn(agency.email)
    const [key, before] = [createId(), await campaigns()]
    const first = await make(cookie, key, { name: 'Do not read me' })
    const rows = await api().context.db.select().from(idempotentResponse)
    expect(JSON.stringify(rows)).not.toContain('Do not read me')
    expect(JSON.stringify(rows)).not.toContain(key)
    const later = async (ms: number) => {
      api().wait(ms)
      await removeExpiredData(api().context)
      return make(await api().signIn(agency.email), key, { name: 'Do not read me' })
    }
    expect((await later(24 * HOUR_MS - 1000)).text).toBe(first.text)
    expect(await campaigns()).toBe(before + 1)
    expect((await later(2000)).text).not.toBe(first.text)
    expect(await campaigns()).toBe(before + 2)
  })
})
