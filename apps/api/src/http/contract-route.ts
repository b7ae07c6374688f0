import type { Endpoint, User } from '@placard/domain'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { readSessionCookie } from '../auth/cookies.js'
import type { Context } from '../context.js'
import { notSignedIn, Refusal } from '../refusal.js'
import { findSession } from '../store/accounts/sessions.js'
import type { Db } from '../store/store.js'
import type { Call } from './idempotency.js'
import { createOnce, respondOnce } from './idempotency.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; null where nobody has to be. */
    session: Session | null
  }
}

/** The signed-in user of a request, and until when. */
export interface Session {
  user: User
  expiresAt: Date
}

type Answer<E extends Endpoint> = Promise<z.input<E['response']>>

function add<E extends Endpoint>(
  app: FastifyInstance,
  context: Context,
  endpoint: E,
  config: FastifyContextConfig,
  onRequest: ((request: FastifyRequest) => Promise<void>)[],
  handle: (call: Call<E>) => Answer<E>,
): void {
  const { creates, sends } = endpoint
  serve(app, endpoint, config, onRequest, async (call) =>
    creates && sends === 'JSON' ? respondOnce(context, endpoint, call, () => handle(call)) : handle(call),
  )
}

function serve<E extends Endpoint>(
  app: FastifyInstance,
  { method, path, query, body, response, summary, sends, queuesFile }: E,
  config: FastifyContextConfig,
  onRequest: ((request: FastifyRequest) => Promise<void>)[],
  answer: (call: Call<E>) => Answer<E>,
): void {
  app.route({
    method,
    url: path,
    config: { ...config, sends, queuesFile },
    onRequest,
    schema: {
      summary,
      querystring: query,
      ...(method !== 'GET' && sends === 'JSON' && { body }),
      response: { 200: response },
    },
    handler: (request, reply) =>
      answer({
        query: request.query as z.output<E['query']>,
        body: request.body as z.output<E['body']>,
        request,
        reply,
      }),
  })
}

/** Serves a call of the contract to anybody. */
export const publicRoute = <E extends Endpoint>(
  app: FastifyInstance,
  context: Context,
  endpoint: E,
  handle: (call: Call<E>) => Answer<E>,
  config: FastifyContextConfig = {},
): void => add(app, context, endpoint, config, [], handle)

/** Serves a call of the contract to signed-in users. Who is not hears 401 before anything of the request is judged. */
export const userRoute = <E extends Endpoint>(
  app: FastifyInstance,
  context: Context,
  endpoint: E,
  handle: (call: Call<E> & { session: Session }) => Answer<E>,
  config: FastifyContextConfig = {},
): void =>
  add(app, context, endpoint, config, [async (request) => authenticate(context, request)], (call) => {
    if (!call.request.session) throw notSignedIn()
    return handle({ ...call, session: call.request.session })
  })

/**
 * Serves a call of the contract that makes something new to signed-in users. Its handler works in `tx` alone: what it
 * makes and the answer that a repetition of the call hears are one transaction.
 */
export const creatingRoute = <E extends Endpoint>(
  app: FastifyInstance,
  context: Context,
  endpoint: E,
  handle: (call: Call<E> & { session: Session; tx: Db }) => Answer<E>,
): void =>
  serve(app, endpoint, {}, [async (request) => authenticate(context, request)], (call) => {
    const { session } = call.request
    if (!session) throw notSignedIn()
    return createOnce(context, endpoint, call, (tx) => handle({ ...call, session, tx }))
  })

/** Answers a call of the contract that is not built yet: signed-in users hear so, with status 501. */
export const unbuiltRoute = (app: FastifyInstance, context: Context, endpoint: Endpoint): void =>
  userRoute(app, context, endpoint, async () => {
    throw new Refusal(501, 'This server cannot do that yet.')
  })

/** The session that a request's cookie opens, if it does. */
export async function sessionOf({ config, db, now }: Context, request: FastifyRequest): Promise<Session | undefined> {
  const secret = readSessionCookie(config, request)
  return secret === undefined ? undefined : findSession(db, secret, now())
}

async function authenticate(context: Context, request: FastifyRequest): Promise<void> {
  request.session = (await sessionOf(context, request)) ?? null
  if (!request.session) throw notSignedIn()
}
