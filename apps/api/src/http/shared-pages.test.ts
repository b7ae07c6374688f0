import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@placard/domain/api'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findLiveLink, type LiveLink, listSites } from '../store/reports/open-links.js'
import { LINKED_CAMPAIGN, linkCalls, readToken } from '../testing/link-fixtures.js'
import { describeApi } from '../testing/test-app.js'
import { setSecurityHeaders } from './security-headers.js'
import { type SharePages, serveConsole } from './serve-console.js'

const PAGE = '<!doctype html><title>Placard</title>'
const SITES = ['https://client.example', 'https://www.client.example:8443']
const HOUR = 3_600_000

describeApi('pages of share links', (api) => {
  const { asOwner, make } = linkCalls(api)
  let consoleDir = ''
  beforeAll(() => {
    consoleDir = mkdtempSync(join(tmpdir(), 'placard-pages-'))
    for (const name of ['index.html', 'share.html']) writeFileSync(join(consoleDir, name), PAGE)
  })
  afterAll(() => rmSync(consoleDir, { recursive: true }))

  type FindLink = SharePages<LiveLink>['findLink']
  const inDatabase: FindLink = (token) => findLiveLink(api().context, token)

  async function open(url: string, findLink = inDatabase) {
    const app = Fastify()
    await setSecurityHeaders(app, api().config)
    await serveConsole(app, { ...api().config, consoleDir }, { findLink, sitesOf: listSites })
    const { statusCode, headers, body } = await app.inject({ url, headers: { accept: 'text/html' } })
    expect(body).toBe(PAGE)
    const policy = String(headers['content-security-policy'])
    const ancestors = /frame-ancestors ([^;]+)/.exec(policy)?.[1]
    expect(policy).toContain("default-src 'self'")
    return { status: statusCode, ancestors, options: headers['x-frame-options'], cache: headers['cache-control'] }
  }
  const closed = { status: 200, ancestors: "'none'", options: 'DENY', cache: 'no-store' }
  const dead = { ...closed, status: 404 }

  it('may be embedded by the sites of their link only', async () => {
    const token = readToken(await make({ origins: SITES }))
    const opened = { ...closed, ancestors: SITES.join(' '), options: undefined }
    for (const path of ['', '/', '?start=2025-10-01', '/creative/demoCreative1a', '/creative/demoCreative1a?x=1'])
      expect(await open(`/share/${token}${path}`)).toEqual(opened)
    expect(await open(`/share/${token}/elsewhere`)).toEqual(closed)
    expect(await open(`/campaigns?share/${token}`)).toMatchObject({ ancestors: "'none'", options: 'DENY' })
    expect(await open(`/share/${readToken(await make())}`)).toEqual(closed)
  })

  it('of a link with a password may not be embedded', async () => {
    expect(await open(`/share/${readToken(await make({ password: 'a long password' }))}`)).toEqual(closed)
  })

  it('have the status 404 when their link is dead', async () => {
    const expiresAt = new Date(api().context.now().getTime() + HOUR).toISOString()
    const [revoked, expired] = [await make({ origins: SITES }), await make({ origins: SITES, expiresAt })]
    await asOwner(endpoints.revokeToken, { query: { campaignID: LINKED_CAMPAIGN.id, id: revoked.id } })
    api().wait(HOUR)
    for (const token of [
      readToken(revoked),
      readToken(expired),
      'A'.repeat(43),
      'short',
      '%41',
      `managed:${expired.id}`,
    ])
      expect(await open(`/share/${token}`)).toEqual(dead)
  })

  it('are served while the database is away or silent', async () => {
    const token = readToken(await make({ origins: SITES }))
    expect(await open(`/share/${token}`, () => Promise.reject(new Error('away')))).toEqual(closed)
    expect(await open(`/share/${token}`, () => new Promise(() => undefined))).toEqual(closed)
  })

  it('of other kinds ask the database nothing', async () => {
    const never = () => Promise.reject(new Error('It was asked.'))
    expect((await open('/signin', never)).status).toBe(200)
  })

  it('have the status 404 for browsers that have an earlier copy', async () => {
    const app = Fastify()
    await serveConsole(app, { ...api().config, consoleDir }, { findLink: async () => undefined, sitesOf: () => [] })
    const page = { accept: 'text/html' }
    const { etag, 'last-modified': at } = (await app.inject({ url: '/signin', headers: page })).headers
    const headers = { ...page, 'if-none-match': String(etag), 'if-modified-since': String(at) }
    expect((await app.inject({ url: '/signin', headers })).statusCode).toBe(304)
    expect(await app.inject({ url: `/share/${'A'.repeat(43)}`, headers })).toMatchObject({
      statusCode: 404,
      body: PAGE,
    })
  })
})
