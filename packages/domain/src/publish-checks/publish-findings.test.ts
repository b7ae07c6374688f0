import { describe, expect, it } from 'vitest'
import { publishErrors } from '../creative/publish-finding.js'
import { LANDING_PAGE_NOT_HTTPS } from '../landing-page/landing-page.js'
import { publishedBanner, videoAsset } from '../testing/published-banner.js'
import type { XmlTree } from '../vast-rules/vast-rules.js'
import { CHROME_AD_BYTES, weighCreative } from './creative-weight.js'
import { publishBlocker, publishFindings, sizeAndWeightFindings } from './publish-findings.js'

const video = videoAsset('https://files.test/main.mp4')
const image = { ...video, id: 'asset2', name: 'logo.png', uploadType: 'image' as const }
const redirect = { type: 'redirect' as const, url: 'https://landing.test/' }
const click = [redirect]
const pixel = (url: string) => ({ type: 'pixel' as const, url })

/** Code, section and field of each finding. */
const places = (...[creative, context]: Parameters<typeof publishFindings>) =>
  publishFindings(creative, context).map(({ code, section, path }) => [code, section, path].join(' '))

describe('errors before publishing', () => {
  it('are none for a creative with content and a landing page', () => {
    expect(publishFindings(publishedBanner())).toEqual([])
    expect(publishFindings(publishedBanner({ layout: null, html: '<p>Ride</p>', assets: [] }))).toEqual([])
    for (const assets of [[image], [video, image]])
      expect(publishFindings(publishedBanner({ layout: null, assets }))).toEqual([])
    for (const type of ['VAST', 'VPAID'] as const)
      for (const layout of [null, 'video-with-end-card'])
        expect(publishFindings(publishedBanner({ type, layout, assets: [image, video] }))).toEqual([])
  })

  it.each([
    [
      'a banner with nothing in it',
      publishedBanner({ layout: null, assets: [] }),
      'html',
      /^The banner is empty. Add an image,/,
    ],
    [
      'a banner of blanks',
      publishedBanner({ layout: null, html: ' \n', assets: [] }),
      'html',
      /^The banner is empty. Add an image,/,
    ],
    [
      'a banner with several files',
      publishedBanner({ layout: null, assets: [image, { ...image, name: 'main.png' }] }),
      'html',
      /^The banner has several files.* choose a layout, or design it in the ad builder\.$/,
    ],
    ['a layout that is not known', publishedBanner({ layout: 'gone', assets: [] }), 'html', /^The banner is empty/],
    [
      'a layout without its video',
      publishedBanner({ assets: [image] }),
      'assets.main.mp4',
      /^Add main\.mp4\. The In-Banner Video/,
    ],
    [
      'a layout without its video beside HTML',
      publishedBanner({ assets: [], html: '<p>Ride</p>' }),
      'assets.main.mp4',
      /^Add main\.mp4/,
    ],
    ['VAST without a video', publishedBanner({ type: 'VAST', assets: [image] }), 'assets', /^Add a video file.*VAST/],
    ['VPAID without a video', publishedBanner({ type: 'VPAID', layout: null, assets: [] }), 'assets', /VPAID/],
  ])('reports what is missing in %s', (_, creative, path, message) => {
    expect(publishErrors(publishFindings(creative))).toEqual([
      { code: 'content', severity: 'error', section: 'assets', path, message: expect.stringMatching(message) },
    ])
    expect(publishBlocker(creative)).toMatch(message)
  })

  it.each(['VAST', 'VPAID'] as const)('are videos of %s whose duration is unknown', (type) => {
    const found = publishErrors(publishFindings(publishedBanner({ type, assets: [{ ...video, duration: null }] })))
    expect(found.map(({ code, path }) => [code, path])).toEqual([['content', 'assets.main.mp4']])
    expect(publishBlocker(publishedBanner({ layout: null, assets: [{ ...video, duration: null }] }))).toBeUndefined()
  })

  it('are script trackers that VAST cannot call', () => {
    const trackers = { click, start: [{ type: 'script' as const, url: 'https://ads.test/x.js' }] }
    expect(places(publishedBanner({ type: 'VAST', trackers }))).toEqual(['tracker trackers trackers.start.0.type'])
    expect(publishBlocker(publishedBanner({ trackers }))).toBeUndefined()
  })

  it('are a missing or insecure landing page', () => {
    const pixels = { click: [pixel('https://count.test/')] }
    expect(places(publishedBanner({ trackers: pixels }))).toEqual(['click creative trackers.click'])
    const insecure = { click: [...pixels.click, { ...redirect, url: 'http://landing.test/' }] }
    expect(places(publishedBanner({ type: 'VAST', trackers: insecure }))).toEqual([
      'click creative trackers.click.1.url',
    ])
  })

  it('are untidy addresses that earlier versions accepted', () => {
    const trackers = {
      click: [{ ...redirect, url: 'https://landing.test/\u200B' }, pixel('https://count.test/?a=1&amp;b=2')],
      impression: [pixel('https://count.test/'), pixel('https://a.test,https://b.test')],
    }
    expect(publishFindings(publishedBanner({ trackers })).map(({ path, message }) => [path, message])).toEqual([
      ['trackers.click.0.url', 'The address contains a zero-width space, which is invisible.'],
      [
        'trackers.click.1.url',
        "Click tracker 2 can't be called. The address contains &amp;, which is escaped HTML. Write & instead.",
      ],
      [
        'trackers.impression.1.url',
        "Impression tracker 2 can't be called. The text contains two addresses. Enter one of them.",
      ],
    ])
  })

  it('are not a landing page of the campaign, with the names filled in', () => {
    const campaign = { name: 'Autumn', landingPage: 'https://landing.test/{{campaign}}' }
    const html = '<a href="https://landing.test/Autumn">Ride</a>'
    const banner = { ...publishedBanner({ trackers: {}, html }), campaign }
    expect(publishBlocker(banner)).toBeUndefined()
    expect(publishFindings(banner).filter(({ code }) => code === 'exit')).toEqual([])
    expect(publishBlocker({ ...banner, campaign: { ...campaign, landingPage: 'http://landing.test/' } })).toBe(
      LANDING_PAGE_NOT_HTTPS,
    )
  })

  it('are banner sizes that the platform rejects', () => {
    const sizes = (platform: 'AdRoll' | 'Google DV360' | 'Adform', width: number, height: number, fluid = false) =>
      publishErrors(publishFindings(publishedBanner({ platform, width, height, fluid }))).map(({ path }) => path)
    expect(sizes('AdRoll', 300, 250)).toEqual([])
    expect(sizes('AdRoll', 301, 250)).toEqual(['width'])
    expect(sizes('AdRoll', 301, 250, true)).toEqual([])
    expect(sizes('Adform', 301, 250)).toEqual([])
    expect(sizes('Google DV360', 4096, 90)).toEqual([])
    expect(sizes('Google DV360', 90, 4097)).toEqual(['width'])
    const vast = publishedBanner({ type: 'VAST', platform: 'AdRoll', width: 640, height: 360 })
    expect(publishErrors(publishFindings(vast))).toEqual([])
  })

  it('can be asked for the size and the weight on another platform only', () => {
    const large = { ...image, bytes: 160_000 }
    const creative = publishedBanner({ layout: null, assets: [large], width: 301, html: 'http://ads.test/x.js' })
    expect(sizeAndWeightFindings(creative)).toEqual([])
    expect(sizeAndWeightFindings({ ...creative, platform: 'AdRoll' }).map(({ code }) => code)).toEqual([
      'size',
      'weight-platform',
    ])
  })

  it('are trackers that VAST cannot contain, at their fields only', () => {
    const start = [pixel('https://count.test/?a=1'), pixel('https://count.test/?share=100%')]
    const creative = publishedBanner({ type: 'VAST', layout: null, trackers: { click, start } })
    const element = (name: string, text: string, children: XmlTree[] = []): XmlTree => ({
      name,
      attributes: { version: '4.2', event: 'start' },
      text,
      children,
    })
    const tracking = ['https://count.test/?share=100%', 'https://own.test/?share=100%'].map((url) =>
      element('Tracking', url),
    )
    const vast = element('VAST', '', [element('Ad', '', [element('InLine', '', tracking)])])
    const messages = publishFindings(creative, { vast }).map(({ path, message }) => [path, message])
    expect(messages[0]).toEqual([
      'trackers.start.1.url',
      'Start tracker 2 has a URL that is invalid in VAST. Encode special characters, such as % as %25.',
    ])
    const urls = messages.filter(([, message]) => message?.includes("isn't a valid URL"))
    expect(urls).toEqual([['trackers', expect.stringContaining('https://own.test/?share=100%')]])
  })

  it('are rules that the VAST document breaks, with their line', () => {
    const vast = { name: 'VAST', attributes: { version: '4.2' }, children: [], text: '', line: 2 }
    expect(publishFindings(publishedBanner({ type: 'VAST' }), { vast })).toEqual([
      {
        code: 'vast',
        severity: 'error',
        section: 'assets',
        path: 'assets',
        message: 'The VAST document is invalid in line 2. The document contains no ad.',
      },
    ])
  })
})

describe('warnings before publishing', () => {
  const weighing = (videoBytes: number, changes: Parameters<typeof publishedBanner>[0] = {}) =>
    publishedBanner({
      assets: [
        { ...video, bytes: videoBytes },
        { ...image, bytes: 1000 },
      ],
      ...changes,
    })

  it('are weights over the limits of the IAB, the platform and Chrome', () => {
    const { documentBytes } = weighCreative(weighing(0))
    expect(documentBytes).toBeGreaterThan(1000)
    const heavy = { assets: [video, { ...image, bytes: 150_001 - documentBytes }] }
    expect(places(publishedBanner(heavy))).toEqual(['weight-iab assets assets.logo.png'])
    expect(places(publishedBanner({ ...heavy, platform: 'AdRoll' })).slice(0, 2)).toEqual([
      'weight-iab assets assets.logo.png',
      'weight-platform assets assets.logo.png',
    ])
    expect(places(publishedBanner({ ...heavy, width: 301 }))).toEqual([])
    const html = 'x'.repeat(150_001)
    for (const assets of [[], [{ ...image, bytes: 1000 }]])
      expect(places(publishedBanner({ layout: null, html, assets }))).toEqual(['weight-iab assets html'])
    const limit = CHROME_AD_BYTES - documentBytes - 1000
    expect(places(weighing(limit))).toEqual([])
    const [over] = publishFindings(weighing(limit + 1))
    expect(over).toMatchObject({ code: 'weight-chrome', severity: 'warning' })
    expect(over?.message).toMatch(/^The weight of 4.1\u00A0MB .* Chrome download limit of 4\u00A0MB/)
    expect(places(weighing(5_000_000, { platform: 'Google DV360' })).slice(0, 2)).toEqual([
      'weight-platform assets assets.main.mp4',
      'weight-chrome assets assets.main.mp4',
    ])
    expect(places(weighing(1_100_001, { platform: 'Yahoo DSP' }))[0]).toBe('weight-platform assets assets.main.mp4')
    const [quantcast] = publishFindings(weighing(2_200_001, { platform: 'Quantcast' }))
    expect(quantcast?.message).toMatch(/^The weight of 2.3\u00A0MB .* Quantcast limit for video of 2.2\u00A0MB/)
  })

  it('is CPU time over a limit of Chrome in the preview', () => {
    const using = (worstMs: number, totalMs: number) =>
      publishFindings(publishedBanner(), { cpuUse: { worstMs, totalMs } })
    expect(using(15_000, 60_000)).toEqual([])
    expect(using(15_001, 15_001)).toMatchObject([
      { code: 'cpu-chrome', severity: 'warning', message: expect.stringMatching(/for 15.1\u00A0s within 30 s/) },
    ])
    expect(using(9000, 61_000)[0]?.message).toMatch(/for 61\u00A0s in total/)
  })

  it('are codecs that some browsers do not play', () => {
    const withCodec = (codec: string) => publishedBanner({ assets: [{ ...video, codec }] })
    expect(places(withCodec('H.264'))).toEqual([])
    expect(places(withCodec('H.265'))).toEqual(['codec assets assets.main.mp4'])
  })

  it('leave out videos that wait for a click, and players', () => {
    expect(places(weighing(50_000_000, { options: { video_autoplay: 'no' } }))).toEqual([])
    expect(places(weighing(50_000_000, { type: 'VAST' }))).toEqual([])
    expect(weighCreative(weighing(50_000_000, { type: 'VAST' }))).toMatchObject({
      documentBytes: 0,
      fileBytes: 1000,
      videoBytes: 50_000_000,
      budgets: [],
    })
    expect(weighCreative(publishedBanner()).unknown).toEqual(['main.mp4'])
  })

  it('are insecure trackers, images and files of the HTML, but not its links and namespaces', () => {
    const trackers = { click: [redirect, pixel('http://count.test/c')], impression: [pixel('https://count.test/i')] }
    expect(places(publishedBanner({ trackers }))).toEqual(['mixed-content trackers trackers.click.1.url'])
    expect(places(publishedBanner({ options: { play_button_image: 'http://files.test/play.png' } }))).toEqual([
      'mixed-content layout layoutOptions.play_button_image',
    ])
    const html = (text: string) => places(publishedBanner({ layout: null, html: text }))
    expect(html('<img src="http://files.test/a.png">')).toEqual(['mixed-content assets html'])
    expect(html('<style>p{background:url(http://files.test/a.png)}</style>')).toEqual(['mixed-content assets html'])
    expect(html('<a class="b" href="http://landing.test/">Go</a>')).toEqual(['exit assets html'])
    const insecureUrls = ['http://files.test/a.png', 'http://files.test/a.js']
    const archive = { ...image, name: 'ride.zip', uploadType: 'archive' as const, insecureUrls }
    expect(publishFindings(publishedBanner({ layout: null, assets: [archive] }))).toEqual(
      insecureUrls.map((url) => ({
        code: 'mixed-content',
        severity: 'warning',
        section: 'assets',
        path: 'assets.ride.zip',
        message: `ride.zip loads ${url} with http://. Pages with https:// block it.`,
      })),
    )
    expect(html('<svg xmlns="http://www.w3.org/2000/svg"></svg>')).toEqual([])
  })

  it('are exits that open neither the landing page nor a click tag, with file and line', () => {
    const html = '<script>let clickTag = "https://tag.test/"</script>\n<a href="https://landing.test">Go</a>'
    const messages = (text: string, changes = {}) =>
      publishFindings(publishedBanner({ layout: null, html: text, ...changes })).map(({ message }) => message)
    expect(messages(html)).toEqual([])
    expect(messages(`${html}\n<a href="https://own.test/?a=1&amp;b=2">Go</a>`)).toEqual([
      "Line 3 of the HTML opens https://own.test/?a=1&b=2 itself. Its clicks aren't counted. Open clickTag instead.",
    ])
    const exits = [
      { file: 'index.html', line: 4, url: 'https://tag.test/', isClickTag: true },
      { file: 'js/main.js', line: 12, url: 'https://own.test/', isClickTag: false },
      { file: 'js/main.js', line: 20, url: 'https://tag.test', isClickTag: false },
    ]
    const archive = { ...image, name: 'ride.zip', uploadType: 'archive' as const, exits }
    expect(publishFindings(publishedBanner({ layout: null, assets: [archive] }))).toEqual([
      {
        code: 'exit',
        severity: 'warning',
        section: 'assets',
        path: 'assets.ride.zip',
        message:
          "ride.zip, js/main.js:12, opens https://own.test/ itself. Its clicks aren't counted. Open clickTag instead.",
      },
    ])
    expect(messages('', { type: 'VAST', layout: null, assets: [archive] })).not.toContain('own.test')
  })
})
