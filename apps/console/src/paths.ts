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
  campaigns: '/campaigns',
  campaign: (campaignID: string) => `/campaigns/${part(campaignID)}`,
  creative: (campaignID: string, creativeID: string) => `/campaigns/${part(campaignID)}/creative/${part(creativeID)}`,
  reporting: (campaignID: string) => `/campaigns/${part(campaignID)}/reporting`,
  creativeReporting: (campaignID: string, creativeID: string) =>
    `/campaigns/${part(campaignID)}/reporting/creative/${part(creativeID)}`,
  share: (shareToken: string) => `/share/${part(shareToken)}`,
  creativeShare: (shareToken: string, creativeID: string) => `/share/${part(shareToken)}/creative/${part(creativeID)}`,
  profile: '/profile',
} as const
