import type { Endpoint } from '@placard/domain/api'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { notSignedIn } from '../refusal.js'
import type { TokenInUse } from '../store/accounts/access-tokens.js'
import { findSession } from '../store/accounts/sessions.js'
import type { Db } from '../store/store.js'
import type { UserViewer } from '../store/visibility.js'
import { readBearer, requireAccessToken } from './access-token.js'
import { readSessionCookie } from './cookies.js'
import type { HttpParts } from './http-parts.js'
import type { Call } from './idempotency.js'
import { createOnce, respondOnce } from './idempotency.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Session of the signed-in user; null where none is required. */
    session: Session | null
  }
}

/** User of a request, by a cookie or by an access token, and the end of the session or token. */
export interface Session extends UserViewer {
  expiresAt: Date
  token?: TokenInUse
}

type Answer<E extends Endpoint> = Promise<z.input<E['response']>>

function add<E extends Endpoint>(
  app: FastifyInstance,
  context: HttpParts,
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
  { method, path, query, body, response, summary, sends, queuesFile, tokens }: E,
  config: FastifyContextConfig,
  onRequest: ((request: FastifyRequest) => Promise<void>)[],
  answer: (call: Call<E>) => Answer<E>,
): void {
  app.route({
    method,
    url: path,
    config: { ...config, sends, queuesFile, tokens },
    onRequest,
    // A call without a body is valid if all its fields are optional; the JSON value `null` is not.
    preValidation: async (request) => {
      if (request.headers['content-type'] === undefined) request.body ??= {}
    },
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

/** Adds a route of the contract that needs no session. */
export const publicRoute = <E extends Endpoint>(
  app: FastifyInstance,
  context: HttpParts,
  endpoint: E,
  handle: (call: Call<E>) => Answer<E>,
  config: FastifyContextConfig = {},
): void => add(app, context, endpoint, config, [], handle)

/** Adds a route of the contract for signed-in users. Others get 401 before anything else of the request is checked. */
export const userRoute = <E extends Endpoint>(
  app: FastifyInstance,
  context: HttpParts,
  endpoint: E,
  handle: (call: Call<E> & { session: Session }) => Answer<E>,
  config: FastifyContextConfig = {},
): void =>
  add(app, context, endpoint, config, [async (request) => authenticate(context, request)], (call) => {
    if (!call.request.session) throw notSignedIn()
    return handle({ ...call, session: call.request.session })
  })

/**
 * Adds a route that creates something for signed-in users. Its handler uses `tx` only: what it creates and the
 * response for repetitions are stored in one transaction. `onCommitted` is called after that.
 */
export const creatingRoute = <E extends Endpoint>(
  app: FastifyInstance,
  context: HttpParts,
  endpoint: E,
  handle: (call: Call<E> & { session: Session; tx: Db }) => Answer<E>,
  onCommitted?: () => void,
): void =>
  serve(app, endpoint, {}, [async (request) => authenticate(context, request)], async (call) => {
    const { session } = call.request
    if (!session) throw notSignedIn()
    const answer = await createOnce(context, endpoint, call, (tx) => handle({ ...call, session, tx }))
    onCommitted?.()
    return answer
  })

/**
 * Returns the session of a request's cookie, if it is valid. A request with an access token is made with that alone:
 * throws a `Refusal` if it is not valid or does not allow the route.
 */
export async function readSession(context: HttpParts, request: FastifyRequest): Promise<Session | undefined> {
  const { config, db, now } = context
  const bearer = readBearer(request)
  if (bearer !== undefined) {
    const token = await requireAccessToken(context, request, bearer)
    const { user, campaignIDs, expiresAt } = token
    return { user, expiresAt, token, campaignIDs: campaignIDs ?? undefined, isReader: token.parentID !== null }
  }
  const secret = readSessionCookie(config, request)
  return secret === undefined ? undefined : findSession(db, secret, now())
}

async function authenticate(context: HttpParts, request: FastifyRequest): Promise<void> {
  request.session = (await readSession(context, request)) ?? null
  if (!request.session) throw notSignedIn()
}
