import type { TokenAccess } from '@placard/domain/account'
import { TOKEN_ACCESS_LABELS } from '@placard/domain/internal/account'
import { DELIVERY_PROBLEMS, type DeliveryProblem, SCHEDULE_PROBLEMS } from '@placard/domain/internal/schedule'
import type { ScheduledReport } from '@placard/domain/schedule'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** English messages of emails. Names in parameters are `quoted`, dates and numbers are formatted. */
export const englishEmails = {
  /** Name of the link that ends emails to this reader. */
  unsubscribe: 'Unsubscribe',
  signIn: 'Sign in',

  verification: {
    subject: (company: string) => `Confirm your email for ${company}`,
    text: (company: string) => `Thanks for signing up for ${company}. Please confirm this email address.`,
    button: 'Confirm your email',
    notes: [
      'This link expires in 24 hours and can be used once. Open it in the browser in which you signed up; in any other, you choose your password again.',
      "If you didn't sign up, ignore this email. Without the link nobody can use your address.",
    ],
  },
  existingAccount: {
    subject: (company: string) => `You already have an account with ${company}`,
    text: 'We received a sign-up with this address. It already has an account, and nothing was changed.',
    note: "If you forgot your password, you can reset it there. If this wasn't you, ignore this email.",
  },
  passwordReset: {
    subject: (company: string) => `Reset your password for ${company}`,
    text: 'We received a request to reset your password.',
    button: 'Set a new password',
    notes: [
      'This link expires in 30 minutes and can be used once.',
      "If you didn't request this, ignore this email. Your password stays as it is.",
    ],
  },
  passwordChanged: {
    subject: (company: string) => `Your password for ${company} was changed`,
    keptSession: 'Your password was changed just now in your profile, and all other devices were signed out.',
    endedSessions: 'Your password was changed just now, and all devices were signed out.',
    revokedTokens: (tokens: number) =>
      `Your ${count(tokens, 'access token was', 'access tokens were')} revoked. Programs that used them have no access.`,
    keptTokens: (tokens: number) =>
      `Your ${count(tokens, 'access token still works', 'access tokens still work')}. Revoke those that you don't know in your profile.`,
    note: "If this wasn't you, reset your password now, choose to revoke your access tokens there, and tell your administrator.",
  },
  newToken: {
    subject: (company: string) => `New access token for ${company}`,
    text: 'An access token was created for your account. A program that has it can use the account without your password.',
    name: 'Name',
    access: 'Access',
    accesses: TOKEN_ACCESS_LABELS as Readonly<Record<TokenAccess, string>>,
    campaigns: 'Campaigns',
    allCampaigns: 'All campaigns that you can open',
    someCampaigns: (number: number) => count(number, 'campaign', 'campaigns'),
    created: 'Created',
    validUntil: 'Valid until',
    button: 'Your access tokens',
    note: "If this wasn't you, somebody else uses your account: revoke the token, change your password, and tell your administrator.",
  },
  invitation: {
    subject: (company: string) => `You're invited to ${company}`,
    text: (company: string) => `You have been invited to the advertising console of ${company}.`,
    button: 'Accept the invitation',
    note: "This link expires in 7 days and can be used once. If you didn't expect it, ignore this email.",
  },

  report: {
    subject: (campaign: string, dates: string) => `Report of ${campaign}, ${dates}`,
    testSubject: (campaign: string, dates: string) => `Test: report of ${campaign}, ${dates}`,
    isTest: 'This is the test that you requested. It was sent to nobody else.',
    zone: (zone: string) => `Dates are in ${zone}.`,
    noActivity: 'No activity in this period.',
    comparedWith: (dates: string) => `Compared with ${dates}.`,
    noEarlierData: (dates: string) => `There is no data of ${dates} to compare with.`,
    points: (difference: string) => `${difference} pp`,
    unchanged: 'unchanged',
    trend: { day: 'Impressions by day', hour: 'Impressions by hour' },
    highest: (value: string, at: string) => `Highest: ${value}, ${at}.`,
    lowest: (value: string, at: string) => `Lowest: ${value}, ${at}.`,
    best: 'Best creative',
    worst: 'Weakest creative',
    result: (ctr: string, clicks: string, impressions: string) =>
      `CTR ${ctr}, ${clicks} clicks of ${impressions} impressions`,
    open: 'Open the report',
    download: 'Download the file',
    notAttached: 'The file is not attached, because it is larger than the mail server accepts.',
    exportHint: 'To download it, open the report and choose Export.',
    linkHint: 'The link to it works for 7 days, for anybody who has it.',
    content: (isAttached: boolean, isFull: boolean) =>
      `${isAttached ? 'The attached file' : 'The file'} has the results ${isFull ? 'by creative and time' : 'by creative'}.`,
    emptyContent: (isAttached: boolean) => `${isAttached ? 'The attached file' : 'The file'} has no rows.`,
    /** The sender is undefined for the owner of the schedule. */
    scheduledBy: (sender: string | undefined, frequency: ScheduledReport['frequency']) =>
      `${sender ?? 'You'} scheduled this report. It is sent ${
        {
          Daily: 'every day',
          Weekly: 'every week',
          Monthly: 'every month',
          'On campaign end': 'once, after the campaign has ended',
        }[frequency]
      }.`,
    stopHint: 'To stop it for everybody, delete it under Schedules in the campaign.',
  },
  testNotSent: {
    subject: (campaign: string, dates: string) => `Test not sent: report of ${campaign}, ${dates}`,
    text: (problem: string) => `The test that you requested was not sent. ${problem}`,
  },
  confirmation: {
    subject: (company: string) => `Confirm report emails from ${company}`,
    text: (owner: string, company: string) => `${owner} wants to email you campaign reports from ${company}.`,
    nothingYet: 'Nothing is sent until you confirm.',
    button: 'Review and confirm',
    notes: [
      'This link expires in 7 days and can be used once.',
      "If you don't want these reports, ignore this email or unsubscribe.",
    ],
  },
  notSent: {
    subject: (campaign: string, dates: string) => `Not sent: report of ${campaign}, ${dates}`,
    text: (campaign: string, dates: string, problem: string) =>
      `The report of ${campaign} for ${dates} was not sent. ${problem}`,
    next: (moment: string) => `The next one is due on ${moment}.`,
    noNext: 'It will not be sent again.',
  },
  recovered: {
    subject: (campaign: string, dates: string) => `Sent again: report of ${campaign}, ${dates}`,
    text: (campaign: string, dates: string) =>
      `The report of ${campaign} for ${dates} was sent. We emailed you before that it was not.`,
    note: 'Periods that were not sent are listed under Schedules, where you can send them now.',
  },
  undelivered: {
    subject: (recipients: number, campaign: string) =>
      `Not delivered to ${count(recipients, 'recipient', 'recipients')}: report of ${campaign}`,
    text: (campaign: string, frequency: ScheduledReport['frequency'], recipients: number) =>
      `You scheduled the report of ${campaign} (${frequency.toLowerCase()}). Emails about it could not be delivered to ${count(recipients, 'recipient', 'recipients')}.`,
    button: 'Open the schedules',
    skipped:
      'Addresses that a mail server does not accept get no further reports. Correct them under Schedules, or choose Try again there.',
    once: "We won't email you about these recipients again until they are reached or tried again.",
  },
  lostAccess: {
    subject: 'One of your scheduled reports has stopped',
    text: (frequency: ScheduledReport['frequency']) =>
      `A report that you scheduled (${frequency.toLowerCase()}) is no longer sent, because you no longer have access to its campaign.`,
    hint: 'If you need it, ask an administrator for access, or ask somebody who has access to schedule it.',
    button: 'Open your campaigns',
  },
  /** Promise that further failures of the same kind cause no emails. */
  once: "We won't email you about this again until a report goes through.",
  scheduleProblems: SCHEDULE_PROBLEMS as Readonly<Record<keyof typeof SCHEDULE_PROBLEMS, string>>,
  deliveryProblems: DELIVERY_PROBLEMS as Readonly<Record<DeliveryProblem, string>>,
}

/** Messages of emails in one language. */
export type EmailMessages = typeof englishEmails
