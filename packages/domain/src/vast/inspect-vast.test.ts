import { describe, expect, it } from 'vitest'
import { inspectVast, type VastNode } from './inspect-vast.js'
import { inspectVastChain } from './vast-chain.js'

const NOW = new Date('2025-10-14T12:00:00.000Z')
const node = (name: string, attributes: Record<string, string>, ...content: (VastNode | string)[]): VastNode => ({
  name,
  attributes,
  text: content.filter((part) => typeof part === 'string').join(''),
  children: content.filter((part) => typeof part !== 'string'),
})
const mp4 = { delivery: 'progressive', type: 'video/mp4', width: '640', height: '360' }
const file = (attributes: Record<string, string> = mp4, url = 'https://a.test/main.mp4') =>
  node('MediaFile', attributes, url)

interface Parts {
  skipoffset?: string
  version?: string
  without?: string
  media?: VastNode[]
  duration?: string
  tracking?: VastNode[]
}

const vast = ({
  version = '4.2',
  skipoffset,
  without,
  media = [file()],
  duration = '00:00:15.000',
  tracking = [],
}: Parts = {}) => {
  const all = (...children: VastNode[]) => children.filter(({ name }) => name !== without)
  const linear = all(
    node('TrackingEvents', {}, ...tracking),
    node('Duration', {}, duration),
    node('MediaFiles', {}, ...media),
    node(
      'VideoClicks',
      {},
      ...all(node('ClickThrough', {}, 'https://shop.test'), node('ClickTracking', {}, 'https://a.test/c')),
    ),
  )
  const creative = all(
    node('Linear', { ...(skipoffset !== undefined && { skipoffset }) }, ...linear),
    node('UniversalAdId', { idRegistry: 'a.test' }, '1'),
  )
  const inline = all(
    node('AdSystem', {}, 'Placard'),
    node('Error', {}, 'https://a.test/e?code=[ERRORCODE]'),
    node('Impression', {}, 'https://a.test/i?c=[CACHEBUSTING]&s=[ADSERVINGID]'),
    node('AdServingId', {}, 'served'),
    node('AdTitle', {}, 'Ride'),
    node('Creatives', {}, node('Creative', {}, ...creative)),
  )
  return node('VAST', { version }, ...all(node('Ad', {}, ...all(node('InLine', {}, ...inline)))))
}
const wrapper = (url: string) =>
  node(
    'VAST',
    { version: '3.0' },
    node('Ad', {}, node('Wrapper', {}, node('VASTAdTagURI', {}, url), node('Impression', {}, 'https://a.test/w'))),
  )
const problems = (root: VastNode) => inspectVast(root, NOW).problems

describe('inspectVast', () => {
  it('gives a problem the line of the element it is about', () => {
    const root = vast({ media: [{ ...file(mp4, ''), line: 12 }] })
    expect(problems(root)).toEqual([expect.objectContaining({ code: 401, line: 12 })])
  })

  it('reads media, trackers with their macros filled, and the click of a valid document', () => {
    expect(inspectVast(vast(), NOW)).toEqual({
      version: '4.2',
      kind: 'inline',
      title: 'Ride',
      adSystem: 'Placard',
      duration: '00:00:15.000',
      clickThrough: 'https://shop.test',
      media: [{ url: 'https://a.test/main.mp4', type: 'video/mp4', width: '640', height: '360' }],
      trackers: [
        {
          event: 'impression',
          url: 'https://a.test/i?c=[CACHEBUSTING]&s=[ADSERVINGID]',
          filledURL: 'https://a.test/i?c=48151623&s=served',
        },
        { event: 'click', url: 'https://a.test/c', filledURL: 'https://a.test/c' },
        { event: 'error', url: 'https://a.test/e?code=[ERRORCODE]', filledURL: 'https://a.test/e?code=900' },
      ],
      problems: [],
    })
  })

  it('accepts times after which viewers may skip and trackers are called', () => {
    const progress = node('Tracking', { event: 'progress', offset: '00:00:02' }, 'https://a.test/p')
    expect(problems(vast({ skipoffset: '00:00:05', tracking: [progress] }))).toEqual([])
  })

  it.each<[string, Record<string, string>[], number]>([
    ['the lowest sequence, whatever its place', [{ sequence: '2' }, { sequence: '1' }, {}], 1],
    ['the first one without sequences', [{}, {}], 0],
  ])('reads the ad with %s, and says that there are more', (_, each, first) => {
    const ads = each.map((attributes, index) =>
      node('Ad', attributes, node('InLine', {}, node('AdTitle', {}, `Ad ${index}`))),
    )
    const { title, problems: found } = inspectVast(node('VAST', { version: '3.0' }, ...ads), NOW)
    expect(title).toBe(`Ad ${first}`)
    expect(found[0]).toMatchObject({ severity: 'warning', message: expect.stringContaining(`${ads.length} ads`) })
  })

  it('warns once per host of addresses without https', () => {
    const event = (name: string, url: string) => node('Tracking', { event: name }, url)
    const tracking = [
      event('start', 'http://a.test/s'),
      event('complete', 'http://a.test/c'),
      event('mute', 'http://b.test/m'),
    ]
    const found = problems(vast({ tracking, media: [file(mp4, 'http://a.test/main.mp4')] }))
    expect(found.map(({ message, code, severity }) => [message, code, severity])).toEqual([
      ['3 addresses of a.test are not https, so pages with https block them.', 401, 'warning'],
      ['http://b.test/m is not https, so pages with https block it.', undefined, 'warning'],
    ])
  })

  it.each([
    ['InLine', 101],
    ['Ad', 303],
    ['AdSystem', 101],
    ['AdTitle', 101],
    ['Impression', 101],
    ['AdServingId', 101],
    ['UniversalAdId', 101],
    ['Duration', 101],
    ['Linear', 201],
    ['ClickThrough', undefined],
  ])('names a missing %s with the code %s', (without, code) => {
    const found = problems(vast({ without }))
    expect(found.map((problem) => problem.code)).toEqual([code])
  })

  it.each<[string, Parts, number | undefined, RegExp]>([
    ['an unknown version', { version: '5.0' }, 102, /version 5\.0/],
    ['no media file', { media: [] }, 401, /no media file/],
    ['a file without https', { media: [file(mp4, 'http://a.test/main.mp4')] }, 401, /not https/],
    ['a file without an address', { media: [file(mp4, '')] }, 401, /no web address/],
    ['a format that players cannot play', { media: [file({ ...mp4, type: 'video/x-flv' })] }, 403, /MP4 or WebM/],
    [
      'a VPAID unit alone',
      { media: [file({ ...mp4, type: 'application/javascript', apiFramework: 'VPAID' }, 'https://a.test/v.js')] },
      403,
      /only a VPAID unit/,
    ],
    [
      'a VPAID unit that says it is a video',
      { media: [file({ ...mp4, apiFramework: 'VPAID' }), file()] },
      403,
      /is a script, but its type is video\/mp4/,
    ],
    ['a skip button after the end', { skipoffset: '150%' }, 101, /skipoffset must be .* not 150%/],
    ['a skip button after half of the ad', { skipoffset: '50%' }, undefined, /never let viewers skip .* 50%/],
    [
      'a tracker after a share of the ad',
      { tracking: [node('Tracking', { event: 'progress', offset: '30%' }, 'https://a.test/p')] },
      undefined,
      /don't call a tracker with an offset of 30%/,
    ],
    ['a duration in seconds', { duration: '15' }, 202, /Duration is 15/],
    ['an unknown event', { tracking: [node('Tracking', { event: 'half' }, 'https://a.test/h')] }, 101, /“half”/],
    [
      'a macro of a platform',
      { tracking: [node('Tracking', { event: 'start' }, 'https://a.test/?%%CACHEBUSTER%%')] },
      undefined,
      /No player fills %%CACHEBUSTER%%/,
    ],
    [
      'an encoded ampersand',
      { tracking: [node('Tracking', { event: 'start' }, 'https://a.test/?a=1&amp;b=2')] },
      undefined,
      /inside CDATA/,
    ],
  ])('explains %s', (_, parts, code, message) => {
    expect(problems(vast(parts))).toMatchObject([{ ...(code && { code }), message: expect.stringMatching(message) }])
  })

  it('rejects other documents and both kinds of ad at once', () => {
    expect(problems(node('html', {}))).toMatchObject([{ code: 101, message: expect.stringContaining('<html>') }])
    const both = node('VAST', { version: '3.0' }, node('Ad', {}, ...vast().children[0]!.children, node('Wrapper', {})))
    expect(problems(both)[0]?.message).toMatch(/not both/)
  })
})

describe('inspectVastChain', () => {
  const follow = (first: VastNode, documents: Record<string, VastNode>) =>
    inspectVastChain(first, async (url) => documents[url] ?? { code: 301, message: `${url} did not answer` }, NOW)

  it('follows wrappers to the ad, each with its trackers', async () => {
    const steps = await follow(wrapper('https://b.test/1'), {
      'https://b.test/1': wrapper('https://c.test/2'),
      'https://c.test/2': vast(),
    })
    expect(steps.map(({ url, kind }) => [url, kind])).toEqual([
      [undefined, 'wrapper'],
      ['https://b.test/1', 'wrapper'],
      ['https://c.test/2', 'inline'],
    ])
    expect(steps.flatMap((step) => step.problems)).toEqual([])
  })

  it.each<[string, Record<string, VastNode>, number]>([
    ['a wrapper that is not loaded', {}, 301],
    ['a loop', { 'https://b.test/1': wrapper('https://b.test/1') }, 302],
    ['a wrapper without an ad', { 'https://b.test/1': node('VAST', { version: '3.0' }) }, 303],
  ])('ends at %s', async (_, documents, code) => {
    const steps = await follow(wrapper('https://b.test/1'), documents)
    expect(steps.at(-1)?.problems.map((problem) => problem.code)).toEqual([code])
  })

  it('ends after five wrappers', async () => {
    const documents = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((n) => [`https://b.test/${n}`, wrapper(`https://b.test/${n + 1}`)]),
    )
    const steps = await follow(wrapper('https://b.test/1'), documents)
    expect(steps).toHaveLength(6)
    expect(steps.at(-1)?.problems[0]?.code).toBe(302)
  })
})
