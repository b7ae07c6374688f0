import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { downloadQuery, REPORT_FILE_NOT_FOUND, TOO_MANY_REPORT_FILES } from '@placard/domain/internal/report'
import type { ReportFile } from '@placard/domain/report'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openFileStore } from '../files/open-file-store.js'
import { createJobRunner } from '../job-runner.js'
import { jobHandlers } from '../jobs/job-handlers.js'
import { removeOrphanedFiles, removeUnusedFiles } from '../jobs/remove-unused-files.js'
import { Refusal } from '../refusal.js'
import { campaign, job, reportFile, shareToken, user } from '../store/schema.js'
import { deferred } from '../testing/deferred.js'
import { makeThings, makeUser } from '../testing/matrix-world.js'
import { type S3Server, startS3 } from '../testing/s3-server.js'
import { describeApiOnBothDatabases, type Received } from '../testing/test-app.js'
import { leftovers } from '../testing/uploads.js'

const [staff, agency] = DEMO_USERS
const OTHER = 'other@elsewhere.test'
const DAY = 24 * 3_600_000
const query = { ...downloadQuery({ start: '2025-10-06', end: '2025-10-12', tzCode: 'UTC' }), tz: 'UTC', format: 'csv' }

describeApiOnBothDatabases('report files', (api) => {
  let campaignID = ''
  let token = ''
  const signedIn: Record<string, string> = {}
  const said: string[] = []

  beforeAll(async () => {
    await makeUser(api(), OTHER, 'advertiser')
    for (const email of [staff.email, agency.email, OTHER]) signedIn[email] = await api().signIn(email)
  })
  beforeEach(async () => {
    said.length = 0
    await api().context.db.delete(reportFile)
    await api().context.db.delete(job)
    await removeUnusedFiles(api().context)
    campaignID = (await makeThings(api(), agency.id)).campaignID
    const made = await api().call(endpoints.newToken, { cookie: signedIn[agency.email], body: { campaignID } })
    token = endpoints.newToken.response.parse(made.body).data.url.split('/').at(-1) ?? ''
  })

  /** Requester: a user, or nobody. */
  const as = (email: string | undefined) => ({ cookie: email && signedIn[email] })
  const readData = ({ body }: Received) => endpoints.reportFile.response.parse(body).data
  const askFor = (email: string = agency.email, more = {}) =>
    api().call(endpoints.download, { ...as(email), query: { ...query, campaignID, ...more } })
  const askByLink = () => api().call(endpoints.sharedDownload, { query: { ...query, shareToken: token } })
  const look = (file: string, email?: string) => api().call(endpoints.reportFile, { ...as(email), query: { file } })
  const cancel = (file: string, email?: string) =>
    api().call(endpoints.cancelReportFile, { ...as(email), query: { file } })
  const fetchFile = (file: string, email?: string) => api().get(`/uploads/${file}`, as(email))
  const every = (file: string, email?: string) =>
    Promise.all([look(file, email), fetchFile(file, email), cancel(file, email)])
  /** Returns the report files in the store, and their rows. */
  const stored = async () => {
    const { files, rows } = await leftovers(api())
    return [...files, ...rows].filter((name) => /\.(csv|xlsx|part)$/.test(name))
  }

  /** Makes requests return at once instead of waiting some seconds for their file. */
  function skipWaiting(): void {
    let time = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 10_000))
  }
  afterEach(() => void vi.restoreAllMocks())

  /** Delays every file just before it is stored, until `letGo` is called. */
  async function held(during: (letGo: () => void) => Promise<void>): Promise<void> {
    skipWaiting()
    const gate = deferred()
    const { files } = api().context
    const { put } = files
    files.put = async (key, path) => {
      await gate.promise
      await put(key, path)
    }
    try {
      await during(gate.resolve)
    } finally {
      gate.resolve()
      await api().context.jobs.trigger('make-report-file')
      files.put = put
    }
  }
  /** Creates a server and collects its log. */
  function serverThatSays() {
    const print = (text: string) => void said.push(text)
    return createJobRunner({ ...api().context, print }, jobHandlers(api().context, print))
  }
  const notFound = { status: 404, body: { status: 404, message: REPORT_FILE_NOT_FOUND } }

  it.each(['csv', 'xlsx', 'xlsx-pivot'])('are returned at once as %s, with its media type', async (format) => {
    const { file, name, state, progress } = readData(await askFor(agency.email, { format }))
    expect([state, progress]).toEqual(['ready', 100])
    expect(name).toBe(`Own_2025-10-06_2025-10-12_UTC.${format.slice(0, 4)}`)
    const { status, headers, text } = await fetchFile(file, agency.email)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type':
        format === 'csv'
          ? 'text/csv; charset=utf-8'
          : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename=${name}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const url = `/uploads/${file}`
    const head = await api().app.inject({ method: 'HEAD', url, headers: { cookie: signedIn[agency.email] ?? '' } })
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    expect(head.headers['content-length']).toBe(headers['content-length'])
    if (format === 'csv') expect(Buffer.byteLength(text)).toBe(Number(headers['content-length']))
  })

  describe('are private to their requester', () => {
    it('of a user: other users, staff and anonymous visitors get 404', async () => {
      const { file } = readData(await askFor())
      const missing = await every('x'.repeat(43), agency.email)
      for (const email of [OTHER, staff.email, undefined]) {
        const answers = await every(file, email)
        for (const [index, answer] of answers.entries()) {
          expect(answer).toMatchObject(notFound)
          expect(answer.text).toBe(missing[index]!.text)
        }
      }
      expect(readData(await look(file, agency.email)).state).toBe('ready')
    })

    it('of staff: the owner of the campaign gets 404', async () => {
      const { file } = readData(await askFor(staff.email))
      for (const answer of await every(file, agency.email)) expect(answer).toMatchObject(notFound)
      expect((await fetchFile(file, staff.email)).status).toBe(200)
    })

    it.each<[string, () => Promise<unknown>]>([
      ['the campaign has another owner', () => api().context.db.update(campaign).set({ ownerID: staff.id })],
      ['the campaign is deleted', () => api().context.db.delete(campaign).where(eq(campaign.id, campaignID))],
      ['a day has passed', async () => api().wait(DAY)],
    ])('are removed when %s', async (reason, happen) => {
      const [own, shared] = [readData(await askFor()).file, readData(await askByLink()).file]
      const owners = await api().context.db.select({ id: campaign.id, ownerID: campaign.ownerID }).from(campaign)
      await happen()
      signedIn[agency.email] = await api().signIn(agency.email)
      for (const answer of await every(own, agency.email)) expect(answer).toMatchObject(notFound)
      if (reason !== 'the campaign has another owner')
        for (const answer of await every(shared)) expect(answer).toMatchObject(notFound)
      for (const { id, ownerID } of owners)
        await api().context.db.update(campaign).set({ ownerID }).where(eq(campaign.id, id))
      for (const email of Object.keys(signedIn)) signedIn[email] = await api().signIn(email)
    })

    it('of a share link: anybody with the name can download them until the link is revoked', async () => {
      const { file } = readData(await askByLink())
      for (const email of [undefined, OTHER, agency.email]) {
        expect(readData(await look(file, email)).state).toBe('ready')
        expect((await fetchFile(file, email)).status).toBe(200)
      }
      const { id } = (await api().context.db.select().from(shareToken).where(eq(shareToken.campaignID, campaignID)))[0]!
      await api().call(endpoints.revokeToken, { ...as(agency.email), query: { campaignID, id } })
      for (const answer of await every(file)) expect(answer).toMatchObject(notFound)
    })
  })

  it('report their progress, and cannot be downloaded before they are ready', async () => {
    await held(async (letGo) => {
      const { file } = readData(await askFor())
      await vi.waitFor(async () => expect(readData(await look(file, agency.email)).state).toBe('working'))
      expect(await fetchFile(file, agency.email)).toMatchObject(notFound)
      letGo()
      await vi.waitFor(async () => expect(readData(await look(file, agency.email)).state).toBe('ready'))
      expect((await fetchFile(file, agency.email)).status).toBe(200)
    })
  })

  it('that are cancelled are never generated; partial files are removed', async () => {
    await held(async (letGo) => {
      const { file } = readData(await askFor())
      for (let time = 0; time < 2; time++) expect((await cancel(file, agency.email)).status).toBe(200)
      expect(await api().context.db.$count(job)).toBe(0)
      letGo()
      await api().context.jobs.trigger('make-report-file')
      expect(readData(await look(file, agency.email)).state).toBe('cancelled')
      expect(await fetchFile(file, agency.email)).toMatchObject(notFound)
      expect(await stored()).toEqual([])
    })
  })

  it('that are ready are deleted when they are cancelled', async () => {
    const { file } = readData(await askFor())
    expect((await cancel(file, agency.email)).status).toBe(200)
    for (const answer of await every(file, agency.email)) expect(answer).toMatchObject(notFound)
    expect(await stored()).toEqual([])
  })

  it.each([
    ['user', () => askFor()],
    ['share link', () => askByLink()],
  ])('are limited to ten at once per %s, also when all are requested at once', async (_, ask) => {
    await held(async () => {
      const answers = await Promise.all(Array.from({ length: 13 }, ask))
      const files: ReportFile[] = answers.filter(({ status }) => status === 200).map(readData)
      expect(files).toHaveLength(10)
      for (const { status, body, headers } of answers.filter((each) => each.status !== 200))
        expect([status, body.message, headers['retry-after']]).toEqual([429, TOO_MANY_REPORT_FILES, '5'])
      await cancel(files[0]!.file, agency.email)
      expect((await ask()).status).toBe(200)
    })
  })

  it('end without a message when the campaign is deleted meanwhile', async () => {
    await held(async (letGo) => {
      await askFor()
      await api().context.db.delete(campaign).where(eq(campaign.id, campaignID))
      letGo()
      await serverThatSays().trigger('make-report-file')
      await api().context.jobs.trigger('make-report-file')
      expect([said, await stored(), await api().context.db.$count(job)]).toEqual([[], [], 0])
    })
  })

  it.each<[string, () => Promise<unknown>]>([
    [
      'has lost the campaign',
      () => api().context.db.update(campaign).set({ ownerID: staff.id }).where(eq(campaign.id, campaignID)),
    ],
    ['is disabled', () => api().context.db.update(user).set({ disabledAt: new Date() }).where(eq(user.id, agency.id))],
  ])('are not generated for a user who %s', async (_, happen) => {
    const { files } = api().context
    const { put } = files
    files.put = () => Promise.reject(new Refusal('unavailable', 'The file store cannot be reached.'))
    const { state } = readData(await askFor())
    files.put = put
    expect(state).toBe('waiting')
    await happen()
    api().wait(30_000)
    await serverThatSays().trigger('make-report-file')
    expect(await api().context.db.select().from(reportFile)).toMatchObject([{ state: 'failed', fileKey: null }])
    await api().context.db.update(user).set({ disabledAt: null })
    expect([said, await stored()]).toEqual([[], []])
  })

  it('fail after three attempts while the file store is unreachable', async () => {
    const { files } = api().context
    const { put } = files
    files.put = () => Promise.reject(new Refusal('unavailable', 'The file store cannot be reached.'))
    const server = serverThatSays()
    const { file, state } = readData(await askFor())
    expect(state).toBe('waiting')
    for (let tries = 1; tries < 3; tries++) {
      api().wait(60_000)
      await server.trigger('make-report-file')
    }
    files.put = put
    expect(said).toEqual([
      'A job (make-report-file) failed: The file store cannot be reached.. Trying again in 60 seconds.',
    ])
    expect(readData(await look(file, agency.email)).state).toBe('failed')
    expect([await stored(), await api().context.db.$count(job)]).toEqual([[], 0])
  })

  describe('in a bucket', () => {
    let s3: S3Server
    beforeAll(async () => {
      s3 = await startS3(join(api().config.dataDir, `s3-${randomUUID()}`))
      Object.assign(api().context.files, await openFileStore({ dataDir: api().config.dataDir, s3: s3.settings }))
    })
    afterAll(() => s3.close())

    it('are the same files, and return 503 while the bucket is unreachable', async () => {
      const { file } = readData(await askFor())
      expect((await fetchFile(file, agency.email)).text).toContain('Campaign')
      const keys = async () => {
        const found: string[] = []
        for await (const { key } of api().context.files.list()) found.push(key)
        return found
      }
      expect(await keys()).toEqual([expect.stringMatching(/\.csv$/)])
      const later = { ...api().context, now: () => new Date(Date.now() + DAY) }
      await removeOrphanedFiles(later)
      expect((await fetchFile(file, agency.email)).status).toBe(200)
      expect((await cancel(file, agency.email)).status).toBe(200)
      expect(await keys()).toEqual([])
      const kept = readData(await askFor()).file
      await s3.close()
      expect(await fetchFile(kept, agency.email)).toMatchObject({ status: 503 })
      expect(readData(await look(kept, agency.email)).state).toBe('ready')
    })
  })
})
