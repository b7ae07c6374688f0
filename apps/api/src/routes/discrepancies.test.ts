import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import type { DiscrepancyChoices } from '@placard/domain/discrepancy'
import { reportQuery } from '@placard/domain/report'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { discrepancy, partnerCorrection, partnerMatch, storedFile } from '../store/schema.js'
import { formUpload } from '../testing/form-upload.js'
import { describeApiOnBothDatabases, OWN_HEADERS, type Sent } from '../testing/test-app.js'

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
    return api().call(endpoints.newDiscrepancy, { cookie, ...sent })
  }
  const check = async (content: string, choices: DiscrepancyChoices = {}) => {
    const { body, status } = await send(content, { choices: JSON.stringify(choices) })
    expect(status).toBe(200)
    return endpoints.newDiscrepancy.response.parse(body).data
  }
  /** Returns our counts of each creative by day. */
  const ours = async () => {
    const range = reportQuery({ start: '2025-10-01', end: '2025-10-07', tzCode: 'UTC' })
    const query = Object.fromEntries(Object.entries(range).map(([name, value]) => [name, String(value)]))
    const cookie = await api().signIn(staff.email)
    const { body } = await api().call(endpoints.events, { cookie, query: { campaignID, ...query } })
    return endpoints.events.response.parse(body).data
  }

  const call = async (endpoint: Endpoint, sent: Sent, email: string = staff.email) =>
    api().call(endpoint, { cookie: await api().signIn(email), ...sent })
  const list = async () =>
    endpoints.discrepancies.response.parse((await call(endpoints.discrepancies, { query: { campaignID } })).body).data
  const find = async (id: string) =>
    endpoints.discrepancy.response.parse((await call(endpoints.discrepancy, { query: { id } })).body).data
  const update = async (id: string, version: number, choices: DiscrepancyChoices) =>
    call(endpoints.updateDiscrepancy, { body: { id, version, choices } })
  const corrected = async (id: string, version: number, choices: DiscrepancyChoices) =>
    endpoints.updateDiscrepancy.response.parse((await update(id, version, choices)).body).data
  const keptFiles = () => api().context.db.$count(storedFile, eq(storedFile.contentType, 'application/octet-stream'))

  afterEach(async () => {
    await api().context.db.delete(discrepancy)
    await api().context.db.delete(partnerMatch)
    await api().context.db.delete(partnerCorrection)
  })

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

  it('is kept with its campaign until it is deleted, without the file', async () => {
    const made = await check('Date,Creative,Impressions\n2025-10-01,A,10\n')
    expect(made).toMatchObject({
      fileName: 'report.csv',
      isFileKept: false,
      needsFile: false,
      createdBy: { id: staff.id },
      version: 1,
    })
    expect(await find(made.id)).toEqual(made)
    api().wait(1000)
    const second = await check('Date,Creative,Impressions\n2025-10-01,A,20\n')
    const [first, other, ...more] = await list()
    expect([first?.id, other?.id, more]).toEqual([second.id, made.id, []])
    expect(first).toMatchObject({ range: { start: '2025-10-01', end: '2025-10-01' }, impressions: { theirs: 20 } })
    for (const endpoint of [endpoints.discrepancy, endpoints.deleteDiscrepancy])
      expect((await call(endpoint, { query: { id: made.id } }, agency.email)).status).toBe(404)
    expect((await call(endpoints.deleteDiscrepancy, { query: { id: made.id } })).status).toBe(200)
    expect((await list()).map(({ id }) => id)).toEqual([second.id])
  })

  it('takes corrections of the comparison without the file, and refuses those of an outdated version', async () => {
    const made = await check('Date,Creative,Impressions\n2025-10-01,A,10\n')
    const range = { start: '2025-10-01', end: '2025-10-03' }
    const after = await corrected(made.id, 1, { range, tolerance: 3, zone: 'Europe/Berlin' })
    expect(after).toMatchObject({ version: 2, check: { range, zone: 'Europe/Berlin', comparison: { tolerance: 3 } } })
    expect(after.check.comparison?.days).toHaveLength(3)
    const late = await update(made.id, 1, {})
    expect(late.status).toBe(412)
    expect(late.body.data).toEqual(await find(made.id))
  })

  it('needs the same file again for corrections of how it is read', async () => {
    const file = 'Date,Creative,Impressions\n01/10/2025,A,10\n02/10/2025,A,20\n'
    const made = await check(file)
    const choices: DiscrepancyChoices = { reading: { dayOrder: 'day-first' } }
    const refused = await update(made.id, 1, choices)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The file was deleted after reading. Choose it again to change how it is read.',
    ])
    const reread = async (content: string, version = '1') =>
      call(
        endpoints.rereadDiscrepancy,
        formUpload({ id: made.id, version, choices: JSON.stringify(choices) }, { filename: 'x.csv', content }, 'file'),
      )
    expect((await reread(`${file}x`)).body.message).toMatch(/another file/)
    const { body } = await reread(file)
    const after = endpoints.rereadDiscrepancy.response.parse(body).data
    expect(after).toMatchObject({ version: 2, fileName: 'report.csv', isFileKept: false, choices })
    expect(after.check.comparison?.total.counts.impressions?.theirs).toBe(30)
    expect((await reread(file)).status).toBe(412)
    expect(left()).toEqual([])
  })

  it('reads a file again that was kept, which is deleted with the check', async () => {
    const file = 'Date,Creative,Impressions\n01/10/2025,A,10\n02/10/2025,A,20\n'
    const before = await keptFiles()
    const { body } = await send(file, { keepFile: 'true' })
    const made = endpoints.newDiscrepancy.response.parse(body).data
    expect(made.isFileKept).toBe(true)
    expect(await keptFiles()).toBe(before + 1)
    const after = await corrected(made.id, 1, { reading: { dayOrder: 'month-first' } })
    expect(after.reading.range).toEqual({ start: '2025-01-10', end: '2025-02-10' })
    expect((await call(endpoints.deleteDiscrepancy, { query: { id: made.id } })).status).toBe(200)
    expect(await keptFiles()).toBe(before)
    expect(left()).toEqual([])
  })

  it('remembers corrections for the next file with the same header', async () => {
    const made = await check('Date,Creative,Impressions\n01/10/2025,Nobody,10\n', {
      reading: { dayOrder: 'day-first' },
    })
    const { creatives } = made
    const [key = ''] = made.check.unmatchedKeys
    await corrected(made.id, 1, { reading: { dayOrder: 'day-first' }, matches: { [key]: creatives[0]?.id ?? null } })
    const next = await check('Date,Creative,Impressions\n02/10/2025,Nobody,10\n')
    expect(next.reading.decisions).toContainEqual(
      expect.objectContaining({ kind: 'dayOrder', reason: 'You corrected this in an earlier file.' }),
    )
    expect(next.check.matches[0]).toMatchObject({ creativeID: creatives[0]?.id, by: 'remembered' })
    const other = await check('Day,Creative,Impressions\n02/10/2025,Nobody,10\n')
    expect(other.reading.questions.map(({ kind }) => kind)).toContain('dayOrder')
    await corrected(made.id, 2, { reading: { dayOrder: 'day-first' } })
    const last = await check('Date,Creative,Impressions\n03/10/2025,Nobody,10\n')
    expect(last.check.unmatchedKeys).toHaveLength(1)
  })

  it('keeps names of a partner with any character', async () => {
    const file = 'Date,Creative,Impressions\n2025-10-01,A\u0001B 😀 "" \\,10\n'
    const made = await check(file)
    const [key = ''] = made.check.unmatchedKeys
    const { status } = await update(made.id, 1, { matches: { [key]: null } })
    expect(status).toBe(200)
    expect(await find(made.id)).toMatchObject({ version: 2, check: { unmatchedKeys: [] } })
  })

  it('is kept once for repetitions of a request', async () => {
    const sent = formUpload({ campaignID }, { filename: 'a.csv', content: 'Date,Impressions\n2025-10-01,1\n' }, 'file')
    const repeated = { ...sent, headers: { ...sent.headers, 'idempotency-key': 'once' } }
    const [first, second] = [
      await call(endpoints.newDiscrepancy, repeated),
      await call(endpoints.newDiscrepancy, repeated),
    ]
    expect([first.status, second.text]).toEqual([200, first.text])
    expect(await list()).toHaveLength(1)
  })

  it('is deleted with its campaign, and so is its file', async () => {
    const before = await keptFiles()
    const made = await call(endpoints.newCampaign, { body: { name: 'Short' } })
    const { id } = endpoints.newCampaign.response.parse(made.body).data
    const file = { filename: 'a.csv', content: 'Date,Impressions\n2025-10-01,1\n' }
    const fields = { campaignID: id, keepFile: 'true' }
    expect((await call(endpoints.newDiscrepancy, formUpload(fields, file, 'file'))).status).toBe(200)
    expect(await keptFiles()).toBe(before + 1)
    expect((await call(endpoints.deleteCampaign, { query: { campaignID: id } })).status).toBe(200)
    expect(await keptFiles()).toBe(before)
    expect(await api().context.db.$count(discrepancy)).toBe(0)
  })

  it('ends when the browser leaves', async () => {
    const { partnerFiles } = api().context
    const reading = vi.spyOn(partnerFiles, 'read').mockImplementation(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    onTestFinished(() => reading.mockRestore())
    const { headers, body } = formUpload({ campaignID }, { filename: 'a.csv', content: 'Date\n' }, 'file')
    const url = await api().app.listen({ port: 0, host: '127.0.0.1' })
    const browser = new AbortController()
    const answer = fetch(`${url}/api${endpoints.newDiscrepancy.path}`, {
      method: 'POST',
      headers: { ...OWN_HEADERS, ...headers, cookie: await api().signIn(staff.email) },
      body: String(body),
      signal: browser.signal,
    }).catch(() => undefined)
    await vi.waitUntil(() => reading.mock.calls.length === 1, { timeout: 10_000 })
    expect(left()).toHaveLength(1)
    browser.abort()
    await vi.waitUntil(() => left().length === 0, { timeout: 10_000 })
    await answer
    expect(await list()).toEqual([])
  })
})
