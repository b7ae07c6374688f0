import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newCampaign } from '../campaign/campaign.js'
import { endpoints } from '../endpoints/endpoints.js'
import { errorText, INVALID_RESPONSE, RESPONSE_INTERRUPTED, TIMED_OUT, UNREACHABLE } from '../problem/problem.js'
import { expectFailure, json, listen } from '../testing/test-server.js'
import { createClient } from './client.js'

const PAGE = '<!doctype html><title>Bad gateway</title><h1>Proxy error</h1>'
const ANSWER = JSON.stringify({ status: 200, data: { ...newCampaign(new Date(0)), name: 'Ümläut ✓' } })
const bytes = new TextEncoder().encode(ANSWER)
const query = { campaignID: 'c1' }
const getFrom = (origin: string, timeoutMs?: number) =>
  createClient({ baseUrl: origin, timeoutMs }).call(endpoints.get, { query })

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe('an HTML response of a proxy', () => {
  it.each([
    [200, INVALID_RESPONSE],
    [404, 'The server answered 404.'],
    [502, 'The server answered 502.'],
  ])('with status %i has a readable error message', async (status, message) => {
    const origin = await listen((_, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(PAGE))
    expect(await expectFailure(getFrom(origin))).toMatchObject({ status, message, messages: [message] })
  })
})

describe('an error response without a message', () => {
  it.each(['', '{}', '{"status":400,"message":""}', '{"status":400,"error":{}}', PAGE])(
    'lets the screen show its own message: %s',
    async (body) => {
      const origin = await listen((_, response) => response.writeHead(400).end(body))
      const failure = await expectFailure(getFrom(origin))
      expect(failure).toMatchObject({ status: 400, message: 'The server answered 400.' })
      expect(errorText(failure, 'Sign up failed!')).toBe('Sign up failed!')
    },
  )

  it('differs from one with a message of the server', async () => {
    const origin = await listen((_, response) => response.writeHead(400).end('{"status":400,"message":["One","Two"]}'))
    expect(errorText(await expectFailure(getFrom(origin)), 'Sign up failed!')).toBe('One\nTwo')
  })
})

describe('a truncated response', () => {
  const shares = Array.from({ length: 10 }, (_, tenth) => Math.floor((bytes.length * tenth) / 10))

  it('has a readable error message wherever it ends', async () => {
    for (const end of shares) {
      const origin = await listen((_, response) => response.writeHead(200).end(bytes.subarray(0, end)))
      expect((await expectFailure(getFrom(origin))).message).toBe(INVALID_RESPONSE)
    }
  })

  it('fails if the connection is lost', async () => {
    for (const end of shares.slice(1)) {
      const origin = await listen((_, response) => {
        response.writeHead(200, { 'content-length': bytes.length })
        response.write(bytes.subarray(0, end), () => response.destroy())
      })
      expect(await expectFailure(getFrom(origin))).toMatchObject({ status: 0, message: RESPONSE_INTERRUPTED })
    }
  })

  it('times out if it never ends', async () => {
    const origin = await listen((_, response) => {
      response.writeHead(200, { 'content-length': bytes.length }).write(bytes.subarray(0, 20))
    })
    expect((await expectFailure(getFrom(origin, 100))).message).toBe(TIMED_OUT)
  })
})

describe('a response of wrong types', () => {
  it('is always rejected', async () => {
    let body: unknown
    const origin = await listen((request, response) => json(200, body)(request, response))
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        body = fc.stringify(value).length % 2 ? value : { status: 200, data: value }
        expect((await expectFailure(getFrom(origin))).message).toBe(INVALID_RESPONSE)
      }),
      { numRuns: 50 },
    )
  })

  it('does not affect the next response', async () => {
    const origin = await listen((_, response) => response.writeHead(200).end(ANSWER))
    expect((await getFrom(origin)).data.name).toBe('Ümläut ✓')
  })
})

it('has a readable error message if the server is unreachable', async () => {
  const origin = await listen((request) => request.destroy())
  expect(await expectFailure(getFrom(origin))).toMatchObject({ status: 0, message: UNREACHABLE })
})
