import { dayInZone, HOUR_MS } from '@placard/domain/internal/dates'
import { createId } from '@placard/domain/internal/text'
import { NO_COUNTS } from '@placard/domain/report'
import { parseCsv } from '@placard/domain/testing'
import { and, eq, inArray, lte } from 'drizzle-orm'
import { simpleParser } from 'mailparser'
import { expect } from 'vitest'
import { addFacts } from '../store/facts/facts.js'
import { ensureMonths } from '../store/facts/partitions.js'
import {
  campaign,
  creative,
  job,
  liveCreative,
  mail,
  scheduledReport,
  scheduledRun,
  scheduleRecipient,
  user,
} from '../store/schema.js'
import type { Db } from '../store/store.js'
import type { EmailSink, ReceivedEmail } from './email-sink.js'
import { confirmedRows, DAILY, listFiles } from './schedule-fixtures.js'

const CLICKS_PER_HOUR = 3

/** Creates a campaign with counts in every hour of the last days. Returns its ID and its owner's. */
export async function plantCampaign(db: Db): Promise<{ campaignID: string; ownerID: string }> {
  const now = new Date()
  const [ownerID, campaignID, creativeID, liveID] = [createId(), createId(), createId(), createId()]
  await db.insert(user).values({
    id: ownerID,
    email: `${ownerID.toLowerCase()}@placard.test`,
    firstName: 'Ada',
    lastName: 'Byron',
    role: 'advertiser',
    passwordHash: '',
    createdAt: now,
    verifiedAt: now,
  })
  await db.insert(campaign).values({ id: campaignID, ownerID, name: 'Spring', createdAt: now, updatedAt: now })
  const look = { name: 'One', type: 'Banner', width: 300, height: 250, platform: 'Adform', position: 0 } as const
  await db.insert(creative).values({ ...look, id: creativeID, campaignID, updatedAt: now })
  await db.insert(liveCreative).values({ id: liveID, creativeID, position: 0, publishedAt: now })
  const today = Date.parse(dayInZone(now, 'UTC'))
  const hours = Array.from({ length: 72 }, (_, index) => new Date(today - (index + 1) * HOUR_MS))
  await ensureMonths(db, hours)
  const counters = { ...NO_COUNTS, impressions: 100, clicks: CLICKS_PER_HOUR }
  await addFacts(
    db,
    hours.map((hour) => ({ liveID, hour, counters })),
    now,
  )
  return { campaignID, ownerID }
}

/**
 * Creates daily schedules that become due one after the other from now on, each with its own recipients, and returns
 * all recipients. Their next runs are hours away, so each has one period during the test.
 */
export async function plantDue(
  db: Db,
  owned: { campaignID: string; ownerID: string },
  { schedules, recipients, everyMs }: { schedules: number; recipients: number; everyMs: number },
): Promise<string[]> {
  const now = new Date()
  const time = new Date(now.getTime() + 12 * HOUR_MS).toISOString().slice(11, 16)
  const rows = Array.from({ length: schedules }, (_, index) => {
    const id = createId()
    const nextRunAt = new Date(now.getTime() + index * everyMs)
    const to = Array.from({ length: recipients }, (__, place) => `${id.toLowerCase()}.${place}@elsewhere.test`)
    return { ...DAILY, ...owned, id, tzCode: 'UTC', time, to, createdAt: now, nextRunAt }
  })
  await db.transaction(async (tx) => {
    await tx.insert(scheduledReport).values(rows)
    await tx.insert(scheduleRecipient).values(rows.flatMap(({ id, to }) => confirmedRows(id, to, now)))
    const jobs = rows.map(({ id, nextRunAt }) => ({ id: createId(), subjectID: id, dueAt: nextRunAt, createdAt: now }))
    await tx.insert(job).values(jobs.map((each) => ({ ...each, kind: 'run-schedule' as const })))
  })
  return rows.flatMap(({ to }) => to)
}

/** Returns the number of schedule and email jobs that are due by a time. */
export const jobsLeft = (db: Db, by: Date): Promise<number> =>
  db.$count(job, and(inArray(job.kind, ['run-schedule', 'send-mail']), lte(job.dueAt, by)))

/** Checks that every schedule was sent for one period, and that nothing is left to do. */
export async function expectAllSent(db: Db, schedules: number): Promise<void> {
  const sent = await db.select().from(scheduledReport).where(eq(scheduledReport.lastResult, 'sent'))
  expect(sent).toHaveLength(schedules)
  const inHours = Date.now() + HOUR_MS
  expect(sent.filter(({ failures, nextRunAt }) => failures > 0 || (nextRunAt?.getTime() ?? 0) < inHours)).toEqual([])
  const runs = await db.select().from(scheduledRun)
  expect([runs.length, new Set(runs.map(({ scheduleID }) => scheduleID)).size]).toEqual([schedules, schedules])
  expect(await db.$count(mail)).toBe(0)
}

async function readContent({ raw }: ReceivedEmail): Promise<string> {
  const email = await simpleParser(raw)
  const files = listFiles(email)
  expect([files.length, email.text?.includes('scheduled this report')]).toEqual([1, true])
  return files[0]?.content.toString('utf8') ?? ''
}

/**
 * Checks that every recipient got the complete report once by its Message-ID. Returns the number of emails repeated
 * with the same Message-ID, caused by a kill between acceptance and commit.
 */
export async function expectEachOnce(sink: EmailSink, recipients: string[]): Promise<number> {
  const ids = new Map<string, Set<string>>()
  for (const { to, headers } of sink.mails) {
    expect(to).toHaveLength(1)
    const [address = ''] = to
    ids.set(address, (ids.get(address) ?? new Set()).add(headers['message-id'] ?? ''))
  }
  expect([...ids.keys()].toSorted()).toEqual(recipients.toSorted())
  expect([...ids].filter(([, different]) => different.size !== 1)).toEqual([])
  const contents = new Set<string>()
  for (const each of sink.mails) contents.add(await readContent(each))
  expect(contents.size).toBe(1)
  const [titles, ...lines] = parseCsv([...contents][0] ?? '')
  const clicks = titles?.indexOf('Clicks') ?? -1
  expect(lines.map((line) => Number(line[clicks])).reduce((sum, count) => sum + count, 0)).toBe(24 * CLICKS_PER_HOUR)
  return sink.mails.length - recipients.length
}
