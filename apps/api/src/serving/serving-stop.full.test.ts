import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_NOW, demoCampaigns } from '@placard/domain/demo'
import { servingUrls } from '@placard/domain/internal/tags'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { countedEvent } from '../store/schema.js'
import { openStore } from '../store/store.js'
import { type Child, startServer } from '../testing/child-process.js'
import { copyDemoDatabase } from '../testing/database-copies.js'
import { freePort } from '../testing/free-port.js'
import { USER_AGENT } from '../testing/test-app.js'

const SERVED = 200
const [liveID = ''] = demoCampaigns(DEMO_NOW).flatMap(({ creatives }) =>
  creatives.flatMap(({ type, liveIDs }) => (type === 'VAST' ? liveIDs : [])),
)

let folder = ''
let server: Child | undefined

afterEach(async () => {
  server?.process.kill('SIGKILL')
  await server?.ended()
  rmSync(folder, { recursive: true, force: true })
})

it('a stopped server has counted every accepted event', { timeout: 120_000 }, async () => {
  folder = mkdtempSync(join(tmpdir(), 'placard-serving-'))
  copyDemoDatabase(folder)
  const port = await freePort()
  const host = `http://127.0.0.1:${port}`
  server = startServer({
    PORT: port,
    PLACARD_PUBLIC_URL: host,
    PLACARD_DATA_DIR: folder,
    PLACARD_CONSOLE_DIR: folder,
    PLACARD_EVENT_LIMIT: '1000',
  })
  await server.says(/Placard is at/)
  const serve = async () => (await fetch(servingUrls(host).vast(liveID))).text()
  const pixels = (await Promise.all(Array.from({ length: SERVED }, serve))).map(
    (xml) => /http[^\]]*\/impression/.exec(xml)?.[0] ?? '',
  )
  expect(new Set(pixels).size).toBe(SERVED)
  const answers = await Promise.all(pixels.map((pixel) => fetch(pixel, { headers: { 'user-agent': USER_AGENT } })))
  server.process.kill('SIGTERM')
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(await server.ended()).toBe(0)
  const store = await openStore({ dataDir: folder, databaseUrl: undefined })
  const counted = await store.db.$count(countedEvent, eq(countedEvent.liveID, liveID))
  await store.close()
  expect(counted).toBe(SERVED)
})
