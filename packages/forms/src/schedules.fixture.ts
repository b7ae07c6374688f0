import type { ScheduledReport } from '@placard/domain'
import type { ScheduleChoices } from './schedule-form/schedule-form.js'

/** Initial values of the schedule form. */
export const SUGGESTED: ScheduleChoices = {
  frequency: 'Weekly',
  type: 'Summary',
  format: 'xlsx',
  tzCode: 'Europe/Berlin',
  time: '09:00',
  recipients: ['ada@placard.test'],
  withVideo: true,
}

/** Schedule whose last run succeeded. */
export const WEEKLY: ScheduledReport = {
  ...SUGGESTED,
  id: 'schedule1',
  waiting: [],
  unsubscribed: [],
  undelivered: [],
  paused: false,
  campaignID: 'campaign1',
  nextRunAt: '2025-10-20T07:00:00Z',
  lastRunAt: '2025-10-13T07:00:00Z',
  lastResult: 'sent',
  lastProblem: null,
  lastDelivery: { emails: 1, undelivered: 0, pending: 0 },
  testProblem: null,
}

/** Schedule in another time zone with several recipients, whose last run failed. */
export const DAILY: ScheduledReport = {
  ...WEEKLY,
  id: 'schedule2',
  frequency: 'Daily',
  type: 'Full',
  format: 'csv',
  tzCode: 'America/New_York',
  time: '18:30',
  recipients: ['ada@placard.test', 'noor.haddad@agency.example', 'kim@northwind-bikes.example'],
  withVideo: false,
  nextRunAt: '2025-10-14T22:30:00Z',
  lastRunAt: '2025-10-13T22:30:00Z',
  lastResult: 'failed',
  lastProblem: 'Its file could not be created after several attempts.',
  lastDelivery: null,
}

/** Schedule with a recipient in each state. */
export const ASKING: ScheduledReport = {
  ...DAILY,
  id: 'schedule4',
  frequency: 'Monthly',
  recipients: ['ada@placard.test', 'noor.haddad@agency.example', 'kim@northwind-bikes.example'],
  waiting: ['noor.haddad@agency.example'],
  unsubscribed: ['kim@northwind-bikes.example'],
  lastResult: 'sent',
  lastProblem: null,
  lastDelivery: { emails: 1, undelivered: 0, pending: 0 },
}

/** Schedule whose last report reached two of four recipients. */
export const REFUSED: ScheduledReport = {
  ...WEEKLY,
  id: 'schedule7',
  recipients: ['ada@placard.test', 'ida@kunde.example', 'noor.haddad@agency.example', 'kim@northwind-bikes.example'],
  undelivered: [
    {
      email: 'ida@kunde.example',
      at: '2025-10-13T07:00:04Z',
      problem: 'The mail server says that this address does not exist.',
      skipped: true,
    },
    {
      email: 'kim@northwind-bikes.example',
      at: '2025-10-13T07:00:07Z',
      problem: 'The mail server refused the email because of its rules, for example against spam.',
      skipped: false,
    },
  ],
  lastDelivery: { emails: 4, undelivered: 2, pending: 0 },
}

/** Schedule that waits for the end of its campaign. */
export const AT_END: ScheduledReport = {
  ...WEEKLY,
  id: 'schedule3',
  frequency: 'On campaign end',
  type: 'Full',
  format: 'xlsx-pivot',
  nextRunAt: null,
  lastRunAt: null,
  lastResult: null,
  lastDelivery: null,
}

/** Paused schedule. */
export const PAUSED: ScheduledReport = { ...WEEKLY, id: 'schedule6', paused: true, nextRunAt: null }
