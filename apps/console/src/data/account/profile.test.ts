import type { ProfileInput, User } from '@placard/domain/account'
import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import type { MutationOptions } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Request that the server has not answered yet. */
interface Asked {
  body: ProfileInput
  accept: () => void
  refuse: () => void
}

const asked: Asked[] = []
let saved: User
vi.mock('../api.js', () => ({
  call: (endpoint: Endpoint, { body }: { body: ProfileInput }) => {
    expect(endpoint).toBe(endpoints.updateProfile)
    return new Promise((resolve, reject) => {
      asked.push({
        body,
        accept: () => {
          saved = { ...saved, ...body }
          resolve({ status: 200, data: saved })
        },
        refuse: () => reject(new Error('refused')),
      })
    })
  },
}))
const { updateLanguageMutation, updateProfileMutation } = await import('./profile.js')
const { queryClient } = await import('../query-client.js')
const { endSession, keepSession, shownUser } = await import('../../state/session-store.js')

const [ada, noor] = DEMO_USERS
const adasNames = { first_name: ada.first_name, last_name: ada.last_name }
const names = { first_name: 'Augusta', last_name: 'King' }
const run = <Data, Input>(mutation: MutationOptions<Data, Error, Input>, input: Input) =>
  queryClient.getMutationCache().build(queryClient, mutation).execute(input)
/** Waits until everything that can be sent was sent. */
const settle = () => new Promise((resolve) => setTimeout(resolve))
/** Accepts two requests: the second one first, if both were sent at once. */
async function acceptInReverse() {
  await settle()
  for (const { accept } of asked.toReversed()) accept()
  await settle()
  asked[1]?.accept()
}

beforeEach(() => {
  asked.length = 0
  saved = ada
  endSession()
  keepSession({ user: ada, location: null }, true)
})

describe('the language of the signed-in user’s emails', () => {
  it('is saved with the names that were saved while it waited', async () => {
    const saving = [run(updateProfileMutation, names), run(updateLanguageMutation, 'de')]
    await settle()
    expect(asked.map(({ body }) => body)).toEqual([names])
    asked[0]?.accept()
    await settle()
    expect(asked[1]?.body).toEqual({ ...names, language: 'de' })
    asked[1]?.accept()
    await Promise.all(saving)
    expect([saved, shownUser()]).toEqual([
      { ...ada, ...names, language: 'de' },
      { ...ada, ...names, language: 'de' },
    ])
  })

  it('does not take back names that are saved after it', async () => {
    const saving = [run(updateLanguageMutation, 'de'), run(updateProfileMutation, names)]
    await acceptInReverse()
    await Promise.all(saving)
    expect(asked.map(({ body }) => body)).toEqual([{ ...adasNames, language: 'de' }, names])
    expect([saved, shownUser()]).toEqual([
      { ...ada, ...names, language: 'de' },
      { ...ada, ...names, language: 'de' },
    ])
  })

  it('is the last one of two that are selected quickly, however long the first one takes', async () => {
    const saving = [run(updateLanguageMutation, 'de'), run(updateLanguageMutation, 'en')]
    await acceptInReverse()
    await Promise.all(saving)
    expect(asked.map(({ body }) => body.language)).toEqual(['de', 'en'])
    expect([saved.language, shownUser()?.language]).toEqual(['en', 'en'])
  })

  it('can be saved again after a failure, which does not hold up other changes', async () => {
    const failing = run(updateLanguageMutation, 'de')
    const saving = run(updateProfileMutation, names)
    await settle()
    asked[0]?.refuse()
    await expect(failing).rejects.toThrow('refused')
    expect(shownUser()).toEqual(ada)
    await settle()
    asked[1]?.accept()
    await saving
    const again = run(updateLanguageMutation, 'de')
    await settle()
    asked[2]?.accept()
    await again
    expect(asked).toHaveLength(3)
    expect(shownUser()).toEqual({ ...ada, ...names, language: 'de' })
  })

  it('is not saved for a user who has signed out', async () => {
    endSession(true)
    await run(updateLanguageMutation, 'de')
    expect([asked, shownUser()]).toEqual([[], undefined])
  })

  it('does not change the session of somebody who signs in while it is being saved', async () => {
    const saving = run(updateLanguageMutation, 'de')
    await settle()
    endSession(true)
    keepSession({ user: noor, location: null }, true)
    asked[0]?.accept()
    await saving
    expect(shownUser()).toEqual(noor)
  })
})
