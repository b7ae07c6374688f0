import * as z from 'zod'
import { idSchema } from '../id/id-schema.js'

const MAX_CLICK_LENGTH = 4096
const MAX_VALUE_LENGTH = 2048

/** What a platform leaves in a tag that it did not fill in, such as `%%CLICK%%`, `${GDPR}`, `{rnd}`, `[RANDOM]` or `__RND__`. */
export const UNFILLED = /^(%%.*%%?|\$?\{.*\}|\[.*\]|__.*__|%[a-z])$/i

const optional = (schema: z.ZodType<string, string>) => schema.optional().catch(undefined)
const filled = optional(
  z
    .string()
    .min(1)
    .max(MAX_VALUE_LENGTH)
    .refine((text) => !UNFILLED.test(text)),
)

/** What platforms put in a deal's place when there is none. */
export const NO_DEAL = /^(0|-1|-2|none|null|undefined|)$/i

/** Whether a platform's value says that there is a deal: neither missing, nor a word for none, nor an unfilled macro. */
export const isDeal = (deal: string | undefined): deal is string =>
  deal !== undefined && !NO_DEAL.test(deal.trim()) && !UNFILLED.test(deal.trim())

/**
 * What a tag hands to the serving host, by the names in its address. An advertisement is never refused for what a
 * platform put there: what cannot be used is as good as missing.
 */
export const bannerQuerySchema = z
  .object({
    click: optional(
      z
        .string()
        .max(MAX_CLICK_LENGTH)
        .regex(/^https?:\/\/[^\s"'<>\\^`]+$/i),
    ),
    click_kind: z.enum(['prefix', 'replacement']).optional().catch(undefined),
    cb: filled,
    gdpr: filled,
    gdpr_consent: filled,
    deal: filled,
    fallback: optional(idSchema),
    preview: z.enum(['1', 'true']).optional().catch(undefined),
    in_app: z.literal('1').optional().catch(undefined),
  })
  .transform(({ click, click_kind, cb, gdpr, gdpr_consent, deal, fallback, preview, in_app }) => ({
    clickMacro: click,
    clickKind: click_kind,
    cachebuster: cb,
    gdpr,
    gdprConsent: gdpr_consent,
    deal: isDeal(deal) ? deal : undefined,
    fallbackID: fallback,
    isPreview: preview !== undefined,
    isInApp: in_app !== undefined,
  }))
export type BannerQuery = z.output<typeof bannerQuerySchema>

/** The live id that an address shows: its fallback's when it names one and there is no deal. */
export const servedLiveID = (liveID: string, { deal, fallbackID }: Pick<BannerQuery, 'deal' | 'fallbackID'>): string =>
  fallbackID !== undefined && deal === undefined ? fallbackID : liveID
