import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { beforeAll, describe, expect, it } from 'vitest'
import { DOWNLOAD_DATES, makeThings, REPORT_DATES } from '../testing/matrix-world.js'
import { describeApi, type Received } from '../testing/test-app.js'

const [, agency] = DEMO_USERS
const PRODUCT = 'https://app.product.test'
const READER = 'https://www.reader.test'

/** Origins that are not allowed, some of which resemble one that is. */
const FOREIGN = [
  'https://evil.test',
  'null',
  'http://app.product.test',
  'https://app.product.test:8443',
  'https://app.product.test.evil.test',
  'https://sub.app.product.test',
  'https://APP.product.test',
]

const readCorsHeaders = ({ headers }: Received) => ({
  origin: headers['access-control-allow-origin'],
  credentials: headers['access-control-allow-credentials'],
})
const ALLOWED = { origin: PRODUCT, credentials: 'true' }
const NONE = { origin: undefined, credentials: undefined }

describeApi(
  'pages of other origins',
  (api) => {
    let cookie = ''
    let campaignID = ''
    beforeAll(async () => {
      cookie = await api().signIn(agency.email)
      campaignID = (await makeThings(api(), agency.id)).campaignID
    })

    const preflight = async (url: string, origin: string, method = 'GET'): Promise<Received> => {
      const response = await api().app.inject({
        method: 'OPTIONS',
        url,
        headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'authorization' },
      })
      return { status: response.statusCode, body: {}, headers: response.headers, text: response.body }
    }

    it('read, write and see errors with cookies from an allowed origin', async () => {
      const headers = { origin: PRODUCT, 'sec-fetch-site': 'cross-site' }
      const read = await api().call(endpoints.me, { cookie, headers })
      expect([read.status, readCorsHeaders(read), read.headers.vary]).toEqual([
        200,
        ALLOWED,
        expect.stringMatching(/Origin/i),
      ])
      const written = await api().call(endpoints.updateProfile, {
        cookie,
        headers,
        body: { first_name: 'Noor', last_name: 'Haddad' },
      })
      expect([written.status, readCorsHeaders(written)]).toEqual([200, ALLOWED])
      const refused = await api().call(endpoints.me, { headers })
      expect([refused.status, readCorsHeaders(refused)]).toEqual([401, ALLOWED])
      const unknown = await api().get('/api/nowhere', { headers })
      expect([unknown.status, readCorsHeaders(unknown)]).toEqual([404, ALLOWED])
    })

    it('may send the headers of the client, which preflight requests ask for', async () => {
      const { status, headers } = await preflight('/api/v1/user', PRODUCT, 'PUT')
      expect(status).toBe(204)
      expect(headers).toMatchObject({
        'access-control-allow-origin': PRODUCT,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
        'access-control-allow-headers': 'authorization, content-type, idempotency-key',
      })
    })

    it.each(FOREIGN)('get nothing from %s', async (origin) => {
      const read = await api().call(endpoints.me, { cookie, headers: { origin } })
      expect([readCorsHeaders(read), read.headers.vary]).toEqual([NONE, expect.stringMatching(/Origin/i)])
      const asked = await preflight('/api/v1/user', origin, 'PUT')
      expect([asked.status, readCorsHeaders(asked)]).toEqual([404, NONE])
      const written = await api().call(endpoints.updateProfile, {
        cookie,
        headers: { origin },
        body: { first_name: 'Evil', last_name: 'Site' },
      })
      expect(written.status).toBe(403)
    })

    it('cannot reach the console or ads of the same server', async () => {
      const page = await api().get('/signin', { headers: { origin: PRODUCT } })
      expect(readCorsHeaders(page)).toEqual(NONE)
    })

    describe('with a share link', () => {
      const SHARED = ['sharedReport', 'sharedEvents', 'sharedVideoData', 'sharedDownload'] as const
      let token = ''
      let linkID = ''
      beforeAll(async () => {
        const body = { campaignID, origins: [READER, `${READER}/`] }
        const link = endpoints.newToken.response.parse(
          (await api().call(endpoints.newToken, { cookie, body })).body,
        ).data
        expect(link.origins).toEqual([READER])
        token = link.url.split('/').at(-1) ?? ''
        linkID = link.id
      })
      const open = (name: (typeof SHARED)[number], origin: string, secret = token) =>
        api().call(endpoints[name] as Endpoint, {
          query: { sharedToken: secret, shareToken: secret, ...REPORT_DATES, ...DOWNLOAD_DATES, format: 'csv' },
          headers: { origin, 'sec-fetch-site': 'cross-site' },
        })

      it.each(SHARED)('read %s without cookies, from the origins that the link allows', async (name) => {
        const answer = await open(name, READER)
        expect([answer.status, readCorsHeaders(answer)]).toEqual([200, { origin: READER, credentials: undefined }])
        expect(readCorsHeaders(await open(name, 'https://evil.test'))).toEqual(NONE)
        expect(readCorsHeaders(await open(name, READER, 'A'.repeat(43)))).toEqual(NONE)
        expect(readCorsHeaders(await open(name, PRODUCT))).toEqual(ALLOWED)
      })

      it('follow the making of its files, and cancel it', async () => {
        const { file } = endpoints.sharedDownload.response.parse((await open('sharedDownload', READER)).body).data
        const headers = { origin: READER, 'sec-fetch-site': 'cross-site' }
        const state = await api().call(endpoints.reportFile, { query: { file }, headers })
        expect([state.status, readCorsHeaders(state).origin]).toEqual([200, READER])
        const asked = await preflight(`/api/v1/reportFile?file=${file}`, READER, 'DELETE')
        expect([asked.status, readCorsHeaders(asked).origin]).toEqual([204, READER])
        const cancelled = await api().call(endpoints.cancelReportFile, { query: { file }, headers })
        expect(cancelled.status).toBe(200)
      })

      it('reach nothing else from there', async () => {
        const me = await api().call(endpoints.me, {
          cookie,
          headers: { origin: READER },
          query: { sharedToken: token },
        })
        expect(readCorsHeaders(me)).toEqual(NONE)
        expect((await preflight('/api/v1/user', READER, 'PUT')).status).toBe(404)
      })

      it('stop when the link no longer allows the origin', async () => {
        const body = { campaignID, id: linkID, origins: [] }
        expect((await api().call(endpoints.updateToken, { cookie, body })).body.data).toMatchObject({ origins: [] })
        expect(readCorsHeaders(await open('sharedReport', READER))).toEqual(NONE)
      })

      it.each(['https://a.test/path', 'ftp://a.test', 'a.test', 'https://u:p@a.test', ''])(
        'are no origins: %j',
        async (origin) => {
          const body = { campaignID, id: linkID, origins: [origin] }
          expect((await api().call(endpoints.updateToken, { cookie, body })).status).toBe(400)
        },
      )
    })
  },
  { PLACARD_ALLOWED_ORIGINS: `${PRODUCT}, https://other.product.test` },
)
