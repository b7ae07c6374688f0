import { createHash } from 'node:crypto'
import { DAY_MS } from '@placard/domain/internal/dates'
import { createId } from '@placard/domain/internal/text'
import { NO_COUNTS } from '@placard/domain/report'
import { fromBufferPromise } from 'yauzl'
import { hashContent, randomSecret } from '../secrets.js'
import { addFacts, type Fact } from '../store/facts/facts.js'
import { ensureMonths } from '../store/facts/partitions.js'
import { campaign, creative, liveCreative, session, shareToken, user } from '../store/schema.js'
import type { Db } from '../store/store.js'

/** Campaign whose report is large enough to be interrupted while it is generated. */
export interface PlantedReport {
  campaignID: string
  /** Session cookie of its owner. */
  cookie: string
  /** Tokens of its share links. */
  tokens: string[]
  start: string
  end: string
}

/** Creates a signed-in user with a campaign whose creatives have counts on each day. */
export async function plantReport(
  db: Db,
  { creatives, days, links }: { creatives: number; days: number; links: number },
): Promise<PlantedReport> {
  const now = new Date()
  const [ownerID, campaignID, secret] = [createId(), createId(), randomSecret()]
  const email = `${ownerID.toLowerCase()}@placard.test`
  const names = { firstName: 'Ada', lastName: 'Byron', role: 'agency' as const }
  await db.insert(user).values({ ...names, id: ownerID, email, passwordHash: '', createdAt: now, verifiedAt: now })
  const expiresAt = new Date(now.getTime() + 30 * DAY_MS)
  await db.insert(session).values({ key: hashContent(secret), userID: ownerID, createdAt: now, expiresAt })
  await db.insert(campaign).values({ id: campaignID, ownerID, name: 'Spring', createdAt: now, updatedAt: now })
  const look = { type: 'Banner', width: 300, height: 250, platform: 'Adform', position: 0, updatedAt: now } as const
  const ids = Array.from({ length: creatives }, () => createId())
  await db.insert(creative).values(ids.map((id, index) => ({ ...look, id, campaignID, name: `Creative ${index}` })))
  await db.insert(liveCreative).values(ids.map((id) => ({ id, creativeID: id, position: 0, publishedAt: now })))
  const first = Math.floor(now.getTime() / DAY_MS) - days
  const noons = Array.from({ length: days }, (_, index) => new Date((first + index + 0.5) * DAY_MS))
  await ensureMonths(db, noons)
  for (const [day, hour] of noons.entries()) {
    const facts: Fact[] = ids.map((liveID, index) => ({
      liveID,
      hour,
      counters: { ...NO_COUNTS, impressions: 1000 + day * 7 + index, clicks: 1 + (day % 5) },
    }))
    await addFacts(db, facts, now)
  }
  const tokens = Array.from({ length: links }, randomSecret)
  await db.insert(shareToken).values(
    tokens.map((token) => ({
      id: createId(),
      campaignID,
      tokenHash: hashContent(token),
      tokenSealed: '',
      createdAt: now,
    })),
  )
  const readDay = (moment: Date | undefined) => moment?.toISOString().slice(0, 10) ?? ''
  return { campaignID, cookie: `placard=${secret}`, tokens, start: readDay(noons[0]), end: readDay(noons.at(-1)) }
}

/** Matches the creation date of a workbook; otherwise, equal reports are equal files. */
const MADE_AT = /\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}Z?)?/g

/** Returns a hash of a report file's content without its creation date. Throws for an incomplete workbook. */
export async function contentHash(bytes: Buffer, isWorkbook: boolean): Promise<string> {
  const hash = createHash('sha256')
  if (!isWorkbook) return hash.update(bytes).digest('hex')
  const zip = await fromBufferPromise(bytes)
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString('utf8')
    hash.update(entry.fileName).update(text.replace(MADE_AT, ''))
  }
  return hash.digest('hex')
}
