import { expect, it } from 'vitest'
import { describeApi } from '../testing/test-app.js'

const ORIGIN_HEADER = { origin: 'https://player.test' }

describeApi('pages of other origins', (api) => {
  const send = (method: 'GET' | 'OPTIONS', url: string, headers = {}) =>
    api().app.inject({ method, url, headers: { ...ORIGIN_HEADER, ...headers } })

  it.each([
    ['/serve/vast/%zz.xml', 400, 'https://player.test'],
    ['/serve/banner/none', 404, '*'],
    ['/serve/none', 404, '*'],
    ['/files/none.png', 404, '*'],
    ['/files/%zz.png', 404, '*'],
    ['/files/none.zip/img/50%off.png', 404, '*'],
  ])('can read the error of %s', async (url, status, allowed) => {
    const { statusCode, headers } = await send('GET', url)
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([status, allowed])
  })

  it.each(['/serve/vast/live.xml', '/serve/vpaid/live.xml?cb=1', '/files/video.mp4', '/files/ad.zip/img/50%off.png'])(
    'get an answer to a preflight request for %s',
    async (url) => {
      const asked = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'range,x-player' }
      const { statusCode, headers } = await send('OPTIONS', url, asked)
      expect(statusCode).toBe(204)
      expect(headers).toMatchObject({
        'access-control-allow-origin': 'https://player.test',
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'range,x-player',
        'access-control-max-age': '7200',
      })
    },
  )

  it.each(['/serve/preview/creative.xml', '/serve/player'])('get none for %s, which needs a session', async (url) => {
    const { statusCode, headers } = await send('OPTIONS', url)
    expect([statusCode, headers['access-control-allow-credentials']]).toEqual([404, undefined])
  })
})
