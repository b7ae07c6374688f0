import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import type { MutationOptions } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const asked: Endpoint[] = []
const answers = new Map<Endpoint, () => Promise<unknown>>()
vi.mock('../api.js', () => ({
  call: (endpoint: Endpoint) => {
    asked.push(endpoint)
    return answers.get(endpoint)?.() ?? Promise.resolve({ status: 200, data: null })
  },
}))
const draft = vi.hoisted(() => ({ there: false }))
vi.mock('../../state/drafts.js', () => ({ hasDraft: () => draft.there }))
const { updatePasswordMutation, openVerificationLink, signUpMutation, verifyEmailMutation } = await import(
  './accounts.js'
)
const { queryClient } = await import('../query-client.js')
const { askServer, checkSession, signOutEverywhereMutation } = await import('./session.js')
const { currentSession, endSession, keepSession, shownUser } = await import('../../state/session-store.js')

const [ada, noor] = DEMO_USERS
const password = { password: 'an engine of 1843', confirmPassword: 'an engine of 1843' }
const names = { firstName: 'Ada', lastName: 'Byron' }
const refused = async () => {
  throw new Error('refused')
}
const run = <Input>(mutation: MutationOptions<void, Error, Input>, input: Input) =>
  queryClient.getMutationCache().build(queryClient, mutation).execute(input)

/** Signs a user in, some time after the previous session. */
function begin(user: typeof ada | typeof noor) {
  vi.advanceTimersByTime(7000)
  keepSession({ user, location: null }, true)
}

beforeEach(() => {
  vi.useFakeTimers()
  endSession()
  asked.length = 0
  draft.there = false
  answers.clear()
  return () => vi.useRealTimers()
})

describe.each([
  [
    endpoints.signUp,
    () => run(signUpMutation, { ...names, ...password, email: 'ada@placard.test', termsChecked: true }),
  ],
  [
    endpoints.verify,
    () => run(verifyEmailMutation, { ...names, ...password, code: btoa('ada@placard.test'), verifyToken: 'token' }),
  ],
  [
    endpoints.changePassword,
    () => run(updatePasswordMutation, { ...password, username: 'ada@placard.test', code: 'token' }),
  ],
])('$path', (endpoint, work) => {
  it('leaves nobody signed in, here and on the server, on success', async () => {
    begin(ada)
    await work()
    expect(currentSession()).toBeUndefined()
    expect(asked).toEqual([endpoint, endpoints.logout])
  })

  it('ends the session without pausing it for the submitted form', async () => {
    begin(ada)
    draft.there = true
    await work()
    expect(shownUser()).toBeUndefined()
  })

  it('leaves nobody signed in when the server refuses', async () => {
    begin(ada)
    answers.set(endpoint, refused)
    await expect(work()).rejects.toThrow('refused')
    expect(currentSession()).toBeUndefined()
    expect(asked).toEqual([endpoint, endpoints.logout])
  })

  it('keeps a session that began meanwhile, and sends no request without a session', async () => {
    answers.set(endpoint, async () => begin(noor))
    await work()
    expect(currentSession()?.user).toEqual(noor)
    begin(ada)
    await work()
    expect(currentSession()?.user).toEqual(noor)
    expect(asked).toEqual([endpoint, endpoint])
  })
})

it('does not sign out when a verification link is opened', async () => {
  begin(ada)
  answers.set(endpoints.verification, async () => ({ status: 200, data: { ...names, isSameBrowser: true } }))
  const link = { code: btoa('ada@placard.test'), verifyToken: 'token' }
  expect(await openVerificationLink(link)).toEqual({ ...names, isSameBrowser: true })
  answers.set(endpoints.verification, refused)
  await expect(openVerificationLink(link)).rejects.toThrow('refused')
  expect(currentSession()?.user).toEqual(ada)
  expect(asked).toEqual([endpoints.verification, endpoints.verification])
})

it('signs out everywhere, on the server first, then here', async () => {
  begin(ada)
  answers.set(endpoints.signOutEverywhere, refused)
  await expect(run(signOutEverywhereMutation, {})).rejects.toThrow('refused')
  expect(currentSession()?.user).toEqual(ada)
  answers.delete(endpoints.signOutEverywhere)
  await run(signOutEverywhereMutation, {})
  expect(currentSession()).toBeUndefined()
})

describe('the current-user check', () => {
  it.each([
    ['ended', () => endSession(true), undefined],
    ['began with somebody else', () => begin(noor), noor],
  ])('does not restore the user when the session %s during the check', async (_, change, left) => {
    begin(ada)
    vi.advanceTimersByTime(6000)
    answers.set(endpoints.me, async () => {
      change()
      return { status: 200, data: { user: ada, location: null } }
    })
    await checkSession()
    expect(asked).toEqual([endpoints.me])
    expect(currentSession()?.user).toEqual(left)
  })
})

it('does not start a session from a server response', async () => {
  answers.set(endpoints.me, async () => ({ status: 200, data: { user: noor, location: null } }))
  await askServer()
  expect(shownUser()).toBeUndefined()
})
