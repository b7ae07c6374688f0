import { endpoints } from '@placard/domain/api'
import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import type { Language } from '@placard/domain/report'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { scheduleRecipient, user } from '../store/schema.js'
import { form, login, newestMailIn, PASSWORD, resetAccounts, verification } from '../testing/account-steps.js'
import { startEmailSink } from '../testing/email-sink.js'
import { createSchedule } from '../testing/schedule-fixtures.js'
import { describeApi } from '../testing/test-app.js'

const sink = await startEmailSink()
afterAll(sink.down)

const [staff] = DEMO_USERS
const GERMAN = { headers: { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' } }
const ENGLISH = { headers: { 'accept-language': 'en-GB' } }
const newestMail = newestMailIn(sink)

describeApi(
  'languages',
  (api) => {
    resetAccounts(api, sink)
    const stored = async (email: string) => {
      const [row] = await api().context.db.select().from(user).where(eq(user.email, email))
      return row?.language
    }

    it('of a new user is that of the browser that signed up', async () => {
      const email = 'emmy@placard.test'
      await api().call(endpoints.signUp, { ...form(email), ...GERMAN })
      const { link } = await newestMail(api(), email)
      await api().call(endpoints.verify, { ...verification(link), ...ENGLISH })
      const { body } = await api().call(endpoints.login, { ...login(email, PASSWORD), ...ENGLISH })
      expect([endpoints.login.response.parse(body).user.language, await stored(email)]).toEqual(['de', 'de'])
    })

    it('of a user of before is that of the browser that signs in first, and changes in the profile only', async () => {
      const signIn = (headers: object) =>
        api().call(endpoints.login, { ...login(staff.email, DEMO_PASSWORD), ...headers })
      await signIn({ headers: { 'accept-language': 'fr' } })
      expect(await stored(staff.email)).toBeNull()
      for (const headers of [GERMAN, ENGLISH]) await signIn(headers)
      expect(await stored(staff.email)).toBe('de')
      const cookie = await api().signIn(staff.email)
      const save = async (changes: object) => {
        const names = { first_name: 'Ada', last_name: 'Byron' }
        const { body } = await api().call(endpoints.updateProfile, { cookie, body: { ...names, ...changes } })
        return endpoints.updateProfile.response.parse(body).data.language
      }
      expect([await save({}), await save({ language: 'en' }), await save({})]).toEqual(['de', 'en', 'en'])
      const { status } = await api().call(endpoints.updateProfile, { cookie, body: { language: 'fr' } })
      expect(status).toBe(400)
    })

    it.each<[string, Language | null, Language, Language]>([
      ['the schedule', 'de', 'en', 'de'],
      ['its owner by default', null, 'de', 'de'],
      ['the schedule before its owner', 'en', 'de', 'en'],
    ])('of people without an account is that of %s', async (_, language, ofOwner, expected) => {
      const { db } = api().context
      await db.update(user).set({ language: ofOwner }).where(eq(user.id, staff.id))
      const { id } = await createSchedule(api(), staff, { campaignID: 'demoCampaign1', language })
      const [row] = await db.select().from(scheduleRecipient).where(eq(scheduleRecipient.scheduleID, id))
      const query = { token: row?.unsubscribeToken ?? '' }
      const { body } = await api().call(endpoints.emailSubscription, { query })
      expect(endpoints.emailSubscription.response.parse(body).data.language).toBe(expected)
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
