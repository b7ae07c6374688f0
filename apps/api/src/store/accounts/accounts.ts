import { ACCOUNT_MESSAGES, type ProfileInput, type SignUpInput, type User } from '@placard/domain/account'
import { languageOfUser, type Verification } from '@placard/domain/internal/account'
import { createId } from '@placard/domain/internal/text'
import type { Language } from '@placard/domain/report'
import { and, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import {
  existingAccountEmail,
  passwordChangedEmail,
  passwordResetEmail,
  verificationEmail,
} from '../../email/account-emails.js'
import { Refusal } from '../../refusal.js'
import { hashContent } from '../../secrets.js'
import { queueEmail } from '../emails.js'
import { accountToken, user } from '../schema.js'
import type { Db } from '../store.js'
import type { StoreParts } from '../store-parts.js'
import { countUserTokens, revokeUserTokens } from './access-tokens.js'
import { findToken, issueToken, removeTokens, takeToken } from './account-tokens.js'
import { endUserSessions, userColumns } from './sessions.js'

/** Time in ms for which a verification link is valid. */
export const VERIFY_MS = 24 * 3_600_000
const RESET_MS = 30 * 60_000
/** Age in ms at which an unverified account is deleted; its newest link has expired long before. */
const UNVERIFIED_MS = 7 * 24 * 3_600_000

const { firstName, lastName, language, verifiedAt, disabledAt } = user
const stateColumns = { firstName, lastName, language, verifiedAt, disabledAt }

/** Normalizes an email as accounts store it. */
export const accountEmail = (text: string): string => text.trim().toLowerCase()

type NewAccount = Omit<SignUpInput, 'password' | 'confirmPassword'> & {
  passwordHash: string
  /** Language of the browser; undefined if it has none of the console's. */
  language?: Language | undefined
}

interface PasswordReset {
  email: string
  /** Token of the emailed link. */
  token: string
  passwordHash: string
  revokeTokens?: boolean | undefined
}

interface PasswordReplacement {
  user: User
  /** Hash of the checked password. */
  from: string
  /** Hash of the new password. */
  to: string
  /** Secret of the session to keep. */
  keep: string | undefined
  revokeTokens?: boolean | undefined
}

type VerifiedAccount = Pick<NewAccount, 'firstName' | 'lastName' | 'email' | 'passwordHash' | 'language'>

/**
 * Creates a verified account. It replaces an unverified one, whoever requested that. Returns false if the address
 * has an account.
 */
async function putVerified(
  db: Db,
  { firstName, lastName, email, passwordHash, language }: VerifiedAccount,
  { role, now }: { role?: User['role']; now: Date },
): Promise<boolean> {
  const changes = { ...(role && { role }), ...(language && { language }) }
  const values = { firstName, lastName, passwordHash, verifiedAt: now, ...changes }
  await removeTokens(db, 'verify', email)
  const put = await db
    .insert(user)
    .values({ id: createId(), email, createdAt: now, role: 'staff', ...values })
    .onConflictDoUpdate({
      target: user.email,
      set: values,
      setWhere: and(isNull(user.verifiedAt), isNull(user.disabledAt)),
    })
    .returning({ id: user.id })
  return put.length > 0
}

/** Accepts an invitation: its token verifies the address, so that the account is ready at once. */
async function acceptInvitation(context: StoreParts, account: NewAccount, token: string): Promise<void> {
  const { config, db } = context
  const now = context.now()
  await db.transaction(async (tx) => {
    const { email } = account
    const invitation = await takeToken(tx, { kind: 'invite', email, token, now })
    if (!invitation?.role) throw new Refusal('invalid', ACCOUNT_MESSAGES.inviteLink)
    const made = await putVerified(tx, account, { role: invitation.role, now })
    if (!made) await queueEmail(tx, context, existingAccountEmail(config, email, account.language))
  })
}

/** Creates the first administrator with the token that the server printed: whoever reads its console is trusted. */
async function setUpAdmin({ db, now }: StoreParts, account: NewAccount, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const tokenRow = await takeToken(tx, { kind: 'setup', email: '', token, now: now() })
    if (!tokenRow) throw new Refusal('invalid', ACCOUNT_MESSAGES.setupLink)
    const made = await putVerified(tx, account, { role: 'admin', now: now() })
    if (!made) throw new Refusal('invalid', ACCOUNT_MESSAGES.setupEmail)
  })
}

interface SignUpOptions {
  /** True if the address may get another email now. */
  mayEmail: boolean
  /** Secret of the browser, by which it verifies the address without names and password. */
  browser?: string
}

/**
 * Signs up. Whether the address already has an account is visible only in the email: the response and its timing are
 * the same for both. Names and password stay with the link that is emailed, and with this browser: nobody else's
 * sign-up replaces them. Throws a `Refusal` for an invalid invitation or set-up token.
 */
export async function signUp(
  context: StoreParts,
  account: NewAccount,
  { mayEmail, browser }: SignUpOptions,
): Promise<void> {
  if (account.inviteToken !== undefined) return acceptInvitation(context, account, account.inviteToken)
  if (account.setupToken !== undefined) return setUpAdmin(context, account, account.setupToken)
  const { config, db } = context
  const now = context.now()
  const { firstName, lastName, email, passwordHash, language } = account
  await db.transaction(async (tx) => {
    const values = { firstName, lastName, email, passwordHash, language, role: 'staff' as const, createdAt: now }
    await tx
      .insert(user)
      .values({ id: createId(), ...values })
      .onConflictDoNothing({ target: user.email })
    if (!mayEmail) return
    const signedUp = {
      firstName,
      lastName,
      ...(browser !== undefined && { passwordHash, browser: hashContent(browser) }),
    }
    const token = await issueToken(tx, { kind: 'verify', email, ...signedUp, now, lifeMs: VERIFY_MS })
    const [owner] = await tx.select(stateColumns).from(user).where(eq(user.email, email))
    const isTaken = owner !== undefined && (owner.verifiedAt !== null || owner.disabledAt !== null)
    await queueEmail(
      tx,
      context,
      isTaken
        ? existingAccountEmail(config, email, languageOfUser(owner))
        : verificationEmail(config, email, token, language),
    )
  })
}

/** Returns names and password that a browser has signed up with, of its newest link; undefined if it has not. */
async function findSignUp(tx: Db, email: string, { browser, now }: { browser: string; now: Date }) {
  const { firstName, lastName, passwordHash, browser: of } = accountToken
  const isOfBrowser = and(eq(accountToken.kind, 'verify'), eq(accountToken.email, email), eq(of, hashContent(browser)))
  const [found] = await tx
    .select({ firstName, lastName, passwordHash, browser: of })
    .from(accountToken)
    .where(and(isOfBrowser, gt(accountToken.expiresAt, now)))
    .orderBy(desc(accountToken.createdAt))
    .limit(1)
  return found
}

/**
 * Emails another verification link to an unverified address. Does the same work for any other address. If it is
 * requested in a browser that has signed up, the link also belongs to that sign-up.
 */
export async function resendVerification(context: StoreParts, email: string, browser = ''): Promise<void> {
  const { config, db, now } = context
  await db.transaction(async (tx) => {
    const own = await findSignUp(tx, email, { browser, now: now() })
    const [owner] = await tx
      .select(stateColumns)
      .from(user)
      .where(and(eq(user.email, email), isNull(user.verifiedAt), isNull(user.disabledAt)))
    const { firstName = '', lastName = '' } = owner ?? {}
    const signedUp = own ?? { firstName, lastName }
    const token = await issueToken(tx, { kind: 'verify', email, ...signedUp, now: now(), lifeMs: VERIFY_MS })
    const message = verificationEmail(config, email, token, owner && languageOfUser(owner))
    await queueEmail(tx, context, { ...message, to: owner ? email : null })
  })
}

interface OpenedLink {
  email: string
  token: string
  /** Secret of the browser, if it has signed up with this address. */
  browser: string | undefined
}

/**
 * Returns the names of a verification link; in the browser that signed up, also the hash of its password. Throws a
 * `Refusal` for an invalid link.
 */
async function openLink({ db, now }: StoreParts, { email, token, browser }: OpenedLink) {
  const found = await findToken(db, { kind: 'verify', email, token, now: now() })
  if (!found) throw new Refusal('invalid', ACCOUNT_MESSAGES.verifyLink)
  const isSameBrowser = browser !== undefined && found.browser === hashContent(browser)
  const passwordHash = (isSameBrowser && found.passwordHash) || undefined
  return { firstName: found.firstName ?? '', lastName: found.lastName ?? '', passwordHash }
}

/** Returns the state of a verification link. Throws a `Refusal` for an invalid link. */
export async function describeLink(context: StoreParts, link: OpenedLink): Promise<Verification> {
  const { passwordHash, ...names } = await openLink(context, link)
  return { ...names, isSameBrowser: passwordHash !== undefined }
}

/**
 * Verifies an address with names and password of the sign-up that its link belongs to. Returns false, and changes
 * nothing, in another browser than that of the sign-up. Throws a `Refusal` for an invalid link.
 */
export async function verifyInSameBrowser(context: StoreParts, link: OpenedLink): Promise<boolean> {
  const { passwordHash, ...names } = await openLink(context, link)
  if (passwordHash === undefined) return false
  await verifyEmail(context, link.token, { ...names, email: link.email, passwordHash })
  return true
}

/**
 * Verifies an address with a token from an email, and sets the names and password that its reader chose. Throws a
 * `Refusal` for an invalid token.
 */
export async function verifyEmail({ db, now }: StoreParts, token: string, account: VerifiedAccount): Promise<void> {
  await db.transaction(async (tx) => {
    const tokenRow = await takeToken(tx, { kind: 'verify', email: account.email, token, now: now() })
    const made = tokenRow && (await putVerified(tx, account, { now: now() }))
    if (!made) throw new Refusal('invalid', ACCOUNT_MESSAGES.verifyLink)
  })
}

/**
 * Emails an account owner a link to reset the password, or to verify an unverified account first, whose names may be
 * somebody else's. Does the same work for an address without an account.
 */
export async function requestReset(context: StoreParts, email: string): Promise<void> {
  const { config, db, now } = context
  await db.transaction(async (tx) => {
    const [owner] = await tx
      .select(stateColumns)
      .from(user)
      .where(and(eq(user.email, email), isNull(user.disabledAt)))
    const isUnverified = owner?.verifiedAt === null
    const link = isUnverified
      ? ({ kind: 'verify', firstName: owner.firstName, lastName: owner.lastName, lifeMs: VERIFY_MS } as const)
      : ({ kind: 'reset', lifeMs: RESET_MS } as const)
    const token = await issueToken(tx, { ...link, email, now: now() })
    const write = isUnverified ? verificationEmail : passwordResetEmail
    const message = write(config, email, token, owner && languageOfUser(owner))
    await queueEmail(tx, context, { ...message, to: owner ? email : null })
  })
}

/** Ends a user's sessions after a change of the password, and the access tokens on request; emails what was ended. */
async function endAccess(
  tx: Db,
  context: StoreParts,
  {
    id,
    email,
    language,
    keep,
    revokeTokens = false,
  }: Pick<User, 'id' | 'email' | 'language'> & Partial<Pick<PasswordReplacement, 'keep' | 'revokeTokens'>>,
): Promise<void> {
  await endUserSessions(tx, [id], keep)
  const tokens = await countUserTokens(tx, id, context.now())
  if (revokeTokens) await revokeUserTokens(tx, id)
  const ended = { isSessionKept: keep !== undefined, tokens, areTokensRevoked: revokeTokens }
  await queueEmail(tx, context, passwordChangedEmail(context.config, email, ended, languageOfUser({ language })))
}

/**
 * Sets the password of a token's owner, ends all sessions, revokes the access tokens on request, and emails the
 * owner. Throws a `Refusal` for an invalid token.
 */
export async function changePassword(
  context: StoreParts,
  { email, token, passwordHash, revokeTokens }: PasswordReset,
): Promise<void> {
  const { db, now } = context
  await db.transaction(async (tx) => {
    const tokenRow = await takeToken(tx, { kind: 'reset', email, token, now: now() })
    const [changed] = tokenRow
      ? await tx
          .update(user)
          .set({ passwordHash })
          .where(and(eq(user.email, email), isNotNull(user.verifiedAt), isNull(user.disabledAt)))
          .returning({ id: user.id, language: user.language })
      : []
    if (!changed) throw new Refusal('invalid', ACCOUNT_MESSAGES.resetLink)
    await endAccess(tx, context, { ...changed, email, revokeTokens })
  })
}

/**
 * Replaces a signed-in user's password, ends all sessions except the one to keep, revokes the access tokens on
 * request, and emails the user. Returns false if the password changed after it was checked.
 */
export async function replacePassword(
  context: StoreParts,
  { user: { id, email, language }, from, to, keep, revokeTokens }: PasswordReplacement,
): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const changed = await tx
      .update(user)
      .set({ passwordHash: to })
      .where(and(eq(user.id, id), eq(user.passwordHash, from), isNull(user.disabledAt)))
      .returning({ id: user.id })
    if (changed.length === 0) return false
    await endAccess(tx, context, { id, email, language, keep, revokeTokens })
    return true
  })
}

/** Stores the language of a user's browser, unless theirs is known. Returns the language of the user. */
export async function keepFirstLanguage(
  db: Db,
  { id, language }: Pick<User, 'id' | 'language'>,
  ofBrowser: Language | undefined,
): Promise<Language | null> {
  if (language || !ofBrowser) return language ?? null
  await db
    .update(user)
    .set({ language: ofBrowser })
    .where(and(eq(user.id, id), isNull(user.language)))
  return ofBrowser
}

/** Changes a user's names and language. */
export async function updateProfile(db: Db, userID: string, profile: ProfileInput): Promise<User | undefined> {
  const [updated] = await db
    .update(user)
    .set({ firstName: profile.first_name, lastName: profile.last_name, language: profile.language })
    .where(eq(user.id, userID))
    .returning(userColumns)
  return updated
}

/** Deletes accounts that were never verified. A disabled one stays and so blocks its address. */
export async function removeUnverified(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNVERIFIED_MS)
  await db.delete(user).where(and(isNull(user.verifiedAt), isNull(user.disabledAt), lt(user.createdAt, before)))
}
