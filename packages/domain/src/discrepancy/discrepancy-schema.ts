import * as z from 'zod'
import { invalidKindSchema } from '../creative/published-version.js'
import { daySchema } from '../day/day-schema.js'
import { idSchema } from '../id/id.js'
import { zoneNameSchema } from '../timezone/timezone-schema.js'
import { CAUSE_KINDS } from './cause-candidate.js'
import type { Comparison } from './compare-reports.js'
import type { LikelyCause } from './likely-causes.js'
import { type CreativeMatches, MATCHED_BY } from './match-creatives.js'
import { type DayRange, type PartnerReading, partnerChoicesSchema } from './partner-reading-schema.js'
import { PARTNER_METRICS } from './partner-report.js'

const count = z.number().int().min(0)
const metricSchema = z.enum(PARTNER_METRICS)
const rangeSchema = z
  .object({ start: daySchema, end: daySchema })
  .refine(({ start, end }) => start <= end, 'The first day is after the last one.')

/** Largest number of corrected matches in a request. */
const MAX_CORRECTIONS = 5000
/** Largest number of our creatives that are left out; as many as a share link can choose. */
const MAX_LEFT_OUT = 500

/** Schema of the choices of a user for the comparison with a partner's file; what is missing is chosen by the product. */
export const discrepancyChoicesSchema = z.object({
  /** How the file is read. */
  reading: partnerChoicesSchema.optional(),
  /** Sheet of a workbook with the report. */
  sheet: z.string().max(255).optional(),
  /** Days that are compared. */
  range: rangeSchema.optional(),
  /** Zone in which our days are cut. */
  zone: zoneNameSchema.optional(),
  /** Difference in percent of ours that is still within the contract. */
  tolerance: z.number().min(0).max(100).optional(),
  /** Counts of ours that are compared: with or without invalid traffic. */
  basis: z.enum(['gross', 'net']).optional(),
  /** Our creative by the key of the file (`CreativeMatch.key`); null if it is none of ours. */
  matches: z
    .record(z.string().max(3000), idSchema.nullable())
    .refine((matches) => Object.keys(matches).length <= MAX_CORRECTIONS, 'Too many matches were corrected.')
    .optional(),
  /** Creatives of ours that the file is not about. */
  leftOut: z.array(idSchema).max(MAX_LEFT_OUT).optional(),
})
export type DiscrepancyChoices = z.infer<typeof discrepancyChoicesSchema>

const UNREADABLE_CHOICES = 'The choices could not be read.'

/** Choices in a text field beside a file, as JSON. */
const choicesFieldSchema = z
  .string(UNREADABLE_CHOICES)
  .max(1_000_000, UNREADABLE_CHOICES)
  .default('{}')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: UNREADABLE_CHOICES })
      return z.NEVER
    }
  })
  .pipe(discrepancyChoicesSchema)

const keepFileSchema = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')

/** Schema of the text fields beside the file of a new check. */
export const discrepancyFieldsSchema = z.object({
  campaignID: idSchema,
  /** Time zone of files that state none. */
  tz: zoneNameSchema.default('UTC'),
  /** A `DiscrepancyChoices` as JSON. */
  choices: choicesFieldSchema,
  /** 'true' keeps the file with the check; otherwise it is deleted after reading. */
  keepFile: keepFileSchema,
})
export type DiscrepancyFields = z.output<typeof discrepancyFieldsSchema>

/** Schema of the text fields beside the file of a check that is read again. */
export const discrepancyFileFieldsSchema = z.object({
  id: idSchema,
  version: z.coerce.number().int().min(1),
  choices: choicesFieldSchema,
  keepFile: keepFileSchema,
})
export type DiscrepancyFileFields = z.output<typeof discrepancyFileFieldsSchema>

const comparedCountSchema = z.object({
  ours: count,
  ourNet: count,
  ourGross: count,
  theirs: z.number().nullable(),
  difference: z.number().nullable(),
  percent: z.number().nullable(),
  isWithin: z.boolean().nullable(),
  missing: count,
})
const invalidSchema = z.partialRecord(invalidKindSchema, count)
const groupSchema = z.object({
  id: z.string(),
  side: z.enum(['both', 'ours', 'theirs']),
  lines: count,
  counts: z.partialRecord(metricSchema, comparedCountSchema),
  invalid: z.object({ impressions: invalidSchema, clicks: invalidSchema }),
})

/** Comparison of a partner's file with our counts. */
export interface DiscrepancyCheck extends CreativeMatches {
  /** Days that are compared; null if the user has to choose them. */
  range: DayRange | null
  /** Zone in which our days are cut. */
  zone: string
  /** Sentences that explain range and zone. */
  reasons: readonly string[]
  /** Null while a question about the file is open, or without a range. */
  comparison: Comparison | null
  causes: readonly LikelyCause[]
}

/** A check with what was read from the file; its rows stay on the server. */
export interface DiscrepancyReport {
  reading: Omit<PartnerReading, 'rows'>
  /** Sheet that was read; null for text. */
  sheet: string | null
  sheets: readonly string[]
  check: DiscrepancyCheck
}

/** Schemas of the fields of a `DiscrepancyCheck`. */
export const discrepancyCheckFields = {
  range: rangeSchema.nullable(),
  zone: z.string(),
  reasons: z.array(z.string()),
  matches: z.array(
    z.object({
      key: z.string(),
      partner: z.object({ creative: z.string(), creativeID: z.string(), placement: z.string(), size: z.string() }),
      creativeID: idSchema.nullable(),
      by: z.enum(MATCHED_BY).nullable(),
      candidates: z.array(z.string()),
    }),
  ),
  unmatchedKeys: z.array(z.string()),
  unmatchedCreatives: z.array(idSchema),
  comparison: z
    .object({
      metrics: z.array(metricSchema),
      basis: z.enum(['gross', 'net']),
      tolerance: z.number(),
      total: groupSchema,
      days: z.array(groupSchema),
      creatives: z.array(groupSchema),
      sizes: z.array(groupSchema),
      linesOutside: count,
      linesExcluded: count,
    })
    .nullable(),
  causes: z.array(
    z.object({
      kind: z.enum(CAUSE_KINDS),
      explained: z.partialRecord(metricSchema, z.number()),
      share: z.number(),
      evidence: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
} satisfies z.ZodRawShape

/** Schema of a `DiscrepancyCheck`. Typed by its interface, because its own type would fill pages. */
export const discrepancyCheckSchema: z.ZodType<DiscrepancyCheck, DiscrepancyCheck> = z.object(discrepancyCheckFields)
