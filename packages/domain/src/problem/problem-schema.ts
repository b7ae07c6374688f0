import * as z from 'zod'
import type { Problem } from './problem.js'

/** A `Problem`. */
export const problemSchema = z.object({ path: z.string(), message: z.string() }) satisfies z.ZodType<Problem>

const textSchema = z.union([z.string(), z.array(z.string())])

/** Every refusal of the server: the status, what to tell the user, and what was wrong with which field. */
export const failureSchema = z.object({
  status: z.number().int().min(400),
  error: z.union([z.object({ message: textSchema }), textSchema]).optional(),
  message: textSchema.optional(),
  messages: z.array(z.string()).optional(),
  problems: z.array(problemSchema).optional(),
  data: z.unknown().optional(),
})
export type Failure = z.infer<typeof failureSchema>
