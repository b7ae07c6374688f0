import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { eq, inArray } from 'drizzle-orm'
import type { Config } from '../config.js'
import type { Context } from '../context.js'
import { checkPassword, hashPassword } from '../passwords.js'
import { randomSecret } from '../secrets.js'
import { endUserSessions } from '../store/accounts/sessions.js'
import { user } from '../store/schema.js'

/** Ids of the demo company's users. */
export const DEMO_USER_IDS: readonly string[] = DEMO_USERS.map(({ id }) => id)

/**
 * True if demo accounts may sign in. Their password is public, so on a public server only if the operator asked for
 * the demo company.
 */
export const areDemoAccountsOpen = ({ isPublic, seed }: Pick<Config, 'isPublic' | 'seed'>): boolean => !isPublic || seed

/** Email and password of a demo account. */
export interface DemoSignIn {
  email: string
  password: string
}

/**
 * Returns the demo accounts whose password may be printed for the operator. On a public server with the demo
 * company, accounts that still have the public password first get a random one; without it, their sessions end.
 */
export async function demoSignIns({ config, db }: Pick<Context, 'config' | 'db'>): Promise<DemoSignIn[]> {
  if (!areDemoAccountsOpen(config)) {
    await endUserSessions(db, DEMO_USER_IDS)
    return []
  }
  const rows = await db
    .select()
    .from(user)
    .where(inArray(user.id, [...DEMO_USER_IDS]))
  const found: DemoSignIn[] = []
  for (const { id, email } of DEMO_USERS) {
    const row = rows.find((each) => each.id === id && each.disabledAt === null)
    if (!row || !(await checkPassword(row.passwordHash, DEMO_PASSWORD))) continue
    const password = config.isPublic ? randomSecret().slice(0, 20) : DEMO_PASSWORD
    if (config.isPublic) {
      await db
        .update(user)
        .set({ passwordHash: await hashPassword(password) })
        .where(eq(user.id, id))
      await endUserSessions(db, [id])
    }
    found.push({ email, password })
  }
  return found
}
