import { reportFileName } from '@placard/domain/internal/report'
import { createId } from '@placard/domain/internal/text'
import { simpleParser } from 'mailparser'
import { afterAll, expect, it } from 'vitest'
import { campaign, user } from '../store/schema.js'
import { startEmailSink } from '../testing/email-sink.js'
import { HOSTILE_NAMES } from '../testing/hostile-names.js'
import { at, createSchedule, listFiles } from '../testing/schedule-fixtures.js'
import { describeApi } from '../testing/test-app.js'

const sink = await startEmailSink()
afterAll(sink.down)

/** Text as the database can store it. */
const storable = (name: string) => Buffer.from(name.replaceAll('\0', '')).toString('utf8')
const DIRECTIONS = [...Array(5).keys()]
  .map((index) => 0x202a + index)
  .concat([...Array(4).keys()].map((index) => 0x2066 + index))
const isControl = (code: number) => code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0x2028 || code === 0x2029

/** Name as it appears in an email: on one line, without bidi controls. */
function shown(name: string): string {
  let line = ''
  for (const character of name) {
    const code = character.codePointAt(0) ?? 0
    if (DIRECTIONS.includes(code)) continue
    if (!isControl(code)) line += character
    else if (!line.endsWith('\0')) line += '\0'
  }
  return line.replaceAll('\0', ' ').trim()
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const readHtml = (html: string) => html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')

/** Tags of an email without results; '!' begins the comments for Outlook around the text of the button. */
const TAGS = '! !doctype a body div h1 head html i meta p span style table tbody td title tr'.split(' ')

describeApi(
  'emails with a report',
  (api) => {
    it(`show ${HOSTILE_NAMES.length} hostile names as text`, {
      timeout: 120_000,
    }, async () => {
      sink.mails.length = 0
      const { db, now } = api().context
      const names = HOSTILE_NAMES.map(storable)
      for (const [index, name] of names.entries()) {
        const row = { id: createId(), email: `owner${index}@placard.test`, role: 'advertiser' as const }
        const person = { firstName: name, lastName: 'Byron' }
        await db.insert(user).values({ ...row, ...person, passwordHash: '', createdAt: now(), verifiedAt: now() })
        const campaignID = createId()
        await db.insert(campaign).values({ id: campaignID, ownerID: row.id, name, createdAt: now(), updatedAt: now() })
        const owner = { ...row, first_name: name, last_name: 'Byron' }
        await createSchedule(api(), owner, { campaignID, recipients: [`reader${index}@elsewhere.test`] })
      }
      await at(api(), '2025-10-15T07:00Z')
      expect(sink.mails).toHaveLength(names.length)

      for (const [index, name] of names.entries()) {
        const [{ raw, to } = { raw: '', to: [] }, ...others] = sink.to(`reader${index}@elsewhere.test`)
        expect([to, others]).toEqual([[`reader${index}@elsewhere.test`], []])
        const email = await simpleParser(raw)
        const { subject, text = '', html, headers } = email
        const isolated = `\u2068${shown(name)}\u2069`
        expect(subject).toBe(`Report of ${isolated}, 14 Oct 2025`)
        expect(text).toMatch(/^\u2068[^\n]*\u2069\n14 Oct 2025\n/)
        expect(text.startsWith(isolated)).toBe(true)
        expect(text).toContain(`\u2068${shown(`${name} Byron`)}\u2069 (\u2068owner${index}@placard.test\u2069)`)
        expect([...headers.keys()].toSorted()).toEqual([
          'auto-submitted',
          'content-type',
          'date',
          'from',
          'list',
          'message-id',
          'mime-version',
          'subject',
          'to',
        ])
        const page = html === false ? '' : html
        expect(readHtml(page)).toContain(`>${isolated}</h1>`)
        const tags = new Set([...page.matchAll(/<\/?([a-z!][a-z0-9]*)/gi)].map(([, tag]) => tag))
        expect([...tags].toSorted()).toEqual(TAGS)
        const range = { start: '2025-10-14', end: '2025-10-14', tzCode: 'Europe/Berlin' }
        expect(listFiles(email).map(({ filename }) => filename)).toEqual([reportFileName(name, range, 'csv')])
      }
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
