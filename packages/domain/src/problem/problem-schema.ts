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

/**
 * The same schema, with what only several fields together show (such as two passwords that differ) among the problems
 * in the order of its fields, instead of after all others: people read them from top to bottom.
 */
export function inFieldOrder<Schema extends z.ZodObject>(schema: Schema): Schema {
  const fields = Object.keys(schema.shape)
  const place = ({ path }: { path?: PropertyKey[] }) => fields.indexOf(String(path?.[0] ?? ''))
  const order = z.check<z.output<Schema>>(({ issues }) => {
    issues.sort((one, other) => place(one) - place(other))
  })
  // Also, and above all, where something is wrong.
  order._zod.def.when = () => true
  return schema.check(order)
}

/** The message of a call that needs a payload and has none. */
export const NO_DATA_TO_SEND = 'No data'

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0

/** Returns the same schema with 'No data' as its one problem while nothing that it knows was sent. */
export function withNoData<Schema extends z.ZodObject>(schema: Schema): Schema {
  const check = z.check<z.output<Schema>>(({ value, issues }) => {
    if (isEmpty(value))
      issues.splice(0, issues.length, { code: 'custom', message: NO_DATA_TO_SEND, input: value, path: [] })
  })
  // Also, and above all, where required fields are missing.
  check._zod.def.when = () => true
  return schema.check(check)
}
