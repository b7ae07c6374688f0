import * as z from 'zod'
import { campaignScopeSchema } from '../campaign/campaign.js'
import { LANGUAGES } from '../language/language-choice.js'
import { platformNameSchema } from '../platform/platform.js'
import { reportRangeSchema } from '../report-range/report-query.js'
import { DEFAULT_TIMEZONE } from '../timezone/timezone.js'
import { timezoneSchema } from '../timezone/timezone-schema.js'
import { builderLayoutSchema, DEFAULT_BUILDER_LAYOUT } from './builder-layout.js'

/** Version of the stored settings; those of another version are replaced by the defaults. */
export const SETTINGS_VERSION = '0.1.0'

const settingsSchema = z.object({
  version: z.literal(SETTINGS_VERSION),
  /** null follows the system. */
  darkMode: z.boolean().nullable(),
  /** Theme of the side menu; changes with `darkMode`, and null follows the page. */
  sidebarType: z.enum(['light', 'dark']).nullable(),
  /** Side menu with labels, or only icons. */
  sideMenu: z.enum(['expanded', 'rail']),
  layout: z.enum(['default', 'compact']),
  /** null follows the browser. Settings stored by earlier versions have none. */
  language: z.enum(LANGUAGES).nullable().default(null),
  activeReportingDates: reportRangeSchema.nullable(),
  activeReportingTimezone: timezoneSchema,
  campaignGrouping: z.enum(['list', 'grid']),
  campaignScope: campaignScopeSchema,
  /** Shortcuts of a single key, such as `?`. Settings stored by earlier versions have none. */
  singleKeys: z.boolean().default(true),
  /** Ids of the commands used last, latest first. */
  recentCommands: z.array(z.string().max(300)).max(20).catch([]),
  /** Platforms whose tags were copied last, latest first. */
  recentPlatforms: z.array(platformNameSchema).catch([]),
  /** Panels of the ad builder. Settings stored by earlier versions have none. */
  builderLayout: builderLayoutSchema.catch(DEFAULT_BUILDER_LAYOUT),
})
/** User settings stored in a browser. */
export type Settings = z.infer<typeof settingsSchema>

/** Default settings. */
export const DEFAULT_SETTINGS: Settings = {
  version: SETTINGS_VERSION,
  darkMode: null,
  sidebarType: null,
  sideMenu: 'expanded',
  layout: 'default',
  language: null,
  activeReportingDates: null,
  activeReportingTimezone: DEFAULT_TIMEZONE,
  campaignGrouping: 'list',
  campaignScope: 'mine',
  singleKeys: true,
  recentCommands: [],
  recentPlatforms: [],
  builderLayout: DEFAULT_BUILDER_LAYOUT,
}

/** Parses stored settings. Returns the defaults for another version, invalid text and null. */
export function parseSettings(stored: string | null): Settings {
  try {
    return settingsSchema.parse(JSON.parse(stored ?? ''))
  } catch {
    return DEFAULT_SETTINGS
  }
}
