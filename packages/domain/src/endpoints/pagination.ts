import * as z from 'zod'
import { envelope } from './endpoint.js'

/** How a page of a long list is asked for. Without a page the answer is the whole list. */
export const pageQuery = (mostRows: number) => ({
  'paginate[page]': z.coerce.number().int().min(1).max(100_000).optional(),
  'paginate[size]': z.coerce.number().int().min(1).max(mostRows).optional(),
})

/** The envelope of a list that can be asked for by pages. */
export const listEnvelope = <Row extends z.ZodType>(row: Row) =>
  envelope(z.array(row)).extend({
    /** Present when a page was asked for; `pages` is how many there are, `total` how many rows on all of them. */
    pagination: z
      .object({ page: z.number().int(), pages: z.number().int(), total: z.number().int().min(0) })
      .optional(),
  })
