import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../endpoints/endpoint.js'
import { endpoints } from '../endpoints/endpoints.js'
import { openApiDocument } from './openapi.js'

const document = openApiDocument({ title: 'Placard', version: '1', server: '/api' })
const contract: [string, Endpoint][] = Object.entries(endpoints)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)
const buildOperation = (name: string) => {
  const found = operations.find(({ operationId }) => operationId === name)
  if (!found) throw new Error(`${name} is not described`)
  return found
}
const createParameters = (name: string, place: 'query' | 'header') =>
  buildOperation(name).parameters.filter((parameter) => parameter.in === place)
const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '')

describe('openApiDocument', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate({ ...structuredClone(document) })
    expect({ valid, errors, version: validator.version }).toEqual({ valid: true, errors: undefined, version: '3.1' })
  })

  it('is rejected by the same validator if it is wrong', async () => {
    const broken = { ...structuredClone(document), paths: { '/x': { get: { responses: 7 } } } }
    expect((await new Validator().validate(broken)).valid).toBe(false)
  })

  it('has every call of the contract once', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(contract.map(([name]) => name).sort())
    const described = operations.map(({ method, path }) => `${method} ${path}`)
    expect(described.sort()).toEqual(contract.map(([, { method, path }]) => `${method.toLowerCase()} ${path}`).sort())
  })

  it('has only valid references', () => {
    expect(new Set(refs).size).toBeGreaterThan(20)
    for (const ref of new Set(refs)) {
      const [, , kind = '', name = ''] = ref.split('/')
      expect(document.components).toHaveProperty([kind, name])
    }
    for (const name of Object.keys(document.components.schemas)) expect(refs).toContain(`#/components/schemas/${name}`)
  })

  it('has no clutter', () => {
    const text = JSON.stringify(document)
    expect(text).not.toContain('9007199254740991')
    expect(text).not.toMatch(/"\$(id|schema)"/)
    expect(text).not.toContain('schemas/answer')
    for (const [, pattern = ''] of text.matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g))
      expect(pattern.length).toBeLessThan(200)
  })
})

describe('operation', () => {
  it('lists its query and required parameters', () => {
    const listed = createParameters('report', 'query').map(({ name, required }) => (required ? `${name}!` : name))
    expect(listed).toEqual(expect.arrayContaining(['start_dt!', 'end_dt!', 'tzOffset', 'campaignID', 'withVideoData']))
    expect(createParameters('mine', 'query').map(({ name }) => name)).toEqual(['paginate[page]', 'paginate[size]'])
  })

  it('requires a key to create and an origin to write', () => {
    for (const [name, { creates, method }] of contract)
      expect(createParameters(name, 'header').map((parameter) => parameter.name)).toEqual([
        ...(method === 'GET' ? [] : ['Origin']),
        ...(creates ? ['Idempotency-Key'] : []),
      ])
  })

  it('describes its body: JSON, or fields and files', () => {
    expect(buildOperation('login').requestBody?.content['application/json']?.schema.required).toEqual(
      expect.arrayContaining(['method', 'username', 'password']),
    )
    const upload = buildOperation('uploadAssets').requestBody?.content['multipart/form-data']?.schema.properties
    expect(Object.keys(upload ?? {}).sort()).toEqual(
      ['assets', 'creativeID', 'duration', 'files[]', 'height', 'type', 'width'].sort(),
    )
    for (const name of ['me', 'logout', 'deleteCampaign', 'revokeToken'])
      expect(buildOperation(name).requestBody).toBeUndefined()
  })

  it('describes its responses and errors', () => {
    expect(JSON.stringify(buildOperation('creative').responses['200'])).toContain('"#/components/schemas/Creative"')
    const statuses = (name: string) => Object.keys(buildOperation(name).responses)
    expect(statuses('updateCreative')).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '412',
      '415',
      '429',
      '501',
      'default',
    ])
    expect(statuses('newCreative')).toContain('422')
    expect(statuses('sharedReport')).not.toContain('401')
    for (const response of Object.values(document.components.responses))
      expect(JSON.stringify(response)).toContain('"#/components/schemas/Failure"')
  })

  it('requires the session cookie unless it is public', () => {
    const open = operations.filter(({ security }) => security.length === 0).map(({ operationId }) => operationId)
    expect(open.sort()).toEqual(
      ['login', 'logout', 'signUp', 'verify', 'verification', 'resendVerification', 'forgotPassword', 'changePassword']
        .concat(['sharedReport', 'sharedEvents', 'sharedDiscrepancies', 'sharedVideoData', 'sharedDownload'])
        .concat(['sharedLink', 'unlockLink', 'viewLink'])
        .sort(),
    )
  })
})
