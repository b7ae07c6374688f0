import { DEMO_USERS } from '@placard/domain/demo'
import { servingUrls } from '@placard/domain/internal/tags'
import { beforeAll, expect, it } from 'vitest'
import { publish, readPath } from '../testing/published-creatives.js'
import { mp4, png, zip } from '../testing/sample-files.js'
import { describeApi, ORIGIN } from '../testing/test-app.js'
import { upload } from '../testing/uploads.js'

const [, agency] = DEMO_USERS
const urls = servingUrls(ORIGIN)
const PAGE = '<!doctype html><html><head><script>var clickTag = "x"</script><img src="img/a.png"></html>'
const film = mp4(320, 180, 2, 70_000)
const archiveIn = (folder: string) =>
  zip([
    { name: '__MACOSX/._x', data: Buffer.from('x') },
    { name: `${folder}index.html`, data: Buffer.from(PAGE) },
    { name: `${folder}img/a.png`, data: png(4, 4) },
    { name: `${folder}logo.svg`, data: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>') },
    { name: `${folder}film.mp4`, data: film },
    { name: `${folder}more.html`, data: Buffer.from('<script>alert(1)</script>') },
  ])

describeApi('HTML5 archives', (api) => {
  let cookie = ''
  beforeAll(async () => {
    cookie = await api().signIn(agency.email)
  })
  const get = (url: string, headers = {}) => api().get(readPath(url), { headers })
  async function publishArchive(folder: string) {
    const trackers = { click: [{ type: 'redirect', url: 'https://shop.test/' }] }
    const { liveID } = await publish(api(), cookie, { trackers }, [
      { filename: 'banner.zip', content: archiveIn(folder) },
    ])
    const banner = await get(urls.banner(liveID))
    const [, src = ''] = /<iframe[^>]* src="([^"]+)"/.exec(banner.text) ?? []
    const entry = src.replaceAll('&amp;', '&')
    return { banner, entry, base: entry.slice(0, entry.indexOf('index.html')) }
  }

  it.each(['', 'banner/', './', './banner/'])(
    'serve the entry page in the folder %j to a banner, with a counted clickTag',
    async (folder) => {
      const { banner, entry, base } = await publishArchive(folder)
      expect(banner.headers['content-security-policy']).toContain(`frame-src ${ORIGIN}/files/;`)
      expect(new URL(entry).searchParams.get('clickTag')).toContain(`${ORIGIN}/serve/click/`)
      const page = await get(entry, { 'sec-fetch-dest': 'iframe' })
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(page.text).toBe(
        PAGE.replace('<!doctype html>', `<!doctype html><base target="_blank"><script src="${urls.page}"></script>`),
      )
      expect(page.headers).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /^sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox;/,
        ),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      expect(page.headers['x-frame-options']).toBeUndefined()
      expect((await get(`${base}img/a.png`)).headers['content-type']).toBe('image/png')
      const script = await get(urls.page)
      expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    },
  )

  it('serve any single page as the entry page, and files in every spelling of a browser', async () => {
    const trackers = { click: [{ type: 'redirect', url: 'https://shop.test/' }] }
    const files = ['IMG/A.png', 'img/50%off.png', 'img/cafe\u0301.png']
    const content = zip([
      { name: 'readme.txt' },
      { name: 'ad/out/Banner_300x250.html', data: Buffer.from(PAGE) },
      ...files.map((name) => ({ name: `ad/out/${name}`, data: png(4, 4) })),
    ])
    const { liveID } = await publish(api(), cookie, { trackers }, [{ filename: 'banner.zip', content }])
    const banner = await get(urls.banner(liveID))
    const [, src = ''] = /<iframe[^>]* src="([^"]+)"/.exec(banner.text) ?? []
    const page = await get(src.replaceAll('&amp;', '&'), { 'sec-fetch-dest': 'iframe' })
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.text).toContain(`<script src="${urls.page}"></script>`)
    const base = src.slice(0, src.indexOf('index.html'))
    for (const path of ['img/a.png', 'img/50%off.png', 'img/50%25off.png', 'img/caf%C3%A9.png', 'img/cafe%CC%81.png'])
      expect([path, (await get(`${base}${path}`)).headers['content-type']]).toEqual([path, 'image/png'])
    for (const path of ['readme.txt', '../readme.txt', 'img/b.png', 'img/%E9.png'])
      expect([path, (await get(`${base}${path}`)).status]).toEqual([path, 404])
  })

  it('are inert when they are opened directly', async () => {
    const { entry, base } = await publishArchive('')
    for (const url of [entry, `${base}more.html`, `${base}logo.svg`])
      for (const dest of ['document', 'embed', 'object']) {
        const { headers, text } = await get(url, { 'sec-fetch-dest': dest })
        expect(headers).toMatchObject({
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        expect(text).not.toContain('/serve/page.js')
      }
    const framed = await get(`${base}more.html`, { 'sec-fetch-dest': 'iframe' })
    expect(framed.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  })

  it('serve parts of a video', async () => {
    const { base } = await publishArchive('banner/')
    const part = await api().app.inject({
      method: 'GET',
      url: readPath(`${base}film.mp4`),
      headers: { range: 'bytes=60000-60009' },
    })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 60000-60009/${film.length}`])
    expect(part.rawPayload.equals(film.subarray(60_000, 60_010))).toBe(true)
    expect((await get(`${base}film.mp4`, { range: `bytes=${film.length}-` })).status).toBe(416)
  })

  it('have no other files', async () => {
    const { base } = await publishArchive('banner/')
    for (const path of [
      '',
      'banner/index.html',
      '__MACOSX/._x',
      'img',
      'img/',
      '../x',
      '%2e%2e/%2e%2e/etc/passwd',
      'constructor',
    ])
      expect((await get(`${base}${path}`)).status).toBe(404)
    const { body } = await upload(api(), cookie, (await publish(api(), cookie, {}, [])).creativeID, [
      { filename: 'a.png', content: png(4, 4) },
    ])
    const [{ path = '' } = {}] = body.data as { path?: string }[]
    expect((await get(`${path}/index.html`)).status).toBe(404)
  })
})
