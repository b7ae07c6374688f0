import { newCreative, type PublishedCreative } from '@placard/domain/creative'
import { publishedCreativeSchema } from '@placard/domain/internal/creative'
import { servingUrls } from '@placard/domain/internal/tags'
import { inspectVastChain, type VastNode } from '@placard/domain/tags'
import { webUrlSchema } from '@placard/domain/text'
import fc from 'fast-check'
import { XmlDocument, XmlElement } from 'libxml2-wasm'
import { describe, expect, it } from 'vitest'
import { HOSTILE_NAMES } from '../testing/hostile-names.js'
import { depth } from '../testing/test-depth.js'
import { emptyVast, type VastAd, vastDocument } from './vast-document.js'

const urls = servingUrls('https://ads.placard.test')
const redirect = (url: string) => ({ type: 'redirect', url }) as const
const pixel = (url: string) => ({ type: 'pixel', url }) as const
const script = (url: string) => ({ type: 'script', url }) as const

const creative = (changes: Partial<PublishedCreative> = {}): PublishedCreative =>
  publishedCreativeSchema.parse({
    ...newCreative('campaign', new Date(0)),
    id: 'creative',
    name: 'Test ride',
    type: 'VAST',
    width: 640,
    height: 360,
    ...changes,
  })

const mp4 = {
  url: 'https://ads.placard.test/files/main.mp4',
  type: 'video/mp4',
  width: 1280,
  height: 720,
  bytes: 1_500_000,
  duration: 15.5,
}
const webm = { ...mp4, url: 'https://ads.placard.test/files/main.webm', type: 'video/webm', duration: null }

const ad = (changes: Partial<VastAd> = {}): VastAd => ({
  id: 'live',
  servingID: 'served',
  creative: creative(),
  videos: [mp4],
  urls,
  macros: {},
  adSystem: 'Placard',
  registry: 'placard.test',
  ...changes,
})

/** Content of a document, read by a strict parser. */
function read(xml: string) {
  const document = XmlDocument.fromString(xml)
  const elements = (path: string) =>
    document.find(`//${path.replace(/(^|\/)(\w)/g, '$1v:$2')}`, { v: 'http://www.iab.com/VAST' }) as XmlElement[]
  const listChildren = (parent: XmlElement | undefined) => {
    const names: string[] = []
    for (let node = parent?.firstChild; node; node = node.next) if (node instanceof XmlElement) names.push(node.name)
    return names
  }
  const readAttributes = (found: XmlElement) => Object.fromEntries(found.attrs.map(({ name, value }) => [name, value]))
  return {
    texts: (path: string) => elements(path).map(({ content }) => content),
    children: (path: string) => listChildren(elements(path)[0]),
    attributes: (path: string) => elements(path).map(readAttributes),
  }
}

const trackers: PublishedCreative['trackers'] = {
  click: [
    pixel('https://count.test/click?ord=%%CACHEBUSTER%%'),
    redirect('https://shop.test/?a=1&b=2'),
    redirect('https://late.test'),
  ],
  impression: [pixel('https://count.test/seen?[CACHEBUSTING]'), script('https://count.test/seen.js')],
  midpoint: [pixel('https://count.test/half')],
  pause: [pixel('https://count.test/pause')],
  unmute: [pixel('https://count.test/unmute')],
  skip: [pixel('https://count.test/skip')],
}

describe('a VAST document', () => {
  it('has every element in the order of the schema of VAST 4.2', () => {
    const vast = read(vastDocument(ad({ creative: creative({ trackers }) })))
    expect(vast.attributes('VAST')).toEqual([{ version: '4.2' }])
    expect(vast.children('VAST')).toEqual(['Ad'])
    expect(vast.children('Ad')).toEqual(['InLine'])
    expect(vast.children('InLine')).toEqual([
      'AdSystem',
      'Error',
      'Impression',
      'Impression',
      'AdServingId',
      'AdTitle',
      'Creatives',
    ])
    expect(vast.children('Creative')).toEqual(['Linear', 'UniversalAdId'])
    expect(vast.children('Linear')).toEqual(['TrackingEvents', 'Duration', 'MediaFiles', 'VideoClicks'])
    expect(vast.children('VideoClicks')).toEqual(['ClickTracking', 'ClickTracking', 'ClickThrough'])
    expect(vast.texts('AdServingId')).toEqual(['served'])
    expect(vast.texts('AdTitle')).toEqual(['Test ride'])
    expect(vast.texts('UniversalAdId')).toEqual(['live'])
    expect(vast.attributes('UniversalAdId')).toEqual([{ idRegistry: 'placard.test' }])
  })

  it('calls our events and the creative’s trackers, with macros unchanged', () => {
    const vast = read(vastDocument(ad({ creative: creative({ trackers }) })))
    expect(vast.texts('Error')).toEqual(['https://ads.placard.test/serve/event/served/error?code=[ERRORCODE]'])
    expect(vast.texts('Impression')).toEqual([
      urls.event('served', 'impression'),
      'https://count.test/seen?[CACHEBUSTING]',
    ])
    expect(vast.texts('ClickTracking')).toEqual([
      urls.event('served', 'click'),
      'https://count.test/click?ord=%%CACHEBUSTER%%',
    ])
    expect(vast.texts('ClickThrough')).toEqual(['https://shop.test/?a=1&b=2'])
    const events = vast.attributes('Tracking').map(({ event }) => event)
    expect(events.map((event, index) => [event, vast.texts('Tracking')[index]])).toEqual([
      ['start', urls.event('served', 'start')],
      ['firstQuartile', urls.event('served', 'firstQuartile')],
      ['midpoint', urls.event('served', 'midpoint')],
      ['midpoint', 'https://count.test/half'],
      ['thirdQuartile', urls.event('served', 'thirdQuartile')],
      ['complete', urls.event('served', 'complete')],
      ['pause', 'https://count.test/pause'],
      ['unmute', urls.event('served', 'engagement')],
      ['unmute', 'https://count.test/unmute'],
      ['skip', 'https://count.test/skip'],
      ['playerExpand', urls.event('served', 'engagement')],
      ['otherAdInteraction', urls.event('served', 'engagement')],
    ])
  })

  it('describes every video, with a bitrate if the length is known', () => {
    const vast = read(vastDocument(ad({ videos: [mp4, webm] })))
    const size = { delivery: 'progressive', width: '1280', height: '720', fileSize: '1500000' }
    expect(vast.attributes('MediaFile')).toEqual([
      { ...size, type: 'video/mp4', bitrate: '774' },
      { ...size, type: 'video/webm' },
    ])
    expect(vast.texts('MediaFile')).toEqual([mp4.url, webm.url])
    expect(vast.texts('Duration')).toEqual(['00:00:15.500'])
    expect(read(vastDocument(ad({ videos: [webm] }))).texts('Duration')).toEqual(['00:00:30.000'])
    expect(vast.children('VideoClicks')).toEqual(['ClickTracking'])
  })

  it('lists a VPAID unit first with its parameters, and the video for other players', () => {
    const vpaidParameters = JSON.stringify({ text: 'a ]]> b & <c>' })
    const vast = read(vastDocument(ad({ vpaidParameters })))
    expect(vast.children('Linear')).toEqual(['TrackingEvents', 'AdParameters', 'Duration', 'MediaFiles', 'VideoClicks'])
    expect(vast.texts('AdParameters')).toEqual([vpaidParameters])
    expect(vast.texts('MediaFile')).toEqual(['https://ads.placard.test/serve/vpaid.js', mp4.url])
    expect(vast.attributes('MediaFile')[0]).toEqual({
      delivery: 'progressive',
      type: 'application/javascript',
      width: '640',
      height: '360',
      apiFramework: 'VPAID',
    })
  })

  it('passes the test of VAST documents', async () => {
    const createNode = (element: XmlElement): VastNode => {
      const children: VastNode[] = []
      for (let node = element.firstChild; node; node = node.next)
        if (node instanceof XmlElement) children.push(createNode(node))
      const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
      return { name: element.name, attributes, text: children.length > 0 ? '' : element.content, children }
    }
    const click = [redirect('https://shop.test')]
    for (const vpaidParameters of [undefined, '{}']) {
      const xml = vastDocument(
        ad({ creative: creative({ trackers: { click } }), ...(vpaidParameters && { vpaidParameters }) }),
      )
      const root = createNode(XmlDocument.fromString(xml).root as XmlElement)
      const [step] = await inspectVastChain(root, async () => root, new Date(0))
      expect(step?.problems).toEqual([])
      expect(step?.trackers.length).toBeGreaterThan(8)
    }
  })

  it('has a line for each element, and no white space in texts', () => {
    const xml = vastDocument(ad({ id: 'a b', creative: creative({ name: ' Two\nlines ' }) }))
    const lines = xml.split('\n')
    expect(lines.slice(0, 6)).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<VAST version="4.2" xmlns="http://www.iab.com/VAST">',
      '  <Ad id="a b">',
      '    <InLine>',
      '      <AdSystem>Placard</AdSystem>',
      '      <Error><![CDATA[https://ads.placard.test/serve/event/served/error?code=[ERRORCODE]]]></Error>',
    ])
    expect(xml).toContain('<AdTitle> Two&#10;lines </AdTitle>')
  })

  it('contains the reason if it has no ad', () => {
    const xml = emptyVast('There -- is no video.')
    expect(read(xml).attributes('VAST')).toEqual([{ version: '4.2' }])
    expect(read(xml).children('VAST')).toEqual([])
    expect(xml).toMatch(/<!-- There .* is no video\. -->/)
  })
})

describe('hostile names and URLs', () => {
  const numRuns = depth.propertyRuns

  /** Characters that XML 1.0 cannot contain. */
  const impossible = (character: string) =>
    /[\uFFFE\uFFFF]/.test(character) || (character < ' ' && !/\s/.test(character)) || /[\v\f]/.test(character)
  const readable = (name: string) =>
    [...Buffer.from(name).toString()].map((character) => (impossible(character) ? '\uFFFD' : character)).join('')
  const isSame = (name: string, vpaidParameters = JSON.stringify({ name })) => {
    const vast = read(
      vastDocument(
        ad({ creative: { ...creative(), name, id: name }, adSystem: name, registry: name, id: name, vpaidParameters }),
      ),
    )
    for (const path of ['AdTitle', 'AdSystem', 'UniversalAdId']) expect(vast.texts(path)).toEqual([readable(name)])
    expect(vast.attributes('Creative')).toEqual([{ id: readable(name) }])
    expect(vast.attributes('Ad')).toEqual([{ id: readable(name) }])
    expect(vast.texts('AdParameters')).toEqual([readable(vpaidParameters)])
    expect(vast.children('InLine')).toEqual(['AdSystem', 'Error', 'Impression', 'AdServingId', 'AdTitle', 'Creatives'])
  }

  it.each(HOSTILE_NAMES.map((name) => [JSON.stringify(name).slice(0, 60), name]))('%s stays text', (_, name) =>
    isSame(name),
  )

  it('any text stays text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => isSame(name)),
      { numRuns },
    )
  }, 120_000)

  it('any valid URL stays that URL', () => {
    const tail = fc.stringMatching(/^[^\s"'<>\\^`]*$/)
    fc.assert(
      fc.property(
        fc.constantFrom('', ']]>', ']]]]>>', '&amp;', '&#10;', '%%CLICK%%', '<!--'),
        tail,
        tail,
        (middle, before, after) => {
          const url = Buffer.from(`https://shop.test/?${before}${middle}${after}`).toString()
          fc.pre(webUrlSchema.safeParse(url).success && readable(url) === url)
          const vast = read(
            vastDocument(ad({ creative: creative({ trackers: { click: [redirect(url)], start: [pixel(url)] } }) })),
          )
          expect(vast.texts('ClickThrough')).toEqual([url.trim()])
          expect(vast.texts('Tracking')[1]).toEqual(url.trim())
        },
      ),
      { numRuns },
    )
  }, 120_000)
})
