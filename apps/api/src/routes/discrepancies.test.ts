import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type DiscrepancyChoices, endpoints, reportQuery } from '@placard/domain'
import { DEMO_USERS } from '@placard/domain/demo'
import { expect, it, onTestFinished, vi } from 'vitest'
import { formUpload } from '../testing/form-upload.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'

const [staff, agency] = DEMO_USERS
const campaignID = 'demoCampaign1'

describeApiOnBothDatabases('a check of discrepancies', (api) => {
  const left = () => {
    try {
      return readdirSync(join(api().config.dataDir, 'files', 'incoming'))
    } catch {
      return []
    }
  }
  const send = async (
    content: string,
    { email = staff.email, field = 'file', filename = 'report.csv', ...fields }: Record<string, string> = {},
  ) => {
    const cookie = await api().signIn(email)
    const sent = formUpload({ campaignID, tz: 'UTC', ...fields }, { filename, content }, field)
    return api().call(endpoints.checkDiscrepancy, { cookie, ...sent })
  }
  const check = async (content: string, choices: DiscrepancyChoices = {}) => {
    const { body, status } = await send(content, { choices: JSON.stringify(choices) })
    expect(status).toBe(200)
    return endpoints.checkDiscrepancy.response.parse(body).data
  }
  /** Returns our counts of each creative by day. */
  const ours = async () => {
    const range = reportQuery({ start: '2025-10-01', end: '2025-10-07', tzCode: 'UTC' })
    const query = Object.fromEntries(Object.entries(range).map(([name, value]) => [name, String(value)]))
    const cookie = await api().signIn(staff.email)
    const { body } = await api().call(endpoints.events, { cookie, query: { campaignID, ...query } })
    return endpoints.events.response.parse(body).data
  }

  it('of a file with our own counts finds no difference and no cause', async () => {
    const { creatives, rows } = await ours()
    const nameByID = new Map(creatives.map(({ id, name }) => [id, name]))
    const lines = rows.map(
      ({ creativeID, bucket, impressions, clicks }) =>
        `${bucket},"${nameByID.get(creativeID)?.replaceAll('"', '""')}",${impressions},${clicks}`,
    )
    const { reading, check: result } = await check(['Date,Creative,Impressions,Clicks', ...lines].join('\n'))
    expect(reading.headerLine).toBe(1)
    expect(result.range).toEqual({ start: '2025-10-01', end: '2025-10-07' })
    expect(result.unmatchedKeys).toEqual([])
    expect(result.comparison?.total.counts.impressions).toMatchObject({ difference: 0, percent: 0, isWithin: true })
    expect(result.comparison?.days).toHaveLength(7)
    expect(result.causes).toEqual([])
    expect(left()).toEqual([])
  })

  it('compares more impressions, and takes corrections of matches', async () => {
    const { creatives } = await ours()
    const [first] = creatives
    const file = 'Date,Creative,Impressions\n2025-10-01,Nobody knows this,1000\n2025-10-02,Nobody knows this,2000\n'
    const { check: before } = await check(file)
    expect(before.unmatchedKeys).toHaveLength(1)
    const [key = ''] = before.unmatchedKeys
    const { check: after } = await check(file, { matches: { [key]: first?.id ?? '' }, tolerance: 1 })
    expect(after.matches[0]).toMatchObject({ creativeID: first?.id, by: 'corrected' })
    expect(after.comparison).toMatchObject({ tolerance: 1, total: { counts: { impressions: { theirs: 3000 } } } })
  })

  it('asks for the order of day and month, and takes the answer', async () => {
    const file = 'Date,Creative,Impressions\n01/10/2025,A,10\n02/10/2025,A,20\n'
    const { reading, check: result } = await check(file)
    expect(reading.questions.filter(({ isBlocking }) => isBlocking).map(({ kind }) => kind)).toEqual(['dayOrder'])
    expect(result.comparison).toBeNull()
    const { check: answered } = await check(file, { reading: { dayOrder: 'day-first' } })
    expect(answered.range).toEqual({ start: '2025-10-01', end: '2025-10-02' })
    expect(answered.comparison?.total.counts.impressions?.theirs).toBe(30)
  })

  it.each([
    ['an empty file', ''],
    ['a PDF', '%PDF-1.7\n'],
  ])('refuses %s with a sentence, and keeps nothing', async (_, content) => {
    const { status, body } = await send(content)
    expect(status).toBe(400)
    expect((body as { problems: { path: string; message: string }[] }).problems[0]?.message).toMatch(/^The file .+\.$/)
    expect(left()).toEqual([])
  })

  it('is refused while many others are open, and keeps nothing', async () => {
    const file = 'Date,Creative,Impressions\n2025-10-01,A,1\n'
    const { partnerFiles } = api().context
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const read = partnerFiles.read.bind(partnerFiles)
    // Files stay open until all are there: on a fast machine the first would be read before the ninth arrives.
    const reading = vi.spyOn(partnerFiles, 'read').mockImplementation(async (input) => {
      await released
      return read(input)
    })
    onTestFinished(() => reading.mockRestore())
    const others = Array.from({ length: 8 }, () => send(file))
    await vi.waitUntil(() => reading.mock.calls.length === 8, { timeout: 10_000 })
    expect((await send(file)).status).toBe(429)
    release()
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await send(file)).status).toBe(200)
    expect(left()).toEqual([])
  })

  it('refuses other fields, unreadable choices, and campaigns of others before anything is stored', async () => {
    expect((await send('a', { field: 'files[]' })).status).toBe(400)
    expect((await send('a', { choices: '{' })).status).toBe(400)
    expect((await send('a', { tz: 'Mars/Base' })).status).toBe(400)
    expect((await send('a', { campaignID: 'noCampaign' })).status).toBe(404)
    expect((await send('Date,Impressions\n2025-10-01,1\n', { email: agency.email })).status).toBe(404)
    expect(left()).toEqual([])
  })
})
