import * as z from 'zod'
import { assetSchema } from '../asset/asset.js'
import { creativeSettingsSchema, storedCreativeSettingsSchema } from '../creative-settings/creative-settings.js'
import { createTemporaryId, idSchema } from '../id/id.js'
import { findLayout, LAYOUTS } from '../layout/layout.js'
import { type PlatformName, platformNameSchema } from '../platform/platform.js'
import { PLATFORMS } from '../platform/platforms.js'
import { CONTROL_CHARACTER_IN_NAME, isPlainName, isStorable, UNSTORABLE } from '../text/stored-text.js'
import { storedTrackersSchema, trackersSchema } from '../tracker/tracker.js'
import { storedUrlSchema } from '../web-address/web-address.js'

/** Creative types. */
export const CREATIVE_TYPES = ['Banner', 'VAST', 'VPAID'] as const
export const creativeTypeSchema = z.enum(CREATIVE_TYPES, 'Choose a type')
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

/** Maximum side of a creative in px. */
export const MAX_SIDE_PX = 8192

/** Formats a creative's size: '300x250'. */
export const creativeSize = (width: number, height: number): string => `${width}x${height}`

/** Parses a size such as '300x250' in px; undefined if it is invalid. */
export function parseCreativeSize(size: string): { width: number; height: number } | undefined {
  const [, width, height] = /^([1-9]\d{0,3})x([1-9]\d{0,3})$/.exec(size) ?? []
  const sides = { width: Number(width), height: Number(height) }
  return width && height && sides.width <= MAX_SIDE_PX && sides.height <= MAX_SIDE_PX ? sides : undefined
}

/** Name of a creative without one. */
export const DEFAULT_CREATIVE_NAME = 'New creative'

/** Maximum length of a creative's HTML in characters. */
export const MAX_HTML_LENGTH = 500_000

/** Maximum length of a creative's name in characters. */
export const MAX_CREATIVE_NAME_LENGTH = 200

/** Maximum number of creatives in all campaigns of a user. */
export const MAX_CREATIVES_PER_USER = 100_000

/** Error message of a creative beyond that number. */
export const TOO_MANY_CREATIVES = `The owner of this campaign has ${MAX_CREATIVES_PER_USER} creatives, which is the most for one user. Delete some first.`

/** Error message of a change that exceeds the storage quota of the campaign's owner. */
export const STORAGE_FULL =
  'There is no room for this. Delete creatives and files that nobody needs any more, or ask for more room.'

const WHOLE_PIXELS = 'Fill in a size in whole pixels'
const side = z.number(WHOLE_PIXELS).int(WHOLE_PIXELS).min(1, WHOLE_PIXELS).max(MAX_SIDE_PX, `At most ${MAX_SIDE_PX} px`)

const UNKNOWN_LAYOUT = `Choose a layout: ${LAYOUTS.map(({ id }) => id).join(', ')}`

/** Values of the creative editor, and the request body of a change. */
export const creativeInputSchema = z.object({
  name: z
    .string('Fill in a name')
    .trim()
    .min(1, 'Fill in a name')
    .max(MAX_CREATIVE_NAME_LENGTH, 'The name is too long')
    .refine(isStorable, UNSTORABLE)
    .refine(isPlainName, CONTROL_CHARACTER_IN_NAME)
    .default(DEFAULT_CREATIVE_NAME),
  type: creativeTypeSchema.default('Banner'),
  width: side.default(300),
  height: side.default(250),
  /** True if it fills its container. */
  fluid: z.boolean().default(false),
  platform: platformNameSchema.default('Google Ad Manager'),
  trackers: trackersSchema.default({}),
  settings: creativeSettingsSchema.default([]),
  /** Layout that generates its HTML; null for custom HTML. */
  layout: z
    .string(UNKNOWN_LAYOUT)
    .refine((id) => findLayout(id) !== undefined, UNKNOWN_LAYOUT)
    .nullable()
    .default(null),
})
export type CreativeInput = z.infer<typeof creativeInputSchema>

/**
 * Tag of a creative: events are counted by its id, which stays when the creative is published again. A published
 * version never changes; the tag shows one of them.
 */
export const liveCreativeSchema = z.object({
  id: idSchema,
  /** When the version that the tag shows was published. */
  publishedAt: z.iso.datetime(),
  /** Number of that version among those of this tag, from 1. */
  version: z.number().int().min(1).optional(),
  /** Since when the tag shows nothing; omitted while it serves. */
  pausedAt: z.iso.datetime().optional(),
})
export type LiveCreative = z.infer<typeof liveCreativeSchema>

/** Complete creative. `version` increases with each change, so that concurrent edits are detected. */
export const creativeSchema = z.object({
  id: idSchema,
  campaignID: idSchema,
  ...creativeInputSchema.shape,
  // Stored values may be older than the current rules.
  name: z.string(),
  trackers: storedTrackersSchema,
  layout: z.string().nullable().default(null),
  settings: storedCreativeSettingsSchema,
  size: z.string(),
  html: z.string(),
  assets: z.array(assetSchema),
  liveCreatives: z.array(liveCreativeSchema),
  data: z.object({
    impressions: z.number().int().min(0),
    engagement: z.number().int().min(0),
    clicks: z.number().int().min(0),
    videoStarts: z.number().int().min(0).optional(),
    videoCompletes: z.number().int().min(0).optional(),
  }),
  updatedAt: z.iso.datetime(),
  version: z.number().int().min(1),
  /** Name and default landing page of its campaign, which apply when it is published. */
  campaign: z.object({ name: z.string(), landingPage: storedUrlSchema.optional() }).optional(),
  /** True if publishing would change what its newest tag shows: it, its files or an inherited landing page changed. */
  unpublishedChanges: z.boolean().optional(),
})
export type Creative = z.output<typeof creativeSchema>

/** Complete published creative with its files. */
export const publishedCreativeSchema = creativeSchema.omit({
  liveCreatives: true,
  data: true,
  campaign: true,
  unpublishedChanges: true,
})
export type PublishedCreative = z.output<typeof publishedCreativeSchema>

/** The parts of a creative that its banner is built from. */
export type BannerCreative = Omit<PublishedCreative, 'campaignID' | 'updatedAt' | 'version'>

/** Creates a creative that only the client knows yet: defaults, no counts, a temporary id. */
export const newCreative = (campaignID: string, now: Date): Creative => ({
  ...creativeInputSchema.parse({}),
  id: createTemporaryId(),
  campaignID,
  size: creativeSize(300, 250),
  html: '',
  assets: [],
  liveCreatives: [],
  data: { impressions: 0, engagement: 0, clicks: 0 },
  updatedAt: now.toISOString(),
  version: 1,
})

/** Message for an unknown creative. */
export const CREATIVE_NOT_FOUND = 'Creative not found!'

/** Message for a change by a temporary id that has no server id. */
export const NO_CREATIVE_YET = 'No creative found yet!'

/** Message for a fallback creative of another campaign, or for the creative itself. */
export const FALLBACK_NOT_FOUND = 'The creative that is shown instead must be another one of this campaign'

/** Returns the id of the fallback creative; undefined if there is none. */
export const fallbackCreativeID = (settings: CreativeInput['settings']): string | undefined =>
  settings.flatMap((setting) => (setting.key === 'fallbackCreative' && setting.value !== '' ? [setting.value] : []))[0]

/**
 * Returns whether a creative of a type can be shown by the tag of another: banners by the tags of banners, videos by
 * those of videos.
 */
export const canReplace = (fallback: CreativeType, shown: CreativeType): boolean =>
  (fallback === 'Banner') === (shown === 'Banner')

/** Truncates a text without splitting a character. */
const upTo = (length: number, text: string) =>
  text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()

const withNumber = (base: string, suffix: string) => upTo(MAX_CREATIVE_NAME_LENGTH - suffix.length, base) + suffix

/**
 * Name of a copy: appends ' (Copy)', or increments ' (Copy)' or ' (Copy N)' at the end. Long names are truncated before
 * the suffix.
 */
export function copyName(name: string): string {
  const [ending, number] = / \(Copy(?: (\d{1,9}))?\)$/.exec(name) ?? []
  if (ending === undefined) return withNumber(name, ' (Copy)')
  return withNumber(name.slice(0, -ending.length), ` (Copy ${Number(number ?? 1) + 1})`)
}

/** Returns a copy's name that is not taken yet. */
export function freeCopyName(name: string, taken: ReadonlySet<string>): string {
  let copy = copyName(name)
  while (taken.has(copy)) copy = copyName(copy)
  return copy
}

/** Descriptions of the creative types, one line each. */
export const CREATIVE_TYPE_DESCRIPTIONS: Record<CreativeType, string> = {
  Banner: 'HTML5 banner, served with an ins tag.',
  VAST: 'Video ad for third-party players (VAST XML).',
  VPAID: 'Interactive video with its own player (VPAID).',
}

/** Click macro of a platform, to be shown as code, and the note after it. */
export function clickMacroText(platform: PlatformName): { macro?: string; text: string } {
  const { raw, confirmed } = PLATFORMS[platform].click
  if (!raw) return { text: 'Its click macro is not public: ask the platform for it.' }
  const isSure = confirmed && raw.confirmed
  return { macro: raw.text, text: isSure ? '' : '(no public source says it for sure: check with the platform)' }
}

/** Hint beside the size of a fluid creative. */
export const FLUID_HINT = 'A fluid creative takes the size of its place. This size is kept for when it is off again.'
