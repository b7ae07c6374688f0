import { createServer, type Server } from 'node:net'
import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DOWNLOAD_DATES } from '../testing/matrix-world.js'
import { publish } from '../testing/published-creatives.js'
import { describeApi } from '../testing/test-app.js'
import { SAMPLES } from '../testing/uploads.js'

/** Spellings of this machine's address that attackers use. */
const NAMES = [
  ...['127.0.0.1', 'localhost', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0.0.0.0', '127.0.0.1.'],
  ...['[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:0:0:1]', 'LOCALHOST', '①②⑦.0.0.1'],
]

describeApi('URLs that users enter', (api) => {
  let calls = 0
  let listener: Server | undefined
  let port = 0

  beforeAll(async () => {
    listener = createServer((socket) => {
      calls++
      socket.destroy()
    })
    await new Promise<void>((resolve) => listener?.listen(0, '::', resolve))
    const address = listener.address()
    port = typeof address === 'object' && address !== null ? address.port : 0
  })
  afterAll(() => listener?.close())

  it('are never requested by the server: saved, previewed, published, served, reported or in tags', async () => {
    const cookie = await api().signIn(DEMO_USERS[0].email)
    // Checks the listener, without which the tests below would prove nothing.
    await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    expect(calls).toBe(1)
    const get = (url: string) => api().get(url, { cookie })
    for (const type of ['Banner', 'VAST', 'VPAID'] as const) {
      const urls = NAMES.map((name) => `http://${name}:${port}/x`)
      const pixels = urls.map((url) => ({ type: 'pixel', url }))
      const landing = { type: 'redirect', url: `https://${NAMES[0]}:${port}/x` }
      const trackers = { click: [landing, ...pixels], impression: pixels }
      const { campaignID, creativeID, liveID } = await publish(api(), cookie, { type, trackers }, [SAMPLES.mp4])
      const html = `<img src="${urls[0]}"><script src="${urls[1]}"></script>`
      const { body } = await api().call(endpoints.creative, { cookie, query: { id: creativeID } })
      const { version } = endpoints.creative.response.parse(body).data
      await api().call(endpoints.updateCreativeHtml, { cookie, body: { id: creativeID, version, html } })
      const served = [`/serve/banner/${liveID}`, `/serve/vast/${liveID}.xml`, `/serve/vpaid/${liveID}.xml`]
      const answers = [
        ...served,
        `/serve/preview/${creativeID}`,
        `/api/v1/campaign/get?campaignID=${campaignID}`,
        `/api/v1/campaign/dateReport?${new URLSearchParams({ ...DOWNLOAD_DATES, campaignID, format: 'csv' })}`,
      ]
      const statuses = await Promise.all(answers.map(async (url) => (await get(url)).status))
      // Only the tag of the creative's type is served.
      expect(statuses).toContain(200)
      expect(statuses.every((status) => status < 500)).toBe(true)
      const tags = { [creativeID]: `<ins data-click="${urls[0]}"></ins>` }
      await api().call(endpoints.tags, { cookie, body: { campaignID, type: 'xlsx', tags } })
    }
    expect(calls).toBe(1)
  })
})
