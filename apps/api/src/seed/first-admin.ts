import { createId } from '@placard/domain'
import { hashPassword } from '../auth/passwords.js'
import { user } from '../store/schema.js'
import { hasUsers } from '../store/sessions.js'
import type { Db } from '../store/store.js'

/** Makes the first administrator where nobody can sign in yet; answers whether it did. */
export async function createFirstAdmin(
  db: Db,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<boolean> {
  if (await hasUsers(db)) return false
  const made = await db
    .insert(user)
    .values({
      id: createId(),
      email,
      firstName: email.split('@')[0] ?? email,
      lastName: '',
      role: 'admin',
      passwordHash: await hashPassword(password),
      createdAt: now,
      verifiedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: user.id })
  return made.length > 0
}
