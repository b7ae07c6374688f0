import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endpoints } from '../endpoints/endpoints.js'
import { INVALID_RESPONSE, UNREACHABLE } from '../problem/problem.js'
import { expectFailure, json, listen } from '../testing/test-server.js'
import { createClient } from './client.js'

const HTML = '<!doctype html><title>Host</title>'
const failureAt = (baseUrl: string, options = {}) =>
  expectFailure(createClient({ baseUrl, ...options }).call(endpoints.me))

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  [200, HTML, 'status 200 and an HTML page'],
  [404, HTML, 'status 404 and an HTML page'],
  [404, 'Not Found', 'status 404 without a message'],
])('suggests a wrong baseUrl after status %i with %s, and logs it once', async (status, text, received) => {
  const origin = await listen((_, response) => response.writeHead(status).end(text))
  const { hint } = await failureAt(origin)
  expect(hint).toContain(`${origin}/me returned ${received} instead of JSON.`)
  expect(hint).toContain(`It is "${origin}" and must be the URL of the Placard API`)
  await failureAt(origin)
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(`[Placard] ${hint}`)
})

it.each([
  [404, { status: 404, message: 'No such campaign' }],
  [200, { status: 200, data: { user: 'someone' } }],
  [502, HTML],
])('does not after status %i with %o', async (status, body) => {
  const failure = await failureAt(await listen(json(status, body)))
  expect(failure).toMatchObject({ status, hint: undefined })
  expect(console.warn).not.toHaveBeenCalled()
})

const noResponse = { fetch: () => Promise.reject(new TypeError('Failed to fetch')) }

it('names the page’s origin and the server’s setting if another origin does not respond', async () => {
  vi.stubGlobal('location', new URL('https://host.test/reports'))
  const failure = await failureAt('https://placard.test/api', noResponse)
  expect(failure).toMatchObject({ status: 0, message: UNREACHABLE })
  expect(failure.hint).toContain('No response from https://placard.test.')
  expect(failure.hint).toContain('add https://host.test to PLACARD_ALLOWED_ORIGINS')
  expect(console.warn).toHaveBeenCalledOnce()
})

it('has no hint about origins if the own origin does not respond, or outside a page', async () => {
  expect((await failureAt('https://placard.test/api', noResponse)).hint).toBeUndefined()
  vi.stubGlobal('location', new URL('https://host.test/reports'))
  expect((await failureAt('/api', noResponse)).hint).toBeUndefined()
  expect(console.warn).not.toHaveBeenCalled()
})

it('keeps the message for users', async () => {
  const origin = await listen((_, response) => response.writeHead(200).end(HTML))
  expect((await failureAt(origin)).message).toBe(INVALID_RESPONSE)
})
