import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@placard/domain/api'
import type { PublishedCreative } from '@placard/domain/creative'
import { DEMO_USERS } from '@placard/domain/demo'
import { DAY_MS, dayInZone, HOUR_MS } from '@placard/domain/internal/dates'
import { createId } from '@placard/domain/internal/text'
import { NO_COUNTS } from '@placard/domain/report'
import type { ScheduledReport } from '@placard/domain/schedule'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { creativePicture } from '../exports/creative-picture.js'
import { chooseShard } from '../files/file-keys.js'
import { changeUser } from '../store/accounts/users.js'
import { findPublished } from '../store/campaigns/served-creatives.js'
import { addFacts } from '../store/facts/facts.js'
import { ensureMonths } from '../store/facts/partitions.js'
import { changeSchedule } from '../store/schedules/schedule-changes.js'
import { listRuns, requestRepeat } from '../store/schedules/schedule-history.js'
import { dailyEmail, scheduledReport } from '../store/schema.js'
import { deferred } from '../testing/deferred.js'
import { startEmailSink } from '../testing/email-sink.js'
import { at, createSchedule, readBy, scheduleRow } from '../testing/schedule-fixtures.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { createCampaign, createCreative } from '../testing/test-data.js'
import { SAMPLES, upload } from '../testing/uploads.js'
import { removeExpiredData } from './remove-expired-data.js'

const sink = await startEmailSink()
afterAll(sink.down)

const [staff, agency] = DEMO_USERS
const CLIENT = 'client@elsewhere.test'

describeApiOnBothDatabases(
  'a scheduled report, while other things change or fail,',
  (api) => {
    const context = () => api().context
    /** 00:00 UTC of the day on which the schedules are created, at noon. */
    let created = 0
    const dayAfter = (days: number) => dayInZone(new Date(created + days * DAY_MS), 'UTC')
    const run = (days: number, time = '09:00:00') => at(api(), `${dayAfter(days)}T${time}Z`)
    /** Runs all three attempts of a day. */
    async function runThrice(days: number) {
      for (const time of ['09:00:00', '09:00:30', '09:01:30']) await run(days, time)
    }

    const daily = (owner: typeof staff | typeof agency, campaignID: string) =>
      createSchedule(api(), owner, { campaignID, tzCode: 'UTC' })
    const results = async ({ id }: ScheduledReport) =>
      (await listRuns(context().db, { user: staff }, id)).map(({ end, result }) => [end, result])
    const subjects = async (address: string) =>
      (await readBy(sink, address)).map(({ subject }) => subject?.split(':')[0])

    /** Has the file store refuse every new file, until it is mended. */
    const breakStore = () => vi.spyOn(context().files, 'put').mockRejectedValue(new Error('The disk is gone.'))
    const mend = () => vi.restoreAllMocks()

    /** Advances the clock while a file is put into the store: by a day for one of the files, by a second for the others. */
    function slowStore({ slowest, fails = 0 }: { slowest: number; fails?: number }) {
      const { files } = context()
      const put = files.put.bind(files)
      let count = 0
      vi.spyOn(files, 'put').mockImplementation(async (key, path) => {
        count++
        api().wait(count === slowest ? DAY_MS : 1000)
        if (count <= fails) throw new Error('The disk is gone.')
        await put(key, path)
      })
    }

    beforeEach(() => {
      sink.mails.length = 0
      created = Math.ceil((context().now().getTime() + 1) / DAY_MS) * DAY_MS
      api().wait(created + 12 * HOUR_MS - context().now().getTime())
    })

    afterEach(async () => {
      mend()
      await context().db.delete(scheduledReport)
    })

    it('is not sent for a time before its last run by the clean-up after a change', async () => {
      const schedule = await daily(staff, 'demoCampaign1')
      await run(1)
      const { id, frequency, type, format, tzCode, recipients, withVideo } = schedule
      const change = { id, frequency, type, format, tzCode, recipients, withVideo, time: '12:30' }
      await changeSchedule(context(), { user: staff }, change)
      // Today's report was sent, so that more than a day passes until the next one.
      const nextRunAt = new Date(`${dayAfter(2)}T12:30Z`)
      expect((await scheduleRow(api(), id)).nextRunAt).toEqual(nextRunAt)

      await removeExpiredData(context())
      expect((await scheduleRow(api(), id)).nextRunAt).toEqual(nextRunAt)
      await run(1, '10:00:00')
      expect(await results(schedule)).toEqual([[dayAfter(0), 'sent']])
      await run(2, '12:30:00')
      expect(await results(schedule)).toEqual([
        [dayAfter(1), 'sent'],
        [dayAfter(0), 'sent'],
      ])
    })

    it('is sent for a run that becomes due while the one before is being made', async () => {
      const schedule = await daily(staff, 'demoCampaign1')
      slowStore({ slowest: 1 })
      await run(1)
      expect(await results(schedule)).toEqual([
        [dayAfter(1), 'sent'],
        [dayAfter(0), 'sent'],
      ])
      expect(sink.to(CLIENT)).toHaveLength(2)
    })

    it('is sent for a run that becomes due while the one before fails', async () => {
      const schedule = await daily(staff, 'demoCampaign1')
      slowStore({ slowest: 3, fails: 3 })
      // The attempts are retried after half a minute and a minute.
      for (const time of ['09:00:00', '09:00:40', '09:02:00']) await run(1, time)
      expect(await results(schedule)).toEqual([
        [dayAfter(1), 'sent'],
        [dayAfter(0), 'failed'],
      ])
    })

    it('tells a new owner nothing about failures of which the former one was told', async () => {
      const { id: campaignID } = await createCampaign(api(), await api().signIn(agency.email), 'Autumn')
      await daily(agency, campaignID)
      breakStore()
      await runThrice(1)
      expect([await subjects(agency.email), sink.mails.length]).toEqual([['Not sent'], 1])
      await changeUser(context(), { id: agency.id, holdings: { transferTo: staff.id } })
      mend()
      await run(2)
      expect([await subjects(staff.email), sink.to(CLIENT).length]).toEqual([[], 1])

      breakStore()
      await runThrice(3)
      mend()
      await run(4)
      expect(await subjects(staff.email)).toEqual(['Not sent', 'Sent again'])
      expect(await subjects(agency.email)).toEqual(['Not sent'])
    })

    it('tells a new owner of a failure that goes on', async () => {
      const { id: campaignID } = await createCampaign(api(), await api().signIn(agency.email), 'Autumn')
      await daily(agency, campaignID)
      breakStore()
      await runThrice(1)
      await changeUser(context(), { id: agency.id, holdings: { transferTo: staff.id } })
      await runThrice(2)
      await runThrice(3)
      expect([await subjects(agency.email), await subjects(staff.email)]).toEqual([['Not sent'], ['Not sent']])
    })

    /** Creates a campaign with two creatives, and counts for the day of the schedule. Returns what was published. */
    async function createPictures() {
      const cookie = await api().signIn(staff.email)
      const { db, now, config } = context()
      const { id: campaignID } = await createCampaign(api(), cookie)
      const hour = new Date(created + HOUR_MS)
      await ensureMonths(db, [hour])
      const creatives: PublishedCreative[] = []
      for (const clicks of [9, 1]) {
        const { id } = await createCreative(api(), cookie, campaignID, { type: 'Banner', width: 300, height: 250 })
        expect((await upload(api(), cookie, id, [SAMPLES.png])).status).toBe(200)
        const found = await api().call(endpoints.creative, { cookie, query: { id } })
        const { version } = endpoints.creative.response.parse(found.body).data
        const { body } = await api().call(endpoints.publishCreative, { cookie, body: { id, version, confirmed: [] } })
        const liveID = endpoints.publishCreative.response.parse(body).data.liveCreatives[0]?.id ?? ''
        await addFacts(db, [{ liveID, hour, counters: { ...NO_COUNTS, impressions: 1000, clicks } }], now())
        const published = await findPublished(db, liveID, config.servingUrl)
        if (published) creatives.push(published.creative)
      }
      return { campaignID, creatives }
    }
    /** Returns the pictures of creatives in the only email to the client, and the number of its files. */
    async function received() {
      expect(sink.to(CLIENT)).toHaveLength(1)
      const [email] = await readBy(sink, CLIENT)
      const cids = email?.attachments.filter(({ related }) => related).map(({ cid }) => cid)
      const files = email?.attachments.filter(({ related }) => !related).length
      return { files, pictures: cids?.filter((cid) => cid !== 'trend@report') }
    }

    it('has the pictures of its creatives', async () => {
      await daily(staff, (await createPictures()).campaignID)
      await run(1)
      expect(await received()).toEqual({ files: 1, pictures: ['best@report', 'worst@report'] })
    })

    it('is sent without a picture whose file cannot be read', async () => {
      const { campaignID, creatives } = await createPictures()
      await daily(staff, campaignID)
      const best = creatives[0]?.assets[0]?.filename ?? ''
      const path = join(api().config.dataDir, 'files', chooseShard(best), best)
      rmSync(path)
      // Reading a folder fails, as reading from a broken disk does.
      mkdirSync(path)
      await run(1)
      expect(await received()).toEqual({ files: 1, pictures: ['worst@report'] })
      rmSync(path, { recursive: true })
    })

    it('is sent without pictures while the file store opens no file', async () => {
      const schedule = await daily(staff, (await createPictures()).campaignID)
      const open = vi.spyOn(context().files, 'open').mockRejectedValue(new Error('The store is away.'))
      api().wait(Date.parse(schedule.nextRunAt ?? '') - context().now().getTime())
      await context().jobs.trigger('run-schedule')
      expect(open).toHaveBeenCalledTimes(2)
      expect(await results(schedule)).toEqual([[dayAfter(0), 'sent']])
      mend()
      api().wait(HOUR_MS)
      await context().jobs.trigger('send-mail')
      expect(await received()).toEqual({ files: 1, pictures: [] })
    })

    it('opens the file of a picture only after the one before was drawn', async () => {
      const { creatives } = await createPictures()
      const { files } = context()
      const open = files.open.bind(files)
      const slow = deferred()
      const opened = vi.spyOn(files, 'open').mockImplementation(async (key) => {
        await slow.promise
        return open(key)
      })
      const pictures = Promise.all(creatives.map((creative) => creativePicture(files, creative)))
      await new Promise(setImmediate)
      expect(opened).toHaveBeenCalledTimes(1)
      slow.resolve()
      expect(await pictures).toEqual([expect.any(Buffer), expect.any(Buffer)])
    })

    it('counts a repetition once that is requested again before it is sent', async () => {
      const schedule = await daily(staff, 'demoCampaign1')
      await run(1)
      await context().db.delete(dailyEmail)
      const few = { ...context(), config: { ...context().config, dailyEmails: 2 } }
      const other = { ...staff, id: createId() }
      const repeat = async (user: typeof staff | typeof other) => {
        const [newest] = await listRuns(context().db, { user: staff }, schedule.id)
        await requestRepeat(few, { user }, { id: schedule.id, runID: newest?.id ?? '' })
      }
      const counts = async () => (await context().db.select().from(dailyEmail)).map(({ emails }) => emails)
      for (const user of [staff, staff, staff, other]) await repeat(user)
      expect(await counts()).toEqual([1])

      api().wait(1000)
      await context().jobs.trigger('repeat-report')
      await repeat(staff)
      expect(await counts()).toEqual([2])
      api().wait(1000)
      await context().jobs.trigger('repeat-report')
      await expect(repeat(staff)).rejects.toMatchObject({ reason: 'too-many' })
      await context().jobs.trigger('send-mail')
      expect(sink.to(CLIENT)).toHaveLength(3)
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
