import { createId } from '@placard/domain'
import { isNull } from 'drizzle-orm'
import { hashPassword } from '../auth/passwords.js'
import { user } from '../store/schema.js'
import { canAnybodySignIn } from '../store/sessions.js'
import type { Db } from '../store/store.js'

/** Makes the first administrator where nobody can sign in yet; answers whether it did. */
export async function createFirstAdmin(
  db: Db,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<boolean> {
  if (await canAnybodySignIn(db)) return false
  const admin = {
    firstName: email.split('@')[0] ?? email,
    lastName: '',
    role: 'admin' as const,
    passwordHash: await hashPassword(password),
    verifiedAt: now,
  }
  const made = await db
    .insert(user)
    .values({ id: createId(), email, createdAt: now, ...admin })
    // Somebody may have asked for an account with that address; without proof it is not theirs.
    .onConflictDoUpdate({ target: user.email, set: admin, setWhere: isNull(user.verifiedAt) })
    .returning({ id: user.id })
  return made.length > 0
}
