import * as z from 'zod'

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
