import { ACCOUNT_MESSAGES } from '@placard/domain/account'
import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { failureSchema } from '@placard/domain/internal/api'
import { DAY_MS } from '@placard/domain/internal/dates'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { removeExpiredData } from '../jobs/remove-expired-data.js'
import { hashContent } from '../secrets.js'
import { accountToken, user } from '../store/schema.js'
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
import { describeApi } from '../testing/test-app.js'

const sink = await startEmailSink()
afterAll(sink.down)
const newestMail = newestMailIn(sink)
const owner = DEMO_USERS[0].email

const STRANGER = {
  firstName: 'Mallory',
  lastName: 'Stranger',
  password: 'stranger-knows-77',
  confirmPassword: 'stranger-knows-77',
}

describeApi(
  'verifying an email',
  (api) => {
    resetAccounts(api, sink)

    const signIn = (email: string, password: string) => api().call(endpoints.login, login(email, password))
    const findRow = async (email: string) => {
      const [row] = await api().context.db.select().from(user).where(eq(user.email, email))
      return row
    }

    it('gives no access to a stranger who signed up with the address; the reader of the email decides', async () => {
      const email = 'victim@placard.test'
      await api().call(endpoints.signUp, form(email, STRANGER))
      const { link } = await newestMail(api(), email)
      expect((await signIn(email, STRANGER.password)).status).toBe(401)
      expect((await api().call(endpoints.verify, verification(link))).status).toBe(200)
      expect((await signIn(email, STRANGER.password)).status).toBe(401)
      const { body } = await signIn(email, PASSWORD)
      expect(endpoints.login.response.parse(body).user).toMatchObject({ first_name: 'Mary', last_name: 'Somerville' })
    })

    it('a second sign-up does not replace the first password or link, and ends with its verification', async () => {
      const email = 'first@placard.test'
      await api().call(endpoints.signUp, form(email))
      const own = await newestMail(api(), email)
      await api().call(endpoints.signUp, form(email, STRANGER))
      const other = await newestMail(api(), email)
      expect((await signIn(email, PASSWORD)).status).toBe(401)
      expect((await signIn(email, STRANGER.password)).status).toBe(401)
      expect(await findRow(email)).toMatchObject({ firstName: 'Mary', lastName: 'Somerville' })
      for (const [{ link }, firstName] of [
        [own, 'Mary'],
        [other, 'Mallory'],
      ] as const) {
        const { body } = await api().call(endpoints.verification, verificationLink(link))
        expect(endpoints.verification.response.parse(body).data.firstName).toBe(firstName)
      }
      expect((await api().call(endpoints.verify, verification(own.link))).status).toBe(200)
      const late = await api().call(endpoints.verify, verification(other.link, STRANGER))
      expect([late.status, late.body.message]).toEqual([400, ACCOUNT_MESSAGES.verifyLink])
      expect((await signIn(email, STRANGER.password)).status).toBe(401)
      expect((await signIn(email, PASSWORD)).status).toBe(200)
      expect(await api().context.db.$count(accountToken, eq(accountToken.email, email))).toBe(0)
    })

    it("any link, even of a stranger's sign-up, stores only what its reader enters", async () => {
      const email = 'either@placard.test'
      await api().call(endpoints.signUp, form(email, STRANGER))
      const stranger = await newestMail(api(), email)
      await api().call(endpoints.signUp, form(email))
      const chosen = { password: 'comets of 1786', confirmPassword: 'comets of 1786', firstName: 'Caroline' }
      expect((await api().call(endpoints.verify, verification(stranger.link, chosen))).status).toBe(200)
      for (const password of [PASSWORD, STRANGER.password]) expect((await signIn(email, password)).status).toBe(401)
      const { body } = await signIn(email, 'comets of 1786')
      expect(endpoints.login.response.parse(body).user.first_name).toBe('Caroline')
    })

    it('opening the link changes nothing; only the button verifies', async () => {
      const email = 'scanned@placard.test'
      await api().call(endpoints.signUp, form(email))
      const { link } = await newestMail(api(), email)
      for (let times = 0; times < 3; times++) {
        await api().get(`${link.pathname}${link.search}`)
        const { status, body } = await api().call(endpoints.verification, verificationLink(link))
        expect([status, body.data]).toEqual([200, { firstName: 'Mary', lastName: 'Somerville', isSameBrowser: false }])
      }
      expect((await findRow(email))?.verifiedAt).toBeNull()
      const { verifyToken } = verificationLink(link).body
      const foreign = await api().call(
        endpoints.verification,
        verificationLink(link, { verifyToken: `${verifyToken}x` }),
      )
      expect([foreign.status, foreign.body.message]).toEqual([400, ACCOUNT_MESSAGES.verifyLink])
      const { status, body } = await api().call(endpoints.verify, verificationLink(link))
      expect([status, failureSchema.parse(body).problems?.map(({ path }) => path)]).toEqual([
        400,
        ['firstName', 'lastName', 'password', 'confirmPassword'],
      ])
      expect((await findRow(email))?.verifiedAt).toBeNull()
      expect((await api().call(endpoints.verify, verification(link))).status).toBe(200)
    })

    it('one of two simultaneously used links succeeds', async () => {
      const email = 'both@placard.test'
      await api().call(endpoints.signUp, form(email))
      const own = await newestMail(api(), email)
      await api().call(endpoints.signUp, form(email, STRANGER))
      const other = await newestMail(api(), email)
      const answers = await Promise.all(
        [own, other, own, other].map(({ link }) => api().call(endpoints.verify, verification(link))),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    })

    it('a password reset does not skip the verification', async () => {
      const email = 'forgot@placard.test'
      await api().call(endpoints.signUp, form(email, STRANGER))
      await newestMail(api(), email)
      await api().call(endpoints.forgotPassword, { body: { email } })
      const { link } = await newestMail(api(), email)
      expect(link.pathname).toBe('/signin')
      expect((await api().call(endpoints.verify, verification(link))).status).toBe(200)
      expect(await findRow(email)).toMatchObject({ firstName: 'Mary', lastName: 'Somerville' })

      // A token issued before the account was requested again cannot verify it either.
      const later = 'later@placard.test'
      await api().call(endpoints.signUp, form(later, STRANGER))
      const token = 'a token of a reset before there was an account'
      const now = api().context.now()
      const expiresAt = new Date(now.getTime() + 60_000)
      const key = hashContent(token)
      await api()
        .context.db.insert(accountToken)
        .values({ key, kind: 'reset', email: later, createdAt: now, expiresAt })
      const reset = newPassword(new URL(`http://x?forgotToken=${encodeURIComponent(token)}`), later)
      expect((await api().call(endpoints.changePassword, reset)).status).toBe(400)
      expect((await findRow(later))?.verifiedAt).toBeNull()
    })

    it('sends the link again to unverified accounts only, and returns the same for any address', async () => {
      const email = 'again@placard.test'
      await api().call(endpoints.signUp, form(email))
      const first = await newestMail(api(), email)
      const resend = (to: string) => api().call(endpoints.resendVerification, { body: { email: to } })
      const answers = [await resend(email), await resend('nobody@placard.test'), await resend(owner)]
      expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, answers[0]?.text]))
      await api().context.jobs.trigger('send-mail')
      expect(sink.mails.map(({ to }) => to)).toEqual([[email], [email]])
      const second = await newestMail(api(), email)
      expect(second.link.href).not.toBe(first.link.href)
      for (const { link } of [first, second])
        expect((await api().call(endpoints.verification, verificationLink(link))).status).toBe(200)
      expect((await api().call(endpoints.verify, verification(second.link))).status).toBe(200)
      await resend(email)
      await api().context.jobs.trigger('send-mail')
      expect(sink.to(email)).toHaveLength(2)
    })

    it('limits the emails with links; sent links keep working', async () => {
      const email = 'flooded@placard.test'
      await api().call(endpoints.signUp, form(email))
      for (let index = 0; index < 5; index++)
        expect((await api().call(endpoints.resendVerification, { body: { email } })).status).toBe(200)
      expect((await api().call(endpoints.resendVerification, { body: { email } })).status).toBe(429)
      await api().context.jobs.trigger('send-mail')
      expect(sink.to(email)).toHaveLength(4)
      for (const { link } of sink.to(email))
        expect((await api().call(endpoints.verification, verificationLink(link))).status).toBe(200)
    })

    it('deletes unverified accounts after a week', async () => {
      const email = 'gone@placard.test'
      await api().call(endpoints.signUp, form(email))
      api().wait(7 * DAY_MS - 1000)
      await removeExpiredData(api().context)
      expect(await findRow(email)).toBeDefined()
      api().wait(2000)
      await removeExpiredData(api().context)
      expect(await findRow(email)).toBeUndefined()
      expect(await findRow(owner)).toBeDefined()
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
