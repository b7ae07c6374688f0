import * as z from 'zod'
import type { Endpoint } from '../endpoints/endpoint.js'
import { ApiError, errorText, INVALID_RESPONSE, VERSION_CONFLICT_STATUS, VersionConflict } from '../problem/problem.js'
import { failureSchema } from '../problem/problem-schema.js'
import type { Answer } from './send.js'

/** Parses JSON; returns undefined for other text, such as the error page of a proxy. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const dataSchemaOf = ({ response }: Endpoint): z.ZodType | undefined => {
  const data: unknown = response instanceof z.ZodObject ? response.shape.data : undefined
  return data instanceof z.ZodType ? data : undefined
}

/** Type of the `data` in a call's response. */
export type DataOf<E extends Endpoint> = z.output<E['response']> extends { data: infer Data } ? Data : never

/** Returns the server's version after a version conflict; undefined for other errors. */
export function currentOf<E extends Endpoint>(endpoint: E, failure: unknown): DataOf<E> | undefined {
  if (!(failure instanceof VersionConflict)) return undefined
  return dataSchemaOf(endpoint)?.safeParse(failure.current).data as DataOf<E> | undefined
}

function refusalOf(endpoint: Endpoint, status: number, body: unknown): ApiError {
  const failure = failureSchema.safeParse(body)
  const { messages, problems, data } = failure.success ? failure.data : {}
  const words = errorText(body, '')
  const message = words || `The server answered ${status}.`
  if (status === VERSION_CONFLICT_STATUS) {
    const current = dataSchemaOf(endpoint)?.safeParse(data)
    if (current?.success) return new VersionConflict(message, current.data)
  }
  return new ApiError(message, { status, messages, problems, data, hasNoMessage: words === '' })
}

/**
 * Parses a response and checks it against the contract. Throws an `ApiError` for error statuses and unexpected
 * content.
 */
export function readAnswer<E extends Endpoint>(endpoint: E, { status, text }: Answer): z.output<E['response']> {
  const body = jsonOf(text)
  if (status >= 400) throw refusalOf(endpoint, status, body)
  const parsed = endpoint.response.safeParse(body)
  if (!parsed.success) throw new ApiError(INVALID_RESPONSE, { status })
  return parsed.data as z.output<E['response']>
}
