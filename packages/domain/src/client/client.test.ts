import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { endpoints } from '../endpoints/endpoints.js'
import { ApiError } from '../problem/problem.js'
import { createClient } from './client.js'

let server: Server
const serve = async (listener: RequestListener, timeoutMs?: number) => {
  server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return createClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, timeoutMs })
}
const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError)
      return error as ApiError
    },
  )

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

describe('the client', () => {
  it('sends query and headers, and reads the envelope', async () => {
    const seen: string[] = []
    const client = await serve((request, response) => {
      seen.push(`${request.method} ${request.url} ${request.headers['x-requested-with']}`)
      json(200, { status: 200, data: null })(request, response)
    })
    const answer = await client.call(endpoints.revokeToken, { query: { campaignID: 'c1', id: 't1' } })
    expect(answer).toEqual({ status: 200, data: null })
    expect(seen).toEqual(['DELETE /api/v1/campaign/tokens?campaignID=c1&id=t1 placard'])
  })

  it('refuses a wrong body before any call', async () => {
    const client = await serve(() => expect.unreachable('a request was sent'))
    const error = await failure(
      client.call(endpoints.login, { body: { method: 'password', username: 'a', password: 'b' } }),
    )
    expect(error.status).toBe(400)
    expect(error.messages).toContain('Fill in your email')
    expect(error.problems[0]).toEqual({ path: 'username', message: 'Fill in your email' })
  })

  it("passes on the server's words and problems", async () => {
    const problems = [{ path: 'username', message: 'Unknown' }]
    const client = await serve(json(422, { status: 422, error: { message: ['One', 'Two'] }, problems }))
    expect(await failure(client.call(endpoints.me))).toMatchObject({ message: 'One\nTwo', status: 422, problems })
  })

  it('says so when a request takes too long or is cancelled', async () => {
    const client = await serve(() => {}, 60)
    expect((await failure(client.call(endpoints.me))).message).toBe('Request timed out')
    expect((await failure(client.call(endpoints.me, { signal: AbortSignal.abort() }))).message).toBe(
      'Request timed out',
    )
  })

  it('accepts no answer outside the contract', async () => {
    const client = await serve(json(200, { status: 200, data: { user: 'someone' } }))
    expect((await failure(client.call(endpoints.me))).message).toContain('could not be understood')
  })

  it('survives an answer that is no JSON', async () => {
    const client = await serve((_, response) => response.writeHead(502).end('<html>'))
    expect(await failure(client.call(endpoints.me))).toMatchObject({ status: 502, message: 'The server answered 502.' })
  })
})
