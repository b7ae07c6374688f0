import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { endpoints } from '@placard/domain/api'
import { createClient } from '@placard/domain/client'
import { HOUR_MS } from '@placard/domain/internal/dates'
import type { FileCredentials } from '@placard/domain/internal/files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskFiles } from '../files/disk-files.js'
import { removeOrphanedFiles } from '../jobs/remove-unused-files.js'
import { objectPart, storedFile, storedObject, uploadPart } from '../store/schema.js'
import { createS3Client, requestCredentials } from '../testing/s3-app.js'
import { databasesFor, hasDatabase } from '../testing/test-database.js'
import { depth } from '../testing/test-depth.js'
import { testServers } from '../testing/test-servers.js'

const PART_BYTES = 5 * 2 ** 20
const ADMIN = { PLACARD_ADMIN_EMAIL: 'ada@placard.test', PLACARD_ADMIN_PASSWORD: 'a long password' }
/** Errors of a connection that breaks off; an error response would be a fault. */
const BROKEN = /ECONNRESET|ECONNREFUSED|EPIPE|socket hang up|aborted/i

const computeHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each(databasesFor({ canDiffer: false }))('objects on a server that is killed (%s)', (kind) => {
  describe.skipIf(!hasDatabase(kind))('', () => {
    const { kills } = depth
    const servers = testServers(kind)
    let cookie = ''
    let given: FileCredentials
    let sent = 0
    /** Hashes that an object may have: of the acknowledged content and of those sent after it. */
    const expected = new Map<string, string[]>()
    const acknowledged = new Set<string>()

    /** Starts the server and creates a client that gives up at the first error. */
    async function start() {
      const server = await servers.start(ADMIN)
      if (cookie === '') await signIn(server.origin)
      given = await requestCredentials(server.origin, cookie)
      return { server, client: createS3Client({ ...given, endpoint: `${server.origin}/s3` }, { maxAttempts: 1 }) }
    }
    async function signIn(origin: string): Promise<void> {
      const { call } = createClient({
        baseUrl: `${origin}/api`,
        async fetch(url, init) {
          const publicOrigin = origin.replace('127.0.0.1', 'localhost')
          const answer = await fetch(url, { ...init, headers: { ...init?.headers, origin: publicOrigin } })
          cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
          return answer
        },
      })
      const person = { username: ADMIN.PLACARD_ADMIN_EMAIL, password: ADMIN.PLACARD_ADMIN_PASSWORD }
      await call(endpoints.login, { body: { method: 'password', remember: true, ...person } })
    }

    const named = (name: string) => ({ Bucket: given.bucket, Key: given.prefix + name })

    async function put(client: S3Client, name: string, Body: Uint8Array): Promise<void> {
      await client.send(new PutObjectCommand({ ...named(name), Body }))
    }
    async function putInParts(client: S3Client, name: string, bytes: Uint8Array): Promise<void> {
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(named(name)))
      const Parts = []
      for (const [index, Body] of [bytes.subarray(0, PART_BYTES), bytes.subarray(PART_BYTES)].entries()) {
        const part = { ...named(name), UploadId, PartNumber: index + 1 }
        const { ETag } = await client.send(new UploadPartCommand({ ...part, Body }))
        Parts.push({ PartNumber: index + 1, ETag })
      }
      await client.send(new CompleteMultipartUploadCommand({ ...named(name), UploadId, MultipartUpload: { Parts } }))
    }

    /** Stores objects until the connection breaks off. `readName` may return the same name again. */
    async function sendUntilKilled(
      client: S3Client,
      send: typeof put,
      size: number,
      readName: () => string,
    ): Promise<void> {
      for (;;) {
        const name = readName()
        const bytes = randomBytes(size + Math.floor(Math.random() * 300_000))
        const hash = computeHash(bytes)
        sent++
        expected.set(name, [...(expected.get(name) ?? []), hash])
        try {
          await send(client, name, bytes)
        } catch (cause) {
          expect(`${(cause as Error).message} ${(cause as { code?: string }).code}`).toMatch(BROKEN)
          return
        }
        expected.set(name, [hash])
        acknowledged.add(name)
      }
    }

    beforeAll(() => servers.make())
    afterAll(() => servers.remove())

    it('are complete if they were acknowledged, and complete or absent otherwise', {
      timeout: 120_000 + kills * 20_000,
    }, async () => {
      for (let round = 0; round < kills; round++) {
        const { server, client } = await start()
        const before = acknowledged.size
        const senders = Promise.all([
          sendUntilKilled(client, put, 1000, () => `small/${sent}`),
          sendUntilKilled(client, put, 1000, () => 'replaced'),
          sendUntilKilled(client, putInParts, PART_BYTES, () => `large/${sent}`),
        ])
        // Every third server is killed at a random moment, the rest after their first object.
        while (round % 3 !== 2 && acknowledged.size === before) await sleep(1)
        await sleep(Math.random() * 300)
        await server.kill()
        await senders
        client.destroy()
      }

      const { server, client } = await start()
      const listed: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: given.bucket, Prefix: given.prefix },
      ))
        listed.push(...Contents.map(({ Key = '' }) => Key.slice(given.prefix.length)))
      for (const name of listed) {
        const { Body } = await client.send(new GetObjectCommand(named(name)))
        expect(expected.get(name)).toContain(computeHash((await Body?.transformToByteArray()) ?? new Uint8Array()))
      }
      expect([...acknowledged].filter((name) => !listed.includes(name))).toEqual([])
      expect(acknowledged.size).toBeGreaterThanOrEqual(Math.ceil(kills / 2))
      client.destroy()
      await server.kill()
    })

    it('leave store and database consistent', async () => {
      const files = diskFiles(join(servers.folder, 'files'))
      const now = () => new Date(Date.now() + 2 * HOUR_MS)
      const {
        rows,
        named: inUse,
        objects,
      } = await servers.withStore(async ({ db }) => {
        await removeOrphanedFiles({ config: { dataDir: servers.folder }, db, files, now })
        const parts = [await db.select().from(objectPart), await db.select().from(uploadPart)].flat()
        return {
          rows: (await db.select({ key: storedFile.key }).from(storedFile)).map(({ key }) => key),
          named: parts.map(({ fileKey }) => fileKey),
          objects: await db.$count(storedObject),
        }
      })
      const stored: string[] = []
      for await (const { key } of files.list()) stored.push(key)
      expect(stored.toSorted()).toEqual(rows.toSorted())
      expect(inUse.toSorted()).toEqual(rows.toSorted())
      const incoming = join(servers.folder, 'files', 'incoming')
      expect(existsSync(incoming) ? readdirSync(incoming) : []).toEqual([])
      console.info(`${kind}: ${kills} kills, ${sent} objects begun, ${acknowledged.size} acknowledged, ${objects} kept`)
    })
  })
})
