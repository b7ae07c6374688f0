const part = encodeURIComponent

/** URL paths of the console. */
export const paths = {
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgotpassword',
  confirmEmails: '/emails/confirm',
  unsubscribe: '/emails/unsubscribe',
  dashboard: '/dashboard',
  tables: '/tables',
  billing: '/billing',
  admin: '/admin',
  invite: '/admin/invite',
  fileManager: '/filemanager',
  campaigns: '/campaigns',
  campaign: (campaignID: string) => `/campaigns/${part(campaignID)}`,
  creative: (campaignID: string, creativeID: string) => `/campaigns/${part(campaignID)}/creative/${part(creativeID)}`,
  reporting: (campaignID: string) => `/campaigns/${part(campaignID)}/reporting`,
  creativeReporting: (campaignID: string, creativeID: string) =>
    `/campaigns/${part(campaignID)}/reporting/creative/${part(creativeID)}`,
  /** Discrepancy checks of a campaign, or one of them. */
  discrepancies: (campaignID: string, checkID?: string) =>
    `/campaigns/${part(campaignID)}?tab=discrepancies${checkID === undefined ? '' : `&check=${part(checkID)}`}`,
  /** Ad builder: empty, with a campaign to save to, or with a creative to open. */
  builder: (campaignID?: string, creativeID?: string) => {
    const query = new URLSearchParams({
      ...(campaignID !== undefined && { campaign: campaignID }),
      ...(creativeID !== undefined && { creative: creativeID }),
    }).toString()
    return query === '' ? '/builder' : `/builder?${query}`
  },
  share: (shareToken: string) => `/share/${part(shareToken)}`,
  creativeShare: (shareToken: string, creativeID: string) => `/share/${part(shareToken)}/creative/${part(creativeID)}`,
  profile: '/profile',
} as const
