import { randomBytes } from 'node:crypto'
import { endpoints } from '@placard/domain/api'
import type { Creative } from '@placard/domain/creative'
import { MAX_CAMPAIGNS_PER_USER, TOO_MANY_CAMPAIGNS } from '@placard/domain/internal/campaign'
import { MAX_CREATIVES_PER_USER, STORAGE_FULL, TOO_MANY_CREATIVES } from '@placard/domain/internal/creative'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { campaign, creative, liveCreative } from '../store/schema.js'
import { makeUser } from '../testing/matrix-world.js'
import { describeApiOnBothDatabases, type Received } from '../testing/test-app.js'

const OWNER = 'quota@elsewhere.test'
const OTHER = 'quota-other@elsewhere.test'
/** Returns random text, which databases cannot compress. */
const noise = (length: number) => randomBytes(length).toString('base64').slice(0, length)

describeApiOnBothDatabases('the storage of one user', (api) => {
  let userID = ''
  let cookie = ''
  let usual = 0

  beforeAll(async () => {
    userID = await makeUser(api(), OWNER, 'agency')
    await makeUser(api(), OTHER, 'agency')
    cookie = await api().signIn(OWNER)
    usual = api().config.uploadQuotaBytes
  })
  afterEach(async () => {
    api().config.uploadQuotaBytes = usual
    await api().context.db.delete(campaign).where(eq(campaign.ownerID, userID))
  })

  const addCampaign = (as = cookie) => api().call(endpoints.newCampaign, { cookie: as, body: { name: 'Own' } })
  const readID = ({ body }: Received) => (body.data as { id: string }).id
  const addCreative = (campaignID: string) =>
    api().call(endpoints.newCreative, {
      cookie,
      body: { campaignID, trackers: { click: [{ type: 'redirect', url: 'https://landing.test/' }] } },
    })
  const saveHtml = async ({ id, version }: Creative, html: string) =>
    api().call(endpoints.updateCreativeHtml, { cookie, body: { id, version, html } })
  const count = () => api().context.db.$count(creative)

  it('has a limit of campaigns', async () => {
    await api().context.db.execute(
      sql`insert into campaign (id, owner_id, name, created_at, updated_at) select 'planted' || n, ${userID}, 'Planted', now(), now() from generate_series(1, ${MAX_CAMPAIGNS_PER_USER - 1}::int) n`,
    )
    expect((await addCampaign()).status).toBe(200)
    const { status, body } = await addCampaign()
    expect([status, body.message]).toEqual([409, TOO_MANY_CAMPAIGNS])
    expect((await addCampaign(await api().signIn(OTHER))).status).toBe(200)
  })

  it('has a limit of creatives, duplicates included', { timeout: 120_000 }, async () => {
    const campaignID = readID(await addCampaign())
    const first = readID(await addCreative(campaignID))
    await api().context.db.execute(
      sql`insert into creative (id, campaign_id, name, type, width, height, platform, position) select 'planted' || n, ${campaignID}, 'Planted', 'Banner', 1, 1, 'Adform', n from generate_series(2, ${MAX_CREATIVES_PER_USER}::int) n`,
    )
    for (const { status, body } of [
      await addCreative(campaignID),
      await api().call(endpoints.duplicateCreative, { cookie, body: { id: first } }),
    ])
      expect([status, body.message]).toEqual([409, TOO_MANY_CREATIVES])
  })

  it('has a limit of bytes of HTML, duplicates and published copies; saving less is always possible', async () => {
    const campaignID = readID(await addCampaign())
    const created = (await addCreative(campaignID)).body.data as Creative
    api().config.uploadQuotaBytes = 150_000
    const saved = await saveHtml(created, noise(100_000))
    expect(saved.status).toBe(200)
    const before = [await count(), await api().context.db.$count(liveCreative)]
    const { id, version } = saved.body.data as Creative
    const tooMuch = [
      await api().call(endpoints.duplicateCreative, { cookie, body: { id } }),
      await api().call(endpoints.publishCreative, { cookie, body: { id, version } }),
      await saveHtml({ ...created, version }, noise(200_000)),
    ]
    for (const { status, body } of tooMuch) expect([status, body.message]).toEqual([413, STORAGE_FULL])
    expect([await count(), await api().context.db.$count(liveCreative)]).toEqual(before)
    api().config.uploadQuotaBytes = 350_000
    const publish = (seen: number) =>
      api().call(endpoints.publishCreative, { cookie, body: { id, version: seen, confirmed: ['weight-iab'] } })
    const statuses = [await publish(version), await publish(version + 1), await publish(version + 2)]
    // The third would be an earlier version that is stored with its html.
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 413])
    api().config.uploadQuotaBytes = 10_000
    expect((await saveHtml({ ...created, version: version + 2 }, noise(50_000))).status).toBe(200)
  })
})
