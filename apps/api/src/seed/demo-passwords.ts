import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { eq, inArray } from 'drizzle-orm'
import { areDemoAccountsOpen, DEMO_USER_IDS } from '../auth/demo-accounts.js'
import { checkPassword, hashPassword } from '../auth/passwords.js'
import type { Context } from '../context.js'
import { randomSecret } from '../secrets.js'
import { user } from '../store/schema.js'
import { endSessionsOf } from '../store/sessions.js'

/** Email and password of a demo account. */
export interface DemoSignIn {
  email: string
  password: string
}

/**
 * Returns the demo accounts whose password the operator may be told. On a public server where the demo company was
 * asked for, those with the public password get a random one first; where it was not, their sessions end.
 */
export async function demoSignIns({ config, db }: Pick<Context, 'config' | 'db'>): Promise<DemoSignIn[]> {
  if (!areDemoAccountsOpen(config)) {
    await endSessionsOf(db, DEMO_USER_IDS)
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
      await endSessionsOf(db, [id])
    }
    found.push({ email, password })
  }
  return found
}
