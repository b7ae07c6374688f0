import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_NOW, DEMO_USERS, demoCampaigns, demoReport } from '@placard/domain/demo'
import { reportFormatSchema } from '@placard/domain/internal/report'
import { type ReportFormat, reportTotals } from '@placard/domain/report'
import { parseCsv } from '@placard/domain/testing'
import { simpleParser } from 'mailparser'
import { afterAll, expect, it } from 'vitest'
import { startEmailSink } from '../testing/email-sink.js'
import { readWorkbook } from '../testing/read-workbook.js'
import { at, createSchedule, listFiles } from '../testing/schedule-fixtures.js'
import { describeApi } from '../testing/test-app.js'

const sink = await startEmailSink()
afterAll(sink.down)

const [staff] = DEMO_USERS
const [campaign] = demoCampaigns(DEMO_NOW)
const TYPES: Readonly<Record<ReportFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'xlsx-pivot': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

describeApi(
  'the file of a scheduled report',
  (api) => {
    /** Returns the rows of the flat data in any format. */
    async function listRows(format: ReportFormat, content: Buffer): Promise<(string | number | null)[][]> {
      if (format === 'csv') return parseCsv(content.toString('utf8'))
      const path = join(api().config.dataDir, `${format}.xlsx`)
      writeFileSync(path, content)
      return (await readWorkbook(path)).sheets.get('Data') ?? []
    }

    it('has the totals of the report in every format and type', async () => {
      sink.mails.length = 0
      const days = { start: '2025-10-13', end: '2025-10-19' }
      const report = demoReport(campaign!, { ...days, tzCode: 'Europe/Berlin' })
      const { impressions, clicks, videoStarts } = reportTotals(report)
      expect(clicks).toBeGreaterThan(10)
      for (const format of reportFormatSchema.options)
        for (const type of ['Summary', 'Full'] as const)
          await createSchedule(api(), staff, {
            campaignID: campaign!.id,
            frequency: 'Weekly',
            format,
            type,
            recipients: [`${format}.${type.toLowerCase()}@elsewhere.test`],
          })
      await at(api(), '2025-10-20T07:00Z')
      expect(sink.mails).toHaveLength(6)
      for (const format of reportFormatSchema.options)
        for (const type of ['summary', 'full']) {
          const [mail] = sink.to(`${format}.${type}@elsewhere.test`)
          const [file] = listFiles(await simpleParser(mail?.raw ?? ''))
          expect([file?.contentType, file?.filename]).toEqual([
            TYPES[format],
            expect.stringContaining(`_${days.start}_${days.end}_Europe-Berlin.${format === 'csv' ? 'csv' : 'xlsx'}`),
          ])
          const [titles, ...rows] = await listRows(format, file!.content)
          const sumValues = (title: string) =>
            rows.reduce((sum, row) => sum + Number(row[titles?.indexOf(title) ?? -1] ?? 0), 0)
          expect([sumValues('Impressions'), sumValues('Clicks'), sumValues('Video starts')]).toEqual([
            impressions,
            clicks,
            videoStarts,
          ])
          expect(type === 'summary' ? rows.length : 0).toBeLessThanOrEqual(report.creatives.length)
        }
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
