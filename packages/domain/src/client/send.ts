import { ApiError, RESPONSE_INTERRUPTED, TIMED_OUT, UNREACHABLE } from '../problem/problem.js'

/** A request as it goes out. */
export interface Sent {
  method: string
  url: string
  headers: Record<string, string>
  body: string | FormData | null
  signal: AbortSignal | undefined
  timeoutMs: number
  keepalive?: boolean
}

/** An answer as it came in, whole. */
export interface Answer {
  status: number
  /** The server's clock, if it said. */
  date: Date | undefined
  text: string
}

/** What a cancelled or overlong request throws. */
export const timedOut = (): ApiError => new ApiError(TIMED_OUT, {})

/** A date header's moment; undefined for none and for one that is no date. */
export function dateOf(header: string | null): Date | undefined {
  const date = new Date(header ?? '')
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** Sends a request with its cookies and waits for the whole answer. Throws an `ApiError`. */
export async function sendByFetch(
  fetch: typeof globalThis.fetch,
  { method, url, headers, body, signal, timeoutMs, keepalive = false }: Sent,
): Promise<Answer> {
  if (signal?.aborted) throw timedOut()
  const limit = AbortSignal.timeout(timeoutMs)
  let response: Response | undefined
  try {
    response = await fetch(url, {
      method,
      credentials: 'include',
      headers,
      body,
      keepalive,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    return { status: response.status, date: dateOf(response.headers.get('date')), text: await response.text() }
  } catch (cause) {
    if (limit.aborted || signal?.aborted) throw timedOut()
    throw new ApiError(response ? RESPONSE_INTERRUPTED : UNREACHABLE, { cause })
  }
}
