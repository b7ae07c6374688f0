import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@placard/domain/api'
import { downloadQuery } from '@placard/domain/internal/report'
import type { ReportFile } from '@placard/domain/report'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentHash, type PlantedReport, plantReport } from '../testing/planted-report.js'
import { hasDatabase } from '../testing/test-database.js'
import { depth } from '../testing/test-depth.js'
import { type RunningServer, testServers } from '../testing/test-servers.js'

/** Number of files that keep a server busy for longer than a request waits. A user may have ten unfinished ones. */
const FILES = 8

describe.skipIf(!hasDatabase('postgres'))('two servers on one database and one file store', () => {
  const place = testServers('postgres')
  let report: PlantedReport
  let first: RunningServer
  let second: RunningServer

  beforeAll(async () => {
    await place.make()
    const size = depth.isFull ? { creatives: 200, days: 365 } : { creatives: 10, days: 10 }
    report = await place.withStore(({ db }) => plantReport(db, { ...size, links: 1 }))
    first = await place.start()
    second = await place.start()
  })
  afterAll(place.remove)

  const own = () => ({ headers: { cookie: report.cookie } })
  async function call(url: string, init: RequestInit = own()): Promise<ReportFile> {
    const answer = await fetch(url, init)
    return endpoints.reportFile.response.parse(await answer.json()).data
  }
  function ask({ origin }: RunningServer, format = 'xlsx'): Promise<ReportFile> {
    const { campaignID, start, end } = report
    const query = { ...downloadQuery({ start, end, tzCode: 'UTC' }), tz: 'UTC', campaignID, format }
    return call(`${origin}/api${endpoints.download.path}?${new URLSearchParams(query)}`)
  }
  const look = ({ origin }: RunningServer, { file }: ReportFile) =>
    call(`${origin}/api${endpoints.reportFile.path}?${new URLSearchParams({ file })}`)
  async function ready(server: RunningServer, file: ReportFile): Promise<ReportFile> {
    for (;;) {
      const found = await look(server, file)
      expect(['waiting', 'working', 'ready']).toContain(found.state)
      if (found.state === 'ready') return found
      await sleep(100)
    }
  }
  async function hashAt({ origin }: RunningServer, { file }: ReportFile): Promise<string> {
    const answer = await fetch(`${origin}/uploads/${file}`, own())
    expect(answer.status).toBe(200)
    return contentHash(Buffer.from(await answer.arrayBuffer()), true)
  }

  it('serve the files of the other one, byte by byte', async () => {
    const files = await Promise.all([ask(first), ask(second)])
    const hashes = new Set<string>()
    for (const file of files)
      for (const server of [first, second]) {
        await ready(server, file)
        hashes.add(await hashAt(server, file))
      }
    expect(hashes.size).toBe(1)
  }, 60_000)

  // Claims of dead and stopped servers are also tested in job-runner.test.ts.
  it.runIf(depth.isFull)(
    'finish the files of the other one when it was killed',
    async () => {
      const files = await Promise.all(Array.from({ length: FILES }, () => ask(first)))
      await first.kill()
      const before = await Promise.all(files.map((file) => look(second, file)))
      const hashes = new Set<string>()
      for (const file of files) hashes.add(await hashAt(second, await ready(second, file)))
      expect(hashes.size).toBe(1)
      expect(before.filter(({ state }) => state !== 'ready')).not.toEqual([])
    },
    120_000,
  )

  it.runIf(depth.isFull)(
    'take over the files of the other one when it is stopped',
    async () => {
      first = await place.start()
      const asked = Array.from({ length: FILES }, () => ask(first))
      const files = await Promise.all(asked)
      first.child.process.kill('SIGTERM')
      expect(await first.child.ended()).toBe(0)
      for (const file of files) await ready(second, file)
    },
    120_000,
  )
})
