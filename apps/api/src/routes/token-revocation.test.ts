import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../passwords.js'
import { createAccessToken } from '../store/accounts/access-tokens.js'
import { accessToken, user } from '../store/schema.js'
import { newestMailIn, newPassword, PASSWORD, resetAccounts } from '../testing/account-steps.js'
import { startEmailSink } from '../testing/email-sink.js'
import { describeApi, type Sent } from '../testing/test-app.js'

const sink = await startEmailSink()
afterAll(sink.down)
const newestMail = newestMailIn(sink)
const [staff, agency, admin] = DEMO_USERS

describeApi(
  'access tokens of a user',
  (api) => {
    resetAccounts(api, sink)
    let token = ''
    let cookie = ''

    const create = async (owner: typeof staff | typeof agency, name = 'Script', days = 7) => {
      const input = { name, access: 'write', campaignIDs: null, days } as const
      return createAccessToken(api().context, { user: owner }, input)
    }
    const bearer = (secret: string): Sent => ({ headers: { authorization: `Bearer ${secret}` } })
    const me = async (secret: string) => (await api().call(endpoints.me, bearer(secret))).status

    beforeEach(async () => {
      const { db } = api().context
      await db.delete(accessToken)
      await db.update(user).set({ disabledAt: null, passwordHash: await hashPassword(DEMO_PASSWORD) })
      token = (await create(staff)).token
      cookie = await api().signIn(staff.email)
      await api().context.jobs.trigger('send-mail')
      sink.mails.length = 0
    })

    /** Returns the email about the change of password. */
    const changeEmail = async () => {
      await api().context.jobs.trigger('send-mail')
      const subject = 'Your password for Placard was changed'
      return (
        sink
          .to(staff.email)
          .filter(({ headers }) => headers.subject === subject)
          .at(-1)?.text ?? ''
      )
    }
    const ownPassword = (revokeTokens?: boolean) =>
      api().call(endpoints.updatePassword, {
        cookie,
        body: { currentPassword: DEMO_PASSWORD, password: PASSWORD, confirmPassword: PASSWORD, revokeTokens },
      })
    const reset = async (revokeTokens?: boolean) => {
      // Emails about new tokens, which would otherwise be sent at the same moment as the link.
      await api().context.jobs.trigger('send-mail')
      sink.mails.length = 0
      await api().call(endpoints.forgotPassword, { body: { email: staff.email } })
      const { link } = await newestMail(api(), staff.email)
      const { body } = newPassword(link, staff.email)
      return api().call(endpoints.changePassword, { body: { ...Object(body), revokeTokens } })
    }
    const signOut = (revokeTokens?: boolean) =>
      api().call(endpoints.signOutEverywhere, { cookie, body: { revokeTokens } })

    describe.each([
      ['a changed password', ownPassword, 'all other devices were signed out.'],
      ['a password reset by email', reset, 'all devices were signed out.'],
      ['signing out everywhere', signOut, undefined],
    ])('%s', (_, change, sentence) => {
      it('keeps them by default', async () => {
        for (const wanted of [undefined, false]) {
          cookie = await api().signIn(staff.email)
          await api()
            .context.db.update(user)
            .set({ passwordHash: await hashPassword(DEMO_PASSWORD) })
          expect((await change(wanted)).status).toBe(200)
          expect(await me(token)).toBe(200)
        }
        if (sentence === undefined) return
        const text = await changeEmail()
        expect(text).toContain(sentence)
        expect(text).toContain("Your 1 access token still works. Revoke those that you don't know in your profile.")
      })

      it('revokes them on request, with those that they have issued, and none of other users', async () => {
        const issued = await api().call(endpoints.issueToken, bearer(token))
        const short = endpoints.issueToken.response.parse(issued.body).data.token
        const other = await create(agency)
        await create(staff, 'Another')
        expect((await change(true)).status).toBe(200)
        expect([await me(token), await me(short), await me(other.token)]).toEqual([401, 401, 200])
        if (sentence === undefined) return
        const text = await changeEmail()
        expect(text).toContain(sentence)
        expect(text).toContain('Your 2 access tokens were revoked.')
      })

      it('says nothing about tokens to users without any', async () => {
        if (sentence === undefined) return
        await api().context.db.delete(accessToken)
        expect((await change(true)).status).toBe(200)
        const text = await changeEmail()
        expect(text).toContain(sentence)
        expect(text).not.toMatch(/access tokens? (was|were|still)/)
      })
    })

    describe('administrators', () => {
      const asAdmin = async (endpoint: Endpoint, sent: Sent = {}) =>
        api().call(endpoint, { ...sent, cookie: await api().signIn(admin.email) })
      const listed = async () =>
        endpoints.userHoldings.response.parse((await asAdmin(endpoints.userHoldings, { query: { id: staff.id } })).body)
          .data.accessTokens

      it('see the valid ones, without their secrets, and revoke one', async () => {
        const second = await create(staff, 'Dashboard', 30)
        const { token: _, ...shown } = second
        expect((await listed()).map(({ name }) => name).toSorted()).toEqual(['Dashboard', 'Script'])
        api().wait(8 * 86_400_000)
        expect(await listed()).toEqual([shown])
        const revoke = (userID: string) => asAdmin(endpoints.revokeUserToken, { query: { userID, id: second.id } })
        expect((await revoke(agency.id)).status).toBe(404)
        expect(await me(second.token)).toBe(200)
        expect((await revoke(staff.id)).status).toBe(200)
        expect(await me(second.token)).toBe(401)
        expect((await revoke(staff.id)).status).toBe(404)
        expect(await listed()).toEqual([])
      })

      it.each([
        ['work again', undefined, 200],
        ['are gone for good', true, 401],
      ])('disable a user, whose tokens stop, and %s after enabling', async (_, revokeTokens, after) => {
        const change = (body: object) => asAdmin(endpoints.changeUser, { body: { id: staff.id, ...body } })
        expect((await change({ disabled: true, revokeTokens })).status).toBe(200)
        expect(await me(token)).toBe(401)
        expect((await change({ disabled: false })).status).toBe(200)
        expect(await me(token)).toBe(after)
        expect(await api().context.db.$count(accessToken, eq(accessToken.userID, staff.id))).toBe(after === 200 ? 1 : 0)
      })
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
