import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { ACCOUNT_MESSAGES } from '@placard/domain/account'
import { endpoints } from '@placard/domain/api'
import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { failureSchema } from '@placard/domain/internal/api'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { removeOldOutboxEmails } from '../email/email-transport.js'
import { accountToken, mail, user } from '../store/schema.js'
import {
  form,
  login,
  newestMailIn,
  newPassword,
  PASSWORD,
  resetAccounts,
  verification,
} from '../testing/account-steps.js'
import { readMail, startEmailSink } from '../testing/email-sink.js'
import { describeApi } from '../testing/test-app.js'

const sink = await startEmailSink()
afterAll(sink.down)

const HOUR = 3_600_000
const owner = DEMO_USERS[0].email
const newestMail = newestMailIn(sink)

describeApi(
  'accounts',
  (api) => {
    resetAccounts(api, sink)

    it('can be created by signing up and verifying the email', async () => {
      const email = 'mary@placard.test'
      const { status, body, headers } = await api().call(endpoints.signUp, form('Mary@Placard.test'))
      expect([status, body]).toEqual([
        200,
        { status: 200, user: { first_name: 'Mary', last_name: 'Somerville', email } },
      ])
      expect(headers['set-cookie']).toMatch(/^placard-signup=[\w-]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)

      for (const password of [PASSWORD, 'a wrong password']) {
        const early = await api().call(endpoints.login, login(email, password))
        expect([early.status, early.body.message]).toEqual([401, 'Wrong email or password.'])
      }

      const { link, html, text, to, headers: sent } = await newestMail(api(), email)
      expect(to).toEqual([email])
      expect(sent.from).toBe('Placard <no-reply@placard.test>')
      expect(`${link.origin}${link.pathname}`).toBe(`${api().config.publicUrl}/signin`)
      expect(html).toContain(link.href.replaceAll('&', '&amp;'))
      expect(`${text}${html}`).not.toContain('Mary')
      expect(await api().call(endpoints.verify, verification(link))).toMatchObject({
        status: 200,
        body: { status: 200, data: null },
      })

      const { body: answer } = await api().call(endpoints.login, login(email, PASSWORD))
      expect(endpoints.login.response.parse(answer).user).toMatchObject({ email, role: 'staff', first_name: 'Mary' })
      const [row] = await api().context.db.select().from(user).where(eq(user.email, email))
      expect(row?.lastLoginAt).toEqual(api().context.now())
    })

    it('sign-ups return the same for an existing account, which gets an email and does not change', async () => {
      const known = await api().call(endpoints.signUp, form(owner))
      const unknown = await api().call(endpoints.signUp, form('nobody@placard.test'))
      const same = ({ status, headers, text }: typeof known) => {
        const { date: _, 'content-length': __, 'set-cookie': cookie, ...rest } = headers
        return {
          status,
          rest,
          cookie: String(cookie).replace(/[\w-]{80,}/, 'a secret'),
          text: text.replaceAll(/(demo|nobody)@/g, 'x@'),
        }
      }
      expect(same(known)).toEqual(same(unknown))
      expect((await newestMail(api(), owner)).headers.subject).toBe('You already have an account with Placard')
      expect((await api().call(endpoints.login, login(owner, DEMO_PASSWORD))).status).toBe(200)
    })

    it('password resets return the same for any address, and email owners only', async () => {
      const ask = (email: string) => api().call(endpoints.forgotPassword, { body: { email } })
      const known = await ask(owner)
      const unknown = await ask('nobody-here@placard.test')
      expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
      expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers))
      await api().context.jobs.trigger('send-mail')
      expect(sink.mails.map(({ to }) => to)).toEqual([[owner]])
      expect(await api().context.db.$count(mail)).toBe(0)
    })

    it('a password reset ends all sessions, emails the owner and signs nobody in', async () => {
      const cookies = [await api().signIn(owner), await api().signIn(owner), await api().signIn(owner)]
      await api().call(endpoints.forgotPassword, { body: { email: owner.toUpperCase() } })
      const { link } = await newestMail(api(), owner)
      expect(`${link.origin}${link.pathname}`).toBe(`${api().config.publicUrl}/forgotpassword`)
      const { status, headers } = await api().call(endpoints.changePassword, newPassword(link, owner))
      expect(status).toBe(200)
      expect(headers['set-cookie']).toMatch(/^placard-device=/)
      for (const cookie of cookies) expect((await api().call(endpoints.me, { cookie })).status).toBe(401)
      expect((await newestMail(api(), owner)).headers.subject).toBe('Your password for Placard was changed')
      expect((await api().call(endpoints.login, login(owner, DEMO_PASSWORD))).status).toBe(401)
      expect((await api().call(endpoints.login, login(owner, PASSWORD))).status).toBe(200)

      await api().call(endpoints.forgotPassword, { body: { email: owner } })
      const again = await newestMail(api(), owner)
      await api().call(endpoints.changePassword, newPassword(again.link, owner, DEMO_PASSWORD))
      expect(await api().signIn(owner)).toContain('placard=')
    })

    it('links to reset a password expire after 30 minutes, links to confirm an address after a day', async () => {
      await api().call(endpoints.forgotPassword, { body: { email: owner } })
      const reset = await newestMail(api(), owner)
      api().wait(30 * 60_000)
      const late = await api().call(endpoints.changePassword, newPassword(reset.link, owner))
      expect([late.status, late.body.message]).toEqual([400, ACCOUNT_MESSAGES.resetLink])
      await api().call(endpoints.signUp, form('late@placard.test'))
      const confirm = await newestMail(api(), 'late@placard.test')
      api().wait(24 * HOUR)
      const missed = await api().call(endpoints.verify, verification(confirm.link))
      expect([missed.status, missed.body.message]).toEqual([400, ACCOUNT_MESSAGES.verifyLink])
    })

    it('can be created while the mail server is down; the email follows once', async () => {
      await sink.down()
      expect((await api().call(endpoints.forgotPassword, { body: { email: owner } })).status).toBe(200)
      await api().context.jobs.trigger('send-mail')
      const { db, jobs } = api().context
      const tables = JSON.stringify([await db.select().from(mail), await db.select().from(accountToken)])
      await sink.up()
      api().wait(60_000)
      await jobs.trigger('send-mail')
      await jobs.trigger('send-mail')
      expect(sink.to(owner)).toHaveLength(1)
      const token = sink.to(owner)[0]!.link.searchParams.get('forgotToken')!
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(tables).not.toContain(token)
      expect(tables).not.toContain('forgotpassword')
    })

    it('can change their own names and nothing else', async () => {
      const cookie = await api().signIn(owner)
      const sent = { first_name: ' Augusta ', last_name: 'King', role: 'admin', email: 'x@placard.test', id: 'other' }
      const { status, body } = await api().call(endpoints.updateProfile, { cookie, body: sent })
      expect([status, body.data]).toEqual([200, { ...DEMO_USERS[0], first_name: 'Augusta', last_name: 'King' }])
      const me = await api().call(endpoints.me, { cookie })
      expect(endpoints.me.response.parse(me.body).data.user).toEqual(body.data)
      const empty = await api().call(endpoints.updateProfile, { cookie, body: { first_name: '', last_name: 'King' } })
      expect(failureSchema.parse(empty.body).problems).toEqual([{ path: 'first_name', message: 'Fill in your names' }])
    })

    describe('passwords', () => {
      it.each(['123456', 'password', 'Football', 'qwertyuiop'])('reject the common password %s', async (password) => {
        const changes = { password, confirmPassword: password }
        const { status, body } = await api().call(endpoints.signUp, form('weak@placard.test', changes))
        expect(status).toBe(400)
        expect(failureSchema.parse(body).problems).toEqual([
          { path: 'password', message: ACCOUNT_MESSAGES.commonPassword },
        ])
        expect(
          (await api().call(endpoints.changePassword, newPassword(new URL('http://x?forgotToken=x'), owner, password)))
            .body.message,
        ).toBe(ACCOUNT_MESSAGES.commonPassword)
      })
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)

describeApi(
  'accounts without a mail server, with longer passwords',
  (api) => {
    it('name the minimum length of passwords', async () => {
      const changes = { password: 'engines', confirmPassword: 'engines' }
      const { status, body } = await api().call(endpoints.signUp, form('short@placard.test', changes))
      expect([status, body.message]).toEqual([400, 'Choose a password of at least 12 characters'])
    })

    it('write each email to a private file, and delete it after a week', async () => {
      const outbox = join(api().config.dataDir, 'outbox')
      expect(existsSync(outbox)).toBe(false)
      await api().call(endpoints.signUp, form('outbox@placard.test'))
      await api().context.jobs.trigger('send-mail')
      const files = readdirSync(outbox)
      expect(files).toEqual([expect.stringMatching(/^\w{20}\.eml$/)])
      expect(statSync(join(outbox, files[0]!)).mode & 0o077).toBe(0)
      const { link, headers } = readMail(readFileSync(join(outbox, files[0]!), 'utf8'))
      const { config, now } = api().context
      utimesSync(join(outbox, files[0]!), now(), now())
      await removeOldOutboxEmails(config, new Date(now().getTime() + 7 * 24 * HOUR))
      expect(readdirSync(outbox)).toEqual(files)
      await removeOldOutboxEmails(config, new Date(now().getTime() + 7 * 24 * HOUR + 1))
      expect(readdirSync(outbox)).toEqual([])
      expect(headers.to).toBe('outbox@placard.test')
      expect(headers['message-id']).toBe(`<${files[0]!.replace('.eml', '')}@placard.test>`)
      expect((await api().call(endpoints.verify, verification(link))).status).toBe(200)
      expect(await api().context.db.$count(mail)).toBe(0)
    })
  },
  { PLACARD_MIN_PASSWORD: '12' },
)
