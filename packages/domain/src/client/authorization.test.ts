import { describe, expect, it } from 'vitest'
import { endpoints } from '../endpoints/endpoints.js'
import { expectFailure, json, listen } from '../testing/test-server.js'
import { type ClientOptions, createClient } from './client.js'

/** Serves one campaign call and a file to the holder of a valid token; records the tokens that it got. */
async function serve(valid: Set<string>, options: Partial<ClientOptions>) {
  const tokens: (string | undefined)[] = []
  const origin = await listen((request, response) => {
    const token = request.headers.authorization?.replace('Bearer ', '')
    tokens.push(token)
    const isValid = token !== undefined && valid.has(token)
    if (isValid && request.url?.startsWith('/uploads/')) return response.end('a,b')
    json(isValid ? 200 : 401, { status: isValid ? 200 : 401, data: null, message: 'No.' })(request, response)
  })
  const credentials: (string | undefined)[] = []
  const client = createClient({
    baseUrl: `${origin}/api`,
    fetch: (url, init) => {
      credentials.push(init?.credentials)
      return fetch(url, init)
    },
    ...options,
  })
  const call = (anonymous = false) =>
    client.call(endpoints.revokeToken, { query: { campaignID: 'c1', id: 't1' }, anonymous })
  return { client, call, tokens, credentials }
}

describe('createClient with tokens', () => {
  it('sends a token instead of cookies, and cookies to its own origin only in an anonymous call', async () => {
    const { call, tokens, credentials } = await serve(new Set(['one']), { token: 'one' })
    await call()
    expect([tokens, credentials]).toEqual([['one'], ['omit']])
    await expectFailure(call(true))
    expect([tokens, credentials]).toEqual([
      ['one', undefined],
      ['omit', 'same-origin'],
    ])
  })

  it('sends cookies without a token', async () => {
    const { call, credentials } = await serve(new Set(), {})
    await expectFailure(call())
    expect(credentials).toEqual(['include'])
  })

  it('learns nothing about the user from the answer to an anonymous call', async () => {
    const told: unknown[] = []
    const answers: unknown[] = []
    const { client, call } = await serve(new Set(), {
      onResponse: ({ status, anonymous }) => answers.push([status, anonymous]),
    })
    client.onUserChange((change) => told.push(change))
    await expectFailure(call(true))
    expect(told).toEqual([])
    await expectFailure(call())
    expect(told).toEqual([{ unauthorized: true }])
    expect(answers).toEqual([
      [401, true],
      [401, false],
    ])
  })

  it('fetches one token for simultaneous calls, and a new one after a 401 response', async () => {
    const valid = new Set(['token 1'])
    let fetched = 0
    const getToken = async () => `token ${++fetched}`
    const { call, tokens } = await serve(valid, { getToken })
    await Promise.all([call(), call()])
    expect(fetched).toBe(1)
    valid.clear()
    valid.add('token 2')
    await Promise.all([call(), call()])
    expect(fetched).toBe(2)
    expect(tokens.slice(2).sort()).toEqual(['token 1', 'token 1', 'token 2', 'token 2'])
  })

  it('repeats a call once only', async () => {
    const { call, tokens } = await serve(new Set(), { getToken: async () => 'never valid' })
    expect((await expectFailure(call())).status).toBe(401)
    expect(tokens).toHaveLength(2)
  })

  it('asks again after no token could be fetched', async () => {
    let isDown = true
    const getToken = async () => {
      if (isDown) throw new Error('The server of the product is down.')
      return 'one'
    }
    const { call } = await serve(new Set(['one']), { getToken })
    await expect(call()).rejects.toThrow('The server of the product is down.')
    isDown = false
    await expect(call()).resolves.toMatchObject({ status: 200 })
  })

  it('links to a copy of a file that needs the token, and to the file itself otherwise', async () => {
    const { client } = await serve(new Set(['one']), { token: 'one' })
    const copy = await client.fileLink('report.csv')
    expect(copy).toMatch(/^blob:/)
    expect(await (await fetch(copy)).text()).toBe('a,b')
    expect(await client.fileLink('report.csv', { anonymous: true })).toMatch(/\/uploads\/report\.csv$/)
    const refused = await serve(new Set(), { token: 'two' })
    expect((await expectFailure(refused.client.fileLink('report.csv'))).status).toBe(401)
  })
})
