import * as z from 'zod'

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
