import { createId } from '@placard/domain/internal/text'
import { isNull } from 'drizzle-orm'
import type { Context } from '../context.js'
import { hashPassword } from '../passwords.js'
import { issueToken, removeTokens } from '../store/accounts/account-tokens.js'
import { hasAdmin } from '../store/accounts/sessions.js'
import { user } from '../store/schema.js'
import type { Db } from '../store/store.js'
import { areDemoAccountsOpen, DEMO_USER_IDS } from './demo-accounts.js'

const SETUP_MS = 24 * 3_600_000

/** True if this server has an administrator who can sign in. */
export const isSetUp = ({ config, db }: Pick<Context, 'config' | 'db'>): Promise<boolean> =>
  hasAdmin(db, areDemoAccountsOpen(config) ? [] : DEMO_USER_IDS)

/** Creates the first administrator from the settings and returns whether it did. */
export async function createFirstAdmin(
  db: Db,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<boolean> {
  const admin = {
    firstName: email.split('@')[0] ?? email,
    lastName: '',
    role: 'admin' as const,
    passwordHash: await hashPassword(password),
    verifiedAt: now,
  }
  const rows = await db
    .insert(user)
    .values({ id: createId(), email, createdAt: now, ...admin })
    // Somebody may have requested an account with that address; unverified, it is not theirs.
    .onConflictDoUpdate({ target: user.email, set: admin, setWhere: isNull(user.verifiedAt) })
    .returning({ id: user.id })
  if (rows.length > 0) await removeTokens(db, 'setup', '')
  return rows.length > 0
}

/**
 * Returns a one-time link, valid for a day, that creates the first administrator. Only for the operator's console.
 * Each server that starts without an administrator prints its own; the first one used voids the others.
 */
export async function issueSetupLink({ config, db, now }: Pick<Context, 'config' | 'db' | 'now'>): Promise<string> {
  const token = await issueToken(db, { kind: 'setup', email: '', now: now(), lifeMs: SETUP_MS })
  return `${config.publicUrl}/signup?setupToken=${token}`
}
