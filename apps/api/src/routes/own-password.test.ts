import { ACCOUNT_MESSAGES } from '@placard/domain/account'
import { endpoints } from '@placard/domain/api'
import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { failureSchema } from '@placard/domain/internal/api'
import { beforeEach, expect, it } from 'vitest'
import { loginAttempt } from '../store/schema.js'
import { login } from '../testing/account-steps.js'
import { describeApi } from '../testing/test-app.js'

const [{ email }] = DEMO_USERS
const NEXT = 'correct horse battery'
const change = (currentPassword: string, password = NEXT) => ({
  body: { currentPassword, password, confirmPassword: password },
})

describeApi('the own password', (api) => {
  beforeEach(() => api().context.db.delete(loginAttempt))
  const isSignedIn = async (cookie: string) => (await api().call(endpoints.me, { cookie })).status === 200

  it('can be changed with the current one, which ends all other sessions', async () => {
    const [here, elsewhere] = [await api().signIn(email), await api().signIn(email)]
    const { status } = await api().call(endpoints.updatePassword, { cookie: here, ...change(DEMO_PASSWORD) })
    expect(status).toBe(200)
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect((await api().call(endpoints.login, login(email, DEMO_PASSWORD))).status).toBe(401)
    expect((await api().call(endpoints.login, login(email, NEXT))).status).toBe(200)
    await api().call(endpoints.updatePassword, { cookie: here, ...change(NEXT, DEMO_PASSWORD) })
  })

  it('does not change with a wrong current password, and nobody is signed out', async () => {
    const cookie = await api().signIn(email)
    const { status, body } = await api().call(endpoints.updatePassword, { cookie, ...change('a guess') })
    expect(status).toBe(400)
    expect(failureSchema.parse(body).problems).toEqual([
      { path: 'currentPassword', message: ACCOUNT_MESSAGES.wrongPassword },
    ])
    expect(await isSignedIn(cookie)).toBe(true)
    expect((await api().call(endpoints.login, login(email, DEMO_PASSWORD))).status).toBe(200)
  })

  it('cannot be a common one', async () => {
    const cookie = await api().signIn(email)
    const { body } = await api().call(endpoints.updatePassword, { cookie, ...change(DEMO_PASSWORD, 'password') })
    expect(failureSchema.parse(body).problems).toEqual([{ path: 'password', message: ACCOUNT_MESSAGES.commonPassword }])
  })

  it('has a limit of guesses within a session', async () => {
    const cookie = await api().signIn(email)
    const statuses = new Set<number>()
    for (let guess = 0; guess < 25; guess++)
      statuses.add((await api().call(endpoints.updatePassword, { cookie, ...change(`guess ${guess}`) })).status)
    expect([...statuses]).toEqual([400, 429])
  })
})
