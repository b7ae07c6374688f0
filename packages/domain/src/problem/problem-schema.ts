import * as z from 'zod'
import type { Problem } from './problem.js'
/** Schema of a `Problem`. */
export const problemSchema = z.object({ path: z.string(), message: z.string() }) satisfies z.ZodType<Problem>

const textSchema = z.union([z.string(), z.array(z.string())])

/** Schema of every error response: status, message, and problems by field. */
export const failureSchema = z.object({
  status: z.number().int().min(400),
  error: z.union([z.object({ message: textSchema }), textSchema]).optional(),
  message: textSchema.optional(),
  messages: z.array(z.string()).optional(),
  problems: z.array(problemSchema).optional(),
  data: z.unknown().optional(),
})
export type Failure = z.infer<typeof failureSchema>

/**
 * Returns the same schema, with the problems of refinements over several fields (such as two different passwords) in
 * the order of the fields instead of after all others.
 */
export function inFieldOrder<Schema extends z.ZodObject>(schema: Schema): Schema {
  const fields = Object.keys(schema.shape)
  const place = ({ path }: { path?: PropertyKey[] }) => fields.indexOf(String(path?.[0] ?? ''))
  const order = z.check<z.output<Schema>>(({ issues }) => {
    issues.sort((one, other) => place(one) - place(other))
  })
  // Refinements have to run even if fields are invalid.
  order._zod.def.when = () => true
  return schema.check(order)
}

/** Error message of a call without its required payload. */
export const NO_DATA_TO_SEND = 'No data'

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0

/** Returns the same schema with 'No data' as its only problem if no known field was sent. */
export function withNoData<Schema extends z.ZodObject>(schema: Schema): Schema {
  const check = z.check<z.output<Schema>>(({ value, issues }) => {
    if (isEmpty(value))
      issues.splice(0, issues.length, { code: 'custom', message: NO_DATA_TO_SEND, input: value, path: [] })
  })
  // The check has to run even if required fields are missing.
  check._zod.def.when = () => true
  return schema.check(check)
}
