import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { failureSchema, NO_DATA_TO_SEND } from '@placard/domain/internal/api'
import { NO_CAMPAIGN } from '@placard/domain/internal/campaign'
import { NO_CREATIVE_YET } from '@placard/domain/internal/creative'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { rateLimit } from '../store/schema.js'
import { formUpload } from '../testing/form-upload.js'
import { DOWNLOAD_DATES, REPORT_DATES } from '../testing/matrix-world.js'
import { describeApi, type Sent } from '../testing/test-app.js'

type Json = Record<string, unknown>

const calls: [string, Endpoint][] = Object.entries(endpoints)
const DEMO_ADMIN = DEMO_USERS[2].email

/** Text that belongs in no message: terms of schema libraries, patterns, and camel-case field names. */
const TECHNICAL =
  /invalid (input|string|option|key|element|value|type|iso)|expected|received|must match|pattern|too (small|big)|unrecognized|undefined|\\d|\/\^|\$\/|[<>]=|zod/i
const CODE_NAME = /[a-z]_[a-z]|[a-z]ID\b|[a-z][A-Z]|\bNaN\b/

const NO_VALUES: unknown[] = [null, '', ' ', 'x', 7, -1, 1.5, 1e300, true, [], {}, [7], ['x'], [{}], 'x'.repeat(30_000)]

const SVG = {
  filename: 'dot.svg',
  content: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
}

const createSchema = (type: z.ZodType): Json =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json
const readFields = (schema: Json) => Object.entries((schema.properties ?? {}) as Record<string, Json>)

/** Returns wrong values of a schema, and of each field inside it. */
function wrongValues(schema: Json, depth = 0): unknown[] {
  if (depth > 3) return []
  const choices = [schema.anyOf, schema.oneOf].flatMap((each) => (Array.isArray(each) ? (each as Json[]) : []))
  const fields = readFields(schema)
  const whole = Object.fromEntries(
    fields.flatMap(([name, { const: value }]) => (value === undefined ? [] : [[name, value]])),
  )
  return [
    ...NO_VALUES,
    ...choices.flatMap((choice) => wrongValues(choice, depth + 1)),
    ...fields.flatMap(([name, field]) => wrongValues(field, depth + 1).map((value) => ({ ...whole, [name]: value }))),
    ...(schema.items ? wrongValues(schema.items as Json, depth + 1).map((value) => [value]) : []),
    ...(typeof schema.additionalProperties === 'object'
      ? wrongValues(schema.additionalProperties as Json, depth + 1).map((value) => ({ key: value }))
      : []),
  ]
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
/** Truncates values, because Node rejects longer URLs before the application sees them. */
const inAddress = (values: unknown[]) => values.map((value) => asText(value).slice(0, 5000))

/** Returns requests that have each field of a call missing and invalid in each way; the other fields are minimal. */
function wrongRequests({ method, query, body, sends }: Endpoint): { field: string; sent: Sent }[] {
  const inQuery = readFields(createSchema(query)).flatMap(([field, schema]) =>
    inAddress(wrongValues(schema)).map((value) => ({ field, sent: { query: { [field]: value } } })),
  )
  if (method === 'GET') return [{ field: '', sent: {} }, ...inQuery]
  const inBody = readFields(createSchema(body)).flatMap(([field, schema]) =>
    wrongValues(schema).map((value) => {
      const form = formUpload({ [field]: asText(value) }, SVG)
      return { field, sent: sends === 'multipart' ? form : { body: { [field]: value } } }
    }),
  )
  return [{ field: '', sent: {} }, ...inQuery, ...inBody]
}

describeApi('messages about fields', (api) => {
  let cookie = ''
  beforeAll(async () => {
    cookie = await api().signIn(DEMO_ADMIN)
  })

  it.each(calls)('of %s contain no technical terms and name the field', { timeout: 120_000 }, async (_, endpoint) => {
    const complaints: string[] = []
    let refused = 0
    for (const [index, { field, sent }] of wrongRequests(endpoint).entries()) {
      // Fewer requests per minute than every rate limit.
      if (index % 50 === 0) await api().context.db.delete(rateLimit)
      const { status, body } = await api().call(endpoint, { ...sent, cookie })
      if (status === 401 && endpoint !== endpoints.login) cookie = await api().signIn(DEMO_ADMIN)
      if (status < 400) continue
      refused++
      const { problems = [], message } = failureSchema.parse(body)
      const messages = [message, ...problems.map((problem) => problem.message)].map(String)
      const technical = messages.find(
        (text) => TECHNICAL.test(text) || CODE_NAME.test(text) || !/^[A-Z“].{3,}/.test(text),
      )
      if (status === 500 || technical !== undefined)
        complaints.push(`${field} ${JSON.stringify(sent).slice(0, 150)}: ${status} ${technical}`)
    }
    expect(complaints.slice(0, 8)).toEqual([])
    const required = [endpoint.query, endpoint.body].some((schema) => createSchema(schema).required)
    if (required) expect(refused).toBeGreaterThan(0)
  })

  it.each(calls)('of %s name each required field that is missing', async (_, endpoint) => {
    await api().context.db.delete(rateLimit)
    const parts =
      endpoint.method === 'GET' || endpoint.sends === 'multipart' ? [endpoint.query] : [endpoint.query, endpoint.body]
    for (const part of parts) {
      const schema = createSchema(part)
      const isBody = part === endpoint.body
      const required = (schema.required ?? []) as string[]
      for (const field of required) {
        // Another field is sent, so that 'No data' does not replace all messages.
        const other =
          readFields(schema)
            .map(([name]) => name)
            .find((name) => name !== field) ?? 'other'
        const sent = isBody ? { body: { [other]: 'x' } } : { query: { [other]: 'x' } }
        const { status, body } = await api().call(endpoint, { ...sent, cookie })
        if (/^(shared|share)Token$/.test(required.join(' '))) continue
        const paths = failureSchema.parse(body).problems?.map(({ path }) => path.split('.')[0]) ?? []
        const isAlone = readFields(schema).length === 1
        if (status === 400 && !(isAlone && isBody)) expect(paths).toContain(field)
        expect([400, 404]).toContain(status)
      }
    }
  })

  describe('fixed by the contract', () => {
    it.each([['newToken'], ['scheduleReport']] as const)(`${NO_DATA_TO_SEND}: %s without a payload`, async (name) => {
      for (const sent of [{}, { body: {} }, { body: { unknown: 1 } }]) {
        const { body } = await api().call(endpoints[name], { ...sent, cookie })
        expect(failureSchema.parse(body)).toMatchObject({
          status: 400,
          message: NO_DATA_TO_SEND,
          messages: [NO_DATA_TO_SEND],
        })
      }
    })

    it(`${NO_CAMPAIGN}: a creative without a campaign`, async () => {
      for (const body of [{ name: 'One' }, { name: 'One', campaignID: '' }])
        expect((await api().call(endpoints.newCreative, { cookie, body })).body.message).toBe(NO_CAMPAIGN)
    })

    it(`${NO_CREATIVE_YET}: a change of a creative that the server has no id for`, async () => {
      const id = 'new_Abcdefghijklmn'
      const changes = [
        [endpoints.updateCreative, { body: { id, version: 1, name: 'One' } }],
        [endpoints.updateCreativeHtml, { body: { id, version: 1, html: '' } }],
        [endpoints.duplicateCreative, { body: { id } }],
        [endpoints.publishCreative, { body: { id, version: 1 } }],
        [endpoints.deleteCreative, { query: { id } }],
      ] as [Endpoint, Sent][]
      for (const [endpoint, sent] of changes) {
        const { status, body } = await api().call(endpoint, { ...sent, cookie })
        expect([status, body.message]).toEqual([400, NO_CREATIVE_YET])
      }
    })

    it.each(['+99:99', '+14:01', '-12:01', '+05:60', '5', ''])('refuses the impossible offset %j', async (offset) => {
      const said = /offset must be between -12:00 and \+14:00/
      const campaign = { campaignID: 'demoCampaign1' }
      for (const [endpoint, query] of [
        [endpoints.report, { ...campaign, ...REPORT_DATES, tzOffset: offset }],
        [endpoints.totals, { ...REPORT_DATES, tzOffset: offset }],
        [endpoints.download, { ...campaign, ...DOWNLOAD_DATES, format: 'csv', offset }],
      ] as [Endpoint, Record<string, string>][]) {
        const { status, body } = await api().call(endpoint, { cookie, query })
        expect([status, body.message]).toEqual([400, expect.stringMatching(said)])
      }
    })
  })
})
