import * as z from 'zod'
import { daySchema } from '../day/day-schema.js'
import { idSchema } from '../id/id.js'
import {
  type DiscrepancyChoices,
  type DiscrepancyReport,
  discrepancyCheckSchema,
  discrepancyChoicesSchema,
} from './discrepancy-schema.js'
import { type DayRange, partnerReadingSchema } from './partner-reading-schema.js'

/** Largest number of checks of a campaign. */
export const MAX_DISCREPANCIES = 200

/** Message for a check beyond that number. */
export const TOO_MANY_DISCREPANCIES = `A campaign keeps at most ${MAX_DISCREPANCIES} checks. Delete one that is no longer needed.`

/** Message for a check that does not exist or belongs to somebody else. */
export const DISCREPANCY_NOT_FOUND = 'This check is no longer there.'

/** Message for a correction that needs the file again. */
export const PARTNER_FILE_NEEDED = 'The file was deleted after reading. Choose it again to change how it is read.'

/** Message for a file that is not the one of the check. */
export const OTHER_PARTNER_FILE =
  'This is another file than the one that was compared. Choose the same file, or start a new check.'

const count = z.number().int().min(0)

/** Creative of ours in a check, with the name that it had then. */
export interface ComparedCreative {
  id: string
  name: string
  size: string
}
/** Schema of a `ComparedCreative`. */
export const comparedCreativeSchema = z.object({ id: idSchema, name: z.string(), size: z.string() })

/** Person who made a check. */
const personSchema = z.object({ id: idSchema, name: z.string() })

/** Check of a partner's file that is kept with its campaign, as it was compared last. */
export interface Discrepancy extends DiscrepancyReport {
  id: string
  campaignID: string
  /** Grows with each correction, which has to name the version that it is based on. */
  version: number
  createdAt: string
  /** Time of the comparison: our counts are those of then. */
  comparedAt: string
  /** Null after the user was deleted. */
  createdBy: { id: string; name: string } | null
  fileName: string
  fileBytes: number
  /** True if the bytes of the file are kept. */
  isFileKept: boolean
  /** True if every correction needs the file, because its rows were too many to be kept. */
  needsFile: boolean
  /** Time zone of files that state none. */
  tz: string
  /** Choices of the user; remembered ones are only in the decisions. */
  choices: DiscrepancyChoices
  /** Our creatives that were compared. */
  creatives: readonly ComparedCreative[]
}

/** Schema of a `Discrepancy`. Typed by its interface, because its own type would fill pages. */
export const discrepancySchema: z.ZodType<Discrepancy, Discrepancy> = z.object({
  id: idSchema,
  campaignID: idSchema,
  version: z.number().int().min(1),
  createdAt: z.iso.datetime(),
  comparedAt: z.iso.datetime(),
  createdBy: personSchema.nullable(),
  fileName: z.string(),
  fileBytes: count,
  isFileKept: z.boolean(),
  needsFile: z.boolean(),
  tz: z.string(),
  choices: discrepancyChoicesSchema,
  creatives: z.array(comparedCreativeSchema),
  reading: partnerReadingSchema.omit({ rows: true }),
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  check: discrepancyCheckSchema,
})

/** Check in the list of a campaign. */
export interface DiscrepancySummary {
  id: string
  version: number
  createdAt: string
  comparedAt: string
  createdBy: { id: string; name: string } | null
  fileName: string
  isFileKept: boolean
  platform: string | null
  range: DayRange | null
  /** Impressions of both sides; null while nothing is compared, or without impressions in the file. */
  impressions: {
    ours: number
    theirs: number | null
    difference: number | null
    percent: number | null
    isWithin: boolean | null
  } | null
  /** True if all metrics are within the tolerance; null while nothing is compared. */
  isWithin: boolean | null
  /** Number of questions about the file that nobody has answered. */
  openQuestions: number
}

/** Schema of a `DiscrepancySummary`. */
export const discrepancySummarySchema: z.ZodType<DiscrepancySummary, DiscrepancySummary> = z.object({
  id: idSchema,
  version: z.number().int().min(1),
  createdAt: z.iso.datetime(),
  comparedAt: z.iso.datetime(),
  createdBy: personSchema.nullable(),
  fileName: z.string(),
  isFileKept: z.boolean(),
  platform: z.string().nullable(),
  range: z.object({ start: daySchema, end: daySchema }).nullable(),
  impressions: z
    .object({
      ours: count,
      theirs: z.number().nullable(),
      difference: z.number().nullable(),
      percent: z.number().nullable(),
      isWithin: z.boolean().nullable(),
    })
    .nullable(),
  isWithin: z.boolean().nullable(),
  openQuestions: count,
})

/** Returns the part of a check that its list shows. */
export function summarizeDiscrepancy({
  reading,
  check,
}: Pick<DiscrepancyReport, 'reading' | 'check'>): Pick<
  DiscrepancySummary,
  'platform' | 'range' | 'impressions' | 'isWithin' | 'openQuestions'
> {
  const counts = check.comparison?.total.counts
  const { impressions } = counts ?? {}
  const judged = Object.values(counts ?? {}).flatMap(({ isWithin }) => isWithin ?? [])
  return {
    platform: reading.platform,
    range: check.range,
    impressions: impressions
      ? {
          ours: impressions.ours,
          theirs: impressions.theirs,
          difference: impressions.difference,
          percent: impressions.percent,
          isWithin: impressions.isWithin,
        }
      : null,
    isWithin: judged.length > 0 ? judged.every(Boolean) : null,
    openQuestions: reading.questions.length,
  }
}

/** Formats of the file of a check. */
export const discrepancyFormatSchema = z.enum(['csv', 'xlsx'], 'Choose a format')
export type DiscrepancyFormat = z.infer<typeof discrepancyFormatSchema>
