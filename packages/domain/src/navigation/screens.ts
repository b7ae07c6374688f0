/** Screens for signed-in users, by the pattern of their path; the console's folder of that name has their code. */
export const SCREENS = {
  '/dashboard': 'dashboard',
  '/filemanager': 'filemanager',
  '/campaigns': 'campaigns',
  '/campaigns/:campaignID': 'campaign',
  '/campaigns/:campaignID/creative/:creativeID': 'creative',
  '/campaigns/:campaignID/reporting': 'reporting',
  '/campaigns/:campaignID/reporting/creative/:creativeID': 'reporting',
  '/builder': 'builder',
  '/profile': 'profile',
  '/tables': 'tables',
  '/billing': 'billing',
  '/admin': 'admin',
  '/admin/invite': 'invite',
} as const

/** Name of a screen for signed-in users. */
export type ScreenName = (typeof SCREENS)[keyof typeof SCREENS]

const fits = (pattern: string, parts: readonly string[]): boolean => {
  const patternParts = pattern.split('/')
  return (
    patternParts.length === parts.length && patternParts.every((part, at) => part === parts[at] || part.startsWith(':'))
  )
}

/** Returns the screen at a path, such as '/campaigns/c1'; undefined for a path of no screen. */
export function screenAt(pathname: string): ScreenName | undefined {
  const parts = pathname.replace(/\/$/, '').split('/')
  return Object.entries(SCREENS).find(([pattern]) => fits(pattern, parts))?.[1]
}
