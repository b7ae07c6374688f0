import { endpoints } from '@placard/domain/api'
import { DEMO_NOW, DEMO_USERS, type DemoCampaign, demoCampaigns, demoReport } from '@placard/domain/demo'
import { COUNTER_NAMES, downloadQuery } from '@placard/domain/internal/report'
import { type ReportRange, reportTotals } from '@placard/domain/report'
import { parseCsv } from '@placard/domain/testing'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { removeExpiredData } from '../jobs/remove-expired-data.js'
import { campaign, reportFile } from '../store/schema.js'
import { describeApi } from '../testing/test-app.js'
import { leftovers } from '../testing/uploads.js'

const [staff, agency] = DEMO_USERS
const campaigns = demoCampaigns(DEMO_NOW)
const HOUR = 3_600_000
const COUNTS = [
  'Impressions',
  'Engagement',
  'Clicks',
  'Video starts',
  'First quartiles',
  'Midpoints',
  'Third quartiles',
  'Video completes',
  'Invalid traffic',
]
const week: ReportRange = { start: '2025-10-06', end: '2025-10-12', tzCode: 'Europe/Berlin' }

describeApi('report files', (api) => {
  async function download(
    subject: DemoCampaign,
    range: ReportRange,
    more: Record<string, string> = {},
    email: string = staff.email,
  ) {
    const query = { ...downloadQuery(range), tz: range.tzCode, campaignID: subject.id, format: 'csv', ...more }
    const cookie = await api().signIn(email)
    const { status, body } = await api().call(endpoints.download, { cookie, query })
    expect(status).toBe(200)
    return { cookie, ...endpoints.download.response.parse(body).data }
  }
  const fetchFile = (file: string, cookie?: string) => api().get(`/uploads/${file}`, { cookie })

  it.each<[string, ReportRange]>([
    ['a week', week],
    ['three months over a clock change', { start: '2025-07-20', end: '2025-10-14', tzCode: 'America/St_Johns' }],
  ])('have the rows of the report: %s', async (_, range) => {
    const subject = campaigns[4]!
    const { file, name, cookie } = await download(subject, range)
    expect(name).toBe(
      `Fjordline-Ferries-Kattegat-and-Skagerrak-winter-timetable-aw_${range.start}_${range.end}_${range.tzCode.replace(/\W|_/, '-').replace('_', '-')}.csv`,
    )
    const { status, text, headers } = await fetchFile(file, cookie)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'x-content-type-options': 'nosniff' })
    expect(headers['content-disposition']).toBe(`attachment; filename=${name}`)
    const [titles = [], ...lines] = parseCsv(text)
    const rows = lines.map((line) => Object.fromEntries(line.map((cell, index) => [titles[index]!, cell])))
    const expected = demoReport(subject, range)
    expect(rows).toHaveLength(expected.rows.length)
    for (const [index, row] of expected.rows.entries()) {
      const line = rows[index]!
      expect([line['Creative ID'], line.Day, line.Timezone]).toEqual([row.creativeID, row.bucket, range.tzCode])
      expect(COUNTS.map((title) => Number(line[title]))).toEqual(COUNTER_NAMES.map((counter) => row[counter]))
      expect(Number(line['CTR %'])).toBeCloseTo((row.clicks / row.impressions) * 100, 3)
      expect(line['VCR %'] === '').toBe(row.videoStarts === 0)
    }
    const sum = (title: string) => rows.reduce((total, line) => total + Number(line[title]), 0)
    expect(sum('Impressions')).toBe(reportTotals(expected).impressions)
  })

  it('distinguish the repeated hour of a clock change, and omit video on request', async () => {
    const range: ReportRange = { start: '2025-10-13', end: '2025-10-14', tzCode: 'Asia/Kolkata' }
    const { file, cookie } = await download(campaigns[0]!, range, { withVideo: 'false' })
    const [titles = [], first = []] = parseCsv((await fetchFile(file, cookie)).text)
    expect(titles.slice(5)).toEqual([
      'Day',
      'Hour',
      'Timezone',
      'UTC offset',
      'Impressions',
      'Engagement',
      'Clicks',
      'CTR %',
      'Invalid traffic',
    ])
    expect(first.slice(5, 7)).toEqual(['2025-10-13', '2025-10-13T00:30:00+05:30'])
  })

  it('contain only the requested creatives', async () => {
    const { file, name, cookie } = await download(campaigns[0]!, week, { liveIDs: 'demoLive1b1,demoLive1b2' })
    expect(name).toBe('Northwind-Bikes-City-Launch_City-launch-970x250_2025-10-06_2025-10-12_Europe-Berlin.csv')
    const [, ...lines] = parseCsv((await fetchFile(file, cookie)).text)
    expect(new Set(lines.map((line) => line[2]))).toEqual(new Set(['demoCreative1b']))
  })

  it('write names as text, never as formulas', async () => {
    await api()
      .context.db.update(campaign)
      .set({ name: '=HYPERLINK("http://evil.test")' })
      .where(eq(campaign.id, 'demoCampaign3'))
    const { file, cookie } = await download(campaigns[2]!, week)
    const [, first = []] = parseCsv((await fetchFile(file, cookie)).text)
    expect(first[0]).toBe(`'=HYPERLINK("http://evil.test")`)
  })

  it('are private to the user who requested them', async () => {
    const { file, cookie } = await download(campaigns[6]!, week, {}, agency.email)
    expect((await fetchFile(file, cookie)).status).toBe(200)
    const answers = [await fetchFile(file), await fetchFile(file, await api().signIn(staff.email))]
    const missing = await fetchFile(`${'A'.repeat(43)}.csv`, cookie)
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([404, missing.text])
  })

  it('are unavailable to users who lost access to the campaign', async () => {
    const { file, cookie } = await download(campaigns[7]!, week, {}, agency.email)
    await api().context.db.update(campaign).set({ ownerID: staff.id }).where(eq(campaign.id, campaigns[7]!.id))
    expect((await fetchFile(file, cookie)).status).toBe(404)
  })

  it('of a share link can be downloaded by their name until the link is revoked', async () => {
    const subject = campaigns[1]!
    const cookie = await api().signIn(staff.email)
    const made = await api().call(endpoints.newToken, { cookie, body: { campaignID: subject.id } })
    const link = endpoints.newToken.response.parse(made.body).data
    const query = { ...downloadQuery(week), tz: week.tzCode, shareToken: link.url.split('/').at(-1)!, format: 'csv' }
    const { body } = await api().call(endpoints.sharedDownload, { query })
    const { file } = endpoints.sharedDownload.response.parse(body).data
    const fetched = await fetchFile(file)
    expect(parseCsv(fetched.text)).toHaveLength(demoReport(subject, week).rows.length + 1)
    await api().call(endpoints.revokeToken, { cookie, query: { campaignID: subject.id, id: link.id } })
    expect((await fetchFile(file)).status).toBe(404)
  })

  it.each(['../secret', '..%2Fsecret', '%2e%2e%2fsecret', '..%5csecret', '%00', '.', 'x'.repeat(120), 'x%0d%0a'])(
    'cannot be named %s',
    async (file) => {
      const { status, text } = await fetchFile(file, await api().signIn(staff.email))
      expect(status).toBe(404)
      expect(JSON.parse(text).status).toBe(404)
    },
  )

  /** Returns the files that reports leave behind, without those of the demo company. */
  const reports = async () => {
    const { files, rows } = await leftovers(api())
    const isReport = (name: string) => !name.endsWith('.mp4')
    return { files: files.filter(isReport), rows: rows.filter(isReport) }
  }

  it('are stored completely or not at all, under random names', async () => {
    const { file } = await download(campaigns[0]!, week)
    const { files, rows } = await reports()
    expect(files).toEqual(rows)
    expect(files.every((name) => /^[0-9a-f]{40}\.csv$/.test(name))).toBe(true)
    const kept = JSON.stringify([await api().context.db.select().from(reportFile), files])
    expect(kept).not.toContain(file.replace('.csv', ''))
  })

  it('are not served under the URLs of creatives’ files', async () => {
    const { file } = await download(campaigns[0]!, week)
    const [key] = (await reports()).files
    for (const name of [file, key]) expect((await api().get(`/files/${name}`)).status).toBe(404)
  })

  describe('after a day', () => {
    it('are deleted', async () => {
      const { file, cookie } = await download(campaigns[0]!, week)
      await removeExpiredData(api().context)
      expect((await fetchFile(file, cookie)).status).toBe(200)
      api().wait(24 * HOUR + 1)
      const again = await api().signIn(staff.email)
      expect((await fetchFile(file, again)).status).toBe(404)
      await removeExpiredData(api().context)
      expect(await reports()).toEqual({ rows: [], files: [] })
      expect(await api().context.db.$count(reportFile)).toBe(0)
    })
  })
})
