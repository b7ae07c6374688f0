import type { AddressInfo } from 'node:net'
import { ACCOUNT_MESSAGES } from '@placard/domain/account'
import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { encodeVerifyCode } from '@placard/domain/internal/account'
import { failureSchema } from '@placard/domain/internal/api'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.js'
import { hashPassword } from '../passwords.js'
import { mail, user } from '../store/schema.js'
import {
  form,
  login,
  newestMailIn,
  newPassword,
  PASSWORD,
  resetAccounts,
  verification,
  verificationLink,
} from '../testing/account-steps.js'
import { startEmailSink } from '../testing/email-sink.js'
import { describeApi, ORIGIN, OWN_HEADERS, type Sent } from '../testing/test-app.js'

const sink = await startEmailSink()
afterAll(sink.down)
const newestMail = newestMailIn(sink)
const owner = DEMO_USERS[0].email
const other = DEMO_USERS[1].email
const HOUR = 3_600_000
/** Number of logins below both the rate limit of their IP address and the length of the queue. */
const CROWD = 50

describeApi(
  'misuse of accounts',
  (api) => {
    resetAccounts(api, sink)

    async function refused(endpoint: Endpoint, sent: Sent): Promise<string> {
      const { status, body, headers } = await api().call(endpoint, sent)
      expect([status, headers['set-cookie']]).toEqual([400, undefined])
      return failureSchema.parse(body).message as string
    }

    it.each([
      'a@placard.test.evil.test',
      'a@evil.test?placard.test',
      '"x@placard.test"@evil.test',
      'a@evil.test,b@placard.test',
      'a%evil.test@placard.test',
      'a@placard。test',
      'a@placard.test.',
      'a@placard.test\r\nBcc: b@evil.test',
      'a@placard.test\0',
      ['a@placard.test', 'b@evil.test'],
      { address: 'a@placard.test' },
    ])('rejects a sign-up from %j, and sends no email', async (email) => {
      await refused(endpoints.signUp, form(email))
      expect(await api().context.db.$count(mail)).toBe(0)
      expect(sink.mails).toEqual([])
    })

    describe('verification of an address', () => {
      it('accepts only the token of that very address, once', async () => {
        const [email, second] = ['ida@placard.test', 'eva@placard.test']
        await api().call(endpoints.signUp, form(email))
        await api().call(endpoints.signUp, form(second))
        const { link } = await newestMail(api(), email)
        const { link: foreign } = await newestMail(api(), second)
        const wrong: [string, object, string][] = [
          ['no token', { verifyToken: undefined }, ACCOUNT_MESSAGES.verifyToken],
          ['an empty token', { verifyToken: '' }, ACCOUNT_MESSAGES.verifyToken],
          ['null', { verifyToken: null }, ACCOUNT_MESSAGES.verifyToken],
          ['a list', { verifyToken: [link.searchParams.get('code')] }, ACCOUNT_MESSAGES.verifyToken],
          ['another token', { verifyToken: 'A'.repeat(43) }, ACCOUNT_MESSAGES.verifyLink],
          ["somebody else's token", { verifyToken: foreign.searchParams.get('code') }, ACCOUNT_MESSAGES.verifyLink],
          [
            'a token in other letters',
            { verifyToken: link.searchParams.get('code')!.toUpperCase() },
            ACCOUNT_MESSAGES.verifyLink,
          ],
          ['a code of another address', { code: encodeVerifyCode(second) }, ACCOUNT_MESSAGES.verifyLink],
          ['an address that is not the code', { email: second }, ACCOUNT_MESSAGES.verifyLink],
          ['both of another address', { code: encodeVerifyCode(second), email: second }, ACCOUNT_MESSAGES.verifyLink],
          ['a code that is no base64', { code: '%%%%%%' }, ACCOUNT_MESSAGES.verifyCode],
          ['no code', { code: '' }, ACCOUNT_MESSAGES.verifyCode],
          ['neither code nor address', { code: '', email: '' }, ACCOUNT_MESSAGES.verifyCode],
        ]
        for (const [what, changes, message] of wrong)
          expect([what, await refused(endpoints.verify, verification(link, changes))]).toEqual([what, message])

        // Mail scanners open every link, so opening one must not use up the token.
        for (const path of [`${link.pathname}${link.search}`, `/api/verify${link.search}`]) await api().get(path)
        expect((await api().call(endpoints.verification, verificationLink(link))).status).toBe(200)
        expect((await api().call(endpoints.verify, verification(link))).status).toBe(200)
        expect(await refused(endpoints.verify, verification(link))).toBe(ACCOUNT_MESSAGES.verifyLink)
        expect((await api().call(endpoints.login, login(second, PASSWORD))).status).toBe(401)
      })
    })

    describe('resetting a password', () => {
      const ask = (email: unknown, headers = {}) => api().call(endpoints.forgotPassword, { body: { email }, headers })

      it('accepts a token of its owner only, once, and revokes the others', async () => {
        await ask(owner)
        const { link: old } = await newestMail(api(), owner)
        await ask(owner)
        const { link } = await newestMail(api(), owner)
        const said = ACCOUNT_MESSAGES.resetLink
        expect(await refused(endpoints.changePassword, newPassword(old, other))).toBe(said)
        expect(await refused(endpoints.changePassword, newPassword(link, other))).toBe(said)
        expect(await refused(endpoints.changePassword, newPassword(link, 'nobody@placard.test'))).toBe(said)
        expect(
          await refused(
            endpoints.verify,
            verification(link, {
              code: encodeVerifyCode(owner),
              email: owner,
              verifyToken: link.searchParams.get('forgotToken'),
            }),
          ),
        ).toBe(ACCOUNT_MESSAGES.verifyLink)
        await refused(endpoints.changePassword, newPassword(link, [owner, other]))
        expect((await api().call(endpoints.changePassword, newPassword(link, owner))).status).toBe(200)
        expect(await refused(endpoints.changePassword, newPassword(link, owner))).toBe(said)
        expect(await refused(endpoints.changePassword, newPassword(old, owner))).toBe(said)
      })

      it.each([[[owner, 'evil@evil.test']], [`${owner},evil@evil.test`], [`${owner}\r\nBcc: evil@evil.test`]])(
        'sends no email for %j',
        async (email) => {
          await ask(email)
          await api().context.jobs.trigger('send-mail')
          expect(sink.mails).toEqual([])
        },
      )

      it('builds its link from the settings and ignores the request’s headers', async () => {
        const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }
        expect((await ask(owner, headers)).status).toBe(200)
        const { link, raw } = await newestMail(api(), owner)
        expect(link.origin).toBe(ORIGIN)
        expect(raw).not.toContain('evil.test')
      })

      it('gives a disabled user no access', async () => {
        await ask(other)
        const { link } = await newestMail(api(), other)
        const { db, now } = api().context
        await db.update(user).set({ disabledAt: now() }).where(eq(user.email, other))
        expect(await refused(endpoints.changePassword, newPassword(link, other))).toBe(ACCOUNT_MESSAGES.resetLink)
        await ask(other)
        await api().context.jobs.trigger('send-mail')
        expect(sink.to(other)).toHaveLength(1)
        await db.update(user).set({ disabledAt: null }).where(eq(user.email, other))
      })
    })

    describe('repeated attempts', () => {
      const statuses = async (count: number, call: (index: number) => Promise<{ status: number }>) => {
        const all: number[] = []
        for (let index = 0; index < count; index++) all.push((await call(index)).status)
        return all
      }

      it('cannot fill a mailbox: after five emails, waits grow up to an hour', async () => {
        const ask = () => api().call(endpoints.forgotPassword, { body: { email: owner } })
        expect(await statuses(6, ask)).toEqual([200, 200, 200, 200, 200, 429])
        for (let round = 0; round < 20; round++) {
          api().wait(HOUR)
          expect((await ask()).status).toBe(200)
        }
        expect(failureSchema.parse((await ask()).body).message).toBe(
          'Too many attempts. Wait 60 minutes and try again.',
        )
        const again = await api().call(endpoints.signUp, form(owner))
        expect(again.status).toBe(200)
      })

      it.each([endpoints.verify, endpoints.changePassword])('are limited for $path too', async (endpoint) => {
        const body = {
          ...(newPassword(new URL('http://x?forgotToken=x'), owner).body as object),
          ...(verification(new URL('http://x'), { code: encodeVerifyCode(owner), email: owner, verifyToken: 'x' })
            .body as object),
        }
        const sent = { body: endpoint === endpoints.verify ? body : { ...body, code: 'x' } }
        expect((await statuses(21, () => api().call(endpoint, sent))).slice(19)).toEqual([400, 429])
      })

      it('are counted across restarts and servers of the same database', async () => {
        const wrong = login(owner, 'a wrong password')
        await statuses(5, () => api().call(endpoints.login, wrong))
        const second = await buildApp(api().context)
        const { statusCode } = await second.inject({
          method: 'POST',
          url: '/api/login',
          headers: OWN_HEADERS,
          payload: JSON.stringify(wrong.body),
        })
        await second.close()
        expect(statusCode).toBe(429)
      })

      it('take as long for an unknown address, because its password is checked too', async () => {
        let over = false
        // Keeps the password queue full, so that further requests are refused.
        const crowd = Array.from({ length: 66 }, async () => {
          while (!over) await hashPassword(PASSWORD)
        })
        const { status, body } = await api().call(endpoints.login, login('nobody-at-all@placard.test', PASSWORD))
        over = true
        await Promise.all(crowd)
        expect([status, body.message]).toEqual([429, expect.stringContaining('Too many people are signing in')])
      })

      it('do not block other requests while 50 users sign in', async () => {
        await api().app.listen({ host: '127.0.0.1', port: 0 })
        const { port } = api().app.server.address() as AddressInfo
        let over = false
        const crowd = Promise.all(
          Array.from({ length: CROWD }, (_, index) =>
            api().call(endpoints.login, login(`nobody${index}@placard.test`, PASSWORD)),
          ),
        ).finally(() => {
          over = true
        })
        const waits: number[] = []
        while (!over) {
          const started = performance.now()
          expect(await (await fetch(`http://127.0.0.1:${port}/ping`)).text()).toBe('Pong')
          waits.push(performance.now() - started)
        }
        expect((await crowd).map(({ status }) => status)).toEqual(Array.from({ length: CROWD }, () => 401))
        expect(Math.max(...waits)).toBeLessThan(1000)
      })
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
