import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Child, startServer } from '../testing/child-process.js'
import { freePort } from '../testing/free-port.js'
import { findInstallation, type PostgresCluster, startCluster } from '../testing/postgres-cluster.js'
import { depth } from '../testing/test-depth.js'

const ADMIN = { PLACARD_ADMIN_EMAIL: 'ada@placard.test', PLACARD_ADMIN_PASSWORD: 'a long password' }
const WRITERS = 6
const RESTARTS = depth.isFull ? 20 : 2

const installation = await findInstallation()

describe.runIf(installation)('a server whose PostgreSQL restarts under load', { timeout: 600_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'placard-restarts-'))
  let cluster: PostgresCluster
  let server: Child
  let port = ''

  beforeAll(async () => {
    if (!installation) return
    cluster = await startCluster(installation)
    port = await freePort()
    server = startServer({
      ...ADMIN,
      DATABASE_URL: cluster.url,
      PORT: port,
      PLACARD_DATA_DIR: folder,
      PLACARD_CONSOLE_DIR: folder,
    })
    await server.says(/Placard is at/)
  }, 180_000)
  afterAll(async () => {
    server.process.kill('SIGKILL')
    await server.ended()
    await cluster.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const send = (path: string, body: unknown, cookie = '') =>
    fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'POST',
      headers: { origin: `http://localhost:${port}`, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })

  it(`goes on, loses no acknowledged write, and answers 503 meanwhile (${RESTARTS} restarts)`, async () => {
    const { PLACARD_ADMIN_EMAIL: username, PLACARD_ADMIN_PASSWORD: password } = ADMIN
    const signedIn = await send('/login', { method: 'password', username, password, remember: false })
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(signedIn.status).toBe(200)

    const acknowledged: string[] = []
    const refused: { status: number; retryAfter: string | null; text: string }[] = []
    let isOver = false
    const write = async (writer: number) => {
      for (let number = 0; !isOver; number++) {
        const name = `Campaign ${writer}-${number}`
        const response = await send('/v1/campaign/new', { name }, cookie).catch(() => undefined)
        // The server is gone.
        if (!response) return
        const text = await response.text()
        if (response.status === 200) acknowledged.push(name)
        else refused.push({ status: response.status, retryAfter: response.headers.get('retry-after'), text })
      }
    }
    const writers = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
    const kinds = [() => cluster.restart('fast'), () => cluster.restart('immediate'), () => cluster.endSessions()]
    for (let restart = 0; restart < RESTARTS; restart++) {
      const before = acknowledged.length
      while (acknowledged.length < before + 20 && server.process.exitCode === null) await sleep(20)
      await kinds[restart % kinds.length]?.()
    }
    const before = acknowledged.length
    while (acknowledged.length < before + 20 && server.process.exitCode === null) await sleep(20)
    isOver = true
    await writers

    expect(server.process.exitCode, server.output()).toBeNull()
    expect(refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([])
    const names = new Set((await cluster.query<{ name: string }>('select name from campaign')).map(({ name }) => name))
    expect(acknowledged.filter((name) => !names.has(name))).toEqual([])
  })
})
