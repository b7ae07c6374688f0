/** What a user may see: staff everything of the company, advertiser and agency only what is theirs. */
export const ROLES = ['staff', 'admin', 'advertiser', 'agency'] as const
export type Role = (typeof ROLES)[number]

/** A signed-in person. */
export interface User {
  id: string
  first_name: string
  last_name: string
  email: string
  role: Role
}

/** First and last name as they are shown. */
export const fullName = ({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

/** Whether a role may list every campaign of the company. */
export const mayListAllCampaigns = (role: Role): boolean => role === 'staff' || role === 'admin'

/** Whether a role may see the users, change and invite them. */
export const mayManageUsers = (role: Role): boolean => role === 'admin'

/** What everybody else is told who tries. */
export const ONLY_ADMINISTRATORS = 'Only administrators may do that.'
