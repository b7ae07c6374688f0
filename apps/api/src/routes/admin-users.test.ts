import { ACCOUNT_MESSAGES } from '@placard/domain/account'
import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { LAST_ADMIN, USER_NOT_FOUND } from '@placard/domain/internal/account'
import { failureSchema } from '@placard/domain/internal/api'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createFirstAdmin } from '../seed/first-admin.js'
import { loginAttempt, user } from '../store/schema.js'
import { form, login, newestMailIn, PASSWORD } from '../testing/account-steps.js'
import { startEmailSink } from '../testing/email-sink.js'
import { describeApi, type Sent } from '../testing/test-app.js'

const sink = await startEmailSink()
afterAll(sink.down)
const newestMail = newestMailIn(sink)
const [staff, agency, admin] = DEMO_USERS
const DAY = 24 * 3_600_000

describeApi(
  'the administration of users',
  (api) => {
    let cookie = ''
    const asAdmin = (endpoint: Endpoint, sent: Sent = {}) => api().call(endpoint, { ...sent, cookie })
    const change = (id: string, body: object) => asAdmin(endpoints.changeUser, { body: { id, ...body } })
    const list = async (query: Record<string, string> = {}) =>
      endpoints.users.response.parse((await asAdmin(endpoints.users, { query })).body)

    beforeEach(async () => {
      const { db, jobs } = api().context
      await jobs.trigger('send-mail')
      sink.mails.length = 0
      await db.delete(loginAttempt)
      await db.update(user).set({ role: 'admin', disabledAt: null }).where(eq(user.id, staff.id))
      await db.update(user).set({ role: 'agency', disabledAt: null }).where(eq(user.id, agency.id))
      // These tests need exactly one administrator.
      await db.update(user).set({ role: 'staff' }).where(eq(user.id, admin.id))
      cookie = await api().signIn(staff.email)
    })

    it.each<[string, Endpoint, Sent]>([
      ['the list', endpoints.users, {}],
      ['changes', endpoints.changeUser, { body: { id: agency.id, role: 'admin' } }],
      ['share links and schedules', endpoints.userHoldings, { query: { id: agency.id } }],
      ['invitations', endpoints.invite, { body: { emails: ['a@elsewhere.test'], role: 'agency' } }],
    ])('forbids %s to other users', async (_, endpoint, sent) => {
      expect((await api().call(endpoint, sent)).status).toBe(401)
      const other = await api().signIn(agency.email)
      await api().context.db.update(user).set({ role: 'staff' }).where(eq(user.id, staff.id))
      for (const each of [other, cookie]) {
        const { status, body } = await api().call(endpoint, { ...sent, cookie: each })
        expect([status, body.message]).toEqual([403, 'Only administrators can do this.'])
      }
      const [row] = await api().context.db.select().from(user).where(eq(user.id, agency.id))
      expect(row?.role).toBe('agency')
    })

    it('lists users in pages, newest first, and searches parts of names and emails', async () => {
      const { db, now } = api().context
      const rows = Array.from({ length: 60 }, (_, index) => ({
        id: `listed${index}`,
        email: `listed${index}@elsewhere.test`,
        firstName: index === 7 ? '100% Ann_e' : 'Anne',
        lastName: `Lister ${index}`,
        role: 'advertiser' as const,
        passwordHash: 'none',
        createdAt: new Date(now().getTime() + index),
      }))
      await db.insert(user).values(rows)
      const first = await list()
      expect([first.data.length, first.pagination]).toEqual([50, { page: 1, pages: 2 }])
      expect(first.data[0]).toEqual({
        id: 'listed59',
        email: 'listed59@elsewhere.test',
        first_name: 'Anne',
        last_name: 'Lister 59',
        role: 'advertiser',
        createdAt: rows[59]!.createdAt.toISOString(),
        verifiedAt: null,
        disabledAt: null,
        lastLoginAt: null,
      })
      const second = await list({ 'paginate[page]': '2' })
      expect(second.data).toHaveLength(13)
      expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(63)
      const found = async (search: string) => (await list({ search })).data.map(({ id }) => id)
      expect(await found('anne LISTER 42')).toEqual(['listed42'])
      expect(await found('listed13@else')).toEqual(['listed13'])
      expect(await found('100% ann_')).toEqual(['listed7'])
      expect(await found('%')).toEqual(['listed7'])
      expect(await found("' or true --")).toEqual([])
      expect((await list({ 'paginate[page]': '3' })).data).toEqual([])
      expect((await asAdmin(endpoints.users, { query: { 'paginate[page]': '0' } })).status).toBe(400)
      await db.delete(user).where(
        inArray(
          user.id,
          rows.map(({ id }) => id),
        ),
      )
    })

    it('changes a role with effect from the next request', async () => {
      const other = await api().signIn(agency.email)
      expect((await api().call(endpoints.all, { cookie: other })).status).toBe(403)
      const { status, body } = await change(agency.id, { role: 'staff' })
      expect([status, endpoints.changeUser.response.parse(body).data.role]).toEqual([200, 'staff'])
      expect((await api().call(endpoints.all, { cookie: other })).status).toBe(200)
      expect((await change(agency.id, { role: 'owner' })).status).toBe(400)
      expect(await change('nobody', { role: 'staff' })).toMatchObject({
        status: 404,
        body: { message: USER_NOT_FOUND },
      })
    })

    it('disables a user at once, reveals that only for the right password, and restores no session', async () => {
      const other = await api().signIn(agency.email)
      const { body } = await change(agency.id, { disabled: true })
      const { disabledAt } = endpoints.changeUser.response.parse(body).data
      expect(disabledAt).toBe(api().context.now().toISOString())
      expect((await api().call(endpoints.me, { cookie: other })).status).toBe(401)
      const right = await api().call(endpoints.login, login(agency.email, DEMO_PASSWORD))
      expect([right.status, right.body.message]).toEqual([403, ACCOUNT_MESSAGES.disabled])
      const wrong = await api().call(endpoints.login, login(agency.email, 'a wrong one'))
      expect([wrong.status, wrong.body.message]).toEqual([401, 'Wrong email or password.'])

      api().wait(1000)
      const again = endpoints.changeUser.response.parse((await change(agency.id, { disabled: true })).body)
      expect(again.data.disabledAt).toBe(disabledAt)
      await change(agency.id, { disabled: false })
      expect((await api().call(endpoints.me, { cookie: other })).status).toBe(401)
      expect(await api().signIn(agency.email)).toContain('placard=')
    })

    it('keeps the last administrator, even when two are demoted at once', async () => {
      for (const body of [{ disabled: true }, { role: 'staff' }]) {
        const { status, body: answer } = await change(staff.id, body)
        expect([status, answer.message]).toEqual([409, LAST_ADMIN])
      }
      expect((await change(staff.id, { role: 'admin', disabled: false })).status).toBe(200)
      await change(agency.id, { role: 'admin' })
      const other = await api().signIn(agency.email)
      const leave = (id: string, as: string) =>
        api().call(endpoints.changeUser, { cookie: as, body: { id, disabled: true } })
      const answers = await Promise.all([leave(staff.id, cookie), leave(agency.id, other)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })

    it('invites people from other companies, who get the invitation’s role and a verified email', async () => {
      const emails = [
        'Grace@Elsewhere.test',
        'grace@elsewhere.test',
        agency.email,
        'no address',
        'a@b.test\r\nBcc: c@d.test',
      ]
      const { status, body } = await asAdmin(endpoints.invite, { body: { emails, role: 'advertiser' } })
      expect(status).toBe(200)
      const results = endpoints.invite.response.parse(body).data
      expect(Object.fromEntries(results.map(({ email, result }) => [email, result]))).toEqual({
        'grace@elsewhere.test': 'invited',
        [agency.email]: 'has-account',
        'no address': 'not-an-email',
        'a@b.test\r\nbcc: c@d.test': 'not-an-email',
      })
      const { link } = await newestMail(api(), 'grace@elsewhere.test')
      expect(sink.mails).toHaveLength(1)
      expect(`${link.origin}${link.pathname}`).toBe(`${api().config.publicUrl}/signup`)
      expect(link.searchParams.get('email')).toBe('grace@elsewhere.test')
      const inviteToken = link.searchParams.get('inviteToken')

      const wrong: Sent[] = [
        form('somebody@elsewhere.test', { inviteToken }),
        form('grace@elsewhere.test', { inviteToken: 'A'.repeat(43) }),
      ]
      for (const sent of wrong)
        expect(await api().call(endpoints.signUp, sent)).toMatchObject({
          status: 400,
          body: { message: ACCOUNT_MESSAGES.inviteLink },
        })
      const plain = await api().call(endpoints.signUp, form('grace@elsewhere.test'))
      expect(failureSchema.parse(plain.body).message).toBe('Only placard.test emails allowed!')
      const taken = form('grace@elsewhere.test', { inviteToken, role: 'admin' })
      expect((await api().call(endpoints.signUp, taken)).status).toBe(200)
      const { body: answer } = await api().call(endpoints.login, login('grace@elsewhere.test', PASSWORD))
      expect(endpoints.login.response.parse(answer).user.role).toBe('advertiser')
      expect((await api().call(endpoints.signUp, taken)).status).toBe(400)
    })

    it('creates the first administrator even if somebody signed up with this email before', async () => {
      const { db, now } = api().context
      const email = 'first@placard.test'
      const password = 'of the operator'
      await api().call(endpoints.signUp, form(email))
      expect(await createFirstAdmin(db, { email, password }, now())).toBe(true)
      expect(await createFirstAdmin(db, { email, password: PASSWORD }, now())).toBe(false)
      expect((await api().call(endpoints.login, login(email, PASSWORD))).status).toBe(401)
      const { body } = await api().call(endpoints.login, login(email, password))
      expect(endpoints.login.response.parse(body).user.role).toBe('admin')
      await db.delete(user).where(eq(user.email, email))
    })

    it('says which invitations were not delivered and why, until they are sent again', async () => {
      sink.rules.recipient = (address) => (address.startsWith('gone') ? '550 5.1.1 No such mailbox' : undefined)
      const undelivered = async () => {
        await api().context.jobs.trigger('send-mail')
        const { body } = await asAdmin(endpoints.undeliveredInvitations)
        return endpoints.undeliveredInvitations.response.parse(body).data
      }
      const invite = (emails: string[]) => asAdmin(endpoints.invite, { body: { emails, role: 'agency' } })
      await invite(['gone@elsewhere.test', 'here@elsewhere.test'])
      expect(await undelivered()).toEqual([
        {
          email: 'gone@elsewhere.test',
          at: expect.stringMatching(/^\d{4}-.*Z$/),
          problem: 'The mail server says that this address does not exist.',
          role: 'agency',
        },
      ])
      expect(sink.to('here@elsewhere.test')).toHaveLength(1)
      sink.rules = {}
      await invite(['gone@elsewhere.test'])
      expect([await undelivered(), sink.to('gone@elsewhere.test').length]).toEqual([[], 1])
    })

    it('withdraws an invitation, whose link then no longer works', async () => {
      const email = 'wrong@elsewhere.test'
      await asAdmin(endpoints.invite, { body: { emails: [email], role: 'agency' } })
      const inviteToken = (await newestMail(api(), email)).link.searchParams.get('inviteToken')
      for (const address of ['Wrong@elsewhere.test', 'nobody@elsewhere.test'])
        expect((await asAdmin(endpoints.withdrawInvitation, { query: { email: address } })).status).toBe(200)
      expect((await api().call(endpoints.signUp, form(email, { inviteToken }))).status).toBe(400)
    })

    it('says nothing about the emails of a sign-up, whose result would reveal accounts', async () => {
      sink.rules.recipient = () => '550 5.1.1 No such mailbox'
      const answers = []
      for (const email of [agency.email, 'nobody@placard.test']) {
        answers.push(await api().call(endpoints.forgotPassword, { body: { email } }))
        await api().context.jobs.trigger('send-mail')
        answers.push(await api().call(endpoints.forgotPassword, { body: { email } }))
      }
      sink.rules = {}
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(sink.mails).toEqual([])
    })

    it('ends an invitation after seven days or with a newer one', async () => {
      const email = 'joan@elsewhere.test'
      const invite = async () => {
        await asAdmin(endpoints.invite, { body: { emails: [email], role: 'agency' } })
        return (await newestMail(api(), email)).link.searchParams.get('inviteToken')
      }
      const first = await invite()
      const second = await invite()
      expect((await api().call(endpoints.signUp, form(email, { inviteToken: first }))).status).toBe(400)
      api().wait(7 * DAY)
      expect((await api().call(endpoints.signUp, form(email, { inviteToken: second }))).status).toBe(400)
      cookie = await api().signIn(staff.email)
      const third = await invite()
      expect((await api().call(endpoints.signUp, form(email, { inviteToken: third }))).status).toBe(200)
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
