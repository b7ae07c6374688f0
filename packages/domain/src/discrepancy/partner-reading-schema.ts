import * as z from 'zod'
import { daySchema } from '../day/day-schema.js'
import { PARTNER_METRICS, type PartnerRow } from './partner-report.js'

const count = z.number().int().min(0)

/** Columns whose sums are kept, in the order of our reports. */
export const FIGURE_ROLES = [
  ...PARTNER_METRICS,
  'grossImpressions',
  'grossClicks',
  'invalidImpressions',
  'invalidClicks',
] as const

/** Meanings that a column can have. 'dimension' and 'cost' are recognized, but not used for matching or comparing. */
export const PARTNER_ROLES = [
  'day',
  'rangeStart',
  'rangeEnd',
  'zone',
  'campaign',
  'placement',
  'placementID',
  'creative',
  'creativeID',
  'size',
  'width',
  'height',
  'dimension',
  'cost',
  ...FIGURE_ROLES,
] as const

/** Schema of a column's meaning. */
export const partnerRoleSchema = z.enum(PARTNER_ROLES)
export type PartnerRole = z.infer<typeof partnerRoleSchema>
export type FigureRole = (typeof FIGURE_ROLES)[number]

/** Encodings of a text file. */
export const PARTNER_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type PartnerEncoding = (typeof PARTNER_ENCODINGS)[number]

/** Characters that can separate cells. */
export const PARTNER_DELIMITERS = [',', ';', '\t'] as const
export type PartnerDelimiter = (typeof PARTNER_DELIMITERS)[number]

/** Marks that can separate decimals. */
export const DECIMAL_MARKS = ['.', ','] as const
export type DecimalMark = (typeof DECIMAL_MARKS)[number]

/** Orders of day and month in a date such as 1/9/2026. */
export const DAY_ORDERS = ['day-first', 'month-first'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

/** Schema of the decisions that a user has made; each one missing is made by the reader. */
export const partnerChoicesSchema = z.object({
  encoding: z.enum(PARTNER_ENCODINGS).optional(),
  delimiter: z.enum(PARTNER_DELIMITERS).optional(),
  /** Line of the header in the file, from 1. */
  headerLine: count.optional(),
  /** Meaning of columns by position, from 0; null is none. */
  roles: z.record(z.string().regex(/^\d{1,4}$/), partnerRoleSchema.nullable()).optional(),
  decimalMark: z.enum(DECIMAL_MARKS).optional(),
  dayOrder: z.enum(DAY_ORDERS).optional(),
  /** IANA name or offset of the partner's days. */
  zone: z.string().min(1).max(64).optional(),
})
export type PartnerChoices = z.infer<typeof partnerChoicesSchema>

/** Subjects of decisions: the keys of `PartnerChoices`, or the meaning of a column. */
const decisionKindSchema = z.enum([
  'encoding',
  'delimiter',
  'headerLine',
  'decimalMark',
  'dayOrder',
  ...PARTNER_ROLES,
] as const)

/** Schema of a decision about a file with its reason, a sentence with values. */
export const partnerDecisionSchema = z.object({
  kind: decisionKindSchema,
  /** Value as in `PartnerChoices`, or the header of a column; null while undecided. */
  value: z.string().nullable(),
  reason: z.string(),
  /** True if nothing in the file decides, so that the user has to. */
  isAsked: z.boolean(),
})
export type PartnerDecision = z.infer<typeof partnerDecisionSchema>

/** Schema of a question to the user, whose answer is a value of `PartnerChoices`, or the position of a column. */
export const partnerQuestionSchema = z.object({
  kind: decisionKindSchema,
  question: z.string(),
  /** Answers; empty if any is possible, as for a time zone. */
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
  /** True if the reading has no rows until the question is answered. */
  isBlocking: z.boolean(),
})
export type PartnerQuestion = z.infer<typeof partnerQuestionSchema>

/** Schema of a column of the file. */
export const partnerColumnSchema = z.object({
  position: count,
  header: z.string(),
  role: partnerRoleSchema.nullable(),
  /** Meaning that the column could have instead of another one. */
  alternative: partnerRoleSchema.nullable(),
})
export type PartnerColumn = z.infer<typeof partnerColumnSchema>

const metricNumbers = z.partialRecord(z.enum(PARTNER_METRICS), z.number())
const eventNumbers = z.partialRecord(z.enum(['impressions', 'clicks'] as const), z.number())

/** Schema of a `PartnerRow`. */
export const partnerRowSchema = z.object({
  day: daySchema.nullable(),
  creative: z.string(),
  creativeID: z.string(),
  placement: z.string(),
  size: z.string(),
  counts: metricNumbers,
  missing: metricNumbers,
  invalid: eventNumbers,
  gross: eventNumbers.optional(),
  lines: count,
}) satisfies z.ZodType<PartnerRow>

/** Schema of the first and last day of a range. */
const dayRangeSchema = z.object({ start: daySchema, end: daySchema })
export type DayRange = z.infer<typeof dayRangeSchema>

/** Schema of sums of a file's lines, or of the figures of a total line. */
const partnerTotalsSchema = z.object({ counts: metricNumbers, invalid: eventNumbers, gross: eventNumbers })
export type PartnerTotals = z.infer<typeof partnerTotalsSchema>

/** Schema of lines, one after the other, that are no data. */
export const droppedLinesSchema = z.object({
  kind: z.enum(['total', 'footer', 'noDay', 'noFigures']),
  from: count,
  to: count,
  reason: z.string(),
})
export type DroppedLines = z.infer<typeof droppedLinesSchema>

const basisSchema = z.enum(['gross', 'net', 'unknown'])

/** Schema of the content of a partner's file, with each decision that its reading took. */
export const partnerReadingSchema = z.object({
  /** Sums by day, creative, placement and size; empty while a blocking question is open. */
  rows: z.array(partnerRowSchema),
  /** Number of lines with data. */
  lines: count,
  headerLine: count.nullable(),
  columns: z.array(partnerColumnSchema),
  decisions: z.array(partnerDecisionSchema),
  questions: z.array(partnerQuestionSchema),
  /** Probable source by the words of the header; only a label. */
  platform: z.string().nullable(),
  /** Name of the report where the file states one. */
  reportName: z.string().nullable(),
  /** Zone of the days: chosen or stated; null if unknown. */
  zone: z.string().nullable(),
  /** First and last day with data; null without days. */
  range: dayRangeSchema.nullable(),
  /** Range that the file itself states. */
  statedRange: dayRangeSchema.nullable(),
  basis: z.object({ impressions: basisSchema, clicks: basisSchema }),
  /** Sums of all rows. */
  totals: partnerTotalsSchema,
  /** Figures of the largest total line. */
  statedTotals: partnerTotalsSchema.nullable(),
  /** Number of cells without a number by metric. */
  missing: metricNumbers,
  /** Lines that are no data, the first 100 groups of them. */
  dropped: z.array(droppedLinesSchema),
  /** Number of all lines that are no data. */
  droppedCount: count,
  /** Lines that occur more than once; they are part of the sums. */
  duplicates: z.object({ lines: count, isLowerBound: z.boolean(), examples: z.array(count) }),
  warnings: z.array(z.string()),
})
export type PartnerReading = z.infer<typeof partnerReadingSchema>
