import * as z from 'zod'
import { daySchema } from '../day/day-schema.js'
import { idSchema } from '../id/id.js'
import { LANGUAGES } from '../language/language-choice.js'
import { METRICS, type MetricName } from '../metric/metric.js'
import { comparisonChoiceSchema } from '../report-range/report-query.js'
import { RANGE_PRESETS, rangeProblem } from '../report-range/report-range.js'
import { zoneNameSchema } from '../timezone/timezone-schema.js'
import { reportPartSchema } from './report-parts.js'

/** Maximum number of characters of a link's name. */
export const MAX_LINK_NAME = 100

/** Maximum number of creatives in the scope of a link. */
export const MAX_LINK_CREATIVES = 500

/** Message for a password that is too short to resist guessing. */
export const LINK_PASSWORD_TOO_SHORT = 'Use at least 8 characters'

/** Message for a link that would have a password and sites that embed it. */
export const NO_EMBEDDING_WITH_PASSWORD =
  'A link with a password can’t be embedded. Remove its websites or its password.'

/** Presets of a range that moves with the days. 'lifetime' is the campaign's flight so far. */
export const LINK_PRESETS = [...RANGE_PRESETS, 'lifetime'] as const
export type LinkPreset = (typeof LINK_PRESETS)[number]

const METRIC_NAMES = Object.keys(METRICS) as [MetricName, ...MetricName[]]

/**
 * Days that a link shows: chosen by the viewer, within bounds if there are any; always the same; or a preset that
 * moves with the days.
 */
export const linkRangeSchema = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('chosen'),
      /** First day that can be chosen; null for any. */
      from: daySchema.nullable().default(null),
      /** Last day that can be chosen; null for any. */
      to: daySchema.nullable().default(null),
    })
    .refine(({ from, to }) => from === null || to === null || from <= to, 'The first day is after the last one'),
  z.object({ kind: z.literal('fixed'), start: daySchema, end: daySchema }).superRefine((range, context) => {
    const problem = rangeProblem(range)
    if (problem) context.addIssue(problem)
  }),
  z.object({ kind: z.literal('rolling'), preset: z.enum(LINK_PRESETS, 'Choose the days') }),
])
export type LinkRange = z.infer<typeof linkRangeSchema>

/** Fields of `LinkSettings` with their defaults, which are those of a link that is created with a campaign alone. */
const settings = {
  /** Name for its owners; viewers never see it. */
  name: z.string().trim().max(MAX_LINK_NAME, `Use at most ${MAX_LINK_NAME} characters`).default(''),
  /** Creatives in its scope; null for the whole campaign, with creatives that are added later. */
  creativeIDs: z.array(idSchema).min(1, 'Choose a creative').max(MAX_LINK_CREATIVES).nullable().default(null),
  /** Parts of the report that viewers do not get. */
  leftOut: z.array(reportPartSchema).max(10).default([]),
  /** True if viewers get the checks of partners' files whose creatives and days the link shows. */
  withDiscrepancies: z.boolean().default(false),
  range: linkRangeSchema.default({ kind: 'chosen', from: null, to: null }),
  /** Time zone; null for the viewer's choice. */
  tzCode: zoneNameSchema.nullable().default(null),
  /** Comparison; null for the viewer's choice where the range is chosen too, otherwise for none. */
  comparison: comparisonChoiceSchema.nullable().default(null),
  /** Metric of the chart at first. */
  metric: z.enum(METRIC_NAMES, 'Choose a metric').default('impressions'),
  /** Ids of the series that the chart leaves out at first. */
  hiddenSeries: z.array(z.string().max(64)).max(MAX_LINK_CREATIVES).default([]),
  /** Theme; null for the viewer's own. */
  theme: z.enum(['light', 'dark']).nullable().default(null),
  /** Language; null for the viewer's own. */
  language: z.enum(LANGUAGES).nullable().default(null),
  /** Colour of the client, as '#rrggbb'; null for none. Pages use `legibleColor` of it. */
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'Fill in a colour such as #1a6b3c')
    .nullable()
    .default(null),
  /** Id of an uploaded logo; null for none. */
  logo: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable()
    .default(null),
  /** Moment from which it no longer opens; null for never. */
  expiresAt: z.iso.datetime().nullable().default(null),
}

/** Content of a share link, and the time until which it opens. */
export const linkSettingsSchema = z.object(settings)
export type LinkSettings = z.infer<typeof linkSettingsSchema>

/** Settings to change; those that are missing stay. Defaults would overwrite them. */
export const linkChangesSchema = z
  .object({
    name: settings.name.unwrap(),
    creativeIDs: settings.creativeIDs.unwrap(),
    leftOut: settings.leftOut.unwrap(),
    withDiscrepancies: settings.withDiscrepancies.unwrap(),
    range: settings.range.unwrap(),
    tzCode: settings.tzCode.unwrap(),
    comparison: settings.comparison.unwrap(),
    metric: settings.metric.unwrap(),
    hiddenSeries: settings.hiddenSeries.unwrap(),
    theme: settings.theme.unwrap(),
    language: settings.language.unwrap(),
    color: settings.color.unwrap(),
    logo: settings.logo.unwrap(),
    expiresAt: settings.expiresAt.unwrap(),
    /** New password; null removes it. */
    password: z.string().min(8, LINK_PASSWORD_TOO_SHORT).max(200, 'Use at most 200 characters').nullable(),
  })
  .partial()
export type LinkChanges = z.infer<typeof linkChangesSchema>

/** Settings that a viewer's page needs. The rest is for owners only. */
export const sharedLinkSettingsSchema = linkSettingsSchema.pick({
  leftOut: true,
  withDiscrepancies: true,
  range: true,
  tzCode: true,
  comparison: true,
  metric: true,
  hiddenSeries: true,
  theme: true,
  language: true,
  color: true,
})
export type SharedLinkSettings = z.infer<typeof sharedLinkSettingsSchema>

/** A link as its viewer's page gets it first: whether it needs a password, and after that what it shows. */
export const sharedLinkSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('locked'),
    theme: linkSettingsSchema.shape.theme,
    language: linkSettingsSchema.shape.language,
  }),
  z.object({
    state: z.literal('open'),
    settings: sharedLinkSettingsSchema,
    /** First and last day of the campaign, for ranges of its lifetime. */
    flight: z.object({ start: daySchema.nullable(), end: daySchema.nullable() }),
    hasLogo: z.boolean(),
  }),
])
export type SharedLinkInfo = z.infer<typeof sharedLinkSchema>

/** Message for a wrong password of a link. */
export const WRONG_LINK_PASSWORD = 'This password is wrong. Ask the sender of the link for it.'

/** Message for a request without the password of its link. */
export const LINK_LOCKED = 'This link needs a password. Open it in a browser and fill in the password.'
