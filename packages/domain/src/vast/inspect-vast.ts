import { PLAYER_MACROS } from '../tag/macro-catalog.js'
import { fillMacros } from '../tag/tracker-macros.js'
import { isVastOffset } from '../vast-rules/vast-rules.js'
import { type VastTexts, vastTexts } from './vast-texts.js'

/** Element of a parsed VAST document. */
export interface VastNode {
  name: string
  attributes: Readonly<Record<string, string>>
  /** Text and CDATA of the element itself. */
  text: string
  children: readonly VastNode[]
  /** Line of its start tag, from 1; undefined if the parser doesn't know it. */
  line?: number
}

/** Problem of a VAST document. */
export interface VastProblem {
  /** Error code of VAST 4 that a player reports; undefined for advice. */
  code?: number
  severity: 'error' | 'warning'
  /** Elements from the root: "VAST › Ad › InLine". */
  path: string
  /** Line of the element in the XML, from 1; undefined if unknown. */
  line?: number
  message: string
}

/** URL that a player calls on an event. */
export interface VastTracker {
  /** Event, such as "impression", "start" or "click". */
  event: string
  url: string
  /** The URL as a player calls it, with sample values in place of macros. */
  filledURL: string
}

/** Video or VPAID unit of an ad. */
export interface VastMedia {
  url: string
  type: string
  width: string
  height: string
  bitrate?: string
  apiFramework?: string
}

/** Content of a VAST document, and its problems. */
export interface VastInspection {
  version: string
  /** 'inline' has the ad, 'wrapper' the URL of another document, 'empty' no ad. */
  kind: 'inline' | 'wrapper' | 'empty'
  title?: string
  adSystem?: string
  /** Duration as written: hh:mm:ss, with or without milliseconds. */
  duration?: string
  clickThrough?: string
  /** URL of the next document of a wrapper. */
  nextURL?: string
  media: VastMedia[]
  trackers: VastTracker[]
  problems: VastProblem[]
}

const VERSIONS = ['2.0', '2.0.1', '3.0', '4.0', '4.1', '4.2', '4.3']
const DURATION = /^\d{2}:[0-5]\d:[0-5]\d(\.\d{3})?$/
const LINEAR_EVENTS = new Set(
  (
    'creativeView loaded start firstQuartile midpoint thirdQuartile complete progress mute unmute pause resume rewind ' +
    'skip fullscreen exitFullscreen expand collapse acceptInvitation close playerExpand playerCollapse closeLinear ' +
    'otherAdInteraction interactiveStart notUsed acceptInvitationLinear timeSpentViewing minimize overlayViewDuration'
  ).split(' '),
)

/** Sample values for the macros of VAST that a player fills. */
const SAMPLE_MACROS: Readonly<Record<string, string>> = {
  '[CACHEBUSTING]': '48151623',
  '[ERRORCODE]': '900',
  '[ADPLAYHEAD]': '00:00:05.000',
  '[MEDIAPLAYHEAD]': '00:00:00.000',
  '[CONTENTPLAYHEAD]': '00:00:00.000',
  '[LIMITADTRACKING]': '0',
  '[PLAYERSIZE]': '640,360',
  '[VASTVERSIONS]': '2,3,7,11,12,13,14',
  '[APIFRAMEWORKS]': '2',
  '[PAGEURL]': 'https://publisher.example/article',
  '[DOMAIN]': 'publisher.example',
}

/** Values of all macros of VAST: -1 stands for unknown, as players send it. */
function sampleValues(now: Date, own: Readonly<Record<string, string>>): Record<string, string> {
  const unknown = Object.fromEntries(PLAYER_MACROS.map(({ text }) => [text, '-1']))
  return { ...unknown, ...SAMPLE_MACROS, '[TIMESTAMP]': now.toISOString(), ...own }
}

interface Visit {
  node: VastNode
  path: string
}

/** Returns the descendants of an element with a name, with their paths. */
function descendants({ node, path }: Visit, name: string): Visit[] {
  return node.children.flatMap((child) => {
    const visit = { node: child, path: `${path} › ${child.name}` }
    return [...(child.name === name ? [visit] : []), ...descendants(visit, name)]
  })
}

const listChildren = ({ node, path }: Visit, name: string): Visit[] =>
  node.children.filter((child) => child.name === name).map((child) => ({ node: child, path: `${path} › ${name}` }))

const readText = (visit: Visit | undefined) => visit?.node.text.trim() || undefined

/**
 * Returns the ad that players show first: that of a pod with the lowest sequence, whatever its place in the document, or
 * the first one.
 */
function findFirstAd(ads: readonly Visit[]): Visit | undefined {
  const sequence = ({ node }: Visit) => Number.parseInt(node.attributes.sequence ?? '', 10)
  const pod = ads.filter((ad) => sequence(ad) > 0).sort((a, b) => sequence(a) - sequence(b))
  return pod[0] ?? ads[0]
}

/**
 * Returns the content of a VAST document with every URL and macro, and its problems by the error codes of VAST. Messages
 * are in English without `texts`.
 */
export function inspectVast(root: VastNode, now: Date, texts: VastTexts = vastTexts): VastInspection {
  const problems: VastProblem[] = []
  const report: Report = ({ node: { line }, path }, message, code, severity = 'error') =>
    problems.push({
      ...(code !== undefined && { code }),
      severity,
      path,
      ...(line !== undefined && { line }),
      message,
    })
  const top = { node: root, path: root.name }
  const version = root.attributes.version ?? ''
  const empty: VastInspection = { version, kind: 'empty', media: [], trackers: [], problems }
  if (root.name !== 'VAST') {
    report(top, texts.notVast(root.name), 101)
    return empty
  }
  if (!VERSIONS.includes(version)) report(top, version ? texts.unknownVersion(version) : texts.noVersion, 102)
  const ads = listChildren(top, 'Ad')
  const ad = findFirstAd(ads)
  if (!ad) {
    report(top, texts.noAd, 303)
    return empty
  }
  if (ads.length > 1) report(ad, texts.severalAds(ads.length), undefined, 'warning')
  const [inline] = listChildren(ad, 'InLine')
  const [wrapper] = listChildren(ad, 'Wrapper')
  if (inline && wrapper) report(ad, texts.twoKinds, 101)
  const body = inline ?? wrapper
  if (!body) {
    report(ad, texts.noKind, 101)
    return empty
  }
  const isFour = version.startsWith('4')
  requireChildren(
    body,
    inline ? ['AdSystem', 'AdTitle', 'Impression', 'Creatives'] : ['VASTAdTagURI', 'Impression'],
    report,
    texts,
  )
  if (inline && /^4\.[123]/.test(version) && listChildren(body, 'AdServingId').length === 0)
    report(body, texts.noServingID, 101)
  if (inline && isFour)
    for (const creative of descendants(body, 'Creative'))
      if (listChildren(creative, 'UniversalAdId').length === 0) report(creative, texts.noUniversalID, 101)
  const [linear] = descendants(body, 'Linear')
  const duration = linear && readText(listChildren(linear, 'Duration')[0])
  const media = (linear ? descendants(linear, 'MediaFile') : []).map((file) => readMedia(file, report, texts))
  if (inline && !linear) report(body, texts.noLinear, 201)
  if (inline && linear) checkLinear(linear, duration, media, report, texts)
  reportInsecure(body, report, texts)
  const nextURL = wrapper && readText(listChildren(wrapper, 'VASTAdTagURI')[0])
  const clickThrough = linear && readText(descendants(linear, 'ClickThrough')[0])
  if (inline && linear && !clickThrough) report(linear, texts.noClickThrough, undefined, 'warning')
  const servingID = readText(listChildren(body, 'AdServingId')[0])
  const values = sampleValues(now, {
    ...(servingID && { '[ADSERVINGID]': servingID }),
    ...(media[0] && { '[ASSETURI]': media[0].url }),
  })
  return {
    version,
    kind: inline ? 'inline' : 'wrapper',
    ...withText('title', readText(listChildren(body, 'AdTitle')[0])),
    ...withText('adSystem', readText(listChildren(body, 'AdSystem')[0])),
    ...withText('duration', duration),
    ...withText('clickThrough', clickThrough),
    ...withText('nextURL', nextURL),
    media,
    trackers: readTrackers(body, values, report, texts),
    problems,
  }
}

const withText = (name: string, text: string | undefined) => (text === undefined ? {} : { [name]: text })

type Report = (at: Visit, message: string, code?: number, severity?: VastProblem['severity']) => void

function requireChildren(parent: Visit, names: readonly string[], report: Report, texts: VastTexts): void {
  for (const name of names) {
    const found = listChildren(parent, name)
    if (found.length === 0) report(parent, texts.missing(name), 101)
    else if (found[0] && name !== 'Creatives' && found.every((child) => !readText(child)))
      report(found[0], texts.empty(name), 101)
  }
}

function readMedia(file: Visit, report: Report, texts: VastTexts): VastMedia {
  const { node } = file
  const { type = '', width = '', height = '', bitrate, apiFramework } = node.attributes
  const url = node.text.trim()
  if (!/^https?:\/\/\S+$/i.test(url)) report(file, texts.noMediaAddress, 401)
  for (const name of ['delivery', 'type', 'width', 'height'])
    if (!node.attributes[name]) report(file, texts.noMediaAttribute(name), 101)
  if (apiFramework === 'VPAID' && !/javascript/i.test(type))
    report(file, type ? texts.vpaidType(type) : texts.noVpaidType, 403)
  return { url, type, width, height, ...withText('bitrate', bitrate), ...withText('apiFramework', apiFramework) }
}

const CALLED = ['MediaFile', 'Impression', 'Tracking', 'ClickTracking', 'CustomClick', 'Error']

/** Reports addresses without https, once per host: an ad has a dozen of each. */
function reportInsecure(body: Visit, report: Report, texts: VastTexts): void {
  const visitsByHost = new Map<string, Visit[]>()
  for (const visit of CALLED.flatMap((name) => descendants(body, name))) {
    const url = visit.node.text.trim()
    if (!/^http:\/\/\S+$/i.test(url)) continue
    const host = URL.canParse(url) ? new URL(url).host : url
    visitsByHost.set(host, [...(visitsByHost.get(host) ?? []), visit])
  }
  for (const [host, visits] of visitsByHost) {
    const [first] = visits
    if (!first) continue
    const message =
      visits.length === 1 ? texts.insecure(first.node.text.trim()) : texts.insecureAddresses(visits.length, host)
    report(first, message, visits.some(({ node }) => node.name === 'MediaFile') ? 401 : undefined, 'warning')
  }
}

function checkLinear(
  linear: Visit,
  duration: string | undefined,
  media: readonly VastMedia[],
  report: Report,
  texts: VastTexts,
): void {
  if (duration === undefined) report(linear, texts.noDuration, 101)
  else if (!DURATION.test(duration))
    report(listChildren(linear, 'Duration')[0] ?? linear, texts.wrongDuration(duration), 202)
  const { skipoffset } = linear.node.attributes
  if (skipoffset !== undefined && !isVastOffset(skipoffset.trim()))
    report(linear, texts.wrongSkipOffset(skipoffset), 101)
  else if (skipoffset?.includes('%')) report(linear, texts.sharedSkipOffset(skipoffset), undefined, 'warning')
  if (media.length === 0) {
    report(linear, texts.noMedia, 401)
    return
  }
  const videos = media.filter(({ apiFramework }) => apiFramework !== 'VPAID' && apiFramework !== 'SIMID')
  if (videos.length === 0) report(listChildren(linear, 'MediaFiles')[0] ?? linear, texts.onlyVpaid, 403, 'warning')
  else if (!videos.some(({ type }) => /^(video\/(mp4|webm)|application\/(x-mpegurl|vnd\.apple\.mpegurl))$/i.test(type)))
    report(
      listChildren(linear, 'MediaFiles')[0] ?? linear,
      texts.noPlayableType(videos.map(({ type }) => type || '–').join(', ')),
      403,
    )
}

function readTrackers(body: Visit, values: Record<string, string>, report: Report, texts: VastTexts): VastTracker[] {
  const read = (name: string, event: (node: VastNode) => string) =>
    descendants(body, name).map((at) => ({ event: event(at.node), url: at.node.text.trim(), at }))
  const all = [
    ...read('Impression', () => 'impression'),
    ...read('Tracking', ({ attributes }) => attributes.event ?? ''),
    ...read('ClickTracking', () => 'click'),
    ...read('CustomClick', () => 'custom click'),
    ...read('Error', () => 'error'),
  ]
  return all.map(({ event, url, at }) => {
    if (at.path.endsWith('Tracking') && !at.path.endsWith('ClickTracking') && !LINEAR_EVENTS.has(event))
      report(at, event ? texts.unknownEvent(event) : texts.noEvent, 101)
    const { offset } = at.node.attributes
    if (event === 'progress' && offset?.includes('%')) report(at, texts.sharedOffset(offset), undefined, 'warning')
    if (url === '' || (!/^https?:\/\//i.test(url) && url !== 'about:blank'))
      report(at, texts.noTrackerAddress(event), 101, 'warning')
    if (url.includes('&amp;')) report(at, texts.escapedTwice(url), undefined, 'warning')
    const filledURL = fillMacros(url, values)
    const left = filledURL.match(/%%[A-Z][\w:.-]*%%|\$\{[\w.]+\}|\[[A-Z][A-Z0-9_]+\]/g) ?? []
    for (const macro of new Set(left)) report(at, texts.unknownMacro(macro), undefined, 'warning')
    return { event, url, filledURL }
  })
}
