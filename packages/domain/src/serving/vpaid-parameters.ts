import * as z from 'zod'
import { storedLayoutOptions } from '../ad-document/layout-html.js'
import type { PublishedCreative } from '../creative/creative.js'
import { BUTTON_PLACEMENTS, VPAID_VIDEO } from '../layout/layout.js'
import { shownLayoutOptions } from '../layout/layout-options.js'
import type { TagValues } from '../tag/tag-query.js'
import { findLandingPage } from '../tracker/tracker.js'
import { storedUrlSchema } from '../web-address/web-address.js'

const yesOrNo = z.enum(['yes', 'no'])

/** AdParameters of a VPAID unit: its media, and the layout options that apply to videos too. */
export const vpaidParametersSchema = z.object({
  media: z.array(z.object({ url: z.string().min(1), type: z.string() })).min(1),
  /** Landing page; empty for none. */
  click: storedUrlSchema.or(z.literal('')),
  /** Duration in seconds; 0 for unknown. */
  duration: z.number().min(0),
  controls: yesOrNo,
  progressType: z.enum(['ProgressBar', 'Countdown']),
  showCountdown: yesOrNo,
  buttonsPosition: z.enum(BUTTON_PLACEMENTS),
  /** Size in percent. */
  buttonsSize: z.number().min(0),
  /** Unencoded values of the tag; missing if it has none. */
  tag: z
    .object({
      cachebuster: z.string(),
      gdpr: z.string(),
      gdprConsent: z.string(),
      addtlConsent: z.string(),
      app: z.record(z.string(), z.string()),
    })
    .partial()
    .optional(),
})
export type VpaidParameters = z.infer<typeof vpaidParametersSchema>

/** Builds the AdParameters of a creative from its videos in order of preference; at least one. */
export function buildVpaidParameters(
  creative: PublishedCreative,
  media: VpaidParameters['media'],
  duration = 0,
  { cachebuster, gdpr, gdprConsent, addtlConsent, app }: TagValues = {},
): VpaidParameters {
  const hasApp = Object.keys(app ?? {}).length > 0
  const tag = { cachebuster, gdpr, gdprConsent, addtlConsent, ...(hasApp && { app }) }
  const options = shownLayoutOptions(storedLayoutOptions(creative), VPAID_VIDEO)
  return vpaidParametersSchema.parse({
    media,
    click: findLandingPage(creative.trackers) ?? '',
    duration,
    controls: options.controls,
    progressType: options.progress_type,
    showCountdown: options.show_countdown,
    buttonsPosition: options.buttons_position,
    buttonsSize: options.buttons_sizes,
    ...(Object.values(tag).some((value) => value !== undefined) && { tag }),
  })
}
