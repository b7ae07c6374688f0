import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@placard/domain/api'
import { type Client, createClient } from '@placard/domain/client'
import { downloadQuery, UPLOADS_PREFIX } from '@placard/domain/internal/report'
import { reportQuery } from '@placard/domain/report'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Child, startServer } from './testing/child-process.js'
import { freePort } from './testing/free-port.js'
import { type S3Server, startS3 } from './testing/s3-server.js'
import { hasDatabase, testDatabase } from './testing/test-database.js'
import { depth } from './testing/test-depth.js'

const SERVERS = 3
const CAMPAIGNS = 60
const CALLERS = 6
const ADMIN = { PLACARD_ADMIN_EMAIL: 'ada@placard.test', PLACARD_ADMIN_PASSWORD: 'a long password' }
const PUBLIC_URL = 'http://placard.test'

describe.runIf(depth.isFull && hasDatabase('postgres'))(
  `${SERVERS} servers that share a database, a bucket and a secret`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'placard-come-and-go-'))
    const database = testDatabase('postgres')
    const servers: { child: Child; url: string }[] = []
    let s3: S3Server
    let cookie = ''
    let turn = 0
    let passedOn = 0

    async function start(place: number): Promise<void> {
      const PORT = await freePort()
      const { bucket, endpoint = '', credentials } = s3.settings
      const own = { PLACARD_DATA_DIR: join(folder, `${place}`), PLACARD_CONSOLE_DIR: folder, PORT }
      const child = startServer({
        ...own,
        ...ADMIN,
        DATABASE_URL: database.url ?? '',
        PLACARD_SECRET: 'the secret that all servers of one company share',
        PLACARD_PUBLIC_URL: PUBLIC_URL,
        PLACARD_S3_BUCKET: bucket,
        PLACARD_S3_ENDPOINT: endpoint,
        PLACARD_S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
        PLACARD_S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
      })
      servers[place] = { child, url: `http://127.0.0.1:${PORT}` }
      await child.says(/Placard is at/)
    }

    /** Round-robin load balancer that moves on to the next server when one refuses. */
    async function balanced(path: string, init: RequestInit = {}): Promise<Response> {
      const first = turn++
      for (let tries = 0; tries < 2 * SERVERS; tries++) {
        const { url } = servers[(first + tries) % SERVERS]!
        const headers = { ...Object.fromEntries(new Headers(init.headers)), origin: PUBLIC_URL, cookie }
        const answer = await fetch(`${url}${path}`, { ...init, headers }).catch(() => undefined)
        if (answer && answer.status !== 503) return answer
        passedOn++
      }
      throw new Error(`No server took ${path}.`)
    }
    const client: Client = createClient({
      baseUrl: `${PUBLIC_URL}/api`,
      async fetch(address, init) {
        const { pathname, search } = new URL(String(address))
        const answer = await balanced(pathname + search, init)
        cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
        return answer
      },
    })

    beforeAll(async () => {
      await database.create()
      s3 = await startS3(join(folder, 's3'))
      await Promise.all(Array.from({ length: SERVERS }, (_, place) => start(place)))
    })
    afterAll(async () => {
      for (const { child } of servers) child.process.kill('SIGKILL')
      await Promise.all(servers.map(({ child }) => child.ended()))
      await s3.close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    })

    async function replace(place: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
      servers[place]?.child.process.kill(signal)
      await servers[place]?.child.ended()
      await start(place)
    }

    it('handle each request once and keep sessions, while one is killed and one is replaced', {
      timeout: 120_000,
    }, async () => {
      const { PLACARD_ADMIN_EMAIL: username, PLACARD_ADMIN_PASSWORD: password } = ADMIN
      await client.call(endpoints.login, { body: { method: 'password', username, password, remember: false } })
      let next = 0
      const changes: Promise<void>[] = []
      const caller = async () => {
        while (next < CAMPAIGNS) {
          const number = next++
          if (number === 15) changes.push(replace(1, 'SIGKILL'))
          if (number === 35) changes.push(replace(2, 'SIGTERM'))
          await client.call(endpoints.newCampaign, { body: { name: `Campaign ${number}` } })
        }
      }
      await Promise.all(Array.from({ length: CALLERS }, caller))
      await Promise.all(changes)
      expect(passedOn).toBeGreaterThan(0)
      const names = Array.from({ length: CAMPAIGNS }, (_, number) => `Campaign ${number}`).toSorted()
      for (let server = 0; server < SERVERS; server++) {
        const { data } = await client.call(endpoints.mine, {})
        expect(data.map(({ name }) => name).toSorted()).toEqual(names)
      }
    })

    it('serve each other’s share links and report files', { timeout: 60_000 }, async () => {
      const { id: campaignID } = (await client.call(endpoints.newCampaign, { body: { name: 'Shared' } })).data
      const range = { start: '2025-10-01', end: '2025-10-07', tzCode: 'UTC' }
      const link = (await client.call(endpoints.newToken, { body: { campaignID } })).data
      const sharedToken = link.url.split('/').at(-1) ?? ''
      const query = { ...downloadQuery(range), campaignID, format: 'csv' as const, withVideo: false }
      let file = (await client.call(endpoints.download, { query })).data
      while (file.state !== 'ready') {
        await sleep(200)
        file = (await client.call(endpoints.reportFile, { query: { file: file.file } })).data
      }
      const texts = new Set<string>()
      for (let server = 0; server < SERVERS; server++) {
        const shared = await client.call(endpoints.sharedReport, { query: { ...reportQuery(range), sharedToken } })
        expect(shared.data.campaign.name).toBe('Shared')
        const answer = await balanced(`${UPLOADS_PREFIX}${file.file}`)
        expect(answer.status).toBe(200)
        texts.add(await answer.text())
      }
      expect([...texts]).toEqual([expect.stringContaining('Campaign,Creative')])
    })
  },
)
