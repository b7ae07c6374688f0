import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { HOUR_MS } from '@placard/domain/internal/dates'
import { downloadQuery, totalsQuery } from '@placard/domain/internal/report'
import {
  NO_COUNTS,
  type Report,
  type ReportFormat,
  type ReportRange,
  reportQuery,
  reportTotals,
} from '@placard/domain/report'
import { parseCsv } from '@placard/domain/testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addFacts } from '../store/facts/facts.js'
import { ensureMonths } from '../store/facts/partitions.js'
import { replanForZones } from '../store/schedules/replan-for-zones.js'
import { planSchedule } from '../store/schedules/schedules.js'
import { job, scheduledReport } from '../store/schema.js'
import { startEmailSink } from '../testing/email-sink.js'
import { readWorkbook } from '../testing/read-workbook.js'
import { at, createSchedule, listFiles, readBy, scheduleRow } from '../testing/schedule-fixtures.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { differentZonesText, findDifferentZones } from './compare-zones.js'
import { applyZoneData } from './zone-data.js'

const sink = await startEmailSink()
afterAll(sink.down)

const [staff] = DEMO_USERS
const strings = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))

/** Each hour has a different count, so that a sum tells which hours are in it. */
const countAt = (hour: Date) => 1000 + (hour.getTime() / HOUR_MS - Date.UTC(2026, 10, 18) / HOUR_MS) ** 2
const sumFrom = (from: string) =>
  Array.from({ length: 24 }, (_, index) => countAt(new Date(Date.parse(from) + index * HOUR_MS))).reduce(
    (sum, count) => sum + count,
    0,
  )

/** Zones whose rules Node 24 does not know yet, and the start of 20 November 2026 in each. */
const ZONES = [
  ['America/Winnipeg', '2026-11-20T05:00:00.000Z', '-05:00'],
  ['America/Inuvik', '2026-11-20T06:00:00.000Z', '-06:00'],
  ['America/Havana', '2026-11-20T04:00:00.000Z', '-04:00'],
] as const

describeApiOnBothDatabases(
  'time zones that are newer than Node',
  (api) => {
    const campaignID = 'demoCampaign6'
    let cookie = ''
    beforeAll(async () => {
      const { db, now } = api().context
      const hours = Array.from({ length: 96 }, (_, index) => new Date(Date.UTC(2026, 10, 18) + index * HOUR_MS))
      await ensureMonths(db, hours)
      await addFacts(
        db,
        hours.map((hour) => ({
          liveID: 'demoLive6a1',
          hour,
          counters: { ...NO_COUNTS, impressions: countAt(hour) },
        })),
        now(),
      )
      api().wait(Date.parse('2026-11-19T12:00:00Z') - now().getTime())
    })
    // The clock moves by days, after which a session has ended.
    beforeEach(async () => {
      cookie = await api().signIn(staff.email)
    })

    const dayIn = (tzCode: string): ReportRange => ({ start: '2026-11-20', end: '2026-11-20', tzCode })
    async function report(query: Record<string, string>): Promise<Report> {
      const { status, body } = await api().call(endpoints.report, { cookie, query: { campaignID, ...query } })
      expect(status).toBe(200)
      return endpoints.report.response.parse(body).data
    }
    const sumValues = (rows: readonly (readonly unknown[])[]) => {
      const [titles = [], ...lines] = rows
      const column = titles.indexOf('Impressions')
      return lines.reduce((sum, line) => sum + Number(line[column]), 0)
    }
    async function listRows(format: ReportFormat, content: Buffer) {
      if (format === 'csv') return parseCsv(content.toString('utf8'))
      const path = join(api().config.dataDir, 'zones.xlsx')
      writeFileSync(path, content)
      return (await readWorkbook(path)).sheets.get('Data') ?? []
    }

    it.each(ZONES)(
      'count a day of %s from %s in the report, its totals and its files',
      async (tzCode, from, offset) => {
        const expected = sumFrom(from)
        const { range, rows, ...answer } = await report(strings(reportQuery(dayIn(tzCode))))
        expect(reportTotals({ rows }).impressions).toBe(expected)
        expect(rows[0]?.bucket).toBe(from)
        expect(range).toMatchObject({ from, to: new Date(Date.parse(from) + 24 * HOUR_MS).toISOString() })
        expect(range.offsets?.at(-1)?.offset).toBe(offset)
        expect(answer.zoneDifference).toBeUndefined()

        const view = { range: dayIn(tzCode), comparison: { mode: 'off' } } as const
        const totals = await api().call(endpoints.totals, { cookie, query: strings(totalsQuery(view)) })
        const { campaigns } = endpoints.totals.response.parse(totals.body).data
        expect(campaigns.find(({ id }) => id === campaignID)?.counters.impressions).toBe(expected)

        for (const format of ['csv', 'xlsx'] as const) {
          const query = { ...downloadQuery(dayIn(tzCode)), campaignID, format, tz: tzCode }
          const { body } = await api().call(endpoints.download, { cookie, query })
          const { file } = endpoints.download.response.parse(body).data
          const { rawPayload } = await api().app.inject({ url: `/uploads/${file}`, headers: { cookie } })
          const found = await listRows(format, rawPayload)
          expect(sumValues(found)).toBe(expected)
          expect(found[1]).toContain(`GMT${offset}`)
        }
      },
    )

    it('send a schedule at its time with the same day', async () => {
      sink.mails.length = 0
      const input = { campaignID, tzCode: 'America/Winnipeg', time: '08:00', type: 'Full', format: 'csv' } as const
      const recipients = ['winnipeg@elsewhere.test']
      const { id, nextRunAt } = await createSchedule(api(), staff, { ...input, recipients })
      expect(nextRunAt).toBe('2026-11-19T13:00:00.000Z')
      await at(api(), '2026-11-19T13:00:00Z')
      await at(api(), '2026-11-20T13:00:00Z')
      sink.mails.length = 0
      await at(api(), '2026-11-21T12:59:00Z')
      expect(sink.mails).toHaveLength(0)
      await at(api(), '2026-11-21T13:00:00Z')
      const [email] = await readBy(sink, 'winnipeg@elsewhere.test')
      expect(email?.text).toContain('GMT-05:00')
      const rows = await listRows('csv', listFiles(email)[0]?.content ?? Buffer.alloc(0))
      expect(sumValues(rows)).toBe(sumFrom('2026-11-20T05:00:00Z'))

      cookie = await api().signIn(staff.email)
      const listed = await api().call(endpoints.scheduledReports, { cookie, query: { campaignID } })
      const schedule = endpoints.scheduledReports.response.parse(listed.body).data.find((one) => one.id === id)
      expect(schedule?.offsets?.at(-1)?.offset).toBe('-05:00')
    })

    it('plan the runs again that were planned with older data', async () => {
      const { db, now } = api().context
      const input = { campaignID, tzCode: 'America/Winnipeg', time: '08:00' }
      const [late, fine, paused] = [
        await createSchedule(api(), staff, input),
        await createSchedule(api(), staff, input),
        await createSchedule(api(), staff, input),
      ]
      const right = new Date(late.nextRunAt ?? 0)
      const wrong = new Date(right.getTime() + HOUR_MS)
      await planSchedule(db, late.id, { runAt: wrong, now: now() })
      await db
        .update(scheduledReport)
        .set({ nextRunAt: wrong, pausedAt: now() })
        .where(eq(scheduledReport.id, paused.id))
      expect(await replanForZones(db, now())).toBe(1)
      expect((await scheduleRow(api(), late.id)).nextRunAt).toEqual(right)
      expect((await scheduleRow(api(), fine.id)).nextRunAt).toEqual(right)
      expect((await scheduleRow(api(), paused.id)).nextRunAt).toEqual(wrong)
      const [due] = await db.select().from(job).where(eq(job.subjectID, late.id))
      expect(due?.dueAt).toEqual(right)
      expect(await replanForZones(db, now())).toBe(0)
    })

    it('report a client whose offset is another', async () => {
      const query = strings({ ...reportQuery(dayIn('America/Winnipeg')), tzOffset: '-06:00' })
      const difference = { sent: '-06:00', used: '-05:00' }
      expect((await report(query)).zoneDifference).toEqual(difference)
      const totals = await api().call(endpoints.totals, { cookie, query })
      expect(endpoints.totals.response.parse(totals.body).data.zoneDifference).toEqual(difference)
      const events = await api().call(endpoints.events, { cookie, query: { ...query, campaignID } })
      expect(endpoints.events.response.parse(events.body).data.zoneDifference).toEqual(difference)
      const { tzOffset: _, ...zoneOnly } = query
      expect((await report(zoneOnly)).zoneDifference).toBeUndefined()
    })

    it('are compared with those of the database', async () => {
      const { db } = api().context
      const now = new Date('2026-11-28T12:00:00Z')
      const { rows } = await db.execute<{ hour: number }>(
        sql`select extract(hour from ${now.toISOString()}::timestamptz at time zone 'America/Winnipeg')::int as hour`,
      )
      const database = `-0${12 - (rows[0]?.hour ?? 0)}:00`
      const zones = await findDifferentZones(db, now)
      const winnipeg = zones.find(({ tzCode }) => tzCode === 'America/Winnipeg')
      expect(winnipeg).toEqual(
        database === '-05:00' ? undefined : { tzCode: 'America/Winnipeg', at: now, server: '-05:00', database },
      )
      expect(zones.map(({ tzCode }) => tzCode)).not.toContain('Europe/Berlin')
    })

    it('are named where the database has others', async () => {
      const file = join(api().config.dataDir, 'newer.json')
      // Berlin at UTC+5:45 from 2026-12-01 on.
      const zones = ['Europe/Berlin|CET +0545|-10 -5J|01|2izc0']
      writeFileSync(file, JSON.stringify({ version: '2099a', zones, links: [] }))
      applyZoneData(file)
      try {
        const found = await findDifferentZones(api().context.db, new Date('2026-11-28T12:00:00Z'))
        const berlin = found.find(({ tzCode }) => tzCode === 'Europe/Berlin')
        expect(berlin).toMatchObject({ server: '+05:45', database: '+01:00' })
        expect(differentZonesText([berlin!], '2099a')).toContain(
          'Europe/Berlin in 2026-12 (GMT+05:45, in the database GMT+01:00)',
        )
        expect(differentZonesText([], '2099a')).toBeUndefined()
      } finally {
        applyZoneData(undefined)
      }
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
