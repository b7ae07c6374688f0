import { DEMO_USERS } from '@placard/domain/demo'
import { DAY_MS } from '@placard/domain/internal/dates'
import { eq } from 'drizzle-orm'
import { simpleParser } from 'mailparser'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { requestTestReport } from '../store/schedules/schedule-runs.js'
import { endSchedule } from '../store/schedules/schedules.js'
import { mail, scheduledReport, shareToken } from '../store/schema.js'
import { startEmailSink } from '../testing/email-sink.js'
import { at, createSchedule, listFiles, readBy, scheduleRow } from '../testing/schedule-fixtures.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { removeUnusedFiles } from './remove-unused-files.js'

const sink = await startEmailSink()
afterAll(sink.down)

const [staff] = DEMO_USERS
const campaignID = 'demoCampaign1'
const CLIENT = 'client@elsewhere.test'
const NOT_ATTACHED = 'The file is not attached, because it is larger than the mail server accepts.'

describeApiOnBothDatabases(
  'an email that is larger than its mail server accepts',
  (api) => {
    let day = Date.parse('2025-10-15T07:00Z')
    /** Sends the report of the next day to the client and a user, and returns both emails. */
    async function sendReport(format: 'csv' | 'xlsx' = 'csv') {
      sink.mails.length = 0
      sink.received.length = 0
      sink.sizes.length = 0
      const { id } = await createSchedule(api(), staff, { campaignID, format, recipients: [CLIENT, staff.email] })
      await at(api(), new Date(day).toISOString())
      day += DAY_MS
      const [[client], [user]] = [await readBy(sink, CLIENT), await readBy(sink, staff.email)]
      return { id, client, user, end: () => endSchedule(api().context.db, { user: staff }, id) }
    }
    const fileLink = (text = '') => new URL(/http\S+\/uploads\/\S+/.exec(text)?.[0] ?? 'http://no-link.invalid')

    const hasFile = (raw: string) => raw.includes('Content-Disposition: attachment')
    const refuseFiles = (raw: string) => (hasFile(raw) ? '552 5.3.4 Too big' : undefined)

    beforeEach(async () => {
      sink.rules = {}
      await api().context.db.delete(scheduledReport)
      await api().context.db.delete(mail)
    })

    it('is announced with its exact size, and attached if it fits', async () => {
      sink.rules.size = 1_000_000
      const { client, end } = await sendReport()
      expect([listFiles(client).length, client?.text?.includes(NOT_ATTACHED)]).toEqual([1, false])
      expect(sink.sizes.toSorted()).toEqual(sink.received.toSorted())
      await end()
    })

    it('has a link instead of its file, and the file is never sent', async () => {
      const whole = await sendReport('xlsx')
      const [file] = listFiles(whole.client)
      await whole.end()
      sink.rules.size = Math.min(...sink.received) - 1
      day -= DAY_MS
      api().wait(-DAY_MS)
      const { client, user, end } = await sendReport('xlsx')
      expect(sink.mails).toHaveLength(2)
      expect(Math.max(...sink.received)).toBeLessThan(sink.rules.size)

      expect([listFiles(client).length, client?.subject]).toEqual([0, whole.client?.subject])
      expect(client?.text).toContain(`${NOT_ATTACHED} The link to it works for 7 days, for anybody who has it.`)
      expect(client?.html).toContain('>Download the file</a>')
      const link = fileLink(client?.text)
      const saved = await api().app.inject({ url: link.pathname })
      expect([saved.statusCode, saved.headers['content-disposition']]).toEqual([
        200,
        `attachment; filename=${file?.filename}`,
      ])
      expect(saved.rawPayload.equals(file?.content ?? Buffer.of())).toBe(true)

      expect([listFiles(user).length, user?.text?.includes('/uploads/')]).toEqual([0, false])
      expect(user?.text).toContain(`${NOT_ATTACHED} To download it, open the report`)
      expect(user?.text).toContain(`/campaigns/${campaignID}/reporting?start=`)

      await removeUnusedFiles(api().context)
      expect((await api().app.inject({ url: link.pathname })).statusCode).toBe(200)
      api().wait(7 * DAY_MS)
      expect((await api().app.inject({ url: link.pathname })).statusCode).toBe(404)
      api().wait(-7 * DAY_MS)
      await end()
    })

    it('has a link that ends with the share link of its schedule', async () => {
      sink.rules.data = refuseFiles
      const { id, client, end } = await sendReport('xlsx')
      const { pathname } = fileLink(client?.text)
      expect(pathname).toMatch(/^\/uploads\/[\w-]{43}\.xlsx$/)
      expect((await api().app.inject({ url: pathname })).statusCode).toBe(200)
      const { shareTokenID } = await scheduleRow(api(), id)
      await api()
        .context.db.delete(shareToken)
        .where(eq(shareToken.id, shareTokenID ?? ''))
      expect((await api().app.inject({ url: pathname })).statusCode).toBe(404)
      await end()
    })

    it.each(['552 5.3.4 Message too big', '552 Message size exceeds maximum permitted'])(
      'falls back to a link once when a server without SIZE answers %s',
      async (reply) => {
        sink.rules.data = (raw) => (hasFile(raw) ? reply : undefined)
        const { client, user, end } = await sendReport()
        expect([sink.received.length, listFiles(client).length, listFiles(user).length]).toEqual([4, 0, 0])
        expect((await api().app.inject({ url: fileLink(client?.text).pathname })).statusCode).toBe(200)
        await end()
      },
    )

    it('is given up if its link is refused too', async () => {
      sink.rules.data = () => '552 5.3.4 Message too big'
      const { end } = await sendReport()
      expect([sink.received.length, sink.mails.length, await api().context.db.$count(mail)]).toEqual([4, 0, 0])
      await end()
    })

    it('keeps its link while the server is busy', async () => {
      let isBusy = true
      sink.rules.data = (raw) => (hasFile(raw) ? '552 5.3.4 Too big' : isBusy ? '451 Try again' : undefined)
      const { end } = await sendReport()
      expect([sink.received.length, sink.mails.length]).toEqual([4, 0])
      isBusy = false
      api().wait(30_000)
      await api().context.jobs.trigger('send-mail')
      expect([sink.received.length, sink.mails.length]).toEqual([6, 2])
      const [client] = await readBy(sink, CLIENT)
      expect((await api().app.inject({ url: fileLink(client?.text).pathname })).statusCode).toBe(200)
      await end()
    })

    it('of a test leads to the report in the console', async () => {
      const { id, end } = await sendReport('xlsx')
      sink.mails.length = 0
      sink.rules.data = refuseFiles
      await requestTestReport(api().context, { user: staff }, id)
      await api().context.jobs.trigger('send-test-report')
      await api().context.jobs.trigger('send-mail')
      const [test] = await Promise.all(sink.mails.map(({ raw }) => simpleParser(raw)))
      expect([listFiles(test).length, test?.subject?.startsWith('Test: report')]).toEqual([0, true])
      expect(test?.text).toContain(NOT_ATTACHED)
      await end()
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
