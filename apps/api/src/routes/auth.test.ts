import { endpoints, errorText } from '@placard/domain/api'
import { DEMO_NOW, DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { expiryMoment } from '@placard/domain/internal/account'
import { failureSchema } from '@placard/domain/internal/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashContent, randomSecret } from '../secrets.js'
import { removeExpiredSessions } from '../store/accounts/sessions.js'
import { loginAttempt, session, user } from '../store/schema.js'
import { describeApi } from '../testing/test-app.js'

const email = DEMO_USERS[0].email
const login = (changes: Record<string, unknown> = {}) => ({
  body: { method: 'password', username: email, password: DEMO_PASSWORD, remember: false, ...changes },
})
const readCookie = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0]!
const HOUR = 3_600_000

describeApi('signing in', (api) => {
  beforeEach(async () => {
    await api().context.db.delete(loginAttempt)
  })

  it('returns the user, an expiry and an HttpOnly cookie', async () => {
    const { status, body, headers } = await api().call(endpoints.login, login())
    expect(status).toBe(200)
    const answer = endpoints.login.response.parse(body)
    expect(answer.user).toEqual(DEMO_USERS[0])
    expect(expiryMoment(answer.expiry).getTime() - api().context.now().getTime()).toBe(24 * HOUR)
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^placard=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^placard-device=[\w-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    const me = await api().call(endpoints.me, { cookie: readCookie(headers) })
    expect(endpoints.me.response.parse(me.body).data.user.email).toBe(email)
  })

  it('accepts the email in any case', async () => {
    expect((await api().call(endpoints.login, login({ username: email.toUpperCase() }))).status).toBe(200)
  })

  it('lasts 30 days on request', async () => {
    const { headers, body } = await api().call(endpoints.login, login({ remember: true }))
    expect(String(headers['set-cookie'])).toContain('Expires=')
    const { expiry } = endpoints.login.response.parse(body)
    expect(expiryMoment(expiry).getTime() - api().context.now().getTime()).toBe(30 * 24 * HOUR)
  })

  it('stores only a hash of the cookie and of the password', async () => {
    const secret = (await api().signIn(email)).split('=')[1]!
    const keys = (await api().context.db.select().from(session)).map(({ key }) => key)
    expect(keys).toContain(hashContent(secret))
    expect(JSON.stringify(keys)).not.toContain(secret)
    for (const { passwordHash } of await api().context.db.select().from(user))
      expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('returns the same for a wrong password and an unknown user', async () => {
    const wrong = await api().call(endpoints.login, login({ password: 'not the one' }))
    const unknown = await api().call(endpoints.login, login({ username: 'nobody@placard.test' }))
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual(unknown.body)
    expect(failureSchema.parse(wrong.body).message).toBe('Wrong email or password.')
    expect(wrong.headers['set-cookie']).toBeUndefined()
  })

  it('validates the form again and names the fields', async () => {
    const { status, body } = await api().call(endpoints.login, login({ username: 'a', password: 'b' }))
    expect(status).toBe(400)
    expect(failureSchema.parse(body).problems).toEqual([
      { path: 'username', message: 'Fill in your email' },
      { path: 'password', message: 'Fill in your password at least 6 characters long' },
    ])
    expect(errorText(body, '')).toBe('Fill in your email\nFill in your password at least 6 characters long')
  })

  it.each([
    ['a list of passwords', { password: [DEMO_PASSWORD, 'other-one'] }],
    ['an object for a name', { username: { $ne: null } }],
    ['another method', { method: 'token' }],
    ['a NUL in the name', { username: 'demo\u0000@placard.test' }],
  ])('refuses %s', async (_, changes) => {
    const { status, body } = await api().call(endpoints.login, login(changes))
    expect([400, 401]).toContain(status)
    failureSchema.parse(body)
  })

  it('starts a new session each time and ends the previous one', async () => {
    const first = await api().signIn(email)
    const { headers } = await api().call(endpoints.login, { ...login(), cookie: first })
    expect(readCookie(headers)).not.toBe(first)
    expect((await api().call(endpoints.me, { cookie: first })).status).toBe(401)
    expect((await api().call(endpoints.me, { cookie: readCookie(headers) })).status).toBe(200)
  })

  it('never creates the same secret twice', () => {
    const secrets = Array.from({ length: 10_000 }, randomSecret)
    expect(new Set(secrets).size).toBe(10_000)
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/)
  })

  it('gives no session to a cookie that it never issued', async () => {
    for (const cookie of ['placard=', 'placard=x', `placard=${'A'.repeat(43)}`, 'placard=%00'])
      expect((await api().call(endpoints.me, { cookie })).status).toBe(401)
  })

  it('ends a session on the server when signing out, and clears the browser’s cache', async () => {
    const cookie = await api().signIn(email)
    const other = await api().signIn(email)
    const { status, headers } = await api().call(endpoints.logout, { cookie })
    expect(status).toBe(200)
    expect(headers['set-cookie']).toMatch(/^placard=; /)
    expect(headers['clear-site-data']).toBe('"cache"')
    expect((await api().call(endpoints.me, { cookie })).status).toBe(401)
    expect((await api().call(endpoints.me, { cookie: other })).status).toBe(200)
  })

  describe('repeated attempts', () => {
    it('wait longer after each wrong password, with a message that says how long', async () => {
      const statuses: number[] = []
      const tries = async (count: number) => {
        for (let index = 0; index < count; index++)
          statuses.push((await api().call(endpoints.login, login({ password: `wrong ${index}` }))).status)
      }
      await tries(8)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
      const refused = await api().call(endpoints.login, login())
      expect(failureSchema.parse(refused.body).message).toBe('Too many attempts. Wait 8 seconds and try again.')
      expect(refused.headers['retry-after']).toBe('8')
      api().wait(8000)
      await tries(1)
      expect(statuses.at(-1)).toBe(401)
      expect((await api().call(endpoints.login, login())).headers['retry-after']).toBe('16')
    })

    it('check at most ten of 200 passwords in a minute', async () => {
      let reached = 0
      for (let index = 0; index < 200; index++) {
        const { status } = await api().call(endpoints.login, login({ password: `wrong ${index}` }))
        if (status === 401) reached++
        api().wait(300)
      }
      expect(reached).toBeLessThanOrEqual(10)
    })

    it('are limited when they are simultaneous', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => api().call(endpoints.login, login({ password: 'wrong one' }))),
      )
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    })

    it('never lock out the owner at the same address: the right password works two minutes later', async () => {
      for (let index = 0; index < 30; index++) {
        await api().call(endpoints.login, login({ password: 'wrong one' }))
        api().wait(121_000)
      }
      expect((await api().call(endpoints.login, login())).status).toBe(200)
      expect(await api().call(endpoints.login, login({ password: 'wrong one' }))).toMatchObject({ status: 401 })
    })

    it('ignore a header that names another address', async () => {
      const answers: number[] = []
      for (let index = 0; index < 7; index++) {
        const headers = { 'x-forwarded-for': `10.0.0.${index}` }
        answers.push((await api().call(endpoints.login, { ...login({ password: 'wrong one' }), headers })).status)
      }
      expect(answers.at(-1)).toBe(429)
    })
  })

  it('allow a whole office to sign in from one address', async () => {
    for (let index = 0; index < 70; index++) expect((await api().call(endpoints.login, login())).status).toBe(200)
  })

  it('ends a session after a day, even if it is in use', async () => {
    const cookie = await api().signIn(email)
    for (let hours = 0; hours < 23; hours++) {
      api().wait(HOUR)
      expect((await api().call(endpoints.me, { cookie })).status).toBe(200)
    }
    api().wait(HOUR)
    expect((await api().call(endpoints.me, { cookie })).status).toBe(401)
    expect(api().context.now() > DEMO_NOW).toBe(true)
  })

  it('ends an idle session after 12 hours, or after 7 days if the browser is remembered', async () => {
    await api().context.db.delete(session)
    for (const [remember, idle] of [
      [false, 12 * HOUR],
      [true, 7 * 24 * HOUR],
    ] as const) {
      const { headers } = await api().call(endpoints.login, login({ remember }))
      const cookie = readCookie(headers)
      api().wait(idle - 10 * 60_000)
      expect((await api().call(endpoints.me, { cookie })).status).toBe(200)
      // After the idle limit of the first request, but before the session expires.
      api().wait(idle - 1000)
      expect((await api().call(endpoints.me, { cookie })).status).toBe(200)
      const other = await api().call(endpoints.login, login({ remember }))
      api().wait(idle)
      expect((await api().call(endpoints.me, { cookie: readCookie(other.headers) })).status).toBe(401)
      await removeExpiredSessions(api().context.db, api().context.now())
      expect(await api().context.db.$count(session)).toBe(0)
    }
  })

  it('signs out everywhere', async () => {
    const cookies = [await api().signIn(email), await api().signIn(email)]
    const others = await api().signIn(DEMO_USERS[1].email)
    const { status, headers } = await api().call(endpoints.signOutEverywhere, { cookie: cookies[0] })
    expect([status, headers['set-cookie']]).toEqual([200, expect.stringMatching(/^placard=; /)])
    for (const cookie of cookies) expect((await api().call(endpoints.me, { cookie })).status).toBe(401)
    expect((await api().call(endpoints.me, { cookie: others })).status).toBe(200)
  })
})
