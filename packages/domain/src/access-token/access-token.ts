import * as z from 'zod'
import { MAX_PASSWORD_LENGTH } from '../account/credentials.js'
import { idSchema } from '../id/id.js'
import { CONTROL_CHARACTER_IN_NAME, isPlainName, isStorable, UNSTORABLE } from '../text/stored-text.js'

/** Start of every access token, by which scanners find one that was published by mistake. */
export const ACCESS_TOKEN_PREFIX = 'placard_'

/** Maximum number of access tokens of one user. */
export const MAX_ACCESS_TOKENS = 50

/** Maximum number of campaigns that a token can be limited to. */
export const MAX_TOKEN_CAMPAIGNS = 100

/** Maximum length of a token's name, in characters. */
export const MAX_TOKEN_NAME_LENGTH = 100

/** Longest validity of an access token, in days. */
export const MAX_TOKEN_DAYS = 365

/** Choices of the validity of a new access token, in days. */
export const TOKEN_LIFETIMES = [7, 30, 90, MAX_TOKEN_DAYS] as const

/** Bounds and default of the validity of a short-lived token, in seconds. */
export const SHORT_LIVED_SECONDS = { min: 60, default: 900, max: 86_400 } as const

/** Messages of access tokens. */
export const ACCESS_TOKEN_MESSAGES = {
  name: 'Fill in a name',
  longName: `Use at most ${MAX_TOKEN_NAME_LENGTH} characters`,
  access: 'Choose what the token may do',
  campaigns: 'Choose at least one campaign',
  manyCampaigns: `Choose at most ${MAX_TOKEN_CAMPAIGNS} campaigns`,
  unknownCampaign: 'One of the campaigns no longer exists, or you have no access to it.',
  password: 'Fill in your password to create a token that can write',
  lifetime: 'Choose how long the token is valid',
  tooMany: `You can have ${MAX_ACCESS_TOKENS} access tokens. Revoke one first.`,
  notFound: 'That token was already revoked.',
  invalid: 'The access token is unknown, expired or revoked.',
  readOnly: 'This access token may only read.',
  notAllowed: 'Access tokens cannot make this call. Sign in instead.',
  otherCampaigns: 'This access token is limited to some campaigns and cannot create others.',
  outOfScope: 'A short-lived token cannot have more campaigns than the token that issues it.',
  onlyByToken: 'Send an access token to issue another one.',
  notByShortLived: 'A short-lived token cannot make this call.',
} as const

/** Access that a token gives: to read data and make files of it, or to change it too. */
export const tokenAccessSchema = z.enum(['read', 'write'], ACCESS_TOKEN_MESSAGES.access)
export type TokenAccess = z.infer<typeof tokenAccessSchema>

/** Labels of the kinds of access. */
export const TOKEN_ACCESS_LABELS: Record<TokenAccess, string> = { read: 'Read', write: 'Read and write' }

const campaignIDs = z
  .array(idSchema, ACCESS_TOKEN_MESSAGES.campaigns)
  .min(1, ACCESS_TOKEN_MESSAGES.campaigns)
  .max(MAX_TOKEN_CAMPAIGNS, ACCESS_TOKEN_MESSAGES.manyCampaigns)

/** Access token as its owner sees it: without the secret, which is shown once. */
export const accessTokenSchema = z.object({
  id: idSchema,
  name: z.string(),
  access: tokenAccessSchema,
  /** Campaigns that it is limited to; null for all that its owner may see. */
  campaignIDs: z.array(idSchema).nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Time of the last request with it or with a token that it issued, to within a minute. */
  lastUsedAt: z.iso.datetime().nullable(),
})
export type AccessToken = z.infer<typeof accessTokenSchema>

/**
 * Requires the user's password for a token that can write: such a token outlives the session, which may be a stolen
 * one. Its arguments are those of `refine`.
 */
export const TOKEN_PASSWORD_RULE = [
  ({ access, password }: { access: TokenAccess; password?: string | undefined }) => access === 'read' || !!password,
  {
    path: ['password'] as string[],
    message: ACCESS_TOKEN_MESSAGES.password,
    when: ({ value }: { value: unknown }) => (value as { access?: unknown } | undefined)?.access === 'write',
  },
] as const

const newTokenFields = z.object({
  name: z
    .string(ACCESS_TOKEN_MESSAGES.name)
    .trim()
    .min(1, ACCESS_TOKEN_MESSAGES.name)
    .max(MAX_TOKEN_NAME_LENGTH, ACCESS_TOKEN_MESSAGES.longName)
    .refine(isStorable, UNSTORABLE)
    .refine(isPlainName, CONTROL_CHARACTER_IN_NAME),
  access: tokenAccessSchema,
  /** Campaigns to limit it to; null for all that the user may see. */
  campaignIDs: campaignIDs.nullable().default(null),
  /** Validity in days. */
  days: z
    .number(ACCESS_TOKEN_MESSAGES.lifetime)
    .int(ACCESS_TOKEN_MESSAGES.lifetime)
    .min(1, ACCESS_TOKEN_MESSAGES.lifetime)
    .max(MAX_TOKEN_DAYS, ACCESS_TOKEN_MESSAGES.lifetime),
  /** Password of the user, for a token that can write. */
  password: z
    .string(ACCESS_TOKEN_MESSAGES.password)
    .max(MAX_PASSWORD_LENGTH, ACCESS_TOKEN_MESSAGES.password)
    .optional(),
})

/** Form of a new access token, and the body of POST /v1/user/tokens. */
export const newAccessTokenSchema = newTokenFields.refine(...TOKEN_PASSWORD_RULE)
export type NewAccessToken = z.infer<typeof newAccessTokenSchema>

/** An access token with its secret, as the response that creates it contains it. */
export const createdAccessTokenSchema = accessTokenSchema.extend({ token: z.string() })
export type CreatedAccessToken = z.infer<typeof createdAccessTokenSchema>

/** Body of POST /v1/tokens, by which a server issues a token for a browser. */
export const shortLivedTokenSchema = z.object({
  /** Campaigns to limit it to. @default those of the token that issues it */
  campaignIDs: campaignIDs.optional(),
  /** Validity in seconds; it ends with the token that issues it at the latest. */
  expiresInSeconds: z
    .number()
    .int()
    .min(SHORT_LIVED_SECONDS.min)
    .max(SHORT_LIVED_SECONDS.max)
    .default(SHORT_LIVED_SECONDS.default),
})

/** A short-lived token and its end. */
export const issuedTokenSchema = z.object({ token: z.string(), expiresAt: z.iso.datetime() })

/** Returns whether a token has expired at a time. */
export const isTokenExpired = ({ expiresAt }: Pick<AccessToken, 'expiresAt'>, now: Date): boolean =>
  new Date(expiresAt) <= now
