import type { Failure } from '@placard/domain'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.js'

/** What the server says about errors of the framework, by status; its own texts are for developers. */
const FRAMEWORK_TEXTS: Record<number, string> = {
  400: 'The server could not read that request.',
  413: 'That is more than the server takes at once.',
  414: 'That address is too long.',
  415: 'The server only takes JSON here.',
}

/** What went wrong in the database, by PostgreSQL's code. */
const DATABASE_REFUSALS: Record<string, () => Refusal> = {
  '23505': () => new Refusal(409, 'There is one like that already.'),
  '23503': () => new Refusal(409, 'That belongs to something that is no longer there. Reload the page.'),
  '23514': () => new Refusal(400, 'One of the values is not allowed.'),
  '22001': () => new Refusal(400, 'One of the values is too long.'),
  '22003': () => new Refusal(400, 'One of the numbers is too large.'),
  '22P02': () => new Refusal(400, 'One of the values holds a character that cannot be stored.'),
  '22P05': () => new Refusal(400, 'One of the values holds a character that cannot be stored.'),
  '22021': () => new Refusal(400, 'One of the values holds a character that cannot be stored.'),
}

/** Two changes got in each other's way, and the database gave up one of them. */
const UNDONE = /^(40001|40P01)$/

/** No room left: PostgreSQL's word for it, and the operating system's. */
const FULL = /^(53100|ENOSPC|EDQUOT)$/

const UNREACHABLE = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|57P0\d|53300|08\w{3})$/

const codeOf = (cause: unknown): string => {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : ''
}

const FULL_TEXT = /No space left on device|ENOSPC/

const textOf = (error: unknown): string => {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof Error ? cause.message : ''
}

function databaseRefusal(error: unknown): Refusal | undefined {
  const code = codeOf(error instanceof DrizzleQueryError ? error.cause : error)
  if (FULL.test(code) || FULL_TEXT.test(textOf(error)))
    return new Refusal(507, 'The storage of the server is full: nothing was saved. Reading still works.')
  if (UNREACHABLE.test(code)) return new Refusal(503, 'The database cannot be reached. Try again in a minute.')
  if (UNDONE.test(code))
    return new Refusal(503, 'Somebody else changed the same at that moment. Try again.', { retryAfter: 1 })
  return error instanceof DrizzleQueryError ? DATABASE_REFUSALS[code]?.() : undefined
}

function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error
  const text = FRAMEWORK_TEXTS[error.statusCode ?? 0]
  if (text && error.statusCode) return new Refusal(error.statusCode, text)
  return databaseRefusal(error)
}

/** Writes a refusal in the envelope that every failure has. */
export function sendRefusal(
  reply: FastifyReply,
  { status, message, problems, retryAfter, data }: Refusal,
): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  const failure: Failure = {
    status,
    message,
    ...(problems.length > 0 && { messages: problems.map((problem) => problem.message), problems }),
    ...(data !== undefined && { data }),
  }
  return reply.code(status).send(failure)
}

/** Answers an error in the contract's envelope. Only the log hears what the server did not expect. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error)
  // Not the failed query itself: its values may be somebody's e-mail or a session's key.
  if (!refusal || refusal.status >= 500) request.log.error(error instanceof DrizzleQueryError ? error.cause : error)
  return sendRefusal(reply, refusal ?? new Refusal(500, 'Something went wrong on our side. Please try again.'))
}
