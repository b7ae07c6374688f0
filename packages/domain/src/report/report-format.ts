import * as z from 'zod'

/** The formats that a report can be downloaded in as a file of the server's. */
export const reportFormatSchema = z.enum(['csv', 'xlsx', 'xlsx-pivot'])
export type ReportFormat = z.infer<typeof reportFormatSchema>
