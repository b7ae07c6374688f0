import * as z from 'zod'
import { idSchema } from '../id/id.js'
import { clickTestIDSchema } from './click-trail.js'

const MAX_CLICK_LENGTH = 4096
const MAX_VALUE_LENGTH = 2048
const MAX_APP_VALUE_LENGTH = 256
/** Maximum number of app values read from one URL. */
const MAX_APP_VALUES = 20

/** Name of an app or device value, such as `app_bundle_id`. */
const APP_NAME = /^(app|dcm)_[a-z0-9_]{1,60}$/

/** Macro that a platform did not replace, such as `%%CLICK%%`, `${GDPR}`, `{rnd}`, `[RANDOM]` or `__RND__`. */
export const UNFILLED = /^(%%.*%%?|\$?\{.*\}|\[.*\]|__.*__|%[a-z])$/i

const optional = (schema: z.ZodType<string, string>) => schema.optional().catch(undefined)
const filledText = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .refine((text) => !UNFILLED.test(text) && !/\p{Surrogate}/u.test(text))
const filled = optional(filledText(MAX_VALUE_LENGTH))
const appValue = filledText(MAX_APP_VALUE_LENGTH)

/** Returns the app and device values, without unreplaced macros. */
const readAppValues = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .flatMap(([name, value]) => {
        const read = APP_NAME.test(name) ? appValue.safeParse(value) : undefined
        return read?.success ? [[name, read.data] as const] : []
      })
      .slice(0, MAX_APP_VALUES),
  )

/** Values that platforms send for no deal. */
export const NO_DEAL = /^(0|-1|-2|none|null|undefined|)$/i

/** Returns true if a platform's value is a deal: not missing, not a value for none, not an unreplaced macro. */
export const isDeal = (deal: string | undefined): deal is string =>
  deal !== undefined && !NO_DEAL.test(deal.trim()) && !UNFILLED.test(deal.trim())

/**
 * Query of a served URL, for banners and VAST: the macros that a platform replaced. An invalid value counts as
 * missing, so that the ad is always served.
 */
export const tagQuerySchema = z
  .looseObject({
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
    addtl_consent: filled,
    deal: filled,
    fallback: optional(idSchema),
    preview: z.enum(['1', 'true']).optional().catch(undefined),
    in_app: z.literal('1').optional().catch(undefined),
    click_test: clickTestIDSchema.optional().catch(undefined),
  })
  .transform((query) => ({
    clickMacro: query.click,
    clickKind: query.click_kind,
    cachebuster: query.cb,
    gdpr: query.gdpr,
    gdprConsent: query.gdpr_consent,
    /** Google's Additional Consent string. */
    addtlConsent: query.addtl_consent,
    /** App and device values by parameter name. */
    app: readAppValues(query),
    deal: isDeal(query.deal) ? query.deal : undefined,
    fallbackID: query.fallback,
    isPreview: query.preview !== undefined,
    isInApp: query.in_app !== undefined,
    /** ID of a click test, which counts nothing. */
    clickTest: query.click_test,
  }))
type TagQuery = z.output<typeof tagQuerySchema>

/** Values of a tag for trackers. */
export type TagValues = Partial<Pick<TagQuery, 'cachebuster' | 'gdpr' | 'gdprConsent' | 'addtlConsent' | 'app'>>

/** Click macro of a tag, and whether the tag is in an app. */
export type TagClick = Partial<Pick<TagQuery, 'clickMacro' | 'clickKind' | 'isInApp'>>

/** Live id of the fallback in a URL; undefined with a deal, or if the URL has none. */
export const requestedFallback = ({ deal, fallbackID }: Pick<TagQuery, 'deal' | 'fallbackID'>): string | undefined =>
  deal === undefined ? fallbackID : undefined
