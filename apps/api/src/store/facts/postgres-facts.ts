import { campaignTotals, trendsOf } from '../campaigns/campaign-totals.js'
import { invalidHoursOf, invalidKindsOf, reportRows, reportTotalsOf } from '../reports/report-rows.js'
import type { Db } from '../store.js'
import type { FactHome } from './fact-home.js'
import { dropOldDays, makePartitionsAhead } from './partitions.js'

/** Returns the facts of the database itself, embedded or PostgreSQL. */
export const createPostgresFacts = (db: Db): FactHome => ({
  reportRows: (query) => reportRows(db, query),
  reportTotals: (liveIDs, days) => reportTotalsOf(db, liveIDs, days),
  invalidKinds: (liveIDs, days) => invalidKindsOf(db, liveIDs, days),
  invalidHours: (liveIDs, days) => invalidHoursOf(db, liveIDs, days),
  trends: (campaignIDs, now) => trendsOf(db, campaignIDs, now),
  campaignTotals: (where, ranges) => campaignTotals(db, where, ranges),
  prepare: (now) => makePartitionsAhead(db, now),
  removeOld: (now) => dropOldDays(db, now),
  findProblem: async () => undefined,
  close: async () => undefined,
})
