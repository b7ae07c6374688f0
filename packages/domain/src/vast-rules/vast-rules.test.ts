import { describe, expect, it } from 'vitest'
import { vastProblems, type XmlTree } from './vast-rules.js'

const node = (name: string, text = '', attributes: Record<string, string> = {}): XmlTree => ({
  name,
  attributes,
  children: [],
  text,
})
const parent = (name: string, ...children: XmlTree[]): XmlTree => ({ ...node(name), children })
const url = (name: string, attributes = {}) => node(name, 'https://ads.test/', attributes)

const video = { delivery: 'progressive', type: 'video/mp4', width: '640', height: '360' }
const unit = { ...video, type: 'application/javascript', apiFramework: 'VPAID' }
const tracking = parent('TrackingEvents', url('Tracking', { event: 'start' }))
const duration = node('Duration', '00:00:15.500')
const clicks = parent('VideoClicks', url('ClickTracking'), url('ClickThrough'))
const linear = (...media: XmlTree[]) => parent('Linear', tracking, duration, parent('MediaFiles', ...media), clicks)
const universalID = node('UniversalAdId', 'live1', { idRegistry: 'ads.test' })

const vast = (inside: XmlTree): XmlTree => ({
  ...node('VAST', '', { version: '4.2' }),
  children: [parent('Ad', inside)],
})
const inLine = (ad: XmlTree, ...before: XmlTree[]) =>
  vast(
    parent(
      'InLine',
      node('AdSystem', 'Placard'),
      url('Error'),
      ...before,
      url('Impression'),
      node('AdServingId', 'a1'),
      node('AdTitle', 'Ride'),
      parent('Creatives', parent('Creative', ad, universalID)),
    ),
  )
const messages = (root: XmlTree) => vastProblems(root).map(({ message }) => message)
const file = url('MediaFile', video)

describe('vastProblems', () => {
  it('are none for a video, a video with a VPAID unit, and a wrapper', () => {
    expect(vastProblems(inLine(linear(file)))).toEqual([])
    expect(vastProblems(inLine(linear(url('MediaFile', unit), file)))).toEqual([])
    for (const skipoffset of ['100%', '0%', '33.3%', '00:00:05', '00:00:05.500'])
      expect(vastProblems(inLine({ ...linear(file), attributes: { skipoffset } }))).toEqual([])
    const wrapper = [node('AdSystem', 'Placard'), url('Impression'), url('VASTAdTagURI')]
    expect(vastProblems(vast(parent('Wrapper', ...wrapper)))).toEqual([])
    const anything = parent('Extensions', node('Extension', 'x'), node('Impression'))
    expect(vastProblems(inLine(linear(file), anything))).toEqual([])
  })

  it.each<[string, XmlTree, string]>([
    ['another root', node('html'), 'The document must start with VAST, not html.'],
    ...['150%', '100.5%', '5', '-1%', '00:00:61', ''].map((skipoffset): [string, XmlTree, string] => [
      `skipping after ${skipoffset || 'nothing'}`,
      inLine({ ...linear(file), attributes: { skipoffset } }),
      `skipoffset must be a time such as 00:00:05 or a share up to 100%, not ${skipoffset || 'empty'}.`,
    ]),
    ['no ad', node('VAST', '', { version: '4.2' }), 'The document contains no ad.'],
    ['no version', { ...inLine(linear(file)), attributes: {} }, 'VAST needs the attribute version.'],
    ['an empty ad', { ...vast(node('x')), children: [parent('Ad')] }, 'Ad needs either InLine or Wrapper.'],
    ['an unknown element', inLine(linear(file), node('Banner', 'x')), "InLine can't contain Banner."],
    [
      'a wrong order',
      inLine(parent('Linear', duration, tracking, parent('MediaFiles', file))),
      'TrackingEvents must come before Duration in Linear.',
    ],
    ['no media files', inLine(parent('Linear', duration)), 'Linear needs the element MediaFiles.'],
    ['an empty list of files', inLine(linear()), 'MediaFiles needs the element MediaFile.'],
    [
      'two durations',
      inLine(parent('Linear', duration, duration, parent('MediaFiles', file))),
      'Linear contains Duration more than once.',
    ],
    [
      'a file without a type',
      inLine(linear(url('MediaFile', { ...video, type: '' }))),
      'MediaFile needs the attribute type.',
    ],
    [
      'a file that is no video',
      inLine(linear(url('MediaFile', { ...video, type: 'image/png' }))),
      "A MediaFile for players can't have the type image/png.",
    ],
    [
      'a unit with the type of a video',
      inLine(linear(url('MediaFile', { ...unit, type: 'video/mp4' }), file)),
      "A MediaFile with the API VPAID can't have the type video/mp4.",
    ],
    [
      'a unit without a video',
      inLine(linear(url('MediaFile', unit))),
      'Players without VPAID show nothing: add a video file.',
    ],
    [
      'a size in fractions',
      inLine(linear(url('MediaFile', { ...video, width: '640.5' }))),
      'MediaFile needs a size in whole pixels.',
    ],
    [
      'parameters that are no JSON',
      inLine(parent('Linear', node('AdParameters', '{'), duration, parent('MediaFiles', url('MediaFile', unit), file))),
      "The VPAID unit can't read its AdParameters.",
    ],
    [
      'no duration',
      inLine(parent('Linear', node('Duration', '00:00:00'), parent('MediaFiles', file))),
      'Duration must be longer than zero, such as 00:00:15, not 00:00:00.',
    ],
    [
      'an unknown event',
      inLine(
        parent(
          'Linear',
          parent('TrackingEvents', url('Tracking', { event: 'fullscreen' })),
          duration,
          parent('MediaFiles', file),
        ),
      ),
      'VAST 4.2 has no event fullscreen.',
    ],
    ['an empty URL', inLine(linear(file), node('Impression')), 'Impression is empty.'],
  ])('report %s', (_, root, message) => {
    expect(messages(root)).toEqual([message])
  })

  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: macros, not templates.
  it.each([
    'https://a.test/?e=[ERRORCODE]&c=%%CACHEBUSTER%%',
    '%%TTD_CLK%%https://a.test/',
    '${CLICK_URL}https://a.test/?x=${GDPR_CONSENT_755}',
    '%chttps://a.test/?n=%n&e=%ecid!',
    '%%c1;cpdir=%%',
    'about:blank',
  ])('accept the URL %s', (text) => {
    expect(vastProblems(inLine(linear(file), node('Impression', text)))).toEqual([])
  })

  it.each(['a.test/', 'https://a.test/?q=100%', 'https://a.test/a b', 'https://a.test/<x>'])(
    'report the URL %s',
    (text) => {
      expect(messages(inLine(linear(file), node('Impression', text)))).toEqual([
        `Impression isn't a valid URL: ${text}`,
      ])
    },
  )
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: macros, not templates.
})
