import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { imageSize } from 'image-size'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { removeExpiredData } from '../jobs/remove-expired-data.js'
import { shareLogo } from '../store/schema.js'
import { LINKED_CAMPAIGN, linkCalls, readToken } from '../testing/link-fixtures.js'
import { MULTIPART_TYPE, multipartBody, type Part } from '../testing/multipart.js'
import { gif, jpeg, png, svg, webp } from '../testing/sample-files.js'
import { describeApi, ORIGIN } from '../testing/test-app.js'

const DAY = 24 * 3_600_000
const campaignID = LINKED_CAMPAIGN.id

/** Returns a PNG with a comment, as cameras and editors write them. */
const withComment = () => png(300, 100, { extra: 5000 })

describeApi('logos of share links', (api) => {
  const { asOwner, make } = linkCalls(api)

  async function send(content: Buffer, part: Partial<Part> = {}) {
    const response = await api().app.inject({
      method: 'POST',
      url: `/api${endpoints.addLinkLogo.path}`,
      headers: { origin: ORIGIN, 'content-type': MULTIPART_TYPE, cookie: await api().signIn(DEMO_USERS[0].email) },
      payload: multipartBody([{ name: 'file', filename: 'logo.png', content, ...part }]),
    })
    return { status: response.statusCode, body: response.json() }
  }
  const added = async (content: Buffer) => endpoints.addLinkLogo.response.parse((await send(content)).body).data.logo
  const requestLogo = (sharedToken: string) => api().app.inject({ url: '/api/share/logo', query: { sharedToken } })
  const count = () => api().context.db.$count(shareLogo)

  it('are shown to viewers as PNG with nothing else of the file, and never larger than needed', async () => {
    const link = await make({ logo: await added(withComment()) })
    const shown = await requestLogo(readToken(link))
    expect(shown.statusCode).toBe(200)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(imageSize(shown.rawPayload)).toMatchObject({ type: 'png', width: 300, height: 100 })
    expect(shown.rawPayload.includes('teXt')).toBe(false)
    const info = await api().call(endpoints.sharedLink, { query: { sharedToken: readToken(link) } })
    expect(info.body.data).toMatchObject({ hasLogo: true })
  })

  it.each([
    [4000, 100, 480, 12],
    [100, 4000, 4, 160],
    [960, 640, 240, 160],
    [8, 8, 8, 8],
  ])('of %i × %i pixels become %i × %i', async (width, height, ...expected) => {
    const shown = await requestLogo(readToken(await make({ logo: await added(png(width, height)) })))
    const size = imageSize(shown.rawPayload)
    expect([size.width, size.height]).toEqual(expected)
  })

  it('have the colours that their profile means, in sRGB', async () => {
    const red = sharp({ create: { width: 20, height: 20, channels: 3, background: { r: 220, g: 30, b: 40 } } })
    const shown = await requestLogo(
      readToken(await make({ logo: await added(await red.withIccProfile('p3').png().toBuffer()) })),
    )
    const [r = 0, g = 0, b = 0] = await sharp(shown.rawPayload).removeAlpha().raw().toBuffer()
    for (const [seen, meant] of [
      [r, 220],
      [g, 30],
      [b, 40],
    ] as const)
      expect(Math.abs(seen - meant)).toBeLessThan(4)
  })

  it('are no file of a link without one', async () => {
    expect((await requestLogo(readToken(await make()))).statusCode).toBe(404)
  })

  describe('are refused harmlessly', () => {
    it.each<[string, () => Buffer]>([
      ['an SVG', () => svg()],
      ['an SVG with a script that begins like text', () => Buffer.from('<!--x--><svg onload="alert(1)"/>')],
      ['a GIF', () => gif(100, 100)],
      ['an HTML page', () => Buffer.from('<html><script>alert(1)</script>')],
      ['an empty file', () => Buffer.alloc(0)],
      ['a PNG that claims 30,000 × 30,000 pixels', () => png(30_000, 30_000, { rows: 1 })],
      ['a PNG that claims 4,097 pixels on one side', () => png(4097, 1)],
      ['a JPEG that claims 60,000 pixels', () => jpeg(60_000, 60_000)],
      ['a WebP that claims 16,000 pixels', () => webp(16_000, 16_000)],
      ['a PNG that is cut off', () => png(200, 200).subarray(0, 60)],
      ['a PNG whose pixels are missing', () => png(4000, 4000, { rows: 1 })],
      ['a WebP without pixels', () => webp(100, 100)],
    ])('%s', async (_, content) => {
      const before = await count()
      expect(await send(content())).toMatchObject({ status: 400, body: { problems: [{ path: 'file' }] } })
      expect(await count()).toBe(before)
    })

    it('a file over 2 MB, and one in another field', async () => {
      expect((await send(png(10, 10, { extra: 2 * 1024 * 1024 }))).status).toBe(413)
      expect((await send(png(10, 10), { name: 'files[]' })).status).toBe(400)
    })

    it('a link with a logo that nobody uploaded', async () => {
      const body = { campaignID, logo: 'f'.repeat(64) }
      expect(await asOwner(endpoints.newToken, { body })).toMatchObject({
        status: 400,
        body: { problems: [{ path: 'logo' }] },
      })
    })
  })

  it('are deleted after a day when no link refers to them', async () => {
    const { db } = api().context
    await db.delete(shareLogo)
    const used = await added(png(20, 20))
    await make({ logo: used })
    await added(png(30, 30))
    await removeExpiredData(api().context)
    expect(await count()).toBe(2)
    api().wait(DAY)
    await removeExpiredData(api().context)
    expect(await db.select({ id: shareLogo.id }).from(shareLogo)).toEqual([{ id: used }])
  })
})
