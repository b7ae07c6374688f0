import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createId } from '@placard/domain/internal/text'
import { eq, sql } from 'drizzle-orm'
import { simpleParser } from 'mailparser'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { databasePrefix, newReportKey } from '../files/file-keys.js'
import { createJobRunner } from '../job-runner.js'
import { createSealer } from '../secrets.js'
import { queueEmail } from '../store/emails.js'
import { queueJob } from '../store/jobs.js'
import { addStoredReport } from '../store/reports/report-files.js'
import { job, mail, storedFile } from '../store/schema.js'
import { startEmailSink } from '../testing/email-sink.js'
import { describeApi } from '../testing/test-app.js'
import { jobHandlers } from './job-handlers.js'
import { removeUnusedFiles } from './remove-unused-files.js'

const sink = await startEmailSink()
afterAll(sink.down)
const HOUR = 3_600_000

describeApi(
  'the email queue',
  (api) => {
    const said: string[] = []
    const createMailer = () => {
      const { context } = api()
      const print = (text: string) => void said.push(text)
      const jobs = createJobRunner({ ...context, print }, jobHandlers(context, print))
      return { trigger: () => jobs.trigger('send-mail'), close: jobs.close }
    }
    const queue = async (count: number, changes: object = {}) => {
      const { db } = api().context
      for (let index = 0; index < count; index++) {
        const to = `reader${index}@elsewhere.test`
        const message = { to, subject: `Number ${index}`, text: 'Hello', html: '<p>Hello</p>', ...changes }
        await db.transaction((tx) => queueEmail(tx, api().context, message))
      }
    }
    const left = async () => {
      const { db } = api().context
      return { mails: await db.$count(mail), jobs: await db.$count(job, eq(job.kind, 'send-mail')) }
    }
    const none = { mails: 0, jobs: 0 }
    const ids = () => sink.mails.map(({ headers }) => headers['message-id'])
    const tries = async () => (await api().context.db.select().from(job)).map((each) => each.tries)

    beforeEach(async () => {
      sink.mood = 'takes'
      sink.rules = {}
      sink.mails.length = 0
      said.length = 0
      await api().context.db.delete(mail)
      await api().context.db.delete(job)
    })

    it('sends each email once, although several servers send', async () => {
      await queue(30)
      await Promise.all(Array.from({ length: 4 }, () => createMailer().trigger()))
      expect(sink.mails.map(({ to }) => to[0]).toSorted()).toEqual(
        Array.from({ length: 30 }, (_, index) => `reader${index}@elsewhere.test`).toSorted(),
      )
      expect(new Set(ids()).size).toBe(30)
      expect(await left()).toEqual(none)
    })

    it('keeps emails while the mail server is down, and sends each once when it is back', async () => {
      const mailer = createMailer()
      await queue(3)
      await sink.down()
      await mailer.trigger()
      expect(await tries()).toEqual([1, 1, 1])
      expect(said[0]).toMatch(/^Email \w{20} could not be sent \(.*\)\. Trying again in 30 seconds\.$/)
      await sink.up()
      await mailer.trigger()
      expect(sink.mails).toEqual([])
      api().wait(30_000)
      await mailer.trigger()
      await mailer.trigger()
      expect(sink.mails.map(({ text }) => text)).toEqual(['Hello', 'Hello', 'Hello'])
      expect(await left()).toEqual(none)
    })

    it('backs off exponentially for a busy mail server, up to 15 minutes', async () => {
      sink.mood = 'busy'
      const mailer = createMailer()
      await queue(1)
      for (let round = 0; round < 8; round++) {
        await mailer.trigger()
        api().wait(900_000)
      }
      const waits = ['30', '60', '120', '240', '480', '900', '900', '900']
      expect(said.map((text) => /in (\d+) seconds/.exec(text)?.[1])).toEqual(waits)
      expect(said.join()).not.toContain('@')
    })

    it('drops an email that is refused for good at once, and logs no address', async () => {
      sink.rules.recipient = () => '550 5.1.1 <reader0@elsewhere.test> is unknown'
      await queue(1)
      await createMailer().trigger()
      expect(await left()).toEqual(none)
      expect(said).toEqual([
        expect.stringMatching(
          /^Email \w{20} was refused for good \(EENVELOPE 550 5\.1\.1; recipient at elsewhere\.test\)\.$/,
        ),
      ])
    })

    it('keeps emails while the mail server does not accept our sender, and says what to check', async () => {
      sink.rules.sender = '530 5.7.0 Authentication required'
      await queue(1)
      await createMailer().trigger()
      expect(await left()).toEqual({ mails: 1, jobs: 1 })
      expect(said[0]).toMatch(/check PLACARD_SMTP_URL and PLACARD_MAIL_FROM\.$/)
      sink.rules = {}
      api().wait(30_000)
      await createMailer().trigger()
      expect(sink.mails).toHaveLength(1)
    })

    it('sends the others while one is refused', async () => {
      sink.rules.recipient = (address) => (address.startsWith('reader1@') ? '550 No such user' : undefined)
      await queue(3)
      await createMailer().trigger()
      expect(sink.mails.map(({ to }) => to[0]).toSorted()).toEqual(['reader0@elsewhere.test', 'reader2@elsewhere.test'])
      expect(await left()).toEqual(none)
    })

    it('drops an email after three days with a message', async () => {
      sink.mood = 'busy'
      await queue(1)
      api().wait(72 * HOUR)
      await createMailer().trigger()
      expect(await left()).toEqual(none)
      expect(said).toEqual([expect.stringMatching(/^Email \w{20} was given up after three days/)])
    })

    it('repeats an email whose acknowledgement was lost with the same Message-ID', async () => {
      sink.mood = 'forgetful'
      await queue(1)
      await createMailer().trigger()
      sink.mood = 'takes'
      api().wait(30_000)
      await createMailer().trigger()
      expect(sink.mails).toHaveLength(2)
      expect(new Set(ids()).size).toBe(1)
      expect(new Set(sink.mails.map(({ headers }) => headers.date)).size).toBe(1)
    })

    it('sends the emails of a dead server once its claim has expired', async () => {
      await queue(1)
      const { db } = api().context
      await db.update(job).set({ claimedBy: 'dead', claimedUntil: sql`now() + interval '12 seconds'` })
      await createMailer().trigger()
      expect(sink.mails).toEqual([])
      await db.update(job).set({ claimedUntil: sql`now()` })
      await createMailer().trigger()
      expect(sink.mails).toHaveLength(1)
    })

    it('drops emails without an address or encrypted with another secret', async () => {
      await queue(1, { to: null })
      const sealed = createSealer('another secret').seal('{}', 'x')
      const { db, now } = api().context
      const id = createId()
      await db.insert(mail).values({ id, sealed, createdAt: now() })
      await queueJob(db, { kind: 'send-mail', subjectID: id, dueAt: now(), now: now() })
      await createMailer().trigger()
      expect([sink.mails, await left()]).toEqual([[], none])
      expect(said).toEqual([expect.stringMatching(/was given up: it was sealed with another secret\.$/)])
    })

    it('allows no injection of headers or recipients', async () => {
      await queue(1, {
        to: 'a@elsewhere.test, b@evil.test\r\nBcc: c@evil.test',
        subject: 'Hello\r\nBcc: d@evil.test\r\n\r\nbody',
      })
      await createMailer().trigger()
      for (const { to, headers } of sink.mails) {
        expect(to).toHaveLength(1)
        expect(headers.bcc).toBeUndefined()
      }
      expect(sink.mails.flatMap(({ to }) => to).filter((address) => /^[bcd]@evil\.test$/.test(address))).toEqual([])
    })

    it('sends an attachment unchanged, and removes its file afterwards', async () => {
      const { db, files, now } = api().context
      const content = randomBytes(300_000)
      const path = join(api().config.dataDir, 'report')
      writeFileSync(path, content)
      const key = newReportKey(await databasePrefix(db), 'xlsx')
      await files.put(key, path)
      await addStoredReport(db, { key, contentType: 'application/test', bytes: content.length }, now())
      sink.mood = 'busy'
      await queue(1, { fileKey: key, attachmentName: 'Vår "rapport".xlsx' })
      await createMailer().trigger()
      await removeUnusedFiles(api().context)
      sink.mood = 'takes'
      api().wait(30_000)
      await createMailer().trigger()
      const { attachments } = await simpleParser(sink.mails[0]!.raw)
      expect(attachments).toHaveLength(1)
      expect(attachments[0]).toMatchObject({ filename: 'Vår "rapport".xlsx', contentType: 'application/test' })
      expect(attachments[0]!.content.equals(content)).toBe(true)
      await removeUnusedFiles(api().context)
      expect(await db.$count(storedFile, eq(storedFile.key, key))).toBe(0)
    })

    it('never sends an email without its attachment', async () => {
      const { db, now } = api().context
      const key = newReportKey(await databasePrefix(db), 'csv')
      await addStoredReport(db, { key, contentType: 'text/csv', bytes: 1 }, now())
      await queue(1, { fileKey: key, attachmentName: 'report.csv' })
      await createMailer().trigger()
      expect([sink.mails, (await left()).mails]).toEqual([[], 1])
      expect(said).toEqual([expect.stringContaining('could not be sent (ENOFILE)')])
    })

    it('stops after the email that is being sent, and leaves the rest queued', async () => {
      await queue(5)
      const mailer = createMailer()
      const round = mailer.trigger()
      await mailer.close()
      await round
      expect(sink.mails.length + (await left()).mails).toBe(5)
      expect(sink.mails.length).toBeLessThan(5)
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
