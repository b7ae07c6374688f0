import { ApiError, type Endpoint, TIMED_OUT } from '@placard/domain/api'
import { type CallInput, type Client, createClient, type UploadInput } from '@placard/domain/client'
import type * as z from 'zod'
import { config } from '../config.js'
import { noteReach } from '../state/connection.js'
import { endSession, recordResponse } from '../state/session-store.js'

/** Statuses with which a proxy reports that it cannot reach the server. */
const GATEWAY = new Set([502, 504])

let client: Client | undefined
let userCancel = new AbortController()

/** Cancels all pending read requests of screens; they fail with 'Request timed out'. Writes and downloads continue. */
export function cancelLoading(): void {
  userCancel.abort()
  userCancel = new AbortController()
}

function onResponse({ status, date, anonymous }: { status: number; date: Date | undefined; anonymous: boolean }): void {
  noteReach(!GATEWAY.has(status))
  // A share link that needs its password says nothing about the session.
  if (status === 401 && !anonymous) endSession()
  else recordResponse(date)
}

type ResponseOf<E extends Endpoint> = Promise<z.output<E['response']>>

/** Returns the language of the page; undefined in tests without one. */
const shownLanguage = () => (typeof document === 'undefined' ? undefined : document.documentElement.lang)

async function send<Response>(request: (client: Client) => Promise<Response>): Promise<Response> {
  client ??= createClient({ baseUrl: config().apiBase, language: shownLanguage, onResponse })
  try {
    return await request(client)
  } catch (failure) {
    // A cancelled call says nothing about the connection.
    if (failure instanceof ApiError && failure.status === 0 && failure.message !== TIMED_OUT) noteReach(false)
    throw failure
  }
}

/** Calls the configured API; `cancelLoading` does not cancel the call. */
export const callToEnd = <E extends Endpoint>(endpoint: E, input?: CallInput<E>): ResponseOf<E> =>
  send((api) => api.call(endpoint, input))

/** Uploads files to the configured API, with progress. */
export const upload = <E extends Endpoint>(endpoint: E, input: UploadInput<E>): ResponseOf<E> =>
  send((api) => api.upload(endpoint, input))

/** Returns a signal that `cancelLoading` aborts too. */
export const cancellable = (signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([userCancel.signal, ...(signal ? [signal] : [])])

/** Calls the configured API; `cancelLoading` cancels the call if it only reads. */
export function call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): ResponseOf<E> {
  if (endpoint.method !== 'GET') return callToEnd(endpoint, input)
  return callToEnd(endpoint, { ...input, signal: cancellable(input?.signal) })
}
