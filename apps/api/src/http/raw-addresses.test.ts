import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failureSchema } from '@placard/domain/internal/api'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../app.js'
import { freePort } from '../testing/free-port.js'
import { rawTargets } from '../testing/fuzzed-request.js'
import { sendRaw } from '../testing/raw-request.js'
import { describeApi } from '../testing/test-app.js'
import { depth } from '../testing/test-depth.js'

const SEED = Number(process.env.PLACARD_FUZZ_SEED ?? Date.now() % 2 ** 31)
const consoleDir = mkdtempSync(join(tmpdir(), 'placard-raw-'))
writeFileSync(join(consoleDir, 'index.html'), '<!doctype html><title>Placard</title>')
afterAll(() => rmSync(consoleDir, { recursive: true }))

describeApi('raw request lines', (api) => {
  const errors: string[] = []
  let app: FastifyInstance | undefined
  let port = 0

  beforeAll(async () => {
    const { context } = api()
    const stream = { write: (line: string) => errors.push(line) }
    const config = { ...context.config, consoleDir }
    app = await buildApp({ ...context, config }, { level: 'error', stream })
    port = Number(await freePort())
    await app.listen({ port, host: '127.0.0.1' })
  })
  beforeEach(() => {
    errors.length = 0
  })
  afterAll(() => app?.close())

  it.each([
    '//x',
    '///x',
    '/.//x',
    '/./x',
    '/../x',
    '/%2e%2e/x',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2fsecret',
    '/\\x',
    '/\\evil.test',
    '/%5cx',
    '/%5cevil.test',
    '//evil.test/%2e%2e',
    '/serve/click/https://evil.test',
    '/serve//click',
    '/assets/%2e%2e/index.html',
    '/api/docs/static//x',
    '/x%00',
  ])('%s returns 404 like any unknown URL, and no error is logged', async (target) => {
    const { status, text } = await sendRaw(port, target)
    expect(status).toBe(404)
    expect(failureSchema.parse(JSON.parse(text)).message).toMatch(/^There is /)
    expect(errors).toEqual([])
  })

  it(`no target breaks the server or reveals internals (seed ${SEED})`, { timeout: 300_000 }, async () => {
    const complaints: string[] = []
    for (const target of fc.sample(rawTargets, { numRuns: depth.rawTargets, seed: SEED })) {
      const { status, type, text } = await sendRaw(port, target, { accept: 'application/json' })
      const isWrong = !(status >= 200 && status < 500) || /\n {4}at |node_modules|\/src\/|drizzle/i.test(text)
      // An invalid click URL returns an HTML page for people, everything else the JSON error.
      const isRefusal = status >= 400 && type !== 'text/html'
      if (isWrong || (isRefusal && !failureSchema.safeParse(JSON.parse(text)).success))
        complaints.push(`${JSON.stringify(target)} ${status} ${text.slice(0, 200)}`)
    }
    expect(complaints.slice(0, 5), complaints[0]).toEqual([])
    expect(errors).toEqual([])
  })

  it('that are invalid HTTP return the usual error', async () => {
    const { status, text } = await sendRaw(port, '/with a space')
    expect(status).toBe(400)
    expect(failureSchema.parse(JSON.parse(text)).status).toBe(400)
  })
})
