import { ACCOUNT_MESSAGES } from '@placard/domain/account'
import { endpoints } from '@placard/domain/api'
import { failureSchema } from '@placard/domain/internal/api'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { user } from '../store/schema.js'
import {
  form,
  login,
  newestMailIn,
  PASSWORD,
  readCookies,
  resetAccounts,
  verification,
  verificationLink,
} from '../testing/account-steps.js'
import { startEmailSink } from '../testing/email-sink.js'
import { describeApi } from '../testing/test-app.js'

const sink = await startEmailSink()
afterAll(sink.down)
const newestMail = newestMailIn(sink)

const STRANGER = {
  firstName: 'Mallory',
  lastName: 'Stranger',
  password: 'stranger-knows-77',
  confirmPassword: 'stranger-knows-77',
}
const FORM_FIELDS = ['firstName', 'lastName', 'password', 'confirmPassword']

describeApi(
  'verifying an email by its link alone',
  (api) => {
    resetAccounts(api, sink)

    /** Signs up in a browser, which keeps its cookies, and returns these and the emailed link. */
    async function signUp(email: string, changes: object = {}, cookie?: string) {
      const answer = await api().call(endpoints.signUp, { ...form(email, changes), cookie })
      expect(answer.status).toBe(200)
      return { cookie: readCookies(answer), link: (await newestMail(api(), email)).link }
    }
    const verify = (link: URL, cookie?: string) => api().call(endpoints.verify, { ...verificationLink(link), cookie })
    const isSameBrowser = async (link: URL, cookie?: string) => {
      const { body } = await api().call(endpoints.verification, { ...verificationLink(link), cookie })
      return endpoints.verification.response.parse(body).data.isSameBrowser
    }
    const signIn = async (email: string, password = PASSWORD) =>
      (await api().call(endpoints.login, login(email, password))).status
    const firstName = async (email: string) =>
      (await api().context.db.select().from(user).where(eq(user.email, email)))[0]?.firstName

    it('succeeds in the browser that signed up, with its names and password', async () => {
      const email = 'same@placard.test'
      const { cookie, link } = await signUp(email)
      expect(await isSameBrowser(link, cookie)).toBe(true)
      const answer = await verify(link, cookie)
      expect([answer.status, answer.body]).toEqual([200, { status: 200, data: null }])
      expect(readCookies(answer)).toMatch(/placard-signup=(;|$)/)
      expect([await signIn(email), await firstName(email)]).toEqual([200, 'Mary'])
      const again = await verify(link, cookie)
      expect([again.status, again.body.message]).toEqual([400, ACCOUNT_MESSAGES.verifyLink])
    })

    it('changes nothing in any other browser, which has to choose names and password', async () => {
      const email = 'elsewhere@placard.test'
      const stranger = await signUp(email, STRANGER)
      const other = await signUp('other@placard.test')
      // The first character, because some bits of the last one mean nothing.
      const forged = stranger.cookie.replace(/(?<==)./, (first) => (first === 'A' ? 'B' : 'A'))
      for (const cookie of [undefined, other.cookie, forged, 'placard-signup=x']) {
        expect(await isSameBrowser(stranger.link, cookie)).toBe(false)
        const { status, body } = await verify(stranger.link, cookie)
        expect([status, failureSchema.parse(body).problems?.map(({ path }) => path)]).toEqual([400, FORM_FIELDS])
      }
      expect(await signIn(email, STRANGER.password)).toBe(401)
      expect((await api().call(endpoints.verify, verification(stranger.link))).status).toBe(200)
      expect([await signIn(email), await signIn(email, STRANGER.password)]).toEqual([200, 401])
    })

    it("never mixes two people's sign-ups with one address, whoever was first", async () => {
      const email = 'twice@placard.test'
      const stranger = await signUp(email, STRANGER)
      const own = await signUp(email)
      for (const [link, cookie] of [
        [stranger.link, own.cookie],
        [own.link, stranger.cookie],
      ] as const)
        expect((await verify(link, cookie)).status).toBe(400)
      expect((await verify(own.link, own.cookie)).status).toBe(200)
      expect((await verify(stranger.link, stranger.cookie)).status).toBe(400)
      expect([await signIn(email), await signIn(email, STRANGER.password)]).toEqual([200, 401])
    })

    it('uses what was filled in for that link, also after another sign-up in the same browser', async () => {
      const email = 'again@placard.test'
      const first = await signUp(email)
      const second = await signUp(email, STRANGER, first.cookie)
      expect((await verify(first.link, second.cookie)).status).toBe(200)
      expect([await signIn(email), await firstName(email)]).toEqual([200, 'Mary'])
    })

    it('works with a link that this browser had sent again, and only there', async () => {
      const email = 'resent@placard.test'
      const { cookie } = await signUp(email)
      const resend = async (from?: string) => {
        const answer = await api().call(endpoints.resendVerification, { body: { email }, cookie: from })
        return { cookie: readCookies(answer), link: (await newestMail(api(), email)).link }
      }
      const unknown = await resend()
      expect([unknown.cookie, await isSameBrowser(unknown.link, cookie)]).toEqual(['', false])
      api().wait(23 * 3_600_000)
      const again = await resend(cookie)
      api().wait(2 * 3_600_000)
      expect((await verify(again.link, again.cookie)).status).toBe(200)
      expect(await signIn(email)).toBe(200)
    })

    it('gives no account to a browser that signed up with the address of somebody else’s account', async () => {
      const email = 'owner@placard.test'
      const own = await signUp(email)
      expect((await verify(own.link, own.cookie)).status).toBe(200)
      const late = await api().call(endpoints.signUp, form(email, STRANGER))
      const answer = await verify(own.link, readCookies(late))
      expect([answer.status, answer.body.message]).toEqual([400, ACCOUNT_MESSAGES.verifyLink])
      expect([await signIn(email), await signIn(email, STRANGER.password)]).toEqual([200, 401])
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
