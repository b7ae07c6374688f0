import { ACCOUNT_MESSAGES } from '@placard/domain/account'
import { endpoints } from '@placard/domain/api'
import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { ACCESS_TOKEN_MESSAGES } from '@placard/domain/internal/account'
import { failureSchema } from '@placard/domain/internal/api'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { hashPassword } from '../passwords.js'
import { createAccessToken } from '../store/accounts/access-tokens.js'
import { accessToken } from '../store/schema.js'
import { newestMailIn, resetAccounts } from '../testing/account-steps.js'
import { startEmailSink } from '../testing/email-sink.js'
import { describeApi } from '../testing/test-app.js'

const sink = await startEmailSink()
afterAll(sink.down)
const newestMail = newestMailIn(sink)
const [, agency] = DEMO_USERS

describeApi(
  'creating access tokens',
  (api) => {
    resetAccounts(api, sink)
    let cookie = ''
    beforeEach(async () => {
      await api().context.db.delete(accessToken)
      cookie = await api().signIn(agency.email)
    })

    const create = (changes: object) =>
      api().call(endpoints.newAccessToken, {
        cookie,
        body: { name: 'Nightly export', access: 'write', days: 7, ...changes },
      })
    const count = () => api().context.db.$count(accessToken)
    const problems = (body: unknown) => failureSchema.parse(body).problems

    it('that write takes the password, and a wrong one signs nobody out', async () => {
      const without = await create({})
      expect([without.status, problems(without.body)]).toEqual([
        400,
        [{ path: 'password', message: ACCESS_TOKEN_MESSAGES.password }],
      ])
      const wrong = await create({ password: 'a guess' })
      expect([wrong.status, problems(wrong.body)]).toEqual([
        400,
        [{ path: 'password', message: ACCOUNT_MESSAGES.wrongPassword }],
      ])
      expect([await count(), (await api().call(endpoints.me, { cookie })).status]).toEqual([0, 200])
      expect((await create({ password: DEMO_PASSWORD })).status).toBe(200)
      expect(await count()).toBe(1)
    })

    it('that only read takes none', async () => {
      expect((await create({ access: 'read' })).status).toBe(200)
      expect((await create({ access: 'read', password: 'a guess' })).status).toBe(200)
    })

    it('has a limit of guesses, which it shares with changing the password', async () => {
      const change = (currentPassword: string) =>
        api().call(endpoints.updatePassword, {
          cookie,
          body: { currentPassword, password: 'an engine of 1843', confirmPassword: 'an engine of 1843' },
        })
      const statuses = []
      for (let guess = 0; guess < 12; guess++) {
        statuses.push((await create({ password: `guess ${guess}` })).status)
        statuses.push((await change(`guess ${guess}`)).status)
      }
      expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400))
      expect(statuses.at(-1)).toBe(429)
      expect((await create({ password: DEMO_PASSWORD })).status).toBe(429)
      expect(await count()).toBe(0)
    })

    it('fails if the password was changed after it was checked', async () => {
      const input = { name: 'Late', access: 'write', campaignIDs: null, days: 7 } as const
      const old = await hashPassword('the password before')
      await expect(createAccessToken(api().context, { user: agency }, input, old)).rejects.toMatchObject({
        reason: 'signed-out',
      })
      expect(await count()).toBe(0)
    })

    it.each([
      ['write', null, 'Access: Read and write', 'Campaigns: All campaigns that you can open'],
      ['read', ['demoCampaign2'], 'Access: Read', 'Campaigns: 1 campaign'],
    ])('emails the user what was created: %s', async (access, campaignIDs, ...lines) => {
      const staff = DEMO_USERS[0]
      cookie = await api().signIn(staff.email)
      expect((await create({ access, campaignIDs, password: DEMO_PASSWORD, name: '<b>Export</b>' })).status).toBe(200)
      const { headers, text, html, link } = await newestMail(api(), staff.email)
      expect(headers.subject).toBe('New access token for Placard')
      for (const line of [...lines, 'Created: Tue 14 Oct 2025 at 10:00', 'Valid until: Tue 21 Oct 2025 at 10:00'])
        expect(text).toContain(line)
      expect(text).toContain(
        "If this wasn't you, somebody else uses your account: revoke the token, change your password",
      )
      expect(html).not.toContain('<b>')
      expect(link.pathname).toBe('/profile')
      expect(text).not.toContain('placard_')
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
