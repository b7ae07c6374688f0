import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Failure } from '@placard/domain/internal/api'
import { CONFIRMATION_NEEDED_STATUS } from '@placard/domain/internal/creative'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, type RefusalReason } from '../refusal.js'
import { EngineAway } from '../store/clickhouse/engine.js'
import { findStorageFault, readErrorCode, type StorageFault } from '../store/database-errors.js'
import { allowPlayerOrigin, isAdUrl } from './ad-origins.js'

/** HTTP status of each kind of refusal. */
const STATUS_BY_REASON: Readonly<Record<RefusalReason, number>> = {
  invalid: 400,
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'confirmation-needed': CONFIRMATION_NEEDED_STATUS,
  'changed-meanwhile': 412,
  'too-large': 413,
  'unsupported-type': 415,
  'range-not-satisfiable': 416,
  'not-acceptable': 422,
  'too-many': 429,
  broken: 500,
  'not-supported': 501,
  unavailable: 503,
  'storage-full': 507,
}

/** Returns the HTTP status of a refusal. */
export const refusalStatus = ({ reason }: Refusal): number => STATUS_BY_REASON[reason]

/** Messages for the framework's errors by status; its own are meant for developers. */
const FRAMEWORK_TEXTS: Record<number, string> = {
  400: "The server couldn't read the request.",
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Send this body with the header Content-Type: application/json.',
}

/** Errors of the database by PostgreSQL's SQLSTATE. */
const DATABASE_REFUSALS: Record<string, () => Refusal> = {
  '23505': () => new Refusal('conflict', 'That already exists.'),
  '23503': () => new Refusal('conflict', 'It belongs to something that no longer exists. Reload the page.'),
  '23514': () => new Refusal('invalid', 'One of the values is not allowed.'),
  '22001': () => new Refusal('invalid', 'One of the values is too long.'),
  '22003': () => new Refusal('invalid', 'One of the numbers is too large.'),
  '22P02': () => new Refusal('invalid', 'One of the values contains a character that cannot be stored.'),
  '22P05': () => new Refusal('invalid', 'One of the values contains a character that cannot be stored.'),
  '22021': () => new Refusal('invalid', 'One of the values contains a character that cannot be stored.'),
}

/** Seconds after which a request may find a restarted database. */
const DATABASE_RETRY_SECONDS = 5

/** Seconds after which ClickHouse may answer again. */
const ENGINE_RETRY_SECONDS = 15

/** Errors for faults of the storage. */
const FAULT_REFUSALS: Record<StorageFault, () => Refusal> = {
  unreachable: () =>
    new Refusal('unavailable', 'The database cannot be reached. Try again in a minute.', {
      retryAfter: DATABASE_RETRY_SECONDS,
    }),
  conflict: () =>
    new Refusal('unavailable', 'Somebody else changed this at the same time. Try again.', { retryAfter: 1 }),
  full: () => new Refusal('storage-full', "The server's storage is full. Nothing was saved, but you can still read."),
  'read-only': () =>
    new Refusal('storage-full', "The server's storage is read-only. Nothing was saved, but you can still read."),
  damaged: () => new Refusal('broken', 'Part of the stored data cannot be read. An administrator has to restore it.'),
}

function databaseRefusal(error: unknown): Refusal | undefined {
  if (error instanceof EngineAway)
    return new Refusal(
      'unavailable',
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
export const endpointNotFound = (): Refusal => new Refusal('not-found', 'There is no such API endpoint.')

/** Returns the error for a URL where nothing is. */
export const pageNotFound = (): Refusal => new Refusal('not-found', 'There is nothing at this address.')

/** Status of @fastify/static for paths such as `//x` or `/%2e%2e/x`, which no file can have. */
const FORBIDDEN_PATH = 403

interface FoundRefusal {
  refusal: Refusal
  /** HTTP status: that of the refusal, or a more exact one of the framework. */
  status: number
}

const withStatus = (refusal: Refusal, status = refusalStatus(refusal)): FoundRefusal => ({ refusal, status })

/** Returns the error to send for a thrown one; undefined for an unexpected one. */
export function findRefusal(error: FastifyError): FoundRefusal | undefined {
  if (error instanceof Refusal) return withStatus(error)
  if (error.statusCode === FORBIDDEN_PATH) return withStatus(pageNotFound())
  const text = FRAMEWORK_TEXTS[error.statusCode ?? 0]
  if (text) return withStatus(new Refusal('invalid', text), error.statusCode)
  const refusal = databaseRefusal(error)
  return refusal && withStatus(refusal)
}

function createFailure({ message, problems, data }: Refusal, status: number): Failure {
  return {
    status,
    message,
    ...(problems.length > 0 && { messages: [...new Set(problems.map((problem) => problem.message))], problems }),
    ...(data !== undefined && { data }),
  }
}

/**
 * Sends a `Refusal` as the error envelope of the contract, with the status of its reason or a more exact one of the
 * framework.
 */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, status = refusalStatus(refusal)): FastifyReply {
  const { retryAfter } = refusal
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply.code(status).send(createFailure(refusal, status))
}

const UNREADABLE_STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Responds to data that is not a valid HTTP request, with the same envelope. No handler ever sees it. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = UNREADABLE_STATUS[error.code ?? ''] ?? 400
  const body = JSON.stringify(createFailure(new Refusal('invalid', FRAMEWORK_TEXTS[400] ?? ''), status))
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'content-type: application/json; charset=utf-8']
  socket.end([...head, `content-length: ${body.length}`, 'connection: close', '', body].join('\r\n'))
}

/** Logs an error: its cause and not the failed query, whose parameters may be an email or a session key. */
export const logError = (error: FastifyError, { log }: FastifyRequest): void =>
  log.error(error instanceof DrizzleQueryError ? error.cause : error)

/** Sends an error as the contract's envelope. Unexpected errors are logged, and their details are not sent. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const found = findRefusal(error)
  // A `Refusal` that a route throws is intended, whatever its status.
  if (!found || (found.status >= 500 && !(error instanceof Refusal))) logError(error, request)
  const unexpected = new Refusal('broken', 'Something went wrong on our side. Please try again.')
  return sendRefusal(reply, found?.refusal ?? unexpected, found?.status)
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
