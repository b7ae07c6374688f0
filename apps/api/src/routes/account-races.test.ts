import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { hashPassword } from '../passwords.js'
import { changePassword, signUp } from '../store/accounts/accounts.js'
import { findUserByEmail, startSession } from '../store/accounts/sessions.js'
import { inviteUsers } from '../store/accounts/users.js'
import { accountToken, loginAttempt, session, user } from '../store/schema.js'
import { form, newestMailIn, newPassword, PASSWORD, resetAccounts, verification } from '../testing/account-steps.js'
import { startEmailSink } from '../testing/email-sink.js'
import { describeApiOnBothDatabases, type Sent } from '../testing/test-app.js'

const sink = await startEmailSink()
afterAll(sink.down)
const newestMail = newestMailIn(sink)
const owner = DEMO_USERS[0].email

describeApiOnBothDatabases(
  'simultaneous requests about accounts',
  (api) => {
    resetAccounts(api, sink)

    const twenty = async (endpoint: Endpoint, sent: (index: number) => Sent) => {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => api().call(endpoint, sent(index))))
      return answers.map(({ status }) => status).toSorted()
    }
    const hashes = Array.from({ length: 20 }, (_, index) => `hash ${index}`)
    /** Changes the password 20 times at once and returns the hashes of the successful changes. */
    const changeTwentyTimes = async (token: string) => {
      const change = async (passwordHash: string) => {
        await changePassword(api().context, { email: owner, token, passwordHash })
        return passwordHash
      }
      const changes = await Promise.allSettled(hashes.map(change))
      return changes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    }
    const ONE_OF_TWENTY = [200, ...Array.from({ length: 19 }, () => 400)]

    it('verify an address once', async () => {
      await api().call(endpoints.signUp, form('race@placard.test'))
      const { link } = await newestMail(api(), 'race@placard.test')
      expect(await twenty(endpoints.verify, () => verification(link))).toEqual(ONE_OF_TWENTY)
    })

    it('change a password once, to the one of the successful request', async () => {
      const { context } = api()
      await api().call(endpoints.forgotPassword, { body: { email: owner } })
      const { link } = await newestMail(api(), owner)
      const token = link.searchParams.get('forgotToken')!
      const changes = newPassword(link, owner)
      const first = await Promise.all(Array.from({ length: 4 }, () => api().call(endpoints.changePassword, changes)))
      expect(first.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])

      await api().call(endpoints.forgotPassword, { body: { email: owner } })
      expect(await changeTwentyTimes(token)).toEqual([])
      const second = (await newestMail(api(), owner)).link.searchParams.get('forgotToken')!
      // Precomputed hashes let the requests race; otherwise they wait in the hash queue.
      const [winner, ...more] = await changeTwentyTimes(second)
      expect(more).toEqual([])
      const [row] = await context.db.select().from(user).where(eq(user.email, owner))
      expect(row?.passwordHash).toBe(winner)
      await context.jobs.trigger('send-mail')
      expect(sink.to(owner).filter(({ headers }) => headers.subject?.includes('was changed'))).toHaveLength(2)
      const passwordHash = await hashPassword(DEMO_PASSWORD)
      await context.db.update(user).set({ passwordHash }).where(eq(user.email, owner))
    })

    it('accept an invitation once', async () => {
      await inviteUsers(api().context, { emails: ['guest@elsewhere.test'], role: 'agency' })
      const { link } = await newestMail(api(), 'guest@elsewhere.test')
      const inviteToken = link.searchParams.get('inviteToken')
      await api().context.db.delete(loginAttempt)
      const answers = await twenty(endpoints.signUp, () => form('guest@elsewhere.test', { inviteToken }))
      expect(answers.filter((status) => status === 200)).toHaveLength(1)
      expect(answers.filter((status) => status >= 500)).toEqual([])
    })

    it('create one complete account for twenty sign-ups, and one of twenty links can be used', async () => {
      const { context } = api()
      const email = 'twenty@placard.test'
      await Promise.all(
        hashes.map((passwordHash, index) =>
          signUp(
            context,
            { firstName: `${index}`, lastName: 'Race', email, termsChecked: true, passwordHash },
            { mayEmail: true },
          ),
        ),
      )
      await context.jobs.trigger('send-mail')
      const [first, ...more] = await context.db.select().from(user).where(eq(user.email, email))
      expect(more).toEqual([])
      expect(hashes[Number(first?.firstName)]).toBe(first?.passwordHash)
      expect(await context.db.$count(accountToken, eq(accountToken.email, email))).toBe(20)
      expect(sink.to(email)).toHaveLength(20)
      const answers = await Promise.all(
        sink.to(email).map(({ link }) => api().call(endpoints.verify, verification(link))),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual(ONE_OF_TWENTY)
      expect(await context.db.$count(accountToken, eq(accountToken.email, email))).toBe(0)
    })

    it('reject sign-ups of one address beyond the limit without an error', async () => {
      const answers = await twenty(endpoints.signUp, () => form('burst@placard.test'))
      expect(answers).toEqual([200, 200, 200, 200, 200, ...Array.from({ length: 15 }, () => 429)])
    })

    it('start no session when the password changes or the user is disabled during sign-in', async () => {
      const { context } = api()
      const found = await findUserByEmail(context.db, owner)
      const now = context.now()
      const begin = () =>
        startSession(context.db, {
          userID: found!.user.id,
          passwordHash: found!.passwordHash,
          now,
          expiresAt: new Date(now.getTime() + 1000),
          idleMs: 1000,
          previous: undefined,
        })
      const before = await context.db.$count(session)
      await context.db.update(user).set({ disabledAt: now }).where(eq(user.email, owner))
      expect(await begin()).toBeUndefined()
      await context.db.update(user).set({ disabledAt: null }).where(eq(user.email, owner))
      await api().call(endpoints.forgotPassword, { body: { email: owner } })
      const { link } = await newestMail(api(), owner)
      const token = link.searchParams.get('forgotToken')!
      await changePassword(context, { email: owner, token, passwordHash: await hashPassword(PASSWORD) })
      expect(await begin()).toBeUndefined()
      expect(await context.db.$count(session)).toBeLessThanOrEqual(before)
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
