import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR_MS } from '@placard/domain/internal/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskFiles } from '../files/disk-files.js'
import { storedFile } from '../store/schema.js'
import { openStore, type Store } from '../store/store.js'
import { type Child, startServer } from '../testing/child-process.js'
import { copyEmptyDatabase } from '../testing/database-copies.js'
import { expectAllSent, expectEachOnce, jobsLeft, plantCampaign, plantDue } from '../testing/due-schedules.js'
import { type EmailSink, startEmailSink } from '../testing/email-sink.js'
import { freePort } from '../testing/free-port.js'
import { databasesFor, hasDatabase, testDatabase } from '../testing/test-database.js'
import { depth } from '../testing/test-depth.js'
import { removeOrphanedFiles } from './remove-unused-files.js'

/** Number of schedules due per killed server, and of recipients per report. */
const SCHEDULES_PER_KILL = 4
const RECIPIENTS = 2
/** Number of emails that one server sends at once, and so the maximum between acceptance and commit at a kill. */
const MAILS_AT_ONCE = 4
describe.each(databasesFor({ canDiffer: false }))(`scheduled reports of a server that is killed (%s)`, (kind) => {
  describe.skipIf(!hasDatabase(kind))('', () => {
    const { kills } = depth
    const folder = mkdtempSync(join(tmpdir(), 'placard-schedule-crash-'))
    const database = testDatabase(kind)
    const schedules = kills * SCHEDULES_PER_KILL
    let sink: EmailSink
    let server: Child | undefined
    let recipients: string[] = []

    async function start(): Promise<void> {
      const given: Record<string, string> = database.url === undefined ? {} : { DATABASE_URL: database.url }
      const folders = { PLACARD_DATA_DIR: folder, PLACARD_CONSOLE_DIR: folder }
      const settings = { ...folders, PLACARD_SEED: '0', PLACARD_DAILY_EMAILS: '1000000' }
      server = startServer({ ...settings, ...given, PORT: await freePort(), PLACARD_SMTP_URL: sink.url })
      await server.says(/Placard is at/)
    }
    async function kill(): Promise<void> {
      server?.process.kill('SIGKILL')
      await server?.ended()
    }
    async function withStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result> {
      const store = await openStore({ databaseUrl: database.url, dataDir: folder })
      return use(store).finally(store.close)
    }

    beforeAll(async () => {
      sink = await startEmailSink()
      if (kind === 'embedded') copyEmptyDatabase(folder)
      await database.create()
      recipients = await withStore(async ({ db }) =>
        plantDue(db, await plantCampaign(db), { schedules, recipients: RECIPIENTS, everyMs: 0 }),
      )
    })
    afterAll(async () => {
      await kill()
      await sink.down()
      rmSync(folder, { recursive: true, force: true })
      await database.drop()
    })

    it('are sent once to each recipient, complete', { timeout: 120_000 + kills * 40_000 }, async () => {
      let busy = 0
      for (let round = 0; round < kills; round++) {
        await start()
        // Every third server is killed at a random moment, the rest while sending emails.
        const before = sink.mails.length
        const deadline = performance.now() + 5_000
        while (round % 3 !== 2 && sink.mails.length === before && performance.now() < deadline) await sleep(1)
        await sleep(Math.random() * 150)
        busy += sink.mails.length > before ? 1 : 0
        await kill()
      }
      const left = sink.mails.length
      await start()
      const all = new Set(recipients)
      const isMissing = () => sink.mails.reduce((found, { to }) => found.add(to[0] ?? ''), new Set()).size < all.size
      while (isMissing()) await sleep(50)
      // The claims of the last killed server have to expire as well.
      if (kind === 'postgres')
        await withStore(async ({ db }) => {
          while ((await jobsLeft(db, new Date())) > 0) await sleep(100)
        })
      else await sleep(1_000)
      await kill()
      const extras = await expectEachOnce(sink, recipients)
      expect(extras).toBeLessThanOrEqual(kills * MAILS_AT_ONCE)
      await withStore(({ db }) => expectAllSent(db, schedules))
      expect(busy).toBeGreaterThanOrEqual(Math.floor(kills / 3))
      console.info(
        `${kind}: ${kills} kills (${busy} amid mails), ${recipients.length} mails due, ${left} sent before the last start, ${extras} repeated under the same Message-ID`,
      )
    })

    it('leave no files in the store after the cleanup', async () => {
      await withStore(async ({ db }) => {
        const files = diskFiles(join(folder, 'files'))
        const now = () => new Date(Date.now() + 2 * HOUR_MS)
        await removeOrphanedFiles({ config: { dataDir: folder }, db, files, now })
        expect(await db.$count(storedFile)).toBe(0)
        for await (const { key } of files.list()) expect(key).toBeUndefined()
      })
      expect(readdirSync(join(folder, 'files', 'incoming'))).toEqual([])
    })
  })
})
