import { openApiDocument } from '@placard/domain/openapi'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.js'
import { serveApiDocs } from './api-docs.js'
import { setSecurityHeaders } from './security-headers.js'

let app: FastifyInstance

async function serve(environment: Record<string, string> = {}): Promise<FastifyInstance> {
  const config = readConfig(environment, '.')
  const server = Fastify()
  await setSecurityHeaders(server, config)
  await server.register(
    async (api) => {
      api.get('/another', async () => 'something else')
      await serveApiDocs(api, config)
    },
    { prefix: '/api' },
  )
  return server
}

beforeAll(async () => {
  app = await serve()
})
afterAll(() => app.close())

async function open(url: string) {
  const { statusCode, headers, body } = await app.inject(url)
  return { status: statusCode, type: headers['content-type'], policy: headers['content-security-policy'], text: body }
}
const listLinks = (html: string) => [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link ?? '')

describe('the documentation of the API', () => {
  it('is available as OpenAPI', async () => {
    const { status, type, text } = await open('/api/openapi.json')
    expect([status, type]).toEqual([200, 'application/json; charset=utf-8'])
    expect(JSON.parse(text)).toEqual(openApiDocument({ title: 'Placard API', version: '1.0.0', server: '/api' }))
  })

  it('names the session cookie that this server sets', async () => {
    const nameAt = async (environment: Record<string, string>) => {
      const server = await serve(environment)
      return (await server.inject('/api/openapi.json')).json().components.securitySchemes.session.name
    }
    expect(await nameAt({})).toBe('placard')
    expect(await nameAt({ PLACARD_PUBLIC_URL: 'https://ads.example.com' })).toBe('__Host-placard')
  })

  it.each(['/api/docs', '/api/docs/'])('is a page at %s that loads nothing from other hosts', async (url) => {
    const { status, type, text } = await open(url)
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8'])
    expect(text).toContain('<title>Placard API</title>')
    const links = listLinks(text)
    expect(links.length).toBeGreaterThan(4)
    for (const link of links) {
      expect(link).not.toMatch(/^(\w+:)?\/\//)
      const file = await open(new URL(link, `http://placard.test${url}`).pathname)
      expect([link, file.status]).toEqual([link, 200])
    }
  })

  it('has the same content security policy as other pages: no inline scripts, none from other hosts', async () => {
    const page = await open('/api/docs')
    for (const [, inside = ''] of page.text.matchAll(/<script[^>]*>([^<]*)/g)) expect(inside.trim()).toBe('')
    expect(String(page.policy)).toContain("script-src 'self';")
    for (const url of ['/api/another', '/api/docs/static/swagger-ui-bundle.js', '/api/docs/static/swagger-ui.css'])
      expect((await open(url)).policy).toBe(page.policy)
  })

  it('shows the contract without an external validator', async () => {
    const { text } = await open('/api/docs/static/swagger-initializer.js')
    expect(text).toContain('./json')
    expect(text).toMatch(/validatorUrl: null/)
    expect(JSON.parse((await open('/api/docs/json')).text)).toEqual(JSON.parse((await open('/api/openapi.json')).text))
  })
})
