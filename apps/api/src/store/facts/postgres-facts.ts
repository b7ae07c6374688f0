import { campaignTotals, loadTrends } from '../campaigns/campaign-totals.js'
import { loadInvalidHours, loadInvalidKinds, loadReportTotals, reportRows } from '../reports/report-rows.js'
import type { Db } from '../store.js'
import type { FactHome, HourCondition } from './fact-home.js'
import { dropOldDays, makePartitionsAhead } from './partitions.js'

/** Returns the facts of the database itself, embedded or PostgreSQL: all hours, or those that `isRead` allows. */
export const createPostgresFacts = (db: Db, isRead?: HourCondition): FactHome => ({
  reportRows: (query) => reportRows(db, query, isRead),
  reportTotals: (liveIDs, days) => loadReportTotals(db, liveIDs, days, isRead),
  invalidKinds: (liveIDs, days) => loadInvalidKinds(db, liveIDs, days, isRead),
  invalidHours: (liveIDs, days) => loadInvalidHours(db, liveIDs, days, isRead),
  trends: (campaignIDs, now) => loadTrends(db, campaignIDs, now, isRead),
  campaignTotals: (where, ranges) => campaignTotals(db, where, ranges, isRead),
  updateTotals: async () => undefined,
  prepare: (now) => makePartitionsAhead(db, now),
  removeOld: (now) => dropOldDays(db, now),
  findProblem: async () => undefined,
  close: async () => undefined,
})
