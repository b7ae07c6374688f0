import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { CANNOT_TAKE_OVER, cannotSeeCampaigns } from '@placard/domain/internal/account'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { job, scheduledReport, scheduleRecipient, shareToken, user } from '../store/schema.js'
import { startEmailSink } from '../testing/email-sink.js'
import { makeUser } from '../testing/matrix-world.js'
import { at, createSchedule, readBy } from '../testing/schedule-fixtures.js'
import { describeApiOnBothDatabases, type Sent } from '../testing/test-app.js'
import { createCampaign } from '../testing/test-data.js'

const sink = await startEmailSink()
afterAll(sink.down)
const [staff, agency, admin] = DEMO_USERS
const DAY = 24 * 3_600_000

describeApiOnBothDatabases(
  'share links and schedules of a user',
  (api) => {
    let cookie = ''
    const asAdmin = (endpoint: Endpoint, sent: Sent = {}) => api().call(endpoint, { ...sent, cookie })
    const change = (id: string, body: object) => asAdmin(endpoints.changeUser, { body: { id, ...body } })
    let own = ''
    let scheduleID = ''
    let link = ''
    const holdings = async (id: string) =>
      endpoints.userHoldings.response.parse((await asAdmin(endpoints.userHoldings, { query: { id } })).body).data
    const open = () =>
      api().call(endpoints.sharedReport, {
        query: { sharedToken: link.split('/').at(-1) ?? '', start_dt: '1760313660', end_dt: '1760400000' },
      })

    beforeEach(async () => {
      const { db } = api().context
      sink.mails.length = 0
      await db.update(user).set({ disabledAt: null }).where(eq(user.id, agency.id))
      await db.delete(scheduledReport)
      await db.delete(shareToken).where(eq(shareToken.createdBy, agency.id))
      cookie = await api().signIn(admin.email)
      const other = await api().signIn(agency.email)
      own = (await createCampaign(api(), other, 'Autumn')).id
      const made = await api().call(endpoints.newToken, { cookie: other, body: { campaignID: own } })
      link = endpoints.newToken.response.parse(made.body).data.url
      const recipients = [agency.email, 'client@elsewhere.test']
      scheduleID = (await createSchedule(api(), agency, { campaignID: own, recipients })).id
    })

    it('are listed with their campaigns', async () => {
      expect(await holdings(agency.id)).toEqual({
        shareLinks: [{ id: expect.any(String), campaign: 'Autumn', createdAt: expect.any(String), lastUsedAt: null }],
        schedules: [
          { id: scheduleID, campaign: 'Autumn', frequency: 'Daily', recipients: 2, nextRunAt: expect.any(String) },
        ],
        accessTokens: [],
      })
      expect(await holdings(staff.id)).toEqual({ shareLinks: [], schedules: [], accessTokens: [] })
      expect((await asAdmin(endpoints.userHoldings, { query: { id: 'nobody' } })).status).toBe(404)
    })

    it('end together with the access of their user', async () => {
      expect((await open()).status).toBe(200)
      const { status } = await change(agency.id, { disabled: true, holdings: 'end' })
      expect([status, (await open()).status]).toEqual([200, 404])
      expect(await holdings(agency.id)).toEqual({ shareLinks: [], schedules: [], accessTokens: [] })
      expect(await api().context.db.$count(job, eq(job.subjectID, scheduleID))).toBe(0)
    })

    it('can be transferred to another user, who then gets their emails', async () => {
      await at(api(), new Date(api().context.now().getTime() + DAY).toISOString())
      const links = await api().context.db.$count(shareToken, eq(shareToken.campaignID, own))
      expect(links).toBe(2)
      // A day later all sessions have expired.
      cookie = await api().signIn(admin.email)
      const { status } = await change(agency.id, { disabled: true, holdings: { transferTo: staff.id } })
      expect([status, (await open()).status]).toEqual([200, 200])
      expect(await holdings(agency.id)).toEqual({ shareLinks: [], schedules: [], accessTokens: [] })
      expect(await holdings(staff.id)).toMatchObject({ shareLinks: [{}], schedules: [{ id: scheduleID }] })
      sink.mails.length = 0
      await at(api(), new Date(api().context.now().getTime() + DAY).toISOString())
      expect(sink.mails.map(({ to }) => to[0]).toSorted()).toEqual(['client@elsewhere.test', staff.email])
      expect((await readBy(sink, staff.email))[0]?.text).toContain('You scheduled this report.')
      cookie = await api().signIn(admin.email)
    })

    it('do not change when the selected user cannot take them over', async () => {
      const stranger = await makeUser(api(), 'stranger@elsewhere.test', 'agency')
      for (const [transferTo, message] of [
        [agency.id, CANNOT_TAKE_OVER],
        ['nobody', CANNOT_TAKE_OVER],
        [stranger, cannotSeeCampaigns(1)],
      ] as const)
        expect(await change(agency.id, { disabled: true, holdings: { transferTo } })).toMatchObject({
          status: 409,
          body: { message },
        })
      const [row] = await api().context.db.select().from(user).where(eq(user.id, agency.id))
      expect([row?.disabledAt, (await holdings(agency.id)).schedules.length]).toEqual([null, 1])
    })

    it('of others no longer reach a disabled user until they confirm again', async () => {
      const { db } = api().context
      const { id } = await createSchedule(api(), staff, {
        campaignID: 'demoCampaign1',
        recipients: [agency.email, staff.email],
      })
      await change(agency.id, { disabled: true })
      sink.mails.length = 0
      await at(api(), new Date(api().context.now().getTime() + DAY).toISOString())
      expect(sink.mails.map(({ to }) => to)).toEqual([[staff.email]])
      const waiting = await db.select().from(scheduleRecipient).where(eq(scheduleRecipient.scheduleID, id))
      expect(waiting.map(({ email, confirmedAt }) => [email, confirmedAt === null])).toEqual([
        [agency.email, true],
        [staff.email, false],
      ])
      cookie = await api().signIn(admin.email)
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
