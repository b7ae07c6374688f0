import type { CreativeSummary, InvalidKind } from '@placard/domain/creative'
import type { Day } from '@placard/domain/dates'
import type { CampaignTotal } from '@placard/domain/internal/report'
import type { Bucket, Counters, InvalidCount, ReportRange, ReportRow } from '@placard/domain/report'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../store.js'

/** Whole days of a zone: a name, or an offset such as '+05:30'. */
export interface ZonedDays {
  start: Day
  end: Day
  zone: string
}

/** Range with the time zone of its days: a name, or an offset if no name was sent. */
export type ZonedRange = ReportRange & { zone: string }

/** Days and time steps of a query. `zone` is an IANA name or an offset such as '+05:30'. */
export interface Steps {
  start: Day
  end: Day
  zone: string
  /** 'range' is one step for all days, named after the first. */
  bucket: Bucket | 'range'
}

/** Rows to read. */
export interface RowsQuery extends Steps {
  /** Creatives to read. */
  creatives: readonly Pick<CreativeSummary, 'id' | 'liveIDs'>[]
  /** Live ids of these creatives that count. */
  liveIDs: readonly string[]
  withVideoData: boolean
}

/** Invalid traffic of a live id in one UTC hour, by its reason. */
export interface InvalidHour {
  liveID: string
  /** Hours since 1970. */
  hour: number
  kind: InvalidKind
  amount: number
}

/** Ranges whose totals are compared. */
export interface ComparedRanges {
  range: ZonedRange
  before: ZonedRange
  now: Date
}

/**
 * Home of counted events and hourly facts. What it returns is equal in every home, to the last unit; events are
 * written by the `EventCounter` of the same home. Callers decide with the database who may see which live ids.
 */
export interface FactHome {
  /** Returns one row per creative and time step with any count, ordered by time and then by creative. */
  reportRows: (query: RowsQuery) => Promise<ReportRow[]>
  /** Returns the counters of live ids in a range as one sum. */
  reportTotals: (liveIDs: string[], days: ZonedDays) => Promise<Counters>
  /** Returns the invalid traffic of live ids in a range by its reason, the most frequent first. */
  invalidKinds: (liveIDs: readonly string[], days: ZonedDays) => Promise<InvalidCount[]>
  /** Returns the invalid traffic of live ids in a range by live id, hour and reason. */
  invalidHours: (liveIDs: readonly string[], days: ZonedDays) => Promise<InvalidHour[]>
  /** Returns the impressions of campaigns for the last 14 UTC days, oldest first; nothing while they are unknown. */
  trends: (campaignIDs: string[], now: Date) => Promise<Map<string, number[]>>
  /** Returns the counters of each campaign in a range, and in the time steps that are compared. */
  campaignTotals: (where: SQL, ranges: ComparedRanges) => Promise<CampaignTotal[]>
  /** Brings the totals of live ids up to date, which lists show, where counting does not do that itself. */
  updateTotals: (now: Date) => Promise<void>
  /** Prepares what the next events need. */
  prepare: (now: Date) => Promise<void>
  /** Removes what no event can belong to any more. */
  removeOld: (now: Date) => Promise<void>
  /** Returns what is wrong with the home, apart from the database; undefined while it works. */
  findProblem: () => Promise<string | undefined>
  close: () => Promise<void>
}

/** Returns the condition of the hours that are read, for the column of an hour. */
export type HourCondition = (hour: PgColumn) => SQL | undefined

/** Database and the home of its facts. */
export interface Stores {
  db: Db
  facts: FactHome
}
