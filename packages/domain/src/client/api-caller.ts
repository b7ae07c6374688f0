import type * as z from 'zod'
import type { Endpoint } from '../endpoints/endpoint.js'

/** Timeout of a call in ms. */
export const HTTP_TIMEOUT_MS = 180_000

/** Query as callers write it: a list may replace comma-separated texts. */
export type QueryInput<Query> = {
  [Name in keyof Query]: string extends Query[Name] ? Query[Name] | readonly string[] : Query[Name]
}

/** Options of every call. */
export interface Cancellable {
  /** Cancels the call, which then fails with 'Request timed out'. */
  signal?: AbortSignal
  /** Idempotency key of the first attempt, for retries of a call that creates something. @default a new one */
  idempotencyKey?: string
  /** Sends the request even if the page is closed; for small bodies only. @default false */
  keepalive?: boolean
}

/** Input of a call: query, body and a signal that cancels it. */
export interface CallInput<E extends Endpoint> extends Cancellable {
  query?: QueryInput<z.input<E['query']>>
  body?: z.input<E['body']>
  /**
   * Sends no access token, and cookies to the page's own origin only, as for a share link. Its responses say nothing
   * about the user. @default false
   */
  anonymous?: boolean
}

/**
 * Called when the user may have changed, so that loaded data may belong to another one; `unauthorized` after a 401
 * response.
 */
export type UserChangeListener = (change: { unauthorized: boolean }) => void

/** Makes calls: the client, or an app's wrapper around it. */
export interface ApiCaller {
  /**
   * Makes one call. Throws an `ApiError`: 'Request timed out' for a cancelled call or a timeout, a `VersionConflict`
   * for a change based on an outdated version.
   */
  call: <E extends Endpoint>(endpoint: E, input?: CallInput<E>) => Promise<z.output<E['response']>>
  /**
   * Subscribes to sign-in and sign-out through this client and to 401 responses (`unauthorized`), so that caches can
   * be cleared. Returns a function that unsubscribes.
   */
  onUserChange?: (listener: UserChangeListener) => () => void
}
