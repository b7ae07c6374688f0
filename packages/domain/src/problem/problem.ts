import type { ZodError } from 'zod'

/** Problem of one field: `path` is its name in the request body. */
export interface Problem {
  path: string
  message: string
}

/** Error of a failed request. `status` is 0 without a response. */
export class ApiError extends Error {
  readonly status: number
  readonly messages: string[]
  readonly problems: Problem[]
  readonly data: unknown
  /** True if the server sent no message, so that a screen can show its own. */
  readonly hasNoMessage: boolean
  /** Time in ms after which the server asks to try again, if it names one. */
  readonly retryAfterMs: number | undefined
  /** Probable mistake in the setup of the client or server, for developers. */
  readonly hint: string | undefined

  constructor(
    message: string,
    details: {
      status?: number
      messages?: string[]
      problems?: Problem[]
      data?: unknown
      hasNoMessage?: boolean
      retryAfterMs?: number | undefined
      hint?: string
      cause?: unknown
    },
  ) {
    super(message, { cause: details.cause })
    this.name = 'ApiError'
    this.status = details.status ?? 0
    this.messages = details.messages ?? [message]
    this.problems = details.problems ?? []
    this.data = details.data
    this.hasNoMessage = details.hasNoMessage ?? false
    this.retryAfterMs = details.retryAfterMs
    this.hint = details.hint
  }
}

/** Message of an `ApiError` without any response. */
export const UNREACHABLE = 'The server could not be reached.'

/** Message of an `ApiError` for an incomplete response. */
export const RESPONSE_INTERRUPTED = 'The response was cut off. Please try again.'

/** Message of an `ApiError` for a response that does not match the contract. */
export const INVALID_RESPONSE = 'Something went wrong on our side. Please try again.'

/** Message of an `ApiError` for a request that was cancelled or timed out. */
export const TIMED_OUT = 'Request timed out'

/** Statuses of requests whose content is refused, whenever it is sent. */
const FINAL_STATUSES = [415, 422]

/** Returns true if the same request may succeed later: a network failure, but no refusal of its content. */
export const canRetry = (failure: unknown): boolean =>
  !(failure instanceof ApiError && FINAL_STATUSES.includes(failure.status))

const joined = (text: unknown): string | undefined => {
  const lines: unknown[] = Array.isArray(text) ? text : [text]
  return lines.every((line) => typeof line === 'string') ? lines.join('\n') || undefined : undefined
}

/**
 * Returns the message of any failure: `error.message`, then `message`, then `error`, arrays joined by newlines, then
 * the fallback. Accepts any thrown or received value.
 */
export function errorText(failure: unknown, fallback: string): string {
  if (typeof failure !== 'object' || failure === null) return joined(failure) ?? fallback
  if (failure instanceof ApiError && failure.hasNoMessage) return fallback
  const { error, message } = failure as { error?: unknown; message?: unknown }
  const nested = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined
  return joined(nested) ?? joined(message) ?? joined(error) ?? fallback
}

/** Error of a form that fails validation before any request: status 400, each message once, and the data as typed. */
export function validationError(error: ZodError, data: unknown): ApiError {
  const problems = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  const messages = [...new Set(problems.map(({ message }) => message))]
  return new ApiError(messages.join('\n'), { status: 400, messages, problems, data })
}

/** HTTP status of a version conflict. */
export const VERSION_CONFLICT_STATUS = 412

/** Error of a change based on an outdated version: `current` is the server's version, so that the user can choose. */
export class VersionConflict<Current = unknown> extends ApiError {
  readonly current: Current

  constructor(message: string, current: Current) {
    super(message, { status: VERSION_CONFLICT_STATUS, data: current })
    this.name = 'VersionConflict'
    this.current = current
  }
}
