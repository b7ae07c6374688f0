import { ACCOUNT_MESSAGES, createId, type ProfileInput, type SignUpInput, type User } from '@placard/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.js'
import { hasAccountMail, passwordChangedMail, resetMail, verifyMail } from '../mail/account-mails.js'
import { Refusal } from '../refusal.js'
import { issueToken, takeToken } from './account-tokens.js'
import { queueMail } from './mail.js'
import { user } from './schema.js'
import { endSessionsOf, userColumns } from './sessions.js'
import type { Db } from './store.js'

const VERIFY_MS = 24 * 3_600_000
const RESET_MS = 30 * 60_000

/** An address as accounts know it. */
export const accountEmail = (text: string): string => text.trim().toLowerCase()

type NewAccount = Omit<SignUpInput, 'password' | 'confirmPassword'> & { passwordHash: string }

/** Makes the account, or replaces one whose address was never proven. False when the address has an account. */
async function putUser(
  db: Db,
  { firstName, lastName, email, passwordHash }: NewAccount,
  { role, verifiedAt, now }: { role: User['role']; verifiedAt: Date | null; now: Date },
): Promise<boolean> {
  const values = { firstName, lastName, role, passwordHash, verifiedAt }
  const put = await db
    .insert(user)
    .values({ id: createId(), email, createdAt: now, ...values })
    .onConflictDoUpdate({
      target: user.email,
      set: values,
      setWhere: and(isNull(user.verifiedAt), isNull(user.disabledAt)),
    })
    .returning({ id: user.id })
  return put.length > 0
}

/** Whoever was invited: the token proves the address, so that the account is ready at once. */
async function acceptInvitation(context: Context, account: NewAccount, token: string): Promise<void> {
  const { config, db } = context
  const now = context.now()
  await db.transaction(async (tx) => {
    const { email } = account
    const invitation = await takeToken(tx, { kind: 'invite', email, token, now })
    if (!invitation?.role) throw new Refusal(400, ACCOUNT_MESSAGES.inviteLink)
    const made = await putUser(tx, account, { role: invitation.role, verifiedAt: now, now })
    if (!made) await queueMail(tx, context, hasAccountMail(config, email))
  })
}

/**
 * Signs up. Whether the address has an account already shows in its mail only: the same is done, and takes as long,
 * for both. Throws a `Refusal` for an invitation that does not hold.
 */
export async function signUp(context: Context, account: NewAccount): Promise<void> {
  if (account.inviteToken !== undefined) return acceptInvitation(context, account, account.inviteToken)
  const { config, db } = context
  const now = context.now()
  await db.transaction(async (tx) => {
    const { email } = account
    const token = await issueToken(tx, { kind: 'verify', email, now, lifeMs: VERIFY_MS })
    const made = await putUser(tx, account, { role: 'staff', verifiedAt: null, now })
    await queueMail(tx, context, made ? verifyMail(config, email, token) : hasAccountMail(config, email))
  })
}

/** Proves an address with its token. Throws a `Refusal` for one that does not hold. */
export async function verifyEmail({ db, now }: Context, email: string, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const taken = await takeToken(tx, { kind: 'verify', email, token, now: now() })
    const proven =
      taken &&
      (await tx
        .update(user)
        .set({ verifiedAt: now() })
        .where(and(eq(user.email, email), isNull(user.verifiedAt)))
        .returning({ id: user.id }))
    if (!proven?.length) throw new Refusal(400, ACCOUNT_MESSAGES.verifyLink)
  })
}

/** Mails the owner of an account a link to choose a new password. Does as much for an address without one. */
export async function requestReset(context: Context, email: string): Promise<void> {
  const { config, db, now } = context
  await db.transaction(async (tx) => {
    const token = await issueToken(tx, { kind: 'reset', email, now: now(), lifeMs: RESET_MS })
    const [owner] = await tx
      .select({ email: user.email })
      .from(user)
      .where(and(eq(user.email, email), isNull(user.disabledAt)))
    await queueMail(tx, context, { ...resetMail(config, email, token), to: owner?.email ?? null })
  })
}

/**
 * Sets the password of a token's owner, ends all sessions and tells the owner. The mail also proves the address.
 * Throws a `Refusal` for a token that does not hold.
 */
export async function changePassword(
  context: Context,
  { email, token, passwordHash }: { email: string; token: string; passwordHash: string },
): Promise<void> {
  const { config, db, now } = context
  await db.transaction(async (tx) => {
    const taken = await takeToken(tx, { kind: 'reset', email, token, now: now() })
    const [changed] = taken
      ? await tx
          .update(user)
          .set({ passwordHash, verifiedAt: sql`coalesce(${user.verifiedAt}, ${now().toISOString()}::timestamptz)` })
          .where(and(eq(user.email, email), isNull(user.disabledAt)))
          .returning({ id: user.id })
      : []
    if (!changed) throw new Refusal(400, ACCOUNT_MESSAGES.resetLink)
    await endSessionsOf(tx, changed.id)
    await queueMail(tx, context, passwordChangedMail(config, email))
  })
}

/**
 * Replaces the password of a signed-in user, ends all sessions but the one to keep, and tells the user by email. False
 * when the password changed after it was checked.
 */
export async function replacePassword(
  context: Context,
  { user: { id, email }, from, to, keep }: { user: User; from: string; to: string; keep: string | undefined },
): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const changed = await tx
      .update(user)
      .set({ passwordHash: to })
      .where(and(eq(user.id, id), eq(user.passwordHash, from), isNull(user.disabledAt)))
      .returning({ id: user.id })
    if (changed.length === 0) return false
    await endSessionsOf(tx, id, keep)
    await queueMail(tx, context, passwordChangedMail(context.config, email))
    return true
  })
}

/** Changes a user's names. */
export async function updateNames(db: Db, userID: string, names: ProfileInput): Promise<User | undefined> {
  const [updated] = await db
    .update(user)
    .set({ firstName: names.first_name, lastName: names.last_name })
    .where(eq(user.id, userID))
    .returning(userColumns)
  return updated
}
