import { ApiError, RESPONSE_INTERRUPTED, TIMED_OUT } from '../problem/problem.js'
import { unreachable } from './failure-hint.js'

/** An HTTP request. */
export interface ClientRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: string | FormData | null
  signal: AbortSignal | undefined
  timeoutMs: number
  keepalive?: boolean
  /** 'include' sends the cookies of the API's origin, 'same-origin' only on a page of that origin. */
  credentials: 'include' | 'same-origin' | 'omit'
}

/** A complete HTTP response. */
export interface ClientResponse {
  status: number
  /** Server time, if the header is present. */
  date: Date | undefined
  /** Time in ms after which to try again, if the header Retry-After is present. */
  retryAfterMs: number | undefined
  text: string
}

/** Creates the error of a cancelled request or a timeout. */
export const timedOut = (): ApiError => new ApiError(TIMED_OUT, {})

/** Parses a Date header; undefined if it is missing or invalid. */
export function readDate(header: string | null): Date | undefined {
  const date = new Date(header ?? '')
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** Headers of a response that it is read with. */
interface ResponseHeaders {
  get: (name: string) => string | null
}

/** Parses the headers Date and Retry-After, whose value is a number of seconds or a date (RFC 9110, 10.2.3). */
export function readTimes(headers: ResponseHeaders): Pick<ClientResponse, 'date' | 'retryAfterMs'> {
  const date = readDate(headers.get('date'))
  const text = headers.get('retry-after')
  const ms = text === null ? Number.NaN : /^\d+$/.test(text) ? Number(text) * 1000 : msUntil(readDate(text), date)
  return { date, retryAfterMs: Number.isFinite(ms) ? Math.max(0, ms) : undefined }
}

const msUntil = (end: Date | undefined, now: Date | undefined) =>
  (end?.getTime() ?? Number.NaN) - (now?.getTime() ?? Date.now())

/** Sends a request and reads the whole response. Throws an `ApiError`. */
export async function sendByFetch(
  fetch: typeof globalThis.fetch,
  { method, url, headers, body, signal, timeoutMs, keepalive = false, credentials }: ClientRequest,
): Promise<ClientResponse> {
  if (signal?.aborted) throw timedOut()
  const limit = AbortSignal.timeout(timeoutMs)
  let response: Response | undefined
  try {
    response = await fetch(url, {
      method,
      credentials,
      headers,
      body,
      keepalive,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    return { status: response.status, ...readTimes(response.headers), text: await response.text() }
  } catch (cause) {
    if (limit.aborted || signal?.aborted) throw timedOut()
    throw response ? new ApiError(RESPONSE_INTERRUPTED, { cause }) : unreachable(url, cause)
  }
}

type FileRequest = Pick<ClientRequest, 'url' | 'headers' | 'timeoutMs' | 'credentials'>

/** Fetches a file, whatever the status of the response. Throws an `ApiError` if there is none. */
export async function fetchFile(
  fetch: typeof globalThis.fetch,
  { url, headers, timeoutMs, credentials }: FileRequest,
): Promise<Response> {
  const limit = AbortSignal.timeout(timeoutMs)
  return fetch(url, { headers, credentials, signal: limit }).catch((cause: unknown) => {
    throw limit.aborted ? timedOut() : unreachable(url, cause)
  })
}
