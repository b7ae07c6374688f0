import type { ScheduledReport, ScheduleRunResult } from '@placard/domain/schedule'
import type { ScheduleChoices } from './schedule-form/schedule-form.js'

/** Initial values of the schedule form. */
export const SUGGESTED: ScheduleChoices = {
  frequency: 'Weekly',
  weekday: 1,
  monthDay: 1,
  type: 'Summary',
  format: 'xlsx',
  tzCode: 'Europe/Berlin',
  time: '09:00',
  recipients: ['ada@placard.test'],
  withVideo: true,
  language: null,
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
  missed: [],
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

/** Schedule with two periods that were missed. */
export const MISSED: ScheduledReport = {
  ...DAILY,
  id: 'schedule8',
  lastResult: 'sent',
  lastProblem: null,
  lastDelivery: { emails: 3, undelivered: 1, pending: 0 },
  missed: [
    { start: '2025-10-11', end: '2025-10-11' },
    { start: '2025-10-10', end: '2025-10-10' },
  ],
}

const SENT_RUN: ScheduleRunResult = {
  id: 'run1',
  start: '2025-10-12',
  end: '2025-10-12',
  at: '2025-10-13T22:30:00Z',
  result: 'sent',
  problem: null,
  repeated: false,
  recipients: DAILY.recipients,
  emails: 3,
  undelivered: 1,
  file: { name: 'Autumn_2025-10-12_2025-10-12_America-New_York.csv', bytes: 48_200 },
  pending: false,
}

/** History with a run of each result. */
export const RUNS: ScheduleRunResult[] = [
  SENT_RUN,
  {
    ...SENT_RUN,
    ...{ id: 'run2', start: '2025-10-11', end: '2025-10-11', at: '2025-10-12T22:30:00Z', result: 'missed' as const },
    ...{ problem: 'No server was running at that time.', recipients: [], emails: 0, undelivered: 0, file: null },
  },
  {
    ...SENT_RUN,
    ...{ id: 'run3', start: '2025-10-10', end: '2025-10-10', at: '2025-10-11T22:30:00Z', result: 'missed' as const },
    ...{ problem: 'No server was running at that time.', recipients: [], emails: 0, undelivered: 0, file: null },
    pending: true,
  },
  {
    ...SENT_RUN,
    ...{ id: 'run4', start: '2025-10-09', end: '2025-10-09', at: '2025-10-11T08:02:00Z', undelivered: 0 },
    ...{ repeated: true, recipients: ['ada@placard.test'], emails: 1 },
  },
  {
    ...SENT_RUN,
    ...{ id: 'run5', start: '2025-10-09', end: '2025-10-09', at: '2025-10-10T22:30:00Z', result: 'failed' as const },
    ...{ problem: 'Its file could not be created after several attempts.', recipients: [], emails: 0 },
    ...{ undelivered: 0, file: null },
  },
]

/** Email of a schedule. */
export const EMAIL = {
  subject: 'Report of Autumn, 6–12 Oct 2025',
  html: '<!doctype html><html lang="en"><body><p>The report of Autumn for 6–12 Oct 2025.</p><p><a href="https://console.example/">Open the report</a></p></body></html>',
}

/** Paused schedule. */
export const PAUSED: ScheduledReport = { ...WEEKLY, id: 'schedule6', paused: true, nextRunAt: null }
