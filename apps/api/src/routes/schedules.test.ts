import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { MAX_SCHEDULES } from '@placard/domain/internal/schedule'
import { createId } from '@placard/domain/internal/text'
import type { ScheduledReport, ScheduleInput } from '@placard/domain/schedule'
import { parseCsv } from '@placard/domain/testing'
import { eq } from 'drizzle-orm'
import { simpleParser } from 'mailparser'
import { beforeAll, expect, it } from 'vitest'
import { job, scheduledReport, scheduledRun, scheduleRecipient } from '../store/schema.js'
import { REPORT_DATES } from '../testing/matrix-world.js'
import { at, confirmedRows, createSchedule, listFiles } from '../testing/schedule-fixtures.js'
import { describeApi, type Received } from '../testing/test-app.js'
import { createCampaign } from '../testing/test-data.js'

const [staff, agency] = DEMO_USERS
const input = (campaignID: string, changes: Partial<ScheduleInput> = {}): ScheduleInput => ({
  campaignID,
  frequency: 'Daily',
  type: 'Full',
  format: 'csv',
  tzCode: 'Europe/Berlin',
  time: '09:00',
  recipients: ['client@elsewhere.test'],
  withVideo: false,
  ...changes,
})

describeApi('scheduled reports', (api) => {
  let cookie = ''
  let campaignID = ''

  beforeAll(async () => {
    cookie = await api().signIn(agency.email)
    campaignID = (await createCampaign(api(), cookie)).id
  })

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    api().call(endpoints.scheduleReport, { cookie, body, headers })
  const made = async (body: ScheduleInput) => endpoints.scheduleReport.response.parse((await post(body)).body).data
  const list = async (id: string) =>
    endpoints.scheduledReports.response.parse(
      (await api().call(endpoints.scheduledReports, { cookie, query: { campaignID: id } })).body,
    ).data
  const end = (id: string, as = cookie) => api().call(endpoints.deleteScheduledReport, { cookie: as, query: { id } })
  const dueAt = async (id: string) => {
    const [found] = await api().context.db.select({ dueAt: job.dueAt }).from(job).where(eq(job.subjectID, id))
    return found?.dueAt.toISOString()
  }

  it('are listed in order of creation, with their next run, in the campaign and its report', async () => {
    const recipients = [' Client@Elsewhere.test '.trim(), 'client@elsewhere.test', 'other@elsewhere.test']
    const one = await made(input(campaignID, { recipients }))
    api().wait(1000)
    const two = await made(input(campaignID, { frequency: 'Monthly', tzCode: 'Asia/Kolkata', format: 'xlsx-pivot' }))
    expect(one).toEqual({
      ...input(campaignID),
      ...{ weekday: 1, monthDay: 1, language: null },
      id: expect.stringMatching(/^\w{20}$/),
      recipients: ['client@elsewhere.test', 'other@elsewhere.test'],
      waiting: ['client@elsewhere.test', 'other@elsewhere.test'],
      unsubscribed: [],
      undelivered: [],
      paused: false,
      nextRunAt: expect.stringMatching(/T07:00:00.000Z$/),
      offsets: [{ from: expect.stringMatching(/T07:00:00.000Z$/), offset: '+02:00' }],
      lastRunAt: null,
      lastResult: null,
      lastProblem: null,
      lastDelivery: null,
      missed: [],
      testProblem: null,
    })
    expect(two.nextRunAt).toMatch(/-01T03:30:00.000Z$/)
    expect(await dueAt(one.id)).toBe(one.nextRunAt)
    expect(await list(campaignID)).toEqual([one, two])
    const campaign = await api().call(endpoints.get, { cookie, query: { campaignID } })
    expect(endpoints.get.response.parse(campaign.body).data.scheduledReports).toEqual([one, two])
    const report = await api().call(endpoints.report, { cookie, query: { campaignID, ...REPORT_DATES } })
    expect(endpoints.report.response.parse(report.body).data.scheduledReports).toEqual([one, two])
  })

  it('are never shown to holders of a share link', async () => {
    const link = await api().call(endpoints.newToken, { cookie, body: { campaignID } })
    const sharedToken = endpoints.newToken.response.parse(link.body).data.url.split('/').at(-1) ?? ''
    const { body, text } = await api().call(endpoints.sharedReport, { query: { sharedToken, ...REPORT_DATES } })
    expect(endpoints.sharedReport.response.parse(body).data.scheduledReports).toEqual([])
    expect(text).not.toContain('elsewhere.test')
  })

  it('can be deleted by users with access to the campaign', async () => {
    const { id } = await made(input(campaignID))
    const foreign = await createCampaign(api(), await api().signIn(staff.email))
    expect((await post(input(foreign.id))).status).toBe(404)
    expect((await end(id)).status).toBe(200)
    expect(await dueAt(id)).toBeUndefined()
    expect((await list(campaignID)).map((each) => each.id)).not.toContain(id)
    const [again, never] = [await end(id), await end('nobodysSchedule')]
    expect([again.status, again.text]).toEqual([404, never.text])
  })

  it('are deleted with their campaign, and their jobs end without a message', async () => {
    const campaign = await createCampaign(api(), cookie)
    const { id } = await made(input(campaign.id))
    await api().call(endpoints.deleteCampaign, { cookie, query: { campaignID: campaign.id } })
    expect(await api().context.db.$count(scheduledReport, eq(scheduledReport.id, id))).toBe(0)
    api().wait(48 * 3_600_000)
    await api().context.jobs.trigger('run-schedule')
    expect(await dueAt(id)).toBeUndefined()
    // Two days later all sessions have expired.
    cookie = await api().signIn(agency.email)
  })

  it.each([
    [{ recipients: [] }, 'recipients', 'Fill in at least one recipient'],
    [{ recipients: ['a@b.test\r\nBcc: c@d.test'] }, 'recipients.0', 'Fill in emails only'],
    [{ tzCode: 'Moon/Base' }, 'tzCode', 'Unknown time zone'],
    [{ time: '25:00' }, 'time', 'Fill in a time such as 09:00'],
  ])('reject %j with a clear message', async (changes, path, message) => {
    const { status, body } = await post({ ...input(campaignID), ...changes })
    expect([status, body.problems]).toEqual([400, [{ path, message }]])
  })

  it('are limited to 50 per campaign, also when created simultaneously', async () => {
    const campaign = await createCampaign(api(), cookie)
    const { id: _, ...row } = (
      await api()
        .context.db.select()
        .from(scheduledReport)
        .where(eq(scheduledReport.id, (await made(input(campaign.id))).id))
    )[0]!
    const rows = Array.from({ length: MAX_SCHEDULES - 2 }, () => ({ ...row, id: createId() }))
    await api().context.db.insert(scheduledReport).values(rows)
    await api()
      .context.db.insert(scheduleRecipient)
      .values(rows.flatMap((each) => confirmedRows(each.id, ['client@elsewhere.test'], api().context.now())))
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(input(campaign.id))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await list(campaign.id)).toHaveLength(MAX_SCHEDULES)
  })

  it('are created once when a request is repeated', async () => {
    const campaign = await createCampaign(api(), cookie)
    const key = { 'idempotency-key': createId() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(input(campaign.id), key)))
    const told = answers.filter(({ status }) => status === 200)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const [only] = await list(campaign.id)
    expect(new Set(told.map(({ body }) => (body.data as ScheduledReport).id))).toEqual(new Set([only?.id]))
    expect(await list(campaign.id)).toHaveLength(1)
  })

  it('always have their job when both are changed at once', async () => {
    const campaign = await createCampaign(api(), cookie)
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await made(input(campaign.id))).id))
    await Promise.all([...ids.slice(0, 3).map((id) => end(id)), ...ids.slice(0, 3).map((id) => end(id))])
    const left = await list(campaign.id)
    expect(left.map(({ id }) => id).toSorted()).toEqual(ids.slice(3).toSorted())
    expect(await Promise.all(ids.map(async (id) => (await dueAt(id)) !== undefined))).toEqual(
      ids.map((_, index) => index > 2),
    )
  })
})

describeApi('a report for the end of a campaign', (api) => {
  let cookie = ''
  beforeAll(async () => {
    cookie = await api().signIn(agency.email)
  })
  const atEnd = (campaignID: string) => input(campaignID, { frequency: 'On campaign end', recipients: [agency.email] })
  const made = (campaignID: string) => api().call(endpoints.scheduleReport, { cookie, body: atEnd(campaignID) })
  const only = async (campaignID: string) => {
    const { body } = await api().call(endpoints.scheduledReports, { cookie, query: { campaignID } })
    return endpoints.scheduledReports.response.parse(body).data[0]!
  }
  const change = async (id: string, start: string | null, last: string | null, name = 'Spring'): Promise<Received> => {
    const { version } = endpoints.get.response.parse(
      (await api().call(endpoints.get, { cookie, query: { campaignID: id } })).body,
    ).data
    const day = (date: string | null) => date && { date }
    const data = { start: day(start), end: day(last) }
    return api().call(endpoints.updateCampaign, { cookie, body: { id, version, name, data } })
  }
  const findJob = async (id: string) =>
    (await api().context.db.select({ dueAt: job.dueAt }).from(job).where(eq(job.subjectID, id)))[0]?.dueAt.toISOString()

  it('moves with the last day, waits while there is none, and is rejected when it is over', async () => {
    const { id } = await createCampaign(api(), cookie)
    const schedule = endpoints.scheduleReport.response.parse((await made(id)).body).data
    expect([schedule.nextRunAt, await findJob(schedule.id)]).toEqual([null, undefined])
    const moved: (string | null | undefined)[][] = []
    for (const last of ['2035-05-31', '2035-12-31', null, '2035-06-30']) {
      const answer = await change(id, '2035-05-01', last)
      const { scheduledReports } = endpoints.updateCampaign.response.parse(answer.body).data
      moved.push([scheduledReports[0]?.nextRunAt, await findJob(schedule.id)])
    }
    const [may, december, june] = ['2035-06-01T07:00', '2036-01-01T08:00', '2035-07-01T07:00'].map(
      (at) => `${at}:00.000Z`,
    )
    expect(moved).toEqual([
      [may, may],
      [december, december],
      [null, undefined],
      [june, june],
    ])
    expect((await change(id, '0001-01-01', '9999-12-31')).status).toBe(200)
    expect((await only(id)).nextRunAt).toBeNull()
    await change(id, '2020-01-01', '2020-01-31')
    const { status, body } = await made(id)
    expect([status, body.problems]).toEqual([
      400,
      [{ path: 'frequency', message: 'The campaign has ended already. Choose another frequency.' }],
    ])
  })

  it('is due at once when the last day is moved into the past, and once per last day', async () => {
    const { id } = await createCampaign(api(), cookie)
    const { data: schedule } = endpoints.scheduleReport.response.parse((await made(id)).body)
    const now = api().context.now().toISOString()
    await change(id, '2020-01-01', '2020-01-31')
    expect([(await only(id)).nextRunAt, await findJob(schedule.id)]).toEqual([now, now])
    await api().context.jobs.trigger('run-schedule')
    expect(await only(id)).toMatchObject({ nextRunAt: null, lastRunAt: now, lastResult: 'sent' })
    const sent = () => api().context.db.$count(scheduledRun, eq(scheduledRun.scheduleID, schedule.id))
    expect([await sent(), await findJob(schedule.id)]).toEqual([1, undefined])
    await change(id, '2020-01-01', '2020-01-31', 'Another name')
    await change(id, '2020-01-02', '2020-01-31')
    expect([(await only(id)).nextRunAt, await findJob(schedule.id)]).toEqual([null, undefined])
    await change(id, '2020-01-02', '2035-01-31')
    expect((await only(id)).nextRunAt).toBe('2035-02-01T08:00:00.000Z')
  })

  it('is written to the outbox with its file if there is no mail server', async () => {
    const outbox = join(api().config.dataDir, 'outbox')
    await api().context.jobs.trigger('send-mail')
    const before = new Set(readdirSync(outbox))
    await createSchedule(api(), staff, { campaignID: 'demoCampaign1' })
    await at(api(), '2025-10-15T07:00Z')
    const [name, ...others] = readdirSync(outbox).filter((each) => !before.has(each))
    const email = await simpleParser(readFileSync(join(outbox, name ?? '')))
    expect([email.to, others]).toMatchObject([{ text: 'client@elsewhere.test' }, []])
    expect(parseCsv(listFiles(email)[0]?.content.toString('utf8') ?? '').length).toBeGreaterThan(2)
  })
})
