import * as z from 'zod'
import { campaignScopeSchema } from '../campaign/campaign.js'
import { reportRangeSchema } from '../report/report-query.js'
import { DEFAULT_TIMEZONE } from '../timezone/timezone.js'
import { timezoneSchema } from '../timezone/timezone-schema.js'

/** Stored settings are reused only when they were written by this version. */
export const SETTINGS_VERSION = '0.1.0'

/** Window width in px at and below which the layout is compact. */
export const COMPACT_MAX_WIDTH = 991

/** What a browser remembers of a user's choices. */
export const settingsSchema = z.object({
  version: z.literal(SETTINGS_VERSION),
  /** null follows the system. */
  darkMode: z.boolean().nullable(),
  sidebarType: z.enum(['expanded', 'rail']),
  layout: z.enum(['default', 'compact']),
  activeReportingDates: reportRangeSchema.nullable(),
  activeReportingTimezone: timezoneSchema,
  campaignGrouping: z.enum(['list', 'grid']),
  campaignScope: campaignScopeSchema,
})
export type Settings = z.infer<typeof settingsSchema>

/** What holds before anything was chosen. */
export const DEFAULT_SETTINGS: Settings = {
  version: SETTINGS_VERSION,
  darkMode: null,
  sidebarType: 'expanded',
  layout: 'default',
  activeReportingDates: null,
  activeReportingTimezone: DEFAULT_TIMEZONE,
  campaignGrouping: 'list',
  campaignScope: 'mine',
}

/** Settings from stored text; the defaults, without a word, for another version, damage or nothing at all. */
export function parseSettings(stored: string | null): Settings {
  try {
    return settingsSchema.parse(JSON.parse(stored ?? ''))
  } catch {
    return DEFAULT_SETTINGS
  }
}
