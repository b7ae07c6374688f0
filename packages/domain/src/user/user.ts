import * as z from 'zod'
import { idSchema } from '../id/id.js'
import { LANGUAGES, type Language } from '../language/language-choice.js'

/** Roles of users: staff and administrators see every campaign, advertisers and agencies only their own. */
export const ROLES = ['staff', 'admin', 'advertiser', 'agency'] as const
export const roleSchema = z.enum(ROLES)
export type Role = (typeof ROLES)[number]

/** Signed-in person. */
export const userSchema = z.object({
  id: idSchema,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: roleSchema,
  /** Language of the user's emails; null before it is known. */
  language: z.enum(LANGUAGES).nullish(),
})
export type User = z.infer<typeof userSchema>

/** First and last name as they are shown. */
export const fullName = ({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

/** Returns the language of an email to a user; English before theirs is known. */
export const languageOfUser = ({ language }: Pick<User, 'language'>): Language => language ?? 'en'

/** Returns true for roles that can list every campaign of the company. */
export const mayListAllCampaigns = (role: Role): boolean => role === 'staff' || role === 'admin'

/** Returns true for roles that can list, change and invite users. */
export const mayManageUsers = (role: Role): boolean => role === 'admin'

/** Error message for all other roles. */
export const ONLY_ADMINISTRATORS = 'Only administrators can do this.'

/** Labels of the roles. */
export const ROLE_NAMES: Record<Role, string> = {
  staff: 'Staff',
  admin: 'Administrator',
  advertiser: 'Advertiser',
  agency: 'Agency',
}

/** Rights of each role in a short sentence. */
export const ROLE_RIGHTS: Record<Role, string> = {
  staff: 'Can see all campaigns',
  admin: 'Can see all campaigns and manage users',
  advertiser: 'Can see only their own campaigns',
  agency: 'Can see only their own campaigns',
}

/** Role and its rights in one line. */
export const roleLabel = (role: Role): string => `${ROLE_NAMES[role]} · ${ROLE_RIGHTS[role]}`
