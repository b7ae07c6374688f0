import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import {
  CONFIRMATION_MS,
  EMAIL_LINK_NOT_FOUND,
  LAST_RECIPIENT,
  RECIPIENT_NOT_WAITING,
} from '@placard/domain/internal/schedule'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { mail, scheduleRecipient, shareToken } from '../store/schema.js'
import { startEmailSink } from '../testing/email-sink.js'
import { REPORT_DATES } from '../testing/matrix-world.js'
import {
  askSchedule,
  at,
  confirmedRows,
  createSchedule,
  readBy,
  scheduleRow,
  scheduleSteps,
} from '../testing/schedule-fixtures.js'
import { describeApi, type Sent } from '../testing/test-app.js'
import { createCampaign } from '../testing/test-data.js'

const sink = await startEmailSink()
afterAll(sink.down)

const [staff, agency, admin] = DEMO_USERS
const campaignID = 'demoCampaign1'
const CLIENT = 'client@elsewhere.test'
const CONFIRM_SUBJECT = 'Confirm report emails from Placard'

describeApi(
  'recipients of scheduled reports',
  (api) => {
    const { send, schedule, stop, tomorrow } = scheduleSteps(api, sink, campaignID, staff)
    const findRow = async (scheduleID: string, email = CLIENT) => {
      const rows = await api()
        .context.db.select()
        .from(scheduleRecipient)
        .where(eq(scheduleRecipient.scheduleID, scheduleID))
      return rows.find((row) => row.email === email)!
    }
    const linkIn = (text: string, page: string) =>
      new URL(text.match(new RegExp(`http\\S+${page}\\S+`))?.[0] ?? 'http://no-link.invalid')
    const tokenIn = (text: string, page: string) => linkIn(text, page).searchParams.get('token') ?? ''
    const confirmToken = async () => tokenIn((await readBy(sink, CLIENT)).at(-1)?.text ?? '', '/emails/confirm')
    /** Sends a request without a session; public endpoints need no cookie. */
    const call = (endpoint: Endpoint, sent: Sent) => api().call(endpoint, sent)
    const confirm = (token: string) => call(endpoints.confirmEmails, { body: { token } })
    const asStaff = async (endpoint: Endpoint, sent: Sent) =>
      call(endpoint, { ...sent, cookie: await api().signIn(staff.email) })

    it('outside the company get one confirmation email, and no report before they press its button', async () => {
      const made = endpoints.scheduleReport.response.parse(
        (await schedule({ recipients: [CLIENT, 'new.colleague@placard.test', agency.email] })).body,
      ).data
      expect([made.waiting, made.unsubscribed]).toEqual([[CLIENT], []])
      await send()
      expect(sink.mails.map(({ to }) => to)).toEqual([[CLIENT]])
      const [asked] = await readBy(sink, CLIENT)
      expect([asked?.subject, asked?.attachments]).toEqual([CONFIRM_SUBJECT, []])
      expect(asked?.text).toContain(`\u2068${staff.email}\u2069 wants to email you campaign reports from Placard.`)
      // No text typed by the sender may reach a stranger.
      expect(sink.mails[0]?.raw).not.toMatch(/Northwind|Ada/)

      const token = await confirmToken()
      const seen = await call(endpoints.emailSubscription, { query: { token } })
      expect(endpoints.emailSubscription.response.parse(seen.body).data).toEqual({
        email: CLIENT,
        campaign: 'Northwind Bikes — City Launch',
        sender: `Ada Byron (${staff.email})`,
        frequency: 'Daily',
        state: 'waiting',
        language: 'en',
      })
      await at(api(), tomorrow())
      expect(sink.to(CLIENT)).toHaveLength(1)
      expect([sink.to(agency.email).length, sink.to('new.colleague@placard.test').length]).toEqual([1, 1])

      const confirmed = await confirm(token)
      expect([confirmed.status, confirmed.body.data]).toMatchObject([200, { state: 'confirmed' }])
      expect(await confirm(token)).toMatchObject({ status: 404, body: { message: EMAIL_LINK_NOT_FOUND } })
      await at(api(), tomorrow())
      expect((await readBy(sink, CLIENT)).map(({ subject }) => subject)).toEqual([
        CONFIRM_SUBJECT,
        expect.stringMatching(/^Report of /),
      ])
      const listed = await asStaff(endpoints.scheduledReports, { query: { campaignID } })
      expect(endpoints.scheduledReports.response.parse(listed.body).data).toMatchObject([{ waiting: [] }])
    })

    it('are asked once per sender for all pending schedules, and confirm them all', async () => {
      const first = await askSchedule(api(), staff, { campaignID, recipients: [CLIENT] })
      const second = await askSchedule(api(), staff, { campaignID, recipients: [CLIENT], frequency: 'Weekly' })
      const other = await askSchedule(api(), admin, { campaignID, recipients: [CLIENT] })
      await send()
      expect(sink.mails).toHaveLength(2)
      expect([first.waiting, second.waiting]).toEqual([[CLIENT], [CLIENT]])
      const [asked] = (await readBy(sink, CLIENT)).filter(({ text }) => text?.includes(staff.email))
      await confirm(tokenIn(asked?.text ?? '', '/emails/confirm'))
      for (const { id } of [first, second]) expect((await findRow(id)).confirmedAt).not.toBeNull()
      expect((await findRow(other.id)).confirmedAt).toBeNull()
      const third = await askSchedule(api(), staff, { campaignID, recipients: [CLIENT], frequency: 'Monthly' })
      await send()
      expect([third.waiting, sink.mails.length]).toEqual([[], 2])
    })

    it('can be asked again; only the newest link works, until it expires or is used', async () => {
      const { id } = await askSchedule(api(), staff, { campaignID, recipients: [CLIENT, staff.email] })
      await send()
      const old = await confirmToken()
      const ask = (email = CLIENT) => asStaff(endpoints.askRecipient, { body: { id, email } })
      expect((await ask()).status).toBe(200)
      await send()
      const newest = await confirmToken()
      expect([newest === old, (await confirm(old)).status]).toEqual([false, 404])
      expect(await ask(staff.email)).toMatchObject({ status: 409, body: { message: RECIPIENT_NOT_WAITING } })
      expect((await ask('nobody@elsewhere.test')).status).toBe(404)
      api().wait(CONFIRMATION_MS)
      expect((await confirm(newest)).status).toBe(404)
      expect((await call(endpoints.emailSubscription, { query: { token: newest } })).status).toBe(404)
      await ask()
      await send()
      expect((await confirm(await confirmToken())).status).toBe(200)
      expect((await ask()).status).toBe(409)
    })

    it('of schedules from before confirmations are asked at the next run', async () => {
      const { db, now } = api().context
      const { id } = await createSchedule(api(), staff, { campaignID, recipients: [staff.email] })
      const before = confirmedRows(id, [CLIENT, 'new.colleague@placard.test'], now())
      await db.insert(scheduleRecipient).values(before.map((row) => ({ ...row, confirmedAt: null })))
      await at(api(), tomorrow())
      expect((await readBy(sink, CLIENT)).map(({ subject }) => subject)).toEqual([CONFIRM_SUBJECT])
      expect(sink.to('new.colleague@placard.test')).toHaveLength(1)
      await at(api(), tomorrow())
      expect(sink.to(CLIENT)).toHaveLength(1)
    })

    it('unsubscribe with one click in their mail program, without cookies and from any origin (RFC 8058)', async () => {
      const { id } = await createSchedule(api(), staff, { campaignID, recipients: [CLIENT, staff.email] })
      await at(api(), tomorrow())
      const [{ raw } = { raw: '' }] = sink.to(CLIENT)
      const header = /^List-Unsubscribe: ?<([^>\r\n]+)>\r$/m.exec(raw.replace(/\r\n[ \t]+/g, ''))?.[1] ?? raw
      expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
      const page = linkIn((await readBy(sink, CLIENT))[0]?.text ?? '', '/emails/unsubscribe')
      expect([header, page.origin]).toEqual([page.href, api().config.publicUrl])

      const { pathname, search } = new URL(header)
      const post = (headers: Record<string, string>, payload: string) =>
        api().app.inject({ method: 'POST', url: pathname + search, headers, payload })
      // Simulates a mail scanner, which opens every link.
      await api().get(pathname + search, { headers: { accept: 'text/html' } })
      await call(endpoints.emailSubscription, { query: { token: page.searchParams.get('token') ?? '' } })
      expect((await findRow(id)).unsubscribedAt).toBeNull()

      const FORMS: [string, string][] = [
        ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
        [
          'multipart/form-data; boundary=b',
          '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
        ],
      ]
      for (const [type, payload] of FORMS) {
        const { statusCode, body } = await post({ 'content-type': type, origin: 'https://mail.example' }, payload)
        expect([statusCode, body]).toEqual([200, 'Unsubscribed.'])
      }
      const at1 = (await findRow(id)).unsubscribedAt
      expect(at1).toEqual(api().context.now())
      api().wait(1000)
      expect((await post({}, '')).statusCode).toBe(200)
      expect((await findRow(id)).unsubscribedAt).toEqual(at1)
      const unknown = await api().app.inject({ method: 'POST', url: `${pathname}?token=unknown` })
      expect([unknown.statusCode, unknown.json().message]).toEqual([404, EMAIL_LINK_NOT_FOUND])

      sink.mails.length = 0
      for (const _ of [1, 2]) await at(api(), tomorrow())
      expect([sink.to(CLIENT).length, sink.to(staff.email).length]).toEqual([0, 2])
      const listed = await asStaff(endpoints.scheduledReports, { query: { campaignID } })
      expect(endpoints.scheduledReports.response.parse(listed.body).data).toMatchObject([
        { recipients: [CLIENT, staff.email], waiting: [], unsubscribed: [CLIENT] },
      ])
      expect(await asStaff(endpoints.askRecipient, { body: { id, email: CLIENT } })).toMatchObject({
        status: 409,
      })
    })

    it('who unsubscribe or are removed get none of their queued emails', async () => {
      const LEAVER = 'leaver@elsewhere.test'
      const recipients = [CLIENT, LEAVER, staff.email]
      const { id } = await createSchedule(api(), staff, { campaignID, recipients })
      await sink.down()
      await at(api(), tomorrow())
      expect(await api().context.db.$count(mail)).toBe(3)
      const { unsubscribeToken } = await findRow(id)
      const answer = await call(endpoints.unsubscribe, { body: { token: unsubscribeToken } })
      expect([answer.status, answer.body.data]).toMatchObject([200, { state: 'unsubscribed' }])
      const removed = await asStaff(endpoints.removeRecipient, { query: { id, email: LEAVER } })
      expect(removed.body.data).toMatchObject({ recipients: [CLIENT, staff.email], unsubscribed: [CLIENT] })
      await sink.up()
      api().wait(3_600_000)
      await send()
      expect(sink.mails.map(({ to }) => to)).toEqual([[staff.email]])
      await asStaff(endpoints.removeRecipient, { query: { id, email: CLIENT } })
      expect(await asStaff(endpoints.removeRecipient, { query: { id, email: staff.email } })).toMatchObject({
        status: 409,
        body: { message: LAST_RECIPIENT },
      })
    })

    it('can decline with the unsubscribe link of the confirmation email, which then cannot confirm', async () => {
      const { id } = await askSchedule(api(), staff, { campaignID, recipients: [CLIENT] })
      await send()
      const text = (await readBy(sink, CLIENT))[0]?.text ?? ''
      await call(endpoints.unsubscribe, { body: { token: tokenIn(text, '/emails/unsubscribe') } })
      expect((await confirm(tokenIn(text, '/emails/confirm'))).status).toBe(404)
      expect((await findRow(id)).confirmedAt).toBeNull()
    })

    it('get links that they can open: users to the console, others a share link that ends with the schedule', async () => {
      const recipients = [staff.email, agency.email, CLIENT]
      const { id } = await createSchedule(api(), staff, { campaignID, recipients })
      await at(api(), tomorrow())
      const texts = await Promise.all(recipients.map(async (each) => (await readBy(sink, each))[0]?.text ?? ''))
      const [owners = '', agencys = '', clients = ''] = texts
      expect(linkIn(owners, '/campaigns/').pathname).toBe(`/campaigns/${campaignID}/reporting`)
      // The agency is a user without access to this campaign.
      const shared = linkIn(clients, '/share/')
      expect(linkIn(agencys, '/share/').href).toBe(shared.href)
      for (const text of [agencys, clients]) expect(text).not.toContain('/campaigns')
      const query = { sharedToken: shared.pathname.split('/').at(-1) ?? '', ...REPORT_DATES }
      expect((await call(endpoints.sharedReport, { query })).status).toBe(200)
      expect(texts.map((text) => text.includes('delete it under Schedules'))).toEqual([true, false, false])
      expect(texts.map((text) => text.includes('/emails/unsubscribe?token='))).toEqual([true, true, true])

      const links = endpoints.tokens.response.parse(
        (await asStaff(endpoints.tokens, { query: { campaignID } })).body,
      ).data
      expect(links.map(({ createdBy }) => createdBy)).toContain('Ada Byron, for a scheduled report')
      const { shareTokenID } = await scheduleRow(api(), id)
      expect((await asStaff(endpoints.revokeToken, { query: { campaignID, id: shareTokenID ?? '' } })).status).toBe(200)
      expect((await call(endpoints.sharedReport, { query })).status).toBe(404)
      await at(api(), tomorrow())
      const next = linkIn((await readBy(sink, CLIENT)).at(-1)?.text ?? '', '/share/')
      expect(next.pathname).not.toBe(shared.pathname)
      const { shareTokenID: nextID } = await scheduleRow(api(), id)
      await stop(id)
      expect(await api().context.db.$count(shareToken, eq(shareToken.id, nextID ?? ''))).toBe(0)
    })

    it('who confirm after the campaign has ended still get the report of its end', async () => {
      const cookie = await api().signIn(staff.email)
      const { id: ended, version, name } = await createCampaign(api(), cookie)
      const { id } = await askSchedule(api(), staff, {
        campaignID: ended,
        frequency: 'On campaign end',
        recipients: [CLIENT],
      })
      const data = { start: { date: '2025-01-01' }, end: { date: '2025-01-31' } }
      await call(endpoints.updateCampaign, { cookie, body: { id: ended, version, name, data } })
      await api().context.jobs.trigger('run-schedule')
      await send()
      expect(await scheduleRow(api(), id)).toMatchObject({ lastResult: 'failed', nextRunAt: null })
      await confirm(await confirmToken())
      await api().context.jobs.trigger('run-schedule')
      await send()
      expect(await scheduleRow(api(), id)).toMatchObject({ lastResult: 'sent', nextRunAt: null })
      expect((await readBy(sink, CLIENT)).at(-1)?.subject).toMatch(/^Report of .*1–31 Jan 2025$/)
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
