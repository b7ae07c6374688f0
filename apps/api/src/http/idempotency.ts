import type { Endpoint } from '@placard/domain'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type * as z from 'zod'
import type { Context } from '../context.js'
import { Refusal } from '../refusal.js'
import { hashOf } from '../secrets.js'
import { idempotentAnswer } from '../store/schema.js'
import type { Db } from '../store/store.js'
import type { Call } from './contract-route.js'

/** How long a repeated call answers what the first one did, in ms. */
const KEPT_MS = 24 * 3_600_000
/** After this long the first call counts as lost with its process, in ms. It is longer than any call may take. */
const LOST_MS = 200_000
const MAX_KEY_LENGTH = 200

/**
 * Answers a creating call once for each `Idempotency-Key` of a caller: a repetition, even one at the same moment or
 * after the first answer was lost on its way, hears the first answer and creates nothing. A refused call leaves no
 * trace, so that it can be mended and sent again.
 */
export async function answerOnce<E extends Endpoint>(
  { db, now, sealer }: Context,
  endpoint: E,
  { request, body }: Call<E>,
  create: () => Promise<z.input<E['response']>>,
): Promise<z.input<E['response']>> {
  const given = request.headers['idempotency-key']
  if (given === undefined) return create()
  if (typeof given !== 'string' || given === '' || given.length > MAX_KEY_LENGTH)
    throw new Refusal(400, `An Idempotency-Key has 1 to ${MAX_KEY_LENGTH} characters.`)
  const caller = request.session?.user.id ?? request.ip
  const key = hashOf(`${caller} ${endpoint.method} ${endpoint.path} ${given}`)
  const bodyHash = hashOf(JSON.stringify(body))
  const claimed = await claim(db, key, bodyHash, now())
  if (!claimed) {
    const answer = sealer.open(await answerOfFirst(db, key, bodyHash), key)
    if (answer === undefined) throw new Refusal(409, 'That was done already, before the server changed its secret.')
    return JSON.parse(answer) as z.input<E['response']>
  }
  try {
    const answer = await create()
    await db
      .update(idempotentAnswer)
      .set({ answer: sealer.seal(JSON.stringify(answer), key) })
      .where(eq(idempotentAnswer.key, key))
    return answer
  } catch (cause) {
    await db.delete(idempotentAnswer).where(eq(idempotentAnswer.key, key))
    throw cause
  }
}

async function claim(db: Db, key: string, bodyHash: string, now: Date): Promise<boolean> {
  await db
    .delete(idempotentAnswer)
    .where(
      and(
        eq(idempotentAnswer.key, key),
        isNull(idempotentAnswer.answer),
        lt(idempotentAnswer.createdAt, new Date(now.getTime() - LOST_MS)),
      ),
    )
  const made = await db
    .insert(idempotentAnswer)
    .values({ key, bodyHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswer.key })
  return made.length > 0
}

async function answerOfFirst(db: Db, key: string, bodyHash: string): Promise<string> {
  const [first] = await db.select().from(idempotentAnswer).where(eq(idempotentAnswer.key, key))
  if (first && first.bodyHash !== bodyHash)
    throw new Refusal(422, 'This Idempotency-Key was used for something else already.')
  if (!first || first.answer === null)
    throw new Refusal(409, 'The same request is being answered right now. Wait a moment.', { retryAfter: 1 })
  return first.answer
}

/** Forgets answers that nobody repeats any more. */
export async function removeOldAnswers(db: Db, now: Date): Promise<void> {
  await db.delete(idempotentAnswer).where(lt(idempotentAnswer.createdAt, new Date(now.getTime() - KEPT_MS)))
}
