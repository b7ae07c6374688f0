import * as z from 'zod'
import { idSchema } from '../id/id.js'

/** What a user may see: staff everything of the company, advertiser and agency only what is theirs. */
export const roleSchema = z.enum(['staff', 'admin', 'advertiser', 'agency'])
export type Role = z.infer<typeof roleSchema>

/** A signed-in person. */
export const userSchema = z.object({
  id: idSchema,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: roleSchema,
})
export type User = z.infer<typeof userSchema>

/** First and last name as they are shown. */
export const fullName = ({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

/** Whether a role may list every campaign of the company. */
export const mayListAllCampaigns = (role: Role): boolean => role === 'staff' || role === 'admin'
