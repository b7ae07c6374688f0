import * as z from 'zod'
import { idSchema, isShareToken } from '../id/id.js'
/** A share token: longer than 24 characters, safe in a URL. */
export const shareTokenSchema = z
  .string()
  .max(128)
  .regex(/^[A-Za-z0-9_-]+$/)
  .refine(isShareToken, 'A share token is longer than 24 characters')

/** Share link of a report as its owner sees it. Only `url` contains the token. */
export const shareLinkSchema = z.object({
  id: idSchema,
  url: z.url(),
  /** Name of its creator; null if unknown. */
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type ShareLink = z.infer<typeof shareLinkSchema>
