import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { computePercent, formatCount, formatPercent, reportQuery, reportTotals } from '@placard/domain/report'
import { parseCsv } from '@placard/domain/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createJobRunner } from '../job-runner.js'
import { endSchedule } from '../store/schedules/schedules.js'
import { job, mail, scheduledRun } from '../store/schema.js'
import { startEmailSink } from '../testing/email-sink.js'
import { at, createSchedule, listFiles, readBy, scheduleRow } from '../testing/schedule-fixtures.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { createCampaign } from '../testing/test-data.js'
import { jobHandlers } from './job-handlers.js'

const sink = await startEmailSink()
afterAll(sink.down)

const [staff] = DEMO_USERS
const campaignID = 'demoCampaign1'
const CLIENT = 'client@elsewhere.test'

describeApiOnBothDatabases(
  'a scheduled report',
  (api) => {
    const runs = async (id: string) => {
      const rows = await api().context.db.select().from(scheduledRun).where(eq(scheduledRun.scheduleID, id))
      return rows.map(({ period }) => period).toSorted()
    }
    const stop = (id: string) => endSchedule(api().context.db, { user: staff }, id)
    const trigger = () => api().context.jobs.trigger('run-schedule')

    beforeEach(() => {
      sink.mails.length = 0
    })

    it('explains itself, and has the results of the report in its text and attachment', async () => {
      const recipients = [CLIENT, 'boss@elsewhere.test']
      const { id } = await createSchedule(api(), staff, { campaignID, recipients })
      await at(api(), '2025-10-15T06:59:59.999Z')
      expect(sink.mails).toEqual([])
      await at(api(), '2025-10-15T07:00Z')
      expect(sink.mails.map(({ to }) => to).toSorted()).toEqual([['boss@elsewhere.test'], [CLIENT]])

      const range = { start: '2025-10-14', end: '2025-10-14', tzCode: 'Europe/Berlin' }
      const query = Object.fromEntries(
        Object.entries({ campaignID, withVideoData: true, ...reportQuery(range) }).map(([key, value]) => [
          key,
          String(value),
        ]),
      )
      const cookie = await api().signIn(staff.email)
      const report = endpoints.report.response.parse((await api().call(endpoints.report, { cookie, query })).body).data
      const totals = reportTotals(report)
      expect(totals.impressions).toBeGreaterThan(1000)

      const [parsed] = await readBy(sink, CLIENT)
      const { subject, text = '', html } = parsed!
      const { name } = report.campaign
      expect(subject).toBe(`Report of \u2068${name}\u2069, 14 Oct 2025`)
      for (const [title, value] of [
        ['Impressions', formatCount(totals.impressions)],
        ['Engagement', formatCount(totals.engagement)],
        ['Clicks', formatCount(totals.clicks)],
        ['CTR', formatPercent(computePercent(totals.clicks, totals.impressions), 2)],
        ['Video starts', formatCount(totals.videoStarts)],
      ] as const) {
        expect(text).toMatch(new RegExp(`^${title}: ${value}( \\(.+\\))?$`, 'm'))
        expect(html).toMatch(new RegExp(`>${title}</p>.*?>${value}</p>`))
      }
      expect(text).toContain('Dates are in (GMT+02:00) Europe/Berlin.')
      expect(text).toContain(
        'Ada Byron\u2069 (\u2068demo@placard.test\u2069) scheduled this report. It is sent every day.',
      )
      expect(text).toMatch(
        new RegExp(`${api().config.publicUrl}/share/[\\w-]{43}\\?start=2025-10-14&end=2025-10-14&tz=Europe%2FBerlin\n`),
      )
      const [file, ...others] = listFiles(parsed)
      expect([others.length, file?.contentType]).toEqual([0, 'text/csv'])
      expect(file?.filename).toMatch(/_2025-10-14_2025-10-14_Europe-Berlin\.csv$/)
      const [titles, ...lines] = parseCsv(file?.content.toString('utf8') ?? '')
      for (const [title, total] of [
        ['Impressions', totals.impressions],
        ['Clicks', totals.clicks],
        ['Video completes', totals.videoCompletes],
      ] as const) {
        const column = titles?.indexOf(title) ?? -1
        expect([title, lines.reduce((sum, line) => sum + Number(line[column]), 0)]).toEqual([title, total])
      }
      expect(await scheduleRow(api(), id)).toMatchObject({
        lastRunAt: new Date('2025-10-15T07:00Z'),
        nextRunAt: new Date('2025-10-16T07:00Z'),
        lastResult: 'sent',
        lastProblem: null,
      })
      await stop(id)
    })

    it('says when there are no results', async () => {
      const cookie = await api().signIn(staff.email)
      const { id: empty } = await createCampaign(api(), cookie, 'Quiet')
      const { id } = await createSchedule(api(), staff, { campaignID: empty, type: 'Summary', withVideo: false })
      await at(api(), '2025-10-16T07:00Z')
      const [parsed] = await readBy(sink, CLIENT)
      expect(parsed?.text).toContain('No activity in this period.')
      expect(parsed?.text).toMatch(/Impressions: 0\n.*\n.*\nCTR: —\n/)
      expect(parsed?.text).not.toContain('Video')
      expect(listFiles(parsed)).toHaveLength(1)
      await stop(id)
    })

    it('is sent once per period, and once for the latest period after downtime', async () => {
      const daily = await createSchedule(api(), staff, { campaignID })
      const weekly = await createSchedule(api(), staff, {
        campaignID,
        frequency: 'Weekly',
        recipients: ['w@elsewhere.test'],
      })
      await at(api(), '2025-10-17T07:00Z')
      await Promise.all([trigger(), trigger(), trigger()])
      await at(api(), '2025-10-17T20:00Z')
      expect(sink.to(CLIENT)).toHaveLength(1)
      // All servers are down for ten days.
      await at(api(), '2025-10-27T12:00Z')
      const titles = (await readBy(sink, CLIENT)).map(({ subject }) => subject?.split('\u2069, ').at(-1))
      expect(titles).toEqual(['16 Oct 2025', '26 Oct 2025'])
      const [weeks] = await readBy(sink, 'w@elsewhere.test')
      expect(weeks?.subject).toContain('20–26 Oct 2025')
      expect(weeks?.text).toContain('(GMT+02:00) Europe/Berlin, GMT+01:00 since the clocks changed.')
      expect(sink.to('w@elsewhere.test')).toHaveLength(1)
      expect([await runs(daily.id), await runs(weekly.id)]).toEqual([
        ['2025-10-16/2025-10-16', '2025-10-26/2025-10-26'],
        ['2025-10-20/2025-10-26'],
      ])
      expect((await scheduleRow(api(), daily.id)).nextRunAt).toEqual(new Date('2025-10-28T08:00Z'))
      for (const { id } of [daily, weekly]) await stop(id)
    })

    it('is not sent again when its job is repeated or the clock is set back', async () => {
      const { id } = await createSchedule(api(), staff, { campaignID })
      await at(api(), '2025-10-28T08:00Z')
      expect(sink.mails).toHaveLength(1)
      for (const moment of ['2025-10-28T09:00Z', '2025-10-28T08:30Z']) {
        await api()
          .context.db.update(job)
          .set({ dueAt: new Date(0) })
          .where(eq(job.subjectID, id))
        await at(api(), moment)
      }
      expect([sink.mails.length, await runs(id)]).toEqual([1, ['2025-10-27/2025-10-27']])
      expect((await scheduleRow(api(), id)).nextRunAt).toEqual(new Date('2025-10-29T08:00Z'))
      await stop(id)
    })

    it('is sent by one of several servers', async () => {
      const { context } = api()
      const servers = Array.from({ length: 4 }, () =>
        createJobRunner(
          { ...context, print: () => undefined },
          jobHandlers(context, () => undefined),
        ),
      )
      const made = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          createSchedule(api(), staff, { campaignID, recipients: [`${index}@elsewhere.test`] }),
        ),
      )
      api().wait(24 * 3_600_000)
      await Promise.all(servers.map((server) => server.trigger('run-schedule')))
      await Promise.all(servers.map((server) => server.trigger('send-mail')))
      expect(sink.mails.flatMap(({ to }) => to).toSorted()).toEqual(
        made.map((_, index) => `${index}@elsewhere.test`).toSorted(),
      )
      for (const { id } of made) await stop(id)
    })

    it('waits in the queue while the mail server is down, and is sent once afterwards', async () => {
      const { id } = await createSchedule(api(), staff, { campaignID })
      await sink.down()
      await at(api(), '2025-10-30T08:00Z')
      expect(await scheduleRow(api(), id)).toMatchObject({ lastResult: 'sent' })
      expect(await api().context.db.$count(mail)).toBe(1)
      await sink.up()
      await at(api(), '2025-10-30T09:00Z')
      const [parsed] = await readBy(sink, CLIENT)
      expect([sink.mails.length, listFiles(parsed).length]).toEqual([1, 1])
      await stop(id)
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
