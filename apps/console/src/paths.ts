const part = encodeURIComponent

/** Every address of the console, so that no screen spells one itself. */
export const paths = {
  signIn: '/signin',
  dashboard: '/dashboard',
  campaigns: '/campaigns',
  campaign: (campaignID: string) => `/campaigns/${part(campaignID)}`,
  reporting: (campaignID: string) => `/campaigns/${part(campaignID)}/reporting`,
  creativeReporting: (campaignID: string, creativeID: string) =>
    `/campaigns/${part(campaignID)}/reporting/creative/${part(creativeID)}`,
  share: (shareToken: string) => `/share/${part(shareToken)}`,
  creativeShare: (shareToken: string, creativeID: string) => `/share/${part(shareToken)}/creative/${part(creativeID)}`,
  profile: '/profile',
} as const
