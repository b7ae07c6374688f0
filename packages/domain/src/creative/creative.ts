import * as z from 'zod'
import { idSchema } from '../id/id.js'

/** The kinds of creative. */
export const CREATIVE_TYPES = ['Banner', 'VAST', 'VPAID'] as const
export const creativeTypeSchema = z.enum(CREATIVE_TYPES)
export type CreativeType = z.infer<typeof creativeTypeSchema>

/** A creative as lists and reports show it. `size` is 'WxH' in pixels; `liveIDs` are its published copies. */
export const creativeSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  type: creativeTypeSchema,
  size: z.string(),
  liveIDs: z.array(idSchema),
})
export type CreativeSummary = z.infer<typeof creativeSummarySchema>

/** A creative's size as it is written everywhere, such as '300x250'. */
export const creativeSize = (width: number, height: number): string => `${width}x${height}`
