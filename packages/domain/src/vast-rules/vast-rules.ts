/** Element of a parsed XML document. */
export interface XmlTree {
  name: string
  attributes: Readonly<Record<string, string>>
  /** Child elements in their order. */
  children: readonly XmlTree[]
  /** Text of the element, with CDATA sections and without surrounding white space. */
  text: string
  /** Line in the document, from 1. */
  line?: number
}

/** Violation of a rule by an element of a VAST document. */
export interface VastProblem {
  /** Name of the element. */
  element: string
  /** Line in the document, from 1; missing if the parser does not know it. */
  line?: number
  /** Text of an element that has to be a URL and isn't. */
  url?: string
  /** Sentence that says what is wrong. */
  message: string
}

/** Child of an element: its name, and its minimum and maximum number. */
type Child = readonly [name: string, min: 0 | 1, max: 1 | 'many']

const once = (name: string): Child => [name, 1, 1]
const optional = (name: string): Child => [name, 0, 1]
const any = (name: string): Child => [name, 0, 'many']
const some = (name: string): Child => [name, 1, 'many']

const AD_START = [
  once('AdSystem'),
  any('Error'),
  optional('Extensions'),
  some('Impression'),
  optional('Pricing'),
  optional('ViewableImpression'),
]

/**
 * Children of elements in the order of the VAST 4.2 schema. Elements that are not listed, such as `Extensions`, may
 * contain anything.
 */
const CHILDREN: Readonly<Record<string, readonly Child[]>> = {
  InLine: [
    ...AD_START,
    once('AdServingId'),
    once('AdTitle'),
    optional('AdVerifications'),
    optional('Advertiser'),
    any('Category'),
    once('Creatives'),
    optional('Description'),
    optional('Expires'),
    optional('Survey'),
  ],
  Wrapper: [
    ...AD_START,
    optional('AdVerifications'),
    any('BlockedAdCategories'),
    optional('Creatives'),
    once('VASTAdTagURI'),
  ],
  Creatives: [some('Creative')],
  Linear: [
    optional('Icons'),
    optional('TrackingEvents'),
    optional('AdParameters'),
    once('Duration'),
    once('MediaFiles'),
    optional('VideoClicks'),
  ],
  MediaFiles: [optional('ClosedCaptionFiles'), some('MediaFile'), any('Mezzanine'), any('InteractiveCreativeFile')],
  TrackingEvents: [any('Tracking')],
  VideoClicks: [any('ClickTracking'), optional('ClickThrough'), any('CustomClick')],
}

const IN_LINE_CREATIVE: readonly Child[] = [
  optional('CompanionAds'),
  optional('CreativeExtensions'),
  optional('Linear'),
  optional('NonLinearAds'),
  some('UniversalAdId'),
]

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  VAST: ['version'],
  MediaFile: ['delivery', 'type', 'width', 'height'],
  Tracking: ['event'],
  UniversalAdId: ['idRegistry'],
}

/** Elements whose text is a URL. */
const URLS = new Set([
  ...['Error', 'Impression', 'Tracking', 'ClickTracking', 'ClickThrough', 'CustomClick', 'MediaFile', 'Mezzanine'],
  ...['InteractiveCreativeFile', 'VASTAdTagURI'],
])

/** Elements that must not be empty. */
const FILLED = new Set(['AdSystem', 'AdServingId', 'AdTitle', 'UniversalAdId', ...URLS])

/** Tracking events of the VAST 4.2 schema. */
const EVENTS = new Set([
  ...['mute', 'unmute', 'pause', 'resume', 'rewind', 'skip', 'playerExpand', 'playerCollapse', 'loaded', 'start'],
  ...['firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'progress', 'closeLinear', 'creativeView'],
  ...['acceptInvitation', 'adExpand', 'adCollapse', 'minimize', 'close', 'overlayViewDuration', 'otherAdInteraction'],
  'interactiveStart',
])

/** Macros of the IAB and of platforms, which players replace before they call a URL. */
const MACROS = /%%[^%\s]+%%|\$\{[^{}\s]*\}|\[[^[\]\s]*\]|%(?:e[cpas]id!|[cnspu](?![\da-f]))/gi

/** Returns whether players can call a URL of a VAST document after they have replaced its macros. */
export const isVastUrl = (text: string): boolean => {
  // A macro at the start is replaced by a URL, and others by values.
  const url = text.replace(MACROS, (_, at: number) => (at === 0 ? 'https://m.test/' : '1'))
  return /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/i.test(url) && !/%(?![\da-f]{2})/i.test(url)
}

/** Returns whether a text is a time in a video: hours, minutes and seconds, or a share of its duration up to 100%. */
export const isVastOffset = (text: string): boolean =>
  /^\d{2}:[0-5]\d:[0-5]\d(?:\.\d{1,3})?$/.test(text) || /^(?:100|\d{1,2})(?:\.0{1,3})?%$|^\d{1,2}\.\d{1,3}%$/.test(text)

/** Attributes that are times in the video, by element. */
const OFFSETS: Readonly<Record<string, string>> = { Linear: 'skipoffset', Tracking: 'offset' }

const DURATION = /^(\d{2}):([0-5]\d):([0-5]\d(?:\.\d+)?)$/

const at = (element: XmlTree, message: string): VastProblem => ({
  element: element.name,
  ...(element.line !== undefined && { line: element.line }),
  message,
})

function childProblems(parent: XmlTree, allowed: readonly Child[]): VastProblem[] {
  const names = allowed.map(([name]) => name)
  const problems: VastProblem[] = []
  let reached = 0
  for (const child of parent.children) {
    const place = names.indexOf(child.name)
    if (place < 0) problems.push(at(child, `${parent.name} can't contain ${child.name}.`))
    else if (place < reached)
      problems.push(at(child, `${child.name} must come before ${names[reached]} in ${parent.name}.`))
    else reached = place
  }
  for (const [name, min, max] of allowed) {
    const count = parent.children.filter((child) => child.name === name).length
    if (count < min) problems.push(at(parent, `${parent.name} needs the element ${name}.`))
    if (max === 1 && count > 1) problems.push(at(parent, `${parent.name} contains ${name} more than once.`))
  }
  return problems
}

function textProblems(element: XmlTree): VastProblem[] {
  const { name, text, attributes } = element
  const problems = (ATTRIBUTES[name] ?? [])
    .filter((attribute) => !attributes[attribute])
    .map((attribute) => at(element, `${name} needs the attribute ${attribute}.`))
  const offset = attributes[OFFSETS[name] ?? '']
  if (offset !== undefined && !isVastOffset(offset))
    problems.push(
      at(element, `${OFFSETS[name]} must be a time such as 00:00:05 or a share up to 100%, not ${offset || 'empty'}.`),
    )
  if (FILLED.has(name) && text === '') problems.push(at(element, `${name} is empty.`))
  else if (URLS.has(name) && !isVastUrl(text))
    problems.push({ ...at(element, `${name} isn't a valid URL: ${text}`), url: text })
  if (name === 'Tracking' && attributes.event && !EVENTS.has(attributes.event))
    problems.push(at(element, `VAST 4.2 has no event ${attributes.event}.`))
  if (name === 'Duration' && (!DURATION.test(text) || /^[0:.]+$/.test(text)))
    problems.push(
      at(
        element,
        text === ''
          ? 'Duration must be longer than zero, such as 00:00:15, not empty.'
          : `Duration must be longer than zero, such as 00:00:15, not ${text}.`,
      ),
    )
  return problems
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Rules that the schema cannot express: files that players can play, and parameters that the unit can read. */
function mediaProblems(linear: XmlTree): VastProblem[] {
  const files = linear.children.find(({ name }) => name === 'MediaFiles')
  if (!files) return []
  const media = files.children.filter(({ name }) => name === 'MediaFile')
  const units = media.filter(({ attributes }) => attributes.apiFramework === 'VPAID')
  const problems = media.flatMap((file) => {
    const { type = '', apiFramework, width, height, delivery = '' } = file.attributes
    const wanted = apiFramework === 'VPAID' ? /^application\/javascript$/ : apiFramework ? /./ : /^(video|audio)\//
    return [
      type !== '' &&
        !wanted.test(type) &&
        (apiFramework
          ? `A MediaFile with the API ${apiFramework} can't have the type ${type}.`
          : `A MediaFile for players can't have the type ${type}.`),
      [width, height].some((side) => side && !/^[1-9]\d*$/.test(side)) && 'MediaFile needs a size in whole pixels.',
      delivery !== '' && !/^(streaming|progressive)$/.test(delivery) && 'delivery must be streaming or progressive.',
    ].flatMap((message) => (message ? [at(file, message)] : []))
  })
  if (media.length > 0 && media.every(({ attributes }) => attributes.apiFramework))
    problems.push(at(files, 'Players without VPAID show nothing: add a video file.'))
  const parameters = linear.children.find(({ name }) => name === 'AdParameters')
  if (units.length > 0 && parameters && !isJson(parameters.text))
    problems.push(at(parameters, "The VPAID unit can't read its AdParameters."))
  return problems
}

function elementProblems(element: XmlTree, parent: XmlTree, isInLine: boolean): VastProblem[] {
  const isLinear = element.name === 'Linear' && isInLine
  const allowed =
    element.name === 'Creative' && isInLine
      ? IN_LINE_CREATIVE
      : element.name === 'Linear' && !isInLine
        ? undefined
        : CHILDREN[element.name]
  return [
    ...(parent.name === 'Extensions' ? [] : textProblems(element)),
    ...(allowed ? childProblems(element, allowed) : []),
    ...(isLinear ? mediaProblems(element) : []),
    ...(element.name === 'Extensions' || element.name === 'CreativeExtensions'
      ? []
      : element.children.flatMap((child) => elementProblems(child, element, isInLine))),
  ]
}

/**
 * Checks a VAST 4.2 document: structure, required attributes, URLs after their macros are replaced, events, durations
 * and playable files. An empty list means that it is valid.
 */
export function vastProblems(root: XmlTree): VastProblem[] {
  if (root.name !== 'VAST') return [at(root, `The document must start with VAST, not ${root.name}.`)]
  const ads = root.children.filter(({ name }) => name === 'Ad')
  const kinds = ads.flatMap((ad) => {
    const inside = ad.children.filter(({ name }) => name === 'InLine' || name === 'Wrapper')
    return inside.length === 1 ? [] : [at(ad, 'Ad needs either InLine or Wrapper.')]
  })
  return [
    ...textProblems(root),
    ...(ads.length > 0 ? childProblems(root, [some('Ad')]) : [at(root, 'The document contains no ad.')]),
    ...kinds,
    ...ads.flatMap((ad) => ad.children.flatMap((kind) => elementProblems(kind, ad, kind.name === 'InLine'))),
  ]
}
