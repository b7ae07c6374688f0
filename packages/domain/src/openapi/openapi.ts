import type * as z from 'zod'
import { accessTokenSchema } from '../access-token/access-token.js'
import { adminUserSchema, inviteResultSchema, userHoldingsSchema } from '../admin/admin.js'
import { assetSchema } from '../asset/asset.js'
import { campaignSchema } from '../campaign/campaign.js'
import { creativeSchema, creativeSummarySchema, liveCreativeSchema } from '../creative/creative.js'
import { accessTokenEndpoints } from '../endpoints/access-tokens.js'
import { accountEndpoints } from '../endpoints/accounts.js'
import { authEndpoints } from '../endpoints/auth.js'
import { campaignEndpoints } from '../endpoints/campaigns.js'
import { creativeEndpoints } from '../endpoints/creatives.js'
import { deliveryEndpoints } from '../endpoints/delivery.js'
import { discrepancyEndpoints } from '../endpoints/discrepancies.js'
import type { Endpoint } from '../endpoints/endpoint.js'
import { reportEndpoints } from '../endpoints/reports.js'
import { failureSchema } from '../problem/problem-schema.js'
import { eventsSchema, reportRowSchema, reportSchema, videoDataSchema } from '../report/report-schema.js'
import { emailSubscriptionSchema } from '../scheduled-report/email-subscription.js'
import { scheduledReportSchema } from '../scheduled-report/scheduled-report.js'
import { expirySchema } from '../session/session.js'
import { shareLinkSchema } from '../share-token/share-token.js'
import { userSchema } from '../user/user.js'
import { createOutputSchemas, type JsonSchema } from './json-schema.js'
import { buildOperation, COOKIE_SECURITY, type Content, type Operation, REFUSALS, TOKEN_SECURITY } from './operation.js'

/** Server details of an OpenAPI document. */
export interface OpenApiOptions {
  title: string
  version: string
  /** Base of the API: a URL, or a path of the same origin such as '/api'. */
  server: string
  /** Name of the session cookie. @default 'placard' */
  cookie?: string
}

type Method = 'get' | 'post' | 'put' | 'delete'

interface Refusal extends Content {
  description: string
  headers?: Record<string, { schema: JsonSchema }>
}

type SecurityScheme = { description: string } & (
  | { type: 'apiKey'; in: 'cookie'; name: string }
  | { type: 'http'; scheme: 'bearer' }
)

/** OpenAPI 3.1 document of the whole API. */
export interface OpenApiDocument {
  openapi: '3.1.1'
  info: { title: string; version: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Partial<Record<Method, Operation>>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, Refusal>
    securitySchemes: Record<string, SecurityScheme>
  }
}

const GROUPS: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  auth: authEndpoints,
  accounts: accountEndpoints,
  accessTokens: accessTokenEndpoints,
  campaigns: campaignEndpoints,
  creatives: creativeEndpoints,
  reports: reportEndpoints,
  delivery: deliveryEndpoints,
  discrepancies: discrepancyEndpoints,
}

/** Schemas that responses share. */
const ENTITIES: Readonly<Record<string, z.ZodType>> = {
  AccessToken: accessTokenSchema,
  AdminUser: adminUserSchema,
  Asset: assetSchema,
  Campaign: campaignSchema,
  Creative: creativeSchema,
  CreativeSummary: creativeSummarySchema,
  EmailSubscription: emailSubscriptionSchema,
  Events: eventsSchema,
  Expiry: expirySchema,
  Failure: failureSchema,
  InviteResult: inviteResultSchema,
  LiveCreative: liveCreativeSchema,
  Report: reportSchema,
  ReportRow: reportRowSchema,
  ScheduledReport: scheduledReportSchema,
  ShareLink: shareLinkSchema,
  User: userSchema,
  UserHoldings: userHoldingsSchema,
  VideoData: videoDataSchema,
}

const refusal = (description: string): Refusal => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})

const retryAfter = { 'Retry-After': { schema: { type: 'integer', minimum: 1 } } }

const responses: Record<string, Refusal> = {
  ...Object.fromEntries(
    Object.entries(REFUSALS).map(([status, description]) => [
      status,
      { ...refusal(description), ...(status === '429' && { headers: retryAfter }) },
    ]),
  ),
  Failure: refusal('Anything else that went wrong'),
}

/** Every call with its name and the file that declares it. */
const calls = Object.entries(GROUPS).flatMap(([tag, group]) =>
  Object.entries(group).map(([name, endpoint]) => ({ tag, name, endpoint })),
)

/** Describes the API by OpenAPI 3.1. Pure: equal options return equal documents. */
export function openApiDocument({ title, version, server, cookie = 'placard' }: OpenApiOptions): OpenApiDocument {
  const answers = [...new Set(calls.map(({ endpoint }) => endpoint.response))]
  const answerID = (response: z.ZodType) => `answer ${answers.indexOf(response)}`
  const outputSchemas = createOutputSchemas({
    ...ENTITIES,
    ...Object.fromEntries(answers.map((response) => [answerID(response), response])),
  })
  const paths: OpenApiDocument['paths'] = {}
  for (const { tag, name, endpoint } of calls) {
    const operation = buildOperation(name, endpoint, tag, outputSchemas[answerID(endpoint.response)] ?? {})
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.1',
    info: { title, version },
    servers: [{ url: server }],
    tags: Object.keys(GROUPS).map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(outputSchemas).filter(([id]) => id in ENTITIES)),
      responses,
      securitySchemes: {
        [COOKIE_SECURITY]: { type: 'apiKey', in: 'cookie', name: cookie, description: 'Set by POST /login' },
        [TOKEN_SECURITY]: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An access token from the profile. A short-lived one that it has issued reads campaigns, creatives and reports only',
        },
      },
    },
  }
}
