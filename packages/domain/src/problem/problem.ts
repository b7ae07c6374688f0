import type { ZodError } from 'zod'

/** One thing wrong with one field: `path` is the field's name in the request body. */
export interface Problem {
  path: string
  message: string
}

/** A request that was refused or never answered. `status` is 0 when there was no answer at all. */
export class ApiError extends Error {
  readonly status: number
  readonly messages: string[]
  readonly problems: Problem[]
  readonly data: unknown
  /** Whether the server gave no words, so that a screen has better ones. */
  readonly hasNoMessage: boolean

  constructor(
    message: string,
    details: {
      status?: number
      messages?: string[]
      problems?: Problem[]
      data?: unknown
      hasNoMessage?: boolean
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
  }
}

/** What an `ApiError` says when no answer came at all. */
export const UNREACHABLE = 'The server could not be reached.'

/** What an `ApiError` says when an answer broke off on its way. */
export const RESPONSE_INTERRUPTED = 'The answer of the server was cut off. Please try again.'

/** What an `ApiError` says when an answer is not what the contract promises. */
export const INVALID_RESPONSE = 'The server sent an answer that could not be understood.'

/** What an `ApiError` says when a request was cancelled or took longer than the time-out. */
export const TIMED_OUT = 'Request timed out'

const joined = (text: unknown): string | undefined => {
  const lines: unknown[] = Array.isArray(text) ? text : [text]
  return lines.every((line) => typeof line === 'string') ? lines.join('\n') || undefined : undefined
}

/**
 * The words of any failure: `error.message`, then `message`, then `error`, arrays joined by newlines, then the fallback.
 * Takes whatever was thrown or received.
 */
export function errorText(failure: unknown, fallback: string): string {
  if (typeof failure !== 'object' || failure === null) return joined(failure) ?? fallback
  if (failure instanceof ApiError && failure.hasNoMessage) return fallback
  const { error, message } = failure as { error?: unknown; message?: unknown }
  const nested = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined
  return joined(nested) ?? joined(message) ?? joined(error) ?? fallback
}

/** What a failed check of a form throws before any call: status 400, each message once, and the data as it was typed. */
export function validationError(error: ZodError, data: unknown): ApiError {
  const problems = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  const messages = [...new Set(problems.map(({ message }) => message))]
  return new ApiError(messages.join('\n'), { status: 400, messages, problems, data })
}

/** The status of a refusal to overwrite what somebody else has changed meanwhile. */
export const VERSION_CONFLICT_STATUS = 412

/** A change that came too late: `current` is what the server holds now, so that the person can choose. */
export class VersionConflict<Current = unknown> extends ApiError {
  readonly current: Current

  constructor(message: string, current: Current) {
    super(message, { status: VERSION_CONFLICT_STATUS, data: current })
    this.name = 'VersionConflict'
    this.current = current
  }
}
