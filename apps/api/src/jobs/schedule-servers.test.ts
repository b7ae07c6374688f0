import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore, type Store } from '../store/store.js'
import { type Child, startServer } from '../testing/child-process.js'
import { expectAllSent, expectEachOnce, jobsLeft, plantCampaign, plantDue } from '../testing/due-schedules.js'
import { type EmailSink, startEmailSink } from '../testing/email-sink.js'
import { freePort } from '../testing/free-port.js'
import { hasDatabase, testDatabase } from '../testing/test-database.js'
import { depth } from '../testing/test-depth.js'

const MAILS = depth.dueMails
const RECIPIENTS = 5
const SCHEDULES = Math.ceil(MAILS / RECIPIENTS)
const SERVERS = MAILS >= 10_000 ? 4 : 3
/** Interval between due schedules, so that servers are killed while others work. */
const EVERY_MS = 80
const MAILS_AT_ONCE = 4
describe.runIf(depth.isFull && hasDatabase('postgres'))(
  `${MAILS} scheduled emails of ${SERVERS} servers that are killed again and again`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'placard-servers-'))
    const database = testDatabase('postgres')
    const servers: Child[] = []
    let sink: EmailSink
    let store: Store
    let recipients: string[] = []

    /** All servers share one folder for files, as they would share a bucket. */
    async function start(place: number): Promise<void> {
      const folders = { PLACARD_DATA_DIR: folder, PLACARD_CONSOLE_DIR: folder }
      const settings = { ...folders, PLACARD_SEED: '0', PLACARD_DAILY_EMAILS: '1000000' }
      const given = { DATABASE_URL: database.url ?? '', PLACARD_SMTP_URL: sink.url, PORT: await freePort() }
      const server = startServer({ ...settings, ...given })
      servers[place] = server
      await server.says(/Placard is at/)
    }

    beforeAll(async () => {
      await database.create()
      sink = await startEmailSink()
      store = await openStore({ databaseUrl: database.url, dataDir: folder })
      const owned = await plantCampaign(store.db)
      await start(0)
      for (let place = 1; place < SERVERS; place++) await start(place)
      recipients = await plantDue(store.db, owned, { schedules: SCHEDULES, recipients: RECIPIENTS, everyMs: EVERY_MS })
    })
    afterAll(async () => {
      for (const { process } of servers) process.kill('SIGKILL')
      await Promise.all(servers.map((server) => server.ended()))
      await store.close()
      await sink.down()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    })

    it('are sent once to each recipient and period', { timeout: 120_000 + MAILS * 200 }, async () => {
      const began = performance.now()
      const lastDue = new Date(Date.now() + SCHEDULES * EVERY_MS)
      let kills = 0
      while (new Date() < lastDue || (await jobsLeft(store.db, new Date())) > SCHEDULES / 20) {
        await sleep(Math.random() * 600)
        const place = Math.floor(Math.random() * SERVERS)
        servers[place]?.process.kill('SIGKILL')
        await servers[place]?.ended()
        kills++
        await start(place)
      }
      while ((await jobsLeft(store.db, new Date())) > 0) await sleep(100)
      const seconds = Math.round((performance.now() - began) / 1000)
      const extras = await expectEachOnce(sink, recipients)
      expect(extras).toBeLessThanOrEqual(kills * MAILS_AT_ONCE)
      await expectAllSent(store.db, SCHEDULES)
      expect(kills).toBeGreaterThanOrEqual(3)
      console.info(
        `${SERVERS} servers, ${kills} kills: ${recipients.length} mails in ${seconds} s, each once; ${extras} repeated under the same Message-ID`,
      )
    })
  },
)
