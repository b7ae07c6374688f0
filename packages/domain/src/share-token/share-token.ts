import * as z from 'zod'
import { idSchema, isShareToken } from '../id/id.js'
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

/** Share link of a report as its owner sees it. Only `url` contains the token. */
export const shareLinkSchema = z.object({
  id: idSchema,
  url: z.url(),
  /** Origins of the sites that may embed the report. */
  origins: z.array(z.string()),
  /** Name of its creator; null if unknown. */
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type ShareLink = z.infer<typeof shareLinkSchema>
