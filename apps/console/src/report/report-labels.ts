/** English texts of the report. */
export const reportLabels = {
  filters: 'Filters',
  refresh: 'Refresh',
  schedule: 'Schedule',
  pleaseTryAgain: 'Please try again.',
  checkThisLink: 'Check this link',
  reportScheduled: 'Report scheduled',
  scheduleSaved: 'Schedule saved',
  schedulePaused: 'Schedule paused',
  scheduleResumed: 'Schedule resumed',
  scheduleDeleted: 'Schedule deleted',
  notFound: 'Not found',
  missingHint: 'It may have been deleted, or you don’t have access.',
  creativeGone: 'This creative is no longer in this campaign.',
  goToCampaigns: 'Go to campaigns',
  campaignSummary: 'Campaign summary',
  campaignReport: 'Campaign report',
  creativeReport: 'Creative report',
  reportTitle: (title: string) => `${title} · Reporting`,
  seeTheCampaign: 'See the campaign',
  linkNotWorking: 'Link not working',
  sharedReport: 'Shared report',
  cookiesNeeded: 'Your browser keeps no cookies of this site. Allow them to open the report.',
  sharedTitle: (title: string) => `${title} · Shared report`,
  campaigns: 'Campaigns',
  reporting: 'Reporting',
}

/** Texts of the report. */
export type ReportLabels = typeof reportLabels
