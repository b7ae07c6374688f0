import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@placard/domain/api'
import { HOUR_MS } from '@placard/domain/internal/dates'
import { downloadQuery } from '@placard/domain/internal/report'
import type { ReportFile } from '@placard/domain/report'
import { notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskFiles } from '../files/disk-files.js'
import { removeOrphanedFiles } from '../jobs/remove-unused-files.js'
import { job, reportFile, storedFile } from '../store/schema.js'
import { contentHash, type PlantedReport, plantReport } from '../testing/planted-report.js'
import { databasesFor, hasDatabase } from '../testing/test-database.js'
import { depth } from '../testing/test-depth.js'
import { type RunningServer, testServers } from '../testing/test-servers.js'

/** Number of clients that request files, each one after the other. */
const SENDERS = 8
const FORMATS = ['csv', 'xlsx', 'xlsx-pivot'] as const

describe.each(databasesFor({ canDiffer: false }))(`report files of a server that is killed (%s)`, (kind) => {
  describe.skipIf(!hasDatabase(kind))('', () => {
    const { kills } = depth
    const place = testServers(kind)
    const { withStore } = place
    let server: RunningServer
    let report: PlantedReport
    /** Files of all responses, with their state in the response. */
    const acknowledged = new Map<string, ReportFile & { format: (typeof FORMATS)[number] }>()
    let asked = 0

    async function start(): Promise<string> {
      // Each request has its own address, as behind a proxy, to stay below the rate limit.
      server = await place.start({ PLACARD_PROXIES: '1' })
      return server.origin
    }

    async function askOne(origin: string, sender: number): Promise<void> {
      const format = FORMATS[++asked % FORMATS.length] ?? 'csv'
      const { campaignID, tokens, cookie, start, end } = report
      const token = tokens[sender]
      const { path } = token === undefined ? endpoints.download : endpoints.sharedDownload
      const about: Record<string, string> = token === undefined ? { campaignID } : { shareToken: token }
      const range = downloadQuery({ start, end, tzCode: 'UTC' })
      const query = new URLSearchParams({ ...range, ...about, tz: 'UTC', format })
      const headers = { cookie, 'x-forwarded-for': `10.0.${asked >> 8}.${asked & 255}` }
      const answer = await fetch(`${origin}/api${path}?${query}`, { headers })
      const text = await answer.text()
      // Too many files are being generated: wait for earlier ones.
      if (answer.status === 429) return sleep(20)
      const { data } = endpoints.download.response.parse(JSON.parse(text))
      acknowledged.set(data.file, { ...data, format })
    }
    async function askUntilKilled(origin: string, sender: number): Promise<void> {
      for (;;) {
        try {
          await askOne(origin, sender)
        } catch (cause) {
          // Thrown for a broken connection; an error response would be a fault.
          expect(cause).toBeInstanceOf(TypeError)
          return
        }
      }
    }
    const owed = () => [...acknowledged.values()].filter(({ state }) => state !== 'ready')

    async function ready(origin: string, file: string): Promise<void> {
      for (;;) {
        const url = `${origin}/api${endpoints.reportFile.path}?${new URLSearchParams({ file })}`
        const { data } = endpoints.reportFile.response.parse(await (await fetch(url, own())).json())
        expect(['waiting', 'working', 'ready']).toContain(data.state)
        if (data.state === 'ready') return
        await sleep(100)
      }
    }
    const own = () => ({ headers: { cookie: report.cookie } })

    beforeAll(async () => {
      await place.make()
      report = await withStore(({ db }) => plantReport(db, { creatives: 20, days: 40, links: SENDERS - 1 }))
    })
    afterAll(place.remove)

    it('are requested until the server is killed', { timeout: 30_000 + kills * 20_000 }, async () => {
      for (let round = 0; round < kills; round++) {
        const origin = await start()
        const before = { acknowledged: acknowledged.size, owed: owed().length }
        // Sometimes so many requests that files are generated after the response.
        const isCrowded = round % 6 === 5
        const senders = Array.from({ length: isCrowded ? 5 * SENDERS : SENDERS }, (_, sender) => sender % SENDERS)
        const ends = Promise.all(senders.map((sender) => askUntilKilled(origin, sender)))
        // Most servers are killed after their first file, the rest at a random moment.
        const isEarly = () =>
          isCrowded ? owed().length === before.owed : round % 3 !== 2 && acknowledged.size === before.acknowledged
        const deadline = performance.now() + 6_000
        while (isEarly() && performance.now() < deadline) await sleep(1)
        await sleep(Math.random() * 200)
        await server.kill()
        await ends
      }
      const counts = `${asked} files requested, ${acknowledged.size} acknowledged, ${owed().length} of them pending`
      console.info(`${kind}: ${kills} kills, ${counts}`)
      expect(acknowledged.size).toBeGreaterThanOrEqual(Math.floor(kills / 2))
    })

    it('become ready after the restart, complete', { timeout: 60_000 + kills * 3_000 }, async () => {
      const origin = await start()
      // Another file of each format, without a kill.
      for (let fresh = acknowledged.size + FORMATS.length; acknowledged.size < fresh; ) await askOne(origin, 0)
      for (const file of acknowledged.keys()) await ready(origin, file)
      const hashes = new Map(FORMATS.map((format) => [format, new Set<string>()]))
      for (const [file, { format }] of acknowledged) {
        const answer = await fetch(`${origin}/uploads/${file}`, own())
        const bytes = Buffer.from(await answer.arrayBuffer())
        expect([answer.status, bytes.length]).toEqual([200, Number(answer.headers.get('content-length'))])
        hashes.get(format)?.add(await contentHash(bytes, format !== 'csv'))
      }
      expect([...hashes.values()].map(({ size }) => size)).toEqual([1, 1, 1])
    })

    it('are generated even if their request got no response, and leave no other files', {
      timeout: 90_000,
    }, async () => {
      const isLeft = notInArray(job.kind, ['clean-up', 'vacuum-tables'])
      const left = () => withStore(({ db }) => db.$count(job, isLeft))
      // The embedded database can only be read while no server runs.
      while (kind === 'postgres' && (await left()) > 0) await sleep(500)
      await server.kill()
      for (let life = 1_000; (await left()) > 0; life *= 2) {
        await start()
        await sleep(life)
        await server.kill()
      }
      await withStore(async ({ db }) => {
        const rows = await db.select().from(reportFile)
        expect(rows.filter(({ state }) => state !== 'ready')).toEqual([])
        expect(rows.length).toBeGreaterThan(acknowledged.size)
        const files = diskFiles(join(place.folder, 'files'))
        await removeOrphanedFiles({
          config: { dataDir: place.folder },
          db,
          files,
          now: () => new Date(Date.now() + 2 * HOUR_MS),
        })
        const named = rows.map(({ fileKey }) => fileKey).toSorted()
        const known = (await db.select({ key: storedFile.key }).from(storedFile)).map(({ key }) => key).toSorted()
        const objects: string[] = []
        for await (const { key } of files.list()) objects.push(key)
        expect([known, objects.toSorted()]).toEqual([named, named])
      })
      expect(readdirSync(join(place.folder, 'files', 'incoming'))).toEqual([])
    })
  })
})
