import type { DeliveryProblem } from '@placard/domain/internal/schedule'
import type { Language } from '@placard/domain/report'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, shortID } from './columns.js'

/** User accounts. */
export const user = pgTable(
  'user',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique('user_email_unique'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text('role', { enum: ['staff', 'admin', 'advertiser', 'agency'] }).notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time when the email was verified; null accounts cannot sign in. */
    verifiedAt: moment('verified_at'),
    disabledAt: moment('disabled_at'),
    lastLoginAt: moment('last_login_at'),
    /** Language of the user's emails: that of the browser at first; null before it is known. */
    language: text('language').$type<Language>(),
  },
  (table) => [
    shortID('user_id_length', table.id),
    check('user_email_lower', sql`${table.email} = lower(${table.email})`),
    check('user_language_known', sql`${table.language} in ('en', 'de')`),
    check('user_role_known', sql`${table.role} in ('staff', 'admin', 'advertiser', 'agency')`),
  ],
)

/** Sessions. The key is the SHA-256 of the cookie, so that the table alone gives no access. */
export const session = pgTable(
  'session',
  {
    key: text('key').primaryKey(),
    userID: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Time of the last request, to within a few minutes. */
    lastSeenAt: moment('last_seen_at').notNull().default(sql`now()`),
    /** Idle time in seconds after which the session ends before it expires. */
    idleSeconds: integer('idle_seconds').notNull().default(43_200),
  },
  (table) => [index('session_user').on(table.userID), index('session_expiry').on(table.expiresAt)],
)

/**
 * Access tokens of programs. The key is the SHA-256 of the secret. Short-lived ones belong to the token that has issued
 * them.
 */
export const accessToken = pgTable(
  'access_token',
  {
    key: text('key').primaryKey(),
    id: text('id').notNull().unique('access_token_id_unique'),
    userID: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    parentID: text('parent_id').references((): AnyPgColumn => accessToken.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    access: text('access', { enum: ['read', 'write'] }).notNull(),
    /** Campaigns that it is limited to; null for all that its user may see. */
    campaignIDs: text('campaign_ids').array(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Time of the last request, to within a minute. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    shortID('access_token_id_length', table.id),
    check('access_token_access_known', sql`${table.access} in ('read', 'write')`),
    check('access_token_issued_reads', sql`${table.parentID} is null or ${table.access} = 'read'`),
    index('access_token_user').on(table.userID),
    index('access_token_parent').on(table.parentID),
    index('access_token_expiry').on(table.expiresAt),
  ],
)

/**
 * Tokens in links: verification, password reset, invitation, and the set-up of the first administrator, which has no
 * address. The key is the token's SHA-256. An address may have several valid tokens of a kind.
 */
export const accountToken = pgTable(
  'account_token',
  {
    key: text('key').primaryKey(),
    kind: text('kind', { enum: ['verify', 'reset', 'invite', 'setup'] }).notNull(),
    email: text('email').notNull(),
    /** The role that an invitation gives. */
    role: text('role', { enum: ['advertiser', 'agency'] }),
    /** Names and password of the sign-up that a verification belongs to. */
    firstName: text('first_name'),
    lastName: text('last_name'),
    passwordHash: text('password_hash'),
    /** SHA-256 of the secret in the browser that signed up; only that browser uses names and password unasked. */
    browser: text('browser'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Time when the email of an invitation was given up; null if it was not. */
    failedAt: moment('failed_at'),
    failure: text('failure').$type<DeliveryProblem>(),
  },
  (table) => [
    index('account_token_address').on(table.kind, table.email),
    check('account_token_kind_known', sql`${table.kind} in ('verify', 'reset', 'invite', 'setup')`),
    check('account_token_role', sql`(${table.kind} = 'invite') = (${table.role} is not null)`),
    index('account_token_expiry').on(table.expiresAt),
  ],
)

/** Responses of creating requests, so that a repetition gets the same response instead of creating again. */
export const idempotentResponse = pgTable(
  'idempotent_answer',
  {
    /** SHA-256 of requester, endpoint and Idempotency-Key. */
    key: text('key').primaryKey(),
    /** SHA-256 of the body: another body with the same key is an error. */
    bodyHash: text('body_hash').notNull(),
    /** Sealed, because it may contain a share link; null while the first request is in progress. */
    answer: text('answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('idempotent_answer_created').on(table.createdAt)],
)

/**
 * Counters of attempts to sign in, sign up or recover an account, by account, address or client. Keys are hashed, so
 * the table names nobody.
 */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    nextAt: moment('next_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('login_attempt_updated').on(table.updatedAt)],
)

/** Key-value store of the installation. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Requests of one address to a rate-limited route in the current minute, for all servers. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    /** Hash of route and address, so the table names nobody. */
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('rate_limit_end').on(table.endsAt)],
)
