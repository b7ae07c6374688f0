// Names of schedule that only Placard's packages and apps use. They may change in any release.
export type { DeliveryProblem } from '../../email/delivery-problem.js'
export { DELIVERY_PROBLEMS, isAddressProblem } from '../../email/delivery-problem.js'
export type { EmailSubscription } from '../../scheduled-report/email-subscription.js'
export {
  CONFIRMATION_MS,
  dailyEmailsReached,
  EMAIL_LINK_NOT_FOUND,
  LAST_RECIPIENT,
  MAX_CONFIRMATIONS_PER_DAY,
  RECIPIENT_NOT_FOUND,
  RECIPIENT_NOT_WAITING,
  TOO_MANY_CONFIRMATIONS,
} from '../../scheduled-report/email-subscription.js'
export type { CountedCreative } from '../../scheduled-report/report-highlights.js'
export { latestRun, nextRun, runsBetween } from '../../scheduled-report/schedule-runs.js'
export {
  formatNextRun,
  formatRun,
  formatZonedMoment,
  isTooEarly,
  scheduleCoversText,
  tooEarlyText,
} from '../../scheduled-report/schedule-text.js'
export type {
  ScheduleChange,
  SchedulePreview,
  ScheduleRecipient,
  ScheduleRepeat,
} from '../../scheduled-report/scheduled-report.js'
export {
  CAMPAIGN_HAS_ENDED,
  MAX_RUNS_SHOWN,
  MAX_SCHEDULES,
  MAX_SCHEDULES_PER_USER,
  NOBODY_TO_SEND_TO,
  RUN_NOT_FOUND,
  RUN_NOT_NEWEST,
  SCHEDULE_NOT_FOUND,
  SCHEDULE_PROBLEMS,
  suggestedSchedule,
  TOO_MANY_SCHEDULES,
} from '../../scheduled-report/scheduled-report.js'
