import type * as z from 'zod'
import type { Endpoint } from '../endpoints/endpoint.js'

/** How long a call may take, in ms. */
export const HTTP_TIMEOUT_MS = 180_000

/** A query as a person writes it: a list may stand where the API takes words separated by commas. */
export type QueryInput<Query> = {
  [Name in keyof Query]: string extends Query[Name] ? Query[Name] | readonly string[] : Query[Name]
}

/** What every call can take. */
export interface Cancellable {
  /** Cancels the call, which then says 'Request timed out'. */
  signal?: AbortSignal
  /** For a repetition of a call that creates: the key of the first try. @default a new one */
  idempotencyKey?: string
  /** Goes out even if the page is closed meanwhile; for small bodies only. @default false */
  keepalive?: boolean
}

/** What a call takes: its query, its body, and a signal that cancels it. */
export interface CallInput<E extends Endpoint> extends Cancellable {
  query?: QueryInput<z.input<E['query']>>
  body?: z.input<E['body']>
}

/** Called when loaded data may belong to another user than the next answers; `unauthorized` after an answer 401. */
export type UserChangeListener = (change: { unauthorized: boolean }) => void

/** What can make calls: the client itself, or whatever an app has around it. */
export interface Caller {
  /**
   * Makes one call. Throws an `ApiError`: 'Request timed out' for a cancelled or overlong one, a `VersionConflict` for a
   * change that came too late.
   */
  call: <E extends Endpoint>(endpoint: E, input?: CallInput<E>) => Promise<z.output<E['response']>>
  /**
   * Calls `listener` after a session began or ended through this client, and with `unauthorized` after each answer 401.
   * Caches clear themselves then. Returns a function that stops it.
   */
  onUserChange?: (listener: UserChangeListener) => () => void
}
