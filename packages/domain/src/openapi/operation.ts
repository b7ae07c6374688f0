import { type Endpoint, nothingSchema } from '../endpoints/endpoint.js'
import { createInputSchema, type JsonSchema } from './json-schema.js'

interface Parameter {
  name: string
  in: 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

/** Content of a body by its media type. */
export interface Content {
  content: Record<string, { schema: JsonSchema }>
}

/** Operation of an OpenAPI document. */
export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: Content & { required: true }
  responses: Record<string, (Content & { description: string }) | { $ref: string }>
}

/** Descriptions of error responses by status. */
export const REFUSALS: Readonly<Record<string, string>> = {
  400: 'Something that was sent is not right; `problems` names each field',
  401: 'Nobody is signed in',
  403: 'Not allowed, or a write with a session cookie but without the Origin of our own pages; `message` says which header is wrong',
  404: 'Not there, or somebody else’s',
  412: 'Somebody else was faster; `data` is how it stands now',
  415: 'A body of another Content-Type than the one described here',
  422: 'This Idempotency-Key was used for something else',
  429: 'Too often; `Retry-After` says in how many seconds to try again',
  501: 'This server cannot do that',
}

/** Name of the cookie security scheme in the document. */
export const COOKIE_SECURITY = 'session'

/** Name of the security scheme of access tokens in the document. */
export const TOKEN_SECURITY = 'accessToken'

/** Calls below /v1, and the one that returns the current user, need a session. */
const needsSession = ({ path }: Endpoint): boolean => path.startsWith('/v1/') || path === '/me'

function describeSecurity(endpoint: Endpoint): Operation['security'] {
  if (!needsSession(endpoint)) return []
  return [{ [COOKIE_SECURITY]: [] }, ...(endpoint.tokens === 'none' ? [] : [{ [TOKEN_SECURITY]: [] }])]
}

const properties = (schema: JsonSchema): [string, JsonSchema][] =>
  Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)

function describeQuery({ query }: Endpoint): Parameter[] {
  const schema = createInputSchema(query)
  const required = (schema.required ?? []) as string[]
  return properties(schema).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }))
}

const originHeader: Parameter = {
  name: 'Origin',
  in: 'header',
  required: false,
  description:
    'The public address of the server. Browsers send it; a program with a session cookie has to. One with an access token, or without cookies, needs no such header',
  schema: { type: 'string', format: 'uri' },
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repetition with the same key answers what the first call did, and makes nothing new',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

const FILE: JsonSchema = { type: 'string', format: 'binary' }
const FILES: Record<Endpoint['fileField'], JsonSchema> = { file: FILE, 'files[]': { type: 'array', items: FILE } }

function describeBody({ body, sends, fileField }: Endpoint): Content & { required: true } {
  const schema = createInputSchema(body)
  if (sends === 'JSON') return { required: true, content: { 'application/json': { schema } } }
  const withFiles = {
    ...schema,
    properties: { ...Object.fromEntries(properties(schema)), [fileField]: FILES[fileField] },
  }
  return { required: true, content: { 'multipart/form-data': { schema: withFiles } } }
}

const takesBody = ({ method, body, sends }: Endpoint): boolean =>
  method !== 'GET' && (sends === 'multipart' || body !== nothingSchema)

const changesVersion = (endpoint: Endpoint): boolean =>
  properties(createInputSchema(endpoint.body)).some(([name]) => name === 'version')

function describeRefusals(endpoint: Endpoint): Operation['responses'] {
  const without = new Set<string>()
  if (!needsSession(endpoint) && endpoint.path !== '/login') without.add('401')
  if (!changesVersion(endpoint)) without.add('412')
  if (!takesBody(endpoint)) without.add('415')
  if (!endpoint.creates) without.add('422')
  const statuses = Object.keys(REFUSALS).filter((status) => !without.has(status))
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]))
}

/** Builds the OpenAPI operation of an endpoint; `answer` is the schema of its success response. */
export function buildOperation(name: string, endpoint: Endpoint, tag: string, answer: JsonSchema): Operation {
  const writes = endpoint.method !== 'GET'
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tag],
    security: describeSecurity(endpoint),
    parameters: [
      ...describeQuery(endpoint),
      ...(writes ? [originHeader] : []),
      ...(endpoint.creates ? [idempotencyKey] : []),
    ],
    ...(takesBody(endpoint) && { requestBody: describeBody(endpoint) }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: answer } } },
      ...describeRefusals(endpoint),
      default: { $ref: '#/components/responses/Failure' },
    },
  }
}
