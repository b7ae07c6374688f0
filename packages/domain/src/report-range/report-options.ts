import * as z from 'zod'
import { ENGLISH } from '../language/report-texts.js'

/** Formats of report files that the server generates. */
export const reportFormatSchema = z.enum(['csv', 'xlsx', 'xlsx-pivot'], 'Choose a format')
export type ReportFormat = z.infer<typeof reportFormatSchema>

/** Labels of the export formats. PDF is printed by the browser; the others are files. */
export const EXPORT_FORMATS: Readonly<Record<'pdf' | ReportFormat, string>> = ENGLISH.exportFormats

/** Frequencies of a scheduled report. */
export const SCHEDULE_FREQUENCIES = ['Daily', 'Weekly', 'Monthly', 'On campaign end'] as const
/** Types of a scheduled report. */
export const REPORT_TYPES = ['Summary', 'Full'] as const
