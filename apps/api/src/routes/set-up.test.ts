import { ACCOUNT_MESSAGES } from '@placard/domain/account'
import { endpoints } from '@placard/domain/api'
import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { HOUR_MS } from '@placard/domain/internal/dates'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { demoSignIns } from '../seed/demo-accounts.js'
import { isSetUp, issueSetupLink } from '../seed/first-admin.js'
import { accountToken, loginAttempt, user } from '../store/schema.js'
import { form, login, PASSWORD } from '../testing/account-steps.js'
import { describeApi } from '../testing/test-app.js'

// A public server refuses the demo accounts of its database.
describeApi(
  'a public server on a database with demo accounts',
  (api) => {
    beforeEach(() => api().context.db.delete(loginAttempt))

    it('rejects them, with their passwords and with earlier sessions', async () => {
      expect(await demoSignIns(api().context)).toEqual([])
      for (const { email } of DEMO_USERS) {
        const { status, body } = await api().call(endpoints.login, login(email, DEMO_PASSWORD))
        expect([status, body.message]).toEqual([403, ACCOUNT_MESSAGES.demoAccount])
        expect((await api().call(endpoints.login, login(email, 'a wrong password'))).status).toBe(401)
      }
      expect(await isSetUp(api().context)).toBe(false)
    })

    describe('the first administrator', () => {
      const setupToken = async () => new URL(await issueSetupLink(api().context)).searchParams.get('setupToken') ?? ''
      const setUp = (email: string, token: string) => api().call(endpoints.signUp, form(email, { setupToken: token }))

      it('is created with the printed link, once, by one of several simultaneous requests', async () => {
        const [first, second] = [await setupToken(), await setupToken()]
        const keys = JSON.stringify(await api().context.db.select().from(accountToken))
        for (const token of [first, second]) expect(keys).not.toContain(token)
        const wrong = await setUp('ada@elsewhere.test', `${first}x`)
        expect([wrong.status, wrong.body.message]).toEqual([400, ACCOUNT_MESSAGES.setupLink])
        const answers = await Promise.all(
          [first, second, first, second].map((token, index) => setUp(`ada${index}@elsewhere.test`, token)),
        )
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
        for (const { text } of answers) expect(text).not.toMatch(new RegExp(`${first}|${second}`))
        const made = answers.find(({ status }) => status === 200)
        const { email } = endpoints.signUp.response.parse(made?.body).user
        const { body } = await api().call(endpoints.login, login(email, PASSWORD))
        expect(endpoints.login.response.parse(body).user).toMatchObject({ email, role: 'admin' })
        expect(await isSetUp(api().context)).toBe(true)
        expect(await api().context.db.$count(accountToken, eq(accountToken.kind, 'setup'))).toBe(0)
        await api().context.db.delete(user).where(eq(user.email, email))
      })

      it('replaces no existing account, and the link stays valid for another email', async () => {
        const token = await setupToken()
        const taken = await setUp(DEMO_USERS[0].email, token)
        expect([taken.status, taken.body.message]).toEqual([400, ACCOUNT_MESSAGES.setupEmail])
        expect((await setUp('grace@elsewhere.test', token)).status).toBe(200)
        await api().context.db.delete(user).where(eq(user.email, 'grace@elsewhere.test'))
      })

      it('can be created for a day', async () => {
        const token = await setupToken()
        api().wait(24 * HOUR_MS)
        expect((await setUp('late@elsewhere.test', token)).status).toBe(400)
      })
    })
  },
  { HOST: '0.0.0.0' },
)

describeApi(
  'a public server that asked for the demo company',
  (api) => {
    it('gives the accounts random passwords and prints them once', async () => {
      const told = await demoSignIns(api().context)
      expect(told.map(({ email }) => email)).toEqual(DEMO_USERS.map(({ email }) => email))
      expect(new Set(told.map(({ password }) => password)).size).toBe(told.length)
      for (const { email, password } of told) {
        expect((await api().call(endpoints.login, login(email, DEMO_PASSWORD))).status).toBe(401)
        expect((await api().call(endpoints.login, login(email, password))).status).toBe(200)
      }
      expect(await demoSignIns(api().context)).toEqual([])
    })
  },
  { HOST: '0.0.0.0', PLACARD_SEED: '1' },
)
