import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { afterEach, expect, it } from 'vitest'
import { type Child, startServer } from './testing/child-process.js'
import { copyDemoDatabase } from './testing/database-copies.js'
import { freePort } from './testing/free-port.js'

let folder = ''
let server: Child | undefined

afterEach(async () => {
  server?.process.kill('SIGKILL')
  await server?.ended()
  rmSync(folder, { recursive: true, force: true })
})

it('a stopping server finishes requests in progress and rejects new ones', { timeout: 180_000 }, async () => {
  folder = mkdtempSync(join(tmpdir(), 'placard-stop-'))
  copyDemoDatabase(folder)
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  server = startServer({ PORT: port, PLACARD_DATA_DIR: folder, PLACARD_CONSOLE_DIR: folder })
  await server.says(/Placard is at/)
  const headers = {
    origin: `http://localhost:${port}`,
    'content-type': 'application/json',
  }
  const signIn = () =>
    fetch(`${base}/api/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ method: 'password', username: DEMO_USERS[0].email, password: DEMO_PASSWORD }),
    })
  const cookie = (await signIn()).headers.get('set-cookie')?.split(';')[0] ?? ''
  const create = (index: number) =>
    fetch(`${base}/api/v1/campaign/newToken`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify({ campaignID: `demoCampaign${(index % 5) + 1}` }),
    })

  // An idle connection, which must not delay the stop.
  const idle = connect(Number(port), '127.0.0.1').on('error', () => undefined)
  const inFlight = Array.from({ length: 40 }, (_, index) => create(index))
  await inFlight[0]
  server.process.kill('SIGTERM')
  const answers = await Promise.allSettled(inFlight)
  expect(await server.ended()).toBe(0)
  idle.destroy()
  const acknowledged = answers.filter((each) => each.status === 'fulfilled' && each.value.status === 200)
  // The remaining requests were refused or not accepted; a partial response would be a parse error.
  for (const each of acknowledged)
    if (each.status === 'fulfilled') expect(await each.value.json()).toHaveProperty('data')
  expect(acknowledged.length).toBeGreaterThan(0)
  await expect(fetch(`${base}/healthz`)).rejects.toThrow()

  server = startServer({ PORT: port, PLACARD_DATA_DIR: folder, PLACARD_CONSOLE_DIR: folder })
  await server.says(/Placard is at/)
  const again = (await signIn()).headers.get('set-cookie')?.split(';')[0] ?? ''
  let kept = 0
  for (const campaign of [1, 2, 3, 4, 5]) {
    const tokens = await fetch(`${base}/api/v1/campaign/tokens?campaignID=demoCampaign${campaign}`, {
      headers: { cookie: again },
    })
    kept += ((await tokens.json()) as { data: unknown[] }).data.length
  }
  expect(kept).toBeGreaterThanOrEqual(acknowledged.length)
})
