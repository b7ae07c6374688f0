import * as z from 'zod'

/** One call of the API: its method, its path below the API's base, and the schemas of what goes in and comes out. */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** One sentence for the API's documentation. */
  summary: string
  path: `/${string}`
  /** 'JSON' unless the body is multipart: then `body` says what its text fields are. */
  sends: 'JSON' | 'multipart'
  /** Makes something new: an `Idempotency-Key` header makes a repeat answer what the first one did. */
  creates: boolean
  /** Begins or ends a session: what was loaded before may belong to another user. */
  changesUser: boolean
  /**
   * A GET that queues a report file for its caller, as the downloads are fixed to do: the one exception from "GET never
   * writes". Servers refuse it from other sites.
   */
  queuesFile: boolean
  query: Query
  body: Body
  response: Response
}

/** What a call takes when it takes nothing. */
export const nothingSchema = z.object({})

/** Declares a call; `query` and `body` default to nothing. */
export function endpoint<
  Response extends z.ZodType,
  Query extends z.ZodType = typeof nothingSchema,
  Body extends z.ZodType = typeof nothingSchema,
>(call: {
  method: Endpoint['method']
  summary: string
  path: `/${string}`
  query?: Query
  body?: Body
  sends?: Endpoint['sends']
  creates?: boolean
  changesUser?: boolean
  queuesFile?: boolean
  response: Response
}): Endpoint<Query, Body, Response> {
  return {
    sends: 'JSON',
    creates: false,
    changesUser: false,
    queuesFile: false,
    ...call,
    query: (call.query ?? nothingSchema) as Query,
    body: (call.body ?? nothingSchema) as Body,
  }
}

/** The envelope of every success: a status below 400 and the data. */
export const envelope = <Data extends z.ZodType>(data: Data) =>
  z.object({ status: z.number().int().min(200).max(399), data })

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
