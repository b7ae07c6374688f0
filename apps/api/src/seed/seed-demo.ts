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
import { addFacts, ensureMonths } from '../store/facts.js'
import { campaign, creative, liveCreative, user } from '../store/schema.js'
import { hasUsers } from '../store/sessions.js'
import type { Db } from '../store/store.js'

const FACTS_AT_ONCE = 5000
/** Any number will do, as long as nothing else in the database uses it. */
const SEED_LOCK = 7_205_111

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
  const write = async (facts: DemoFact[]) => {
    await ensureMonths(
      db,
      facts.map(({ hour }) => hour),
    )
    await addFacts(db, facts, now)
  }
  let batch: DemoFact[] = []
  for (const fact of demoFacts({ creatives, ...each }, now)) {
    batch.push(fact)
    if (batch.length < FACTS_AT_ONCE) continue
    await write(batch)
    batch = []
  }
  if (batch.length > 0) await write(batch)
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
