import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { beforeEach, expect, it } from 'vitest'
import { loginAttempt } from '../store/schema.js'
import { form, login, PASSWORD } from '../testing/account-steps.js'
import { describeApi, type Received } from '../testing/test-app.js'

const UNVERIFIED = 'waiting@placard.test'
/** Sign-ins that fail, by what is known about the address. */
const ATTEMPTS = [
  ['an account, with a wrong password', DEMO_USERS[0].email, 'not the password'],
  ['no account', 'nobody@placard.test', PASSWORD],
  ['an unverified account, with the password of its sign-up', UNVERIFIED, PASSWORD],
  ['an unverified account, with another password', UNVERIFIED, 'not the password'],
] as const

describeApi('a refused sign-in', (api) => {
  beforeEach(async () => {
    await api().call(endpoints.signUp, form(UNVERIFIED))
    await api().context.db.delete(loginAttempt)
  })

  /** Returns the whole response, without what differs between any two requests. */
  const maskedAnswer = ({ status, headers, text }: Received) => {
    const { date: _, 'x-request-id': __, ...rest } = headers
    return { status, headers: rest, text }
  }

  it('is the same, byte for byte, whether the address has an account or not', async () => {
    const answers = []
    for (const [about, email, password] of ATTEMPTS)
      answers.push({ about, ...maskedAnswer(await api().call(endpoints.login, login(email, password))) })
    const [{ about: _, ...first }] = answers as [(typeof answers)[number]]
    expect(first.status).toBe(401)
    expect(first.text).toContain('Wrong email or password.')
    expect(first.headers['set-cookie']).toBeUndefined()
    expect(answers).toEqual(ATTEMPTS.map(([about]) => ({ about, ...first })))
  })

  it('counts towards the same limit', async () => {
    for (const [about, email, password] of ATTEMPTS) {
      await api().context.db.delete(loginAttempt)
      const statuses = []
      for (let attempt = 0; attempt < 6; attempt++)
        statuses.push((await api().call(endpoints.login, login(email, password))).status)
      expect([about, ...statuses]).toEqual([about, 401, 401, 401, 401, 401, 429])
    }
  })
})
