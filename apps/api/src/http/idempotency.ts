import type { Endpoint } from '@placard/domain/api'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { Refusal } from '../refusal.js'
import { hashContent, type Sealer } from '../secrets.js'
import { idempotentResponse } from '../store/schema.js'
import type { Db } from '../store/store.js'
import type { HttpParts } from './http-parts.js'

/** Request that was validated by the contract. */
export interface Call<E extends Endpoint> {
  query: z.output<E['query']>
  body: z.output<E['body']>
  request: FastifyRequest
  reply: FastifyReply
}

/** Time in ms for which a repeated request gets the first response. */
const RETENTION_MS = 24 * 3_600_000
/** Time in ms after which the first request counts as lost with its process; longer than any request may take. */
const LOST_MS = 200_000
const MAX_KEY_LENGTH = 200

interface Given {
  key: string
  bodyHash: string
}

/** Removes passwords before the body is hashed, since a plain hash of one could be guessed from the table. */
const withoutPasswords = (name: string, value: unknown) => (/password/i.test(name) ? undefined : value)

/** Returns the Idempotency-Key of a request and the hash of its body; undefined without the header. */
function givenKey<E extends Endpoint>(endpoint: E, { request, body }: Call<E>): Given | undefined {
  const given = request.headers['idempotency-key']
  if (given === undefined) return undefined
  if (typeof given !== 'string' || given === '' || given.length > MAX_KEY_LENGTH)
    throw new Refusal('invalid', `An Idempotency-Key has 1 to ${MAX_KEY_LENGTH} characters.`)
  const caller = request.session?.token?.id ?? request.session?.user.id ?? request.ip
  return {
    key: hashContent(`${caller} ${endpoint.method} ${endpoint.path} ${given}`),
    bodyHash: hashContent(JSON.stringify(body, withoutPasswords)),
  }
}

/**
 * Runs `create` and stores its response in one transaction. A request with the same `Idempotency-Key` at the same
 * moment waits and gets the first response; a killed server has done both or nothing.
 */
export async function createOnce<E extends Endpoint>(
  { db, now, sealer }: HttpParts,
  endpoint: E,
  call: Call<E>,
  create: (tx: Db) => Promise<z.input<E['response']>>,
): Promise<z.input<E['response']>> {
  const given = givenKey(endpoint, call)
  return db.transaction(async (tx) => {
    if (!given) return create(tx)
    if (!(await claim(tx, given, now()))) return firstResponse<E>(tx, sealer, given)
    const answer = await create(tx)
    await note(tx, sealer, given.key, answer)
    return answer
  })
}

/**
 * Runs `create` outside of a transaction: a repetition gets the first response, and one at the same moment gets 409.
 * A refused request leaves no trace, so that it can be corrected and sent again.
 */
export async function respondOnce<E extends Endpoint>(
  { db, now, sealer }: HttpParts,
  endpoint: E,
  call: Call<E>,
  create: () => Promise<z.input<E['response']>>,
): Promise<z.input<E['response']>> {
  const given = givenKey(endpoint, call)
  if (!given) return create()
  if (!(await claim(db, given, now()))) return firstResponse<E>(db, sealer, given)
  try {
    const answer = await create()
    await note(db, sealer, given.key, answer)
    return answer
  } catch (cause) {
    await db.delete(idempotentResponse).where(eq(idempotentResponse.key, given.key))
    throw cause
  }
}

async function note(db: Db, sealer: Sealer, key: string, answer: unknown): Promise<void> {
  await db
    .update(idempotentResponse)
    .set({ answer: sealer.seal(JSON.stringify(answer), key) })
    .where(eq(idempotentResponse.key, key))
}

async function claim(db: Db, { key, bodyHash }: Given, now: Date): Promise<boolean> {
  await db.delete(idempotentResponse).where(
    and(
      eq(idempotentResponse.key, key),
      isNull(idempotentResponse.answer),
      // Also one that a clock ahead has dated later than any request that still runs.
      or(
        lt(idempotentResponse.createdAt, new Date(now.getTime() - LOST_MS)),
        gt(idempotentResponse.createdAt, new Date(now.getTime() + LOST_MS)),
      ),
    ),
  )
  const rows = await db
    .insert(idempotentResponse)
    .values({ key, bodyHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotentResponse.key })
  return rows.length > 0
}

async function firstResponse<E extends Endpoint>(
  db: Db,
  sealer: Sealer,
  { key, bodyHash }: Given,
): Promise<z.input<E['response']>> {
  const [first] = await db.select().from(idempotentResponse).where(eq(idempotentResponse.key, key))
  if (first && first.bodyHash !== bodyHash)
    throw new Refusal('not-acceptable', 'This Idempotency-Key was already used for another request.')
  if (!first || first.answer === null)
    throw new Refusal('conflict', 'The same request is still in progress. Try again in a moment.', { retryAfter: 1 })
  const answer = sealer.open(first.answer, key)
  if (answer === undefined)
    throw new Refusal('conflict', 'That was already done, before the server changed its secret.')
  return JSON.parse(answer) as z.input<E['response']>
}

/** Deletes responses that are too old to be repeated. */
export async function removeOldResponses(db: Db, now: Date): Promise<void> {
  await db.delete(idempotentResponse).where(lt(idempotentResponse.createdAt, new Date(now.getTime() - RETENTION_MS)))
}
