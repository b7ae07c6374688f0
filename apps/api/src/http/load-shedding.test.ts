import { failureSchema } from '@placard/domain/internal/api'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { sendError } from './error-responses.js'
import { shedLoad } from './load-shedding.js'

const MAX_WAITING = 256

/** Creates a server whose only endpoint responds once `release` is called, and its log. */
function startBlocked() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } })
  app.setErrorHandler(sendError)
  shedLoad(app)
  let started = 0
  const wait = async () => {
    started++
    await released
    return { status: 200 }
  }
  app.get('/api/slow', wait)
  app.post('/api/slow', wait)
  app.get('/healthz', async () => ({ status: 'ok' }))
  return { app, lines, release, started: () => started }
}

const ask = (app: FastifyInstance, method: 'GET' | 'POST', url = '/api/slow') =>
  app.inject({ method, url, ...(method === 'POST' && { payload: { a: 1 } }) })

it.each(['GET', 'POST'] as const)(
  'rejects %s at once with 503 and Retry-After while the queue is full, and accepts it afterwards',
  async (method) => {
    const { app, lines, release, started } = startBlocked()
    const waiting = Array.from({ length: MAX_WAITING }, () => ask(app, method))
    await expect.poll(started).toBe(MAX_WAITING)
    for (const _ of [1, 2, 3]) {
      const shed = await ask(app, method)
      expect([shed.statusCode, shed.headers['retry-after']]).toEqual([503, '5'])
      expect(failureSchema.parse(shed.json()).message).toBe('The server is busy. Try again in a few seconds.')
    }
    expect(started()).toBe(MAX_WAITING)
    expect((await ask(app, 'GET', '/healthz')).statusCode).toBe(200)
    // Logged once, not as an error with a stack trace per request.
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('requests wait for an answer')
    release()
    expect((await Promise.all(waiting)).every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect((await ask(app, method)).statusCode).toBe(200)
    await app.close()
  },
)
