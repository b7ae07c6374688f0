import * as z from 'zod'
import { idSchema, isShareToken } from '../id/id.js'
import { linkSettingsSchema } from './link-settings.js'
import {
  hasWildcard,
  MAX_EMBEDDING_ORIGINS,
  NO_ORIGIN,
  readOrigin,
  TOO_MANY_ORIGINS,
  WILDCARD_ORIGIN,
} from './origin.js'

/** A share token: longer than 24 characters, safe in a URL. */
export const shareTokenSchema = z
  .string()
  .max(128)
  .regex(/^[A-Za-z0-9_-]+$/)
  .refine(isShareToken, 'A share token is longer than 24 characters')

/** Origin of a web page: scheme, host and port, as browsers send it. */
const originSchema = z
  .string(NO_ORIGIN)
  .max(300, NO_ORIGIN)
  .transform((text, { addIssue }) => {
    const origin = readOrigin(text)
    if (origin !== undefined) return origin
    addIssue(hasWildcard(text) ? WILDCARD_ORIGIN : NO_ORIGIN)
    return z.NEVER
  })

/** Sites that may embed the report of a share link, without repetitions. */
export const embeddingOriginsSchema = z
  .array(originSchema, NO_ORIGIN)
  .max(MAX_EMBEDDING_ORIGINS, TOO_MANY_ORIGINS)
  .transform((origins) => [...new Set(origins)])

/** States of a share link: only active ones open. */
export const LINK_STATES = ['active', 'expired', 'revoked'] as const
export type LinkState = (typeof LINK_STATES)[number]

/**
 * Share link of a report as its owner sees it, with its settings. Only `url` contains the token. Responses of older
 * servers have the first fields only.
 */
export const shareLinkSchema = linkSettingsSchema.extend({
  id: idSchema,
  url: z.url(),
  /** Origins of the sites that may embed the report. */
  origins: z.array(z.string()),
  /** Name of its creator; null if unknown. */
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Last time its report was requested, by anybody and any program. */
  lastUsedAt: z.iso.datetime().nullable(),
  campaignID: idSchema.optional(),
  /** Name of its campaign. */
  campaign: z.string().optional(),
  state: z.enum(LINK_STATES).default('active'),
  /** Time at which it was revoked. */
  revokedAt: z.iso.datetime().nullable().default(null),
  hasPassword: z.boolean().default(false),
  /** How often outside viewers have opened it. Chat previews, robots and signed-in users are no views. */
  views: z.number().int().min(0).default(0),
  /** Time of the last view. */
  lastViewedAt: z.iso.datetime().nullable().default(null),
  /** Grows with each change, which has to name the version that it is based on. */
  version: z.number().int().min(1).default(1),
})
export type ShareLink = z.infer<typeof shareLinkSchema>
