import * as z from 'zod'
import { idSchema } from '../id/id-schema.js'
import { ROLES, type User } from './user.js'

/** A `Role`. */
export const roleSchema = z.enum(ROLES)

/** A `User`. */
export const userSchema = z.object({
  id: idSchema,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: roleSchema,
}) satisfies z.ZodType<User>
