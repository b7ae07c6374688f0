import { readFileSync } from 'node:fs'
import type { InvalidKind } from '@placard/domain/creative'
import { DEMO_NOW, demoCampaigns } from '@placard/domain/demo'
import type { ReportFileRequest } from '@placard/domain/internal/report'
import { INVALID_KIND_TEXTS } from '@placard/domain/report'
import { DEFAULT_LINK_SETTINGS } from '@placard/domain/share'
import { parseCsv } from '@placard/domain/testing'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { findReportSubject } from '../store/reports/report-subject.js'
import { expectValid, testFolder } from '../testing/generated-report.js'
import { type ReadCell, readWorkbook } from '../testing/read-workbook.js'
import { describeApi } from '../testing/test-app.js'
import { REPORT_EXTENSIONS, writeReport } from './write-report.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const NAMES = [
  'Impressions',
  'Engagement',
  'Clicks',
  'Video starts',
  'First quartiles',
  'Midpoints',
  'Third quartiles',
  'Video completes',
]
// Days that start at a quarter past an hour, hourly steps, and an offset without a zone name.
const RANGES = [
  { start: '2025-08-01', end: '2025-10-14', zone: 'Asia/Kathmandu' },
  { start: '2025-10-13', end: '2025-10-14', zone: 'America/St_Johns' },
  { start: '2025-09-20', end: '2025-10-14', zone: '+05:30' },
]

describeApi('files of reports', (api) => {
  const fileNamed = testFolder()

  async function written(
    request: Partial<ReportFileRequest>,
    signal = new AbortController().signal,
    hear?: () => void,
  ) {
    const { db } = api().context
    const whole: ReportFileRequest = {
      campaignID: campaign.id,
      ...RANGES[0]!,
      format: 'csv',
      type: 'Full',
      withVideo: true,
      ...request,
    }
    const shareViewer = { shareTokenID: 'none', campaignID: campaign.id, link: DEFAULT_LINK_SETTINGS, version: 1 }
    const subject = await findReportSubject(db, shareViewer, whole)
    const path = fileNamed(`report.${REPORT_EXTENSIONS[whole.format]}`)
    const progress: number[] = []
    const onProgress = (percent: number) => {
      progress.push(percent)
      hear?.()
    }
    await writeReport(api().context.facts, subject, whole, path, { signal, onProgress, now: api().context.now() })
    return { path, progress }
  }

  const sums = (rows: ReadCell[][], titles = NAMES) =>
    titles.map((title) => {
      const at = rows[0]?.indexOf(title) ?? -1
      return rows.slice(1).reduce((sum, row) => sum + Number(row[at]), 0)
    })

  async function sqlSums({ start, end, zone }: (typeof RANGES)[number]): Promise<number[]> {
    // PostgreSQL's own time zone rules, which write offsets with the opposite sign.
    const name = zone.startsWith('+') ? `<${zone}>-${zone.slice(1)}` : zone
    const { rows } = await api().context.db.execute(sql`
      select sum(impressions)::int, sum(engagement)::int as e, sum(clicks)::int as c, sum(video_starts)::int as s,
        sum(first_quartiles)::int as q1, sum(midpoints)::int as q2, sum(third_quartiles)::int as q3, sum(video_completes)::int as v
      from hourly_fact join live_creative on live_creative.id = live_id join creative on creative.id = creative_id
      where campaign_id = ${campaign.id}
        and (hour at time zone ${name})::date between ${start}::date and ${end}::date`)
    return Object.values(rows[0] ?? {}).map(Number)
  }

  it.each(RANGES)('have the sums of the database in every format ($zone)', async (range) => {
    const expected = await sqlSums(range)
    expect(expected.every((sum) => sum > 0)).toBe(true)
    for (const type of ['Full', 'Summary'] as const) {
      const csv = await written({ ...range, type })
      expect(sums(parseCsv(readFileSync(csv.path, 'utf8')))).toEqual(expected)
      const xlsx = await written({ ...range, type, format: 'xlsx' })
      expect(sums((await readWorkbook(xlsx.path)).sheets.get('Data') ?? [])).toEqual(expected)
      const pivot = await written({ ...range, type, format: 'xlsx-pivot' })
      const rows = (await readWorkbook(pivot.path)).sheets.get('Pivot') ?? []
      const first = rows[4]?.indexOf('Total impressions') ?? -1
      expect(rows.at(-1)?.slice(first, first + NAMES.length)).toEqual(expected)
      if (type === 'Full') await expectValid(pivot.path)
    }
  })

  it.each(['xlsx', 'xlsx-pivot'] as const)(
    'list invalid traffic by its reason among the definitions (%s)',
    async (format) => {
      const { db } = api().context
      const [liveID = ''] = campaign.creatives[0]?.liveIDs ?? []
      const { rows } = await db.execute(sql`
      select kind, sum(amount)::int as amount from invalid_fact
      where live_id = ${liveID} and hour >= '2025-10-05' and hour < '2025-10-12' group by kind`)
      const expected = Object.fromEntries(
        rows.map(({ kind, amount }) => [INVALID_KIND_TEXTS[kind as InvalidKind], amount as number]),
      )
      expect(Object.keys(expected).length).toBeGreaterThan(1)
      const request = { liveIDs: [liveID], start: '2025-10-05', end: '2025-10-11', zone: 'UTC', format }
      const definitions = async (leftOut: ReportFileRequest['leftOut']) => {
        const { path } = await written({ ...request, leftOut })
        return (await readWorkbook(path)).sheets.get('Definitions') ?? []
      }
      const found = await definitions([])
      const start = found.findIndex(([name, times]) => name === 'Invalid traffic' && times === 'Times')
      expect(Object.fromEntries(found.slice(start + 1).map(([name, times]) => [name, times]))).toEqual(expected)
      expect((await definitions(['invalidTraffic'])).some(([, times]) => times === 'Times')).toBe(false)
    },
  )

  it.each(['csv', 'xlsx', 'xlsx-pivot'] as const)(
    'are in German on request, with the same rows (%s)',
    async (format) => {
      const request = { format, start: '2025-10-20', end: '2025-10-27', zone: 'Europe/Berlin' }
      const english = await written(request)
      const german = await written({ ...request, language: 'de' })
      if (format === 'csv') {
        const [titles = [], ...rows] = parseCsv(readFileSync(german.path, 'utf8'))
        const [englishTitles = [], ...englishRows] = parseCsv(readFileSync(english.path, 'utf8'))
        expect(titles.join()).toContain(
          'Kampagne,Werbemittel,Werbemittel-ID,Typ,Größe,Tag,Zeitzone,UTC-Abstand,Impress',
        )
        expect([titles.length, rows.length]).toEqual([englishTitles.length, englishRows.length])
        return
      }
      await expectValid(german.path)
      const { sheets } = await readWorkbook(german.path)
      const { sheets: englishSheets } = await readWorkbook(english.path)
      const names = format === 'xlsx' ? ['Daten', 'Definitionen'] : ['Pivot', 'Daten', 'Definitionen']
      expect([...sheets.keys()].sort()).toEqual([...names].sort())
      expect(sheets.get('Daten')?.length).toBe(englishSheets.get('Data')?.length)
      const texts = [...sheets.values()].flat(2).filter((cell) => typeof cell === 'string')
      const englishTexts = [...englishSheets.values()].flat(2).filter((cell) => typeof cell === 'string')
      const { name, creatives } = campaign
      const data = new Set([name, ...creatives.flatMap((creative) => [creative.name, creative.id, creative.type])])
      const same = texts.filter((text) => englishTexts.includes(text) && !data.has(text) && !/^2025|^Europe/.test(text))
      expect([...new Set(same)].sort()).toEqual(
        ['CTR', 'Definition', format === 'xlsx-pivot' ? 'Pivot' : '', '–'].filter(Boolean),
      )
    },
  )

  it('report progress below 100%', async () => {
    const { progress } = await written({})
    expect(progress.length).toBeGreaterThan(1)
    expect(progress).toEqual([...progress].sort((a, b) => a - b))
    expect(progress.at(-1)).toBe(99)
  })

  it.each(['csv', 'xlsx', 'xlsx-pivot'] as const)('stop being written when they are aborted (%s)', async (format) => {
    const reason = new Error('Somebody cancelled it.')
    await expect(written({ format }, AbortSignal.abort(reason))).rejects.toBe(reason)
    const stop = new AbortController()
    await expect(written({ format }, stop.signal, () => stop.abort(reason))).rejects.toBe(reason)
  })

  it('have rows of the requested creatives only', async () => {
    const [live = ''] = campaign.creatives[0]?.liveIDs ?? []
    const { path } = await written({ liveIDs: [live], type: 'Summary' })
    expect(
      parseCsv(readFileSync(path, 'utf8'))
        .slice(1)
        .map(([, name]) => name),
    ).toEqual([campaign.creatives[0]?.name])
  })
})
