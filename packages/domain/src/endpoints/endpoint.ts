import * as z from 'zod'
import type { TokenAccess } from '../access-token/access-token.js'

/** Endpoint of the API: method, path below the API's base, and schemas of query, body and response. */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sentence for the API's documentation. */
  summary: string
  path: `/${string}`
  /** Content type of the body. For multipart, `body` is the schema of its text fields. */
  sends: 'JSON' | 'multipart'
  /** Name of the files in a multipart body. */
  fileField: 'files[]' | 'file'
  /** True for calls that create something: with an `Idempotency-Key` header, a retry returns the first response. */
  creates: boolean
  /** Starts or ends a session: loaded data may belong to another user. */
  changesUser: boolean
  /**
   * A GET that queues a report file. The specification requires it, so it is the one exception from "GET never
   * writes"; cross-site requests are rejected.
   */
  queuesFile: boolean
  /**
   * Access that an access token needs for the call: 'issued' if a short-lived token of a reader's browser is enough,
   * 'read' or 'write' if the token has to be one that its user created, and 'none' if the call takes a session.
   */
  tokens: 'issued' | TokenAccess | 'none'
  query: Query
  body: Body
  response: Response
}

/** Schema of an empty query or body. */
export const nothingSchema = z.object({})

/**
 * Declares a call. `query` and `body` default to nothing, `tokens` to 'read' for a GET and to 'write' for the others,
 * `fileField` to 'files[]'.
 */
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
  fileField?: Endpoint['fileField']
  creates?: boolean
  changesUser?: boolean
  queuesFile?: boolean
  tokens?: Endpoint['tokens']
  response: Response
}): Endpoint<Query, Body, Response> {
  return {
    sends: 'JSON',
    fileField: 'files[]',
    creates: false,
    changesUser: false,
    queuesFile: false,
    tokens: call.method === 'GET' ? 'read' : 'write',
    ...call,
    query: (call.query ?? nothingSchema) as Query,
    body: (call.body ?? nothingSchema) as Body,
  }
}

/** Envelope of every success: a status below 400 and the data. */
export const envelope = <Data extends z.ZodType>(data: Data) =>
  z.object({ status: z.number().int().min(200).max(399), data })

/** Query parameters of a paged list. Without a page, the response contains all rows. */
export const pageQuery = (mostRows: number) => ({
  'paginate[page]': z.coerce.number().int().min(1).max(100_000).optional(),
  'paginate[size]': z.coerce.number().int().min(1).max(mostRows).optional(),
})

/** Envelope of a paged list. */
export const listEnvelope = <Row extends z.ZodType>(row: Row) =>
  envelope(z.array(row)).extend({
    /** Present if a page was requested: number of pages and of all rows. */
    pagination: z
      .object({ page: z.number().int(), pages: z.number().int(), total: z.number().int().min(0) })
      .optional(),
  })
