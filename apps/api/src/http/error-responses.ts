import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Failure } from '@placard/domain/internal/api'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.js'
import { EngineAway } from '../store/clickhouse/engine.js'
import { findStorageFault, readErrorCode, type StorageFault } from '../store/database-errors.js'
import { allowPlayerOrigin, isAdUrl } from './ad-origins.js'

/** Messages for the framework's errors by status; its own are meant for developers. */
const FRAMEWORK_TEXTS: Record<number, string> = {
  400: "The server couldn't read the request.",
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Send this body with the header Content-Type: application/json.',
}

/** Errors of the database by PostgreSQL's SQLSTATE. */
const DATABASE_REFUSALS: Record<string, () => Refusal> = {
  '23505': () => new Refusal(409, 'That already exists.'),
  '23503': () => new Refusal(409, 'It belongs to something that no longer exists. Reload the page.'),
  '23514': () => new Refusal(400, 'One of the values is not allowed.'),
  '22001': () => new Refusal(400, 'One of the values is too long.'),
  '22003': () => new Refusal(400, 'One of the numbers is too large.'),
  '22P02': () => new Refusal(400, 'One of the values contains a character that cannot be stored.'),
  '22P05': () => new Refusal(400, 'One of the values contains a character that cannot be stored.'),
  '22021': () => new Refusal(400, 'One of the values contains a character that cannot be stored.'),
}

/** Seconds after which a request may find a restarted database. */
const DATABASE_RETRY_SECONDS = 5

/** Seconds after which ClickHouse may answer again. */
const ENGINE_RETRY_SECONDS = 15

/** Errors for faults of the storage. */
const FAULT_REFUSALS: Record<StorageFault, () => Refusal> = {
  unreachable: () =>
    new Refusal(503, 'The database cannot be reached. Try again in a minute.', { retryAfter: DATABASE_RETRY_SECONDS }),
  conflict: () => new Refusal(503, 'Somebody else changed this at the same time. Try again.', { retryAfter: 1 }),
  full: () => new Refusal(507, "The server's storage is full. Nothing was saved, but you can still read."),
  'read-only': () => new Refusal(507, "The server's storage is read-only. Nothing was saved, but you can still read."),
  damaged: () => new Refusal(500, 'Part of the stored data cannot be read. An administrator has to restore it.'),
}

function databaseRefusal(error: unknown): Refusal | undefined {
  if (error instanceof EngineAway)
    return new Refusal(
      503,
      'Reports cannot be read right now: their database does not answer. Try again in a minute.',
      {
        retryAfter: ENGINE_RETRY_SECONDS,
      },
    )
  const fault = findStorageFault(error)
  if (fault) return FAULT_REFUSALS[fault]()
  return error instanceof DrizzleQueryError ? DATABASE_REFUSALS[readErrorCode(error)]?.() : undefined
}

/** Returns the error for a URL below /api that is none of its endpoints. */
export const endpointNotFound = (): Refusal => new Refusal(404, 'There is no such API endpoint.')

/** Returns the error for a URL where nothing is. */
export const pageNotFound = (): Refusal => new Refusal(404, 'There is nothing at this address.')

/** Status of @fastify/static for paths such as `//x` or `/%2e%2e/x`, which no file can have. */
const FORBIDDEN_PATH = 403

/** Returns the error to send for a thrown one; undefined for an unexpected one. */
export function findRefusal(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error.statusCode === FORBIDDEN_PATH) return pageNotFound()
  const text = FRAMEWORK_TEXTS[error.statusCode ?? 0]
  if (text && error.statusCode) return new Refusal(error.statusCode, text)
  return databaseRefusal(error)
}

function createFailure({ status, message, problems, data }: Refusal): Failure {
  return {
    status,
    message,
    ...(problems.length > 0 && { messages: [...new Set(problems.map((problem) => problem.message))], problems }),
    ...(data !== undefined && { data }),
  }
}

/** Sends a `Refusal` as the error envelope of the contract. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, retryAfter } = refusal
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply.code(status).send(createFailure(refusal))
}

const UNREADABLE_STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Responds to data that is not a valid HTTP request, with the same envelope. No handler ever sees it. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = UNREADABLE_STATUS[error.code ?? ''] ?? 400
  const body = JSON.stringify(createFailure(new Refusal(status, FRAMEWORK_TEXTS[400] ?? '')))
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'content-type: application/json; charset=utf-8']
  socket.end([...head, `content-length: ${body.length}`, 'connection: close', '', body].join('\r\n'))
}

/** Logs an error: its cause and not the failed query, whose parameters may be an email or a session key. */
export const logError = (error: FastifyError, { log }: FastifyRequest): void =>
  log.error(error instanceof DrizzleQueryError ? error.cause : error)

/** Sends an error as the contract's envelope. Unexpected errors are logged, and their details are not sent. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = findRefusal(error)
  // A `Refusal` that a route throws is intended, whatever its status.
  if (!refusal || (refusal.status >= 500 && !(error instanceof Refusal))) logError(error, request)
  return sendRefusal(reply, refusal ?? new Refusal(500, 'Something went wrong on our side. Please try again.'))
}

/** Responds to a URL that is too long or cannot be decoded. No hook runs for it, so the headers are set here. */
export function handleFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isAdUrl(request.url)) allowPlayerOrigin(request, reply)
  return sendError(
    error,
    request,
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    }),
  )
}
