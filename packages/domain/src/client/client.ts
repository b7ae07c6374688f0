import type * as z from 'zod'
import type { Endpoint } from '../endpoints/endpoint.js'
import { ApiError, errorText, failureSchema, TIMED_OUT, validationError } from '../problem/problem.js'

/** How long a call may take, in ms. */
export const HTTP_TIMEOUT_MS = 180_000

export interface ClientOptions {
  /** Where the API is: an absolute URL or a path of the same origin, such as '/api'. */
  baseUrl: string
  /** How long a call may take, in ms. @default 180000 */
  timeoutMs?: number
  /** What sends the requests. @default globalThis.fetch */
  fetch?: typeof globalThis.fetch
  /** Told after every answer; `date` is the server's clock, if it said. */
  onAnswer?: (answer: { status: number; date: Date | undefined }) => void
}

/** What a call takes: its query, its body, and a signal that cancels it. */
export interface CallInput<E extends Endpoint> {
  query?: z.input<E['query']>
  body?: z.input<E['body']>
  signal?: AbortSignal
}

/** A client of the API: checks what it sends and what it gets against the contract. */
export interface Client {
  /** Makes one call. Throws an `ApiError`; for a cancelled or overlong one it says 'Request timed out'. */
  call: <E extends Endpoint>(endpoint: E, input?: CallInput<E>) => Promise<z.output<E['response']>>
}

function urlOf(baseUrl: string, endpoint: Endpoint, query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>))
    if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return `${baseUrl.replace(/\/$/, '')}${endpoint.path}${text ? `?${text}` : ''}`
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

function refusal(status: number, body: unknown): ApiError {
  const failure = failureSchema.safeParse(body)
  const { messages, problems, data } = failure.success ? failure.data : {}
  return new ApiError(errorText(body, `The server answered ${status}.`), { status, messages, problems, data })
}

/** Makes a client. It sends cookies, so the API's host must allow credentials when it is another origin. */
export function createClient({
  baseUrl,
  timeoutMs = HTTP_TIMEOUT_MS,
  fetch = globalThis.fetch,
  onAnswer,
}: ClientOptions): Client {
  return {
    async call(endpoint, { query, body, signal } = {}) {
      const checked = endpoint.body.safeParse(body ?? {})
      if (!checked.success) throw validationError(checked.error, body)
      const limit = AbortSignal.timeout(timeoutMs)
      const writes = endpoint.method !== 'GET'
      let response: Response
      let answer: unknown
      try {
        response = await fetch(urlOf(baseUrl, endpoint, query), {
          method: endpoint.method,
          credentials: 'include',
          headers: writes ? { 'content-type': 'application/json', 'x-requested-with': 'placard' } : {},
          body: writes ? JSON.stringify(checked.data) : null,
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        })
        answer = await bodyOf(response)
      } catch (cause) {
        if (limit.aborted || signal?.aborted) throw new ApiError(TIMED_OUT, {})
        throw new ApiError(errorText(cause, 'The server could not be reached.'), {})
      }
      const date = response.headers.get('date')
      onAnswer?.({ status: response.status, date: date ? new Date(date) : undefined })
      if (response.status >= 400) throw refusal(response.status, answer)
      const parsed = endpoint.response.safeParse(answer)
      if (!parsed.success)
        throw new ApiError('The server sent an answer that could not be understood.', { status: response.status })
      return parsed.data as z.output<(typeof endpoint)['response']>
    },
  }
}
