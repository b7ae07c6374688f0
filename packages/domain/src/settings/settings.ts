import type { CampaignScope } from '../campaign/campaign.js'
import { isDay } from '../day/day.js'
import { type ReportRange, rangeProblem } from '../report/report-range.js'
import { asObject } from '../text/as-object.js'
import { DEFAULT_TIMEZONE, isZoneName, type Timezone } from '../timezone/timezone.js'

/** Stored settings are reused only when they were written by this version. */
export const SETTINGS_VERSION = '0.1.0'

/** What a browser remembers of a user's choices. */
export interface Settings {
  version: typeof SETTINGS_VERSION
  /** null follows the system. */
  darkMode: boolean | null
  /** Theme of the side menu; changes with `darkMode`, and null follows the page. */
  sidebarType: 'light' | 'dark' | null
  /** Side menu with labels, or icons alone. */
  sideMenu: 'expanded' | 'rail'
  layout: 'default' | 'compact'
  activeReportingDates: ReportRange | null
  activeReportingTimezone: Timezone
  campaignGrouping: 'list' | 'grid'
  campaignScope: CampaignScope
}

/** What holds before anything was chosen. */
export const DEFAULT_SETTINGS: Settings = {
  version: SETTINGS_VERSION,
  darkMode: null,
  sidebarType: null,
  sideMenu: 'expanded',
  layout: 'default',
  activeReportingDates: null,
  activeReportingTimezone: DEFAULT_TIMEZONE,
  campaignGrouping: 'list',
  campaignScope: 'mine',
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isZone = (value: unknown): value is string => isText(value) && isZoneName(value)

function rangeOf(value: unknown): ReportRange | undefined {
  const { start, end, tzCode } = asObject(value) ?? {}
  if (!isText(start) || !isText(end) || !isDay(start) || !isDay(end) || !isZone(tzCode)) return undefined
  return rangeProblem({ start, end }) === undefined ? { start, end, tzCode } : undefined
}

function timezoneOf(value: unknown): Timezone | undefined {
  const { label, offset, tzCode } = asObject(value) ?? {}
  if (!isText(label) || !isText(offset) || !/^[+-]\d{2}:\d{2}$/.test(offset) || !isZone(tzCode)) return undefined
  return { label, offset, tzCode }
}

const among =
  <T>(...values: readonly T[]) =>
  (value: unknown): T | undefined =>
    values.find((one) => one === value)

/** How each setting is read; undefined where it is none of what it may be. */
const READ: { [Name in keyof Settings]: (value: unknown) => Settings[Name] | undefined } = {
  version: among(SETTINGS_VERSION),
  darkMode: among<boolean | null>(true, false, null),
  sidebarType: among<Settings['sidebarType']>('light', 'dark', null),
  sideMenu: among<Settings['sideMenu']>('expanded', 'rail'),
  layout: among<Settings['layout']>('default', 'compact'),
  activeReportingDates: (value) => (value === null ? null : rangeOf(value)),
  activeReportingTimezone: timezoneOf,
  campaignGrouping: among<Settings['campaignGrouping']>('list', 'grid'),
  campaignScope: among<Settings['campaignScope']>('mine', 'all'),
}

/**
 * Settings from stored text; the defaults, without a word, for another version, damage or nothing at all. Read by hand,
 * so that the first screen need not wait for zod.
 */
export function parseSettings(stored: string | null): Settings {
  try {
    const fields = asObject(JSON.parse(stored ?? '')) ?? {}
    const read = Object.entries(READ).map(([name, of]) => [name, of(fields[name])] as const)
    if (read.some(([, value]) => value === undefined)) return DEFAULT_SETTINGS
    return Object.fromEntries(read) as unknown as Settings
  } catch {
    return DEFAULT_SETTINGS
  }
}
