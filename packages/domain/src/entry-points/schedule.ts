// Entry point `@placard/domain/schedule`: scheduled reports: schemas, runs and recipients.
export { bestAndWorst, periodBefore } from '../scheduled-report/report-highlights.js'
export type { Flight, ScheduleRule, ScheduleRun } from '../scheduled-report/schedule-runs.js'
export { nextRuns } from '../scheduled-report/schedule-runs.js'
export { describeSchedule, rangeZoneText } from '../scheduled-report/schedule-text.js'
export type {
  ScheduledReport,
  ScheduleEmail,
  ScheduleInput,
  ScheduleRunResult,
} from '../scheduled-report/scheduled-report.js'
export { scheduleInputSchema } from '../scheduled-report/scheduled-report.js'
