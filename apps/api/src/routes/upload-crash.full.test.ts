import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@placard/domain/api'
import { createClient } from '@placard/domain/client'
import type { Creative } from '@placard/domain/creative'
import { HOUR_MS } from '@placard/domain/internal/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskFiles } from '../files/disk-files.js'
import { removeOrphanedFiles } from '../jobs/remove-unused-files.js'
import { asset, storedFile } from '../store/schema.js'
import { openStore } from '../store/store.js'
import { type Child, startServer } from '../testing/child-process.js'
import { copyEmptyDatabase } from '../testing/database-copies.js'
import { freePort } from '../testing/free-port.js'
import { MULTIPART_TYPE, multipartBody } from '../testing/multipart.js'
import { png } from '../testing/sample-files.js'
import { databasesFor, hasDatabase, testDatabase } from '../testing/test-database.js'
import { depth } from '../testing/test-depth.js'

/** Number of simultaneous uploads. */
const SENDERS = 3
const ADMIN = { PLACARD_ADMIN_EMAIL: 'ada@placard.test', PLACARD_ADMIN_PASSWORD: 'a long password' }

const hashBytes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Returns a unique image of a random size, with noise after its last chunk. */
const picture = () => Buffer.concat([png(9, 9), randomBytes(1000 + Math.floor(Math.random() * 1_500_000))])

describe.each(databasesFor({ canDiffer: false }))(`uploads to a server that is killed (%s)`, (kind) => {
  describe.skipIf(!hasDatabase(kind))('', () => {
    const { kills } = depth
    const folder = mkdtempSync(join(tmpdir(), 'placard-upload-crash-'))
    const database = testDatabase(kind)
    let server: Child | undefined
    let cookie = ''
    let creative: Creative
    let sent = 0
    const sentHashes = new Map<string, string>()
    const acknowledged = new Set<string>()

    const own = (origin: string) => ({ origin, cookie })
    const createUploadClient = (origin: string) =>
      createClient({
        baseUrl: `${origin}/api`,
        async fetch(url, init) {
          const answer = await fetch(url, { ...init, headers: { ...init?.headers, ...own(origin) } })
          cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
          return answer
        },
      })

    async function start(): Promise<string> {
      const PORT = await freePort()
      const given: Record<string, string> = database.url === undefined ? {} : { DATABASE_URL: database.url }
      const settings = { PLACARD_DATA_DIR: folder, PLACARD_CONSOLE_DIR: folder, PLACARD_SEED: '0', PORT }
      server = startServer({ ...settings, ...ADMIN, ...given })
      await server.says(/Placard is at/)
      return `http://127.0.0.1:${PORT}`
    }
    async function kill(): Promise<void> {
      server?.process.kill('SIGKILL')
      await server?.ended()
    }

    async function uploadOne(origin: string): Promise<void> {
      const filename = `${++sent}.png`
      const content = picture()
      sentHashes.set(filename, hashBytes(content))
      const parts = [
        { name: 'creativeID', content: creative.id },
        { name: 'files[]', filename, content },
      ]
      const answer = await fetch(`${origin}/api${endpoints.uploadAssets.path}`, {
        method: 'POST',
        headers: { ...own(origin), 'content-type': MULTIPART_TYPE },
        body: new Uint8Array(multipartBody(parts)),
      })
      const text = await answer.text()
      const { data } = endpoints.uploadAssets.response.parse(JSON.parse(text))
      acknowledged.add(data[0]!.name)
    }
    async function uploadUntilKilled(origin: string): Promise<void> {
      for (;;) {
        try {
          await uploadOne(origin)
        } catch (cause) {
          // Thrown for a broken connection; an error response would be a fault.
          expect(cause).toBeInstanceOf(TypeError)
          return
        }
      }
    }

    beforeAll(async () => {
      if (kind === 'embedded') copyEmptyDatabase(folder)
      await database.create()
      const { call } = createUploadClient(await start())
      const person = { username: ADMIN.PLACARD_ADMIN_EMAIL, password: ADMIN.PLACARD_ADMIN_PASSWORD }
      await call(endpoints.login, { body: { method: 'password', remember: true, ...person } })
      const { id: campaignID } = (await call(endpoints.newCampaign, { body: { name: 'New' } })).data
      creative = (await call(endpoints.newCreative, { body: { campaignID } })).data
      await kill()
    })
    afterAll(async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
      await database.drop()
    })

    it('are stored completely or not at all', { timeout: 60_000 + kills * 20_000 }, async () => {
      for (let round = 0; round < kills; round++) {
        const origin = await start()
        const before = acknowledged.size
        const senders = Promise.all(Array.from({ length: SENDERS }, () => uploadUntilKilled(origin)))
        // Every third server is killed at a random moment, the rest after their first upload.
        while (round % 3 !== 2 && acknowledged.size === before) await sleep(1)
        await sleep(Math.random() * 100)
        await kill()
        await senders
      }

      const origin = await start()
      const { assets } = (await createUploadClient(origin).call(endpoints.creative, { query: { id: creative.id } }))
        .data
      for (const { name, path } of assets) {
        const bytes = new Uint8Array(await (await fetch(`${origin}${path}`)).arrayBuffer())
        expect([name, hashBytes(bytes)]).toEqual([name, sentHashes.get(name)])
      }
      const kept = new Set(assets.map(({ name }) => name))
      expect([...acknowledged].filter((name) => !kept.has(name))).toEqual([])
      expect(acknowledged.size).toBeGreaterThanOrEqual(Math.ceil(kills / 2))
      expect(sent).toBeGreaterThanOrEqual(acknowledged.size + kills)
      await kill()
    })

    it('leave store and database consistent', async () => {
      const store = await openStore({ databaseUrl: database.url, dataDir: folder })
      const files = diskFiles(join(folder, 'files'))
      const now = () => new Date(Date.now() + 2 * HOUR_MS)
      await removeOrphanedFiles({ config: { dataDir: folder }, db: store.db, files, now })
      const rows = (await store.db.select({ key: storedFile.key }).from(storedFile)).map(({ key }) => key)
      const named = (await store.db.select({ key: asset.fileKey }).from(asset)).map(({ key }) => key)
      await store.close()
      const objects: string[] = []
      for await (const { key } of files.list()) objects.push(key)
      expect(objects.toSorted()).toEqual(rows.toSorted())
      expect(named.toSorted()).toEqual(rows.toSorted())
      expect(readdirSync(join(folder, 'files', 'incoming'))).toEqual([])
      console.info(
        `${kind}: ${kills} kills, ${sent} uploads begun, ${acknowledged.size} acknowledged, ${rows.length} kept`,
      )
    })
  })
})
