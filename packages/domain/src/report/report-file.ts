import * as z from 'zod'
import { type Day, dayInZone } from '../day/day.js'
import { daySchema } from '../day/day-schema.js'
import { idSchema } from '../id/id.js'
import { LANGUAGES } from '../language/language-choice.js'
import { ENGLISH, type ReportTexts } from '../language/report-texts.js'
import { REPORT_TYPES, reportFormatSchema } from '../report-range/report-options.js'
import { zoneAround } from '../report-range/zoned-range.js'
import { reportPartSchema } from '../share-token/report-parts.js'
import type { Report } from './report-schema.js'

/** States of a report file. */
export const REPORT_FILE_STATES = ['waiting', 'working', 'ready', 'failed', 'cancelled'] as const

/** Report file. It can be fetched when it is ready; until then, poll its state. */
export const reportFileSchema = z.object({
  /** Name of the file in /uploads/ on the API host. */
  file: z.string(),
  /** File name for saving. */
  name: z.string(),
  state: z.enum(REPORT_FILE_STATES),
  /** Progress in percent. */
  progress: z.number().int().min(0).max(100),
})
export type ReportFile = z.infer<typeof reportFileSchema>

/** Contents of a report file. `zone` is an IANA name, or an offset when no name was sent. */
export const reportFileRequestSchema = z.object({
  campaignID: idSchema,
  liveIDs: z.array(idSchema).optional(),
  start: daySchema,
  end: daySchema,
  zone: z.string(),
  format: reportFormatSchema,
  /** 'Full' has a row for each creative and time step, 'Summary' one for each creative. */
  type: z.enum(REPORT_TYPES),
  withVideo: z.boolean(),
  /** Parts whose columns are left out. @default none */
  leftOut: z.array(reportPartSchema).optional(),
  /** Language of titles and definitions. @default 'en' */
  language: z.enum(LANGUAGES).optional(),
})
export type ReportFileRequest = z.infer<typeof reportFileRequestSchema>

/** Message for a file that does not exist or belongs to another user. */
export const REPORT_FILE_NOT_FOUND = 'This file is no longer there. Download the report again.'

/** Maximum number of unfinished report files per user or share link. */
export const MAX_UNFINISHED_REPORT_FILES = 10

/** Message for a request beyond that number. */
export const TOO_MANY_REPORT_FILES = `${MAX_UNFINISHED_REPORT_FILES} files are being made for you already. Wait until one is ready, or cancel one.`

/** Path prefix of downloadable files on the API host. */
export const UPLOADS_PREFIX = '/uploads/'

/** Returns the first day of a campaign that has not started, in the report's time zone; undefined once it has. */
export function upcomingStart({ campaign, range }: Pick<Report, 'campaign' | 'range'>, now: Date): Day | undefined {
  const { start } = campaign
  return start !== null && start > dayInZone(now, zoneAround(range, now)) ? start : undefined
}

/** Explains why a report, or that of one creative, cannot be exported; undefined when it can. */
export function exportProblem(
  report: Report,
  creativeID: string | undefined,
  now: Date,
  texts: ReportTexts = ENGLISH,
): string | undefined {
  const creative = report.creatives.find(({ id }) => id === creativeID)
  if (creative?.liveIDs.length === 0) return texts.notPublished
  const start = upcomingStart(report, now)
  return start === undefined ? undefined : texts.notStarted(texts.day(start))
}
