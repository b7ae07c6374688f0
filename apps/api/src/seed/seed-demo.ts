import { COUNTER_NAMES } from '@placard/domain'
import {
  DEMO_PASSWORD,
  DEMO_USERS,
  type DemoCampaign,
  type DemoFact,
  demoCampaigns,
  demoFacts,
} from '@placard/domain/testing'
import { sql } from 'drizzle-orm'
import { hashPassword } from '../auth/passwords.js'
import { campaign, creative, hourlyFact, liveCreative, user } from '../store/schema.js'
import { hasUsers } from '../store/sessions.js'
import type { Db } from '../store/store.js'

const FACTS_AT_ONCE = 5000
const HOUR_MS = 3_600_000
/** Any number will do, as long as nothing else in the database uses it. */
const SEED_LOCK = 7_205_111

async function addFacts(db: Db, facts: DemoFact[]): Promise<void> {
  const column = <T>(type: string, cell: (fact: DemoFact) => T) =>
    sql`${sql.param(facts.map(cell))}::${sql.raw(type)}[]`
  const columns = [
    column('text', ({ liveID }) => liveID),
    column('timestamptz', ({ hour }) => hour.toISOString()),
    ...COUNTER_NAMES.map((name) => column('int', ({ counters }) => counters[name])),
    column('timestamptz', ({ hour }) => new Date(hour.getTime() + HOUR_MS).toISOString()),
  ]
  const names = [
    hourlyFact.liveID,
    hourlyFact.hour,
    ...COUNTER_NAMES.map((name) => hourlyFact[name]),
    hourlyFact.writtenAt,
  ]
  const targets = names.map(({ name }) => sql.identifier(name))
  await db.execute(
    sql`insert into ${hourlyFact} (${sql.join(targets, sql`, `)}) select * from unnest(${sql.join(columns, sql`, `)})`,
  )
}

async function addCampaign(db: Db, { creatives, ...each }: DemoCampaign, now: Date): Promise<void> {
  const { id, name, ownerID, start, end } = each
  await db.insert(campaign).values({ id, name, ownerID, start, end, createdAt: now, updatedAt: now })
  await db.insert(creative).values(
    creatives.map(({ id: creativeID, name: title, type, width, height, platform }, position) => ({
      id: creativeID,
      campaignID: id,
      name: title,
      type,
      width,
      height,
      platform,
      position,
      updatedAt: now,
    })),
  )
  await db
    .insert(liveCreative)
    .values(
      creatives.flatMap(({ id: creativeID, liveIDs }) =>
        liveIDs.map((liveID, position) => ({ id: liveID, creativeID, position, publishedAt: now })),
      ),
    )
  let batch: DemoFact[] = []
  for (const fact of demoFacts({ creatives, ...each }, now)) {
    batch.push(fact)
    if (batch.length < FACTS_AT_ONCE) continue
    await addFacts(db, batch)
    batch = []
  }
  if (batch.length > 0) await addFacts(db, batch)
}

/**
 * Fills an empty database with the demo company; answers whether it did. One transaction: whoever is killed in the
 * middle leaves nothing, and of several servers that start at once one does it.
 */
export async function seedDemo(db: Db, now: Date): Promise<boolean> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (await hasUsers(tx)) return false
    await tx.insert(user).values(
      DEMO_USERS.map(({ id, email, first_name, last_name, role }) => ({
        id,
        email,
        firstName: first_name,
        lastName: last_name,
        role,
        passwordHash,
        createdAt: now,
        verifiedAt: now,
      })),
    )
    for (const each of demoCampaigns(now)) await addCampaign(tx, each, now)
    return true
  })
}
