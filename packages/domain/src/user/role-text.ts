import type { Role } from './user.js'

/** What each role is called. */
export const ROLE_NAMES: Record<Role, string> = {
  staff: 'Staff',
  admin: 'Administrator',
  advertiser: 'Advertiser',
  agency: 'Agency',
}

/** What each role may do, in a few words. */
export const ROLE_RIGHTS: Record<Role, string> = {
  staff: 'Sees every campaign of the company',
  admin: 'Sees every campaign and manages users',
  advertiser: 'Sees own campaigns',
  agency: 'Sees own campaigns',
}

/** A role and what it may do, in one line. */
export const roleText = (role: Role): string => `${ROLE_NAMES[role]}: ${ROLE_RIGHTS[role].replace(/^S/, 's')}`
