import * as z from 'zod'
import { idSchema, isShareToken } from '../id/id.js'
/** A share token: longer than 24 characters, safe in a URL. */
export const shareTokenSchema = z
  .string()
  .max(128)
  .regex(/^[A-Za-z0-9_-]+$/)
  .refine(isShareToken, 'A share token is longer than 24 characters')

/** Maximum number of sites that may embed the report of one share link. */
export const MAX_EMBEDDING_ORIGINS = 20

/** Message for a site that is not an origin. */
export const NO_ORIGIN = 'Fill in an address without a path, such as https://www.example.com'

/** Message for too many sites of a share link. */
export const TOO_MANY_ORIGINS = `At most ${MAX_EMBEDDING_ORIGINS} sites can embed a report`

/** Origin of a web page: scheme, host and port, as browsers send it. */
export const originSchema = z
  .string(NO_ORIGIN)
  .trim()
  .max(300, NO_ORIGIN)
  .transform((text, { addIssue }) => {
    const url = URL.parse(text)
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
    if (isOrigin && url.username === '' && url.password === '') return url.origin
    addIssue(NO_ORIGIN)
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
