import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { mail, scheduleRecipient, shareToken } from '../store/schema.js'
import { startEmailSink } from '../testing/email-sink.js'
import { askSchedule, at, createSchedule, readBy, scheduleRow, scheduleSteps } from '../testing/schedule-fixtures.js'
import { describeApiOnBothDatabases, type Sent } from '../testing/test-app.js'

const sink = await startEmailSink()
afterAll(sink.down)

const [staff] = DEMO_USERS
const campaignID = 'demoCampaign1'
const CLIENT = 'client@elsewhere.test'
const TWENTY = Array.from({ length: 20 }, (_, index) => index)

describeApiOnBothDatabases(
  'simultaneous requests about report emails',
  (api) => {
    const { send, tomorrow } = scheduleSteps(api, sink, campaignID, staff)
    const call = (endpoint: Endpoint, sent: Sent) => api().call(endpoint, sent)
    const confirmToken = async () => {
      const text = (await readBy(sink, CLIENT)).at(-1)?.text ?? ''
      return /\/emails\/confirm\?token=(\S+)/.exec(text)?.[1] ?? ''
    }
    const findRecipient = async (scheduleID: string) => {
      const ofSchedule = eq(scheduleRecipient.scheduleID, scheduleID)
      const [row] = await api().context.db.select().from(scheduleRecipient).where(ofSchedule)
      return row
    }

    it('confirm once', async () => {
      const { id } = await askSchedule(api(), staff, { campaignID, recipients: [CLIENT] })
      await send()
      const token = await confirmToken()
      const answers = await Promise.all(TWENTY.map(() => call(endpoints.confirmEmails, { body: { token } })))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...TWENTY.slice(1).map(() => 404)])
      expect((await findRecipient(id))?.confirmedAt).not.toBeNull()
    })

    it('unsubscribe once, at the time of the first, and leave no queued email', async () => {
      const { id } = await createSchedule(api(), staff, { campaignID, recipients: [CLIENT] })
      await sink.down()
      await at(api(), tomorrow())
      await sink.up()
      const token = (await findRecipient(id))?.unsubscribeToken ?? ''
      const answers = await Promise.all(TWENTY.map(() => call(endpoints.unsubscribe, { body: { token } })))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect((await findRecipient(id))?.unsubscribedAt).toEqual(api().context.now())
      expect(await api().context.db.$count(mail, isNotNull(mail.recipientID))).toBe(0)
    })

    it('confirm, unsubscribe and revoke at once end in one state, in which nobody gets an email unasked', async () => {
      const cookie = await api().signIn(staff.email)
      const { id } = await createSchedule(api(), staff, {
        campaignID,
        recipients: [staff.email, 'other@elsewhere.test'],
      })
      await at(api(), tomorrow())
      const { shareTokenID } = await scheduleRow(api(), id)
      const asked = await askSchedule(api(), staff, { campaignID, recipients: [CLIENT] })
      await send()
      const token = await confirmToken()
      const unsubscribeToken = (await findRecipient(asked.id))?.unsubscribeToken ?? ''
      const answers = await Promise.all(
        TWENTY.flatMap(() => [
          call(endpoints.confirmEmails, { body: { token } }),
          call(endpoints.unsubscribe, { body: { token: unsubscribeToken } }),
          call(endpoints.revokeToken, { cookie, query: { campaignID, id: shareTokenID ?? '' } }),
        ]),
      )
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      expect((await findRecipient(asked.id))?.unsubscribedAt).not.toBeNull()
      expect(await api().context.db.$count(shareToken, eq(shareToken.id, shareTokenID ?? ''))).toBe(1)
      sink.mails.length = 0
      await at(api(), tomorrow())
      expect(sink.to(CLIENT)).toEqual([])
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
