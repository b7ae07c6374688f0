import type { PlatformName } from '../platform/platform.js'
import { isOwnClick, isPlatformHop, redirectTarget } from '../tag/click-trail.js'
import type { ClickReport } from './click-report.js'
import { type ClickTexts, clickTexts } from './click-texts.js'
import { type LandingDifference, landingDifference } from './landing-difference.js'

/** URL of a step, with a label such as "Decoded". */
export interface ClickStepUrl {
  label: string
  url: string
}

/** Step of a click, from the ad to the landing page. */
export interface ClickStep {
  title: string
  /** URLs before and after decoding. */
  urls: readonly ClickStepUrl[]
  /** Reason why the click is lost or not counted here, and what to change. */
  problem?: string
}

/** Steps of a click and the verdict on them. */
export interface ClickChain {
  steps: readonly ClickStep[]
  /** True if the click reaches the landing page unchanged and everybody counts it. */
  isIntact: boolean
  verdict: string
}

/** Input of a click's evaluation, besides its report. */
export interface ClickChainOptions {
  platform: PlatformName
  servingHost: string
  /** Tag with filled macros, as it was clicked. */
  tag: string
  /** Landing page that the click should reach, if our click URL is not part of it. */
  landing?: string | undefined
}

/** Returns an attribute of a filled tag; undefined if it has none. */
const readAttribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** Explains why the tag did not call its platform. */
function explainNotCalled(
  { tag, platform }: ClickChainOptions,
  opened: string,
  isOwn: boolean,
  texts: ClickTexts,
): string {
  const reason = () => {
    if (!isOwn) return texts.opensUrl
    const [plain, escaped] = [readAttribute(tag, 'data-click'), readAttribute(tag, 'data-click-escaped')]
    if (plain !== undefined && !/^https?:\/\//i.test(plain)) return texts.encodedInPlain
    if (escaped !== undefined && /^https?:\/\//i.test(escaped)) return texts.plainInEncoded
    if (escaped !== undefined && /%25/.test(escaped)) return texts.encodedTwiceInTag
    return plain === undefined && escaped === undefined ? texts.noClickMacro : texts.withoutMacro(opened)
  }
  return `${texts.notCalled(platform)} ${reason()}`
}

/** Explains how the landing page was changed on the way. */
function formatDifference(difference: LandingDifference, texts: ClickTexts): string {
  switch (difference.kind) {
    case 'cut off':
      return texts.cutOff(difference.lost)
    case 'encoded twice':
      return texts.encodedTwice
    case 'decoded':
      return texts.decodedTooOften
    case 'different':
      return texts.otherUrl
  }
}

/** Evaluates a redirector: the URL that it decoded from its own, and what was lost. */
function redirectStep(title: string, url: string, isLast: boolean, texts: ClickTexts): ClickStep {
  const target = redirectTarget(url)
  if (!target) return { title, urls: [{ label: texts.received, url }], problem: texts.noTarget(title) }
  const { name, raw, decoded, lost } = target
  const urls = [
    { label: texts.receivedAs(name), url: raw },
    { label: texts.decoded, url: decoded },
  ]
  if (lost) return { title, urls, problem: texts.parameterCutOff(lost, name) }
  if (!/^https?:\/\//i.test(decoded)) return { title, urls, problem: texts.stillEncoded(title) }
  return { title, urls, ...(isLast && { problem: texts.invalidUrl }) }
}

/** Evaluates the end of a click at our click URL. */
function landingStep({ landing, location = '' }: ClickReport, texts: ClickTexts): ClickStep {
  const title = texts.landingPage
  if (!landing) return { title, urls: [], problem: texts.noLandingPage }
  const difference = landingDifference(landing, location)
  return {
    title,
    urls: [
      { label: texts.published, url: landing },
      { label: texts.opened, url: location },
    ],
    ...(difference && { problem: formatDifference(difference, texts) }),
  }
}

/** Evaluates the end of a click at another site than ours. */
function foreignStep(url: string, landing: string | undefined, texts: ClickTexts): ClickStep {
  const difference = landing === undefined ? undefined : landingDifference(landing, url)
  const urls = [
    ...(landing === undefined ? [] : [{ label: texts.expected, url: landing }]),
    { label: texts.opened, url },
  ]
  return { title: texts.landingPage, urls, ...(difference && { problem: formatDifference(difference, texts) }) }
}

const readHost = (url: string) => (URL.canParse(url) ? new URL(url).host : undefined)

/**
 * Evaluates the click of a test: what each step received and decoded, and where encoding was lost. Explanations are in
 * English without `texts`.
 */
export function readClickChain(
  report: ClickReport,
  options: ClickChainOptions,
  texts: ClickTexts = clickTexts,
): ClickChain {
  const { platform, servingHost, landing } = options
  const isOwn = (url: string) => isOwnClick(servingHost, url)
  const isPlatform = (url: string) => isPlatformHop(servingHost, url)
  // Sites that redirect on are part of the click; the landing page may contain a URL of its own.
  const stop = report.hops.findIndex((url) => landing !== undefined && !landingDifference(landing, url))
  const hops = stop < 0 ? report.hops : report.hops.slice(0, stop + 1)
  const [opened = ''] = hops
  const last = hops.at(-1) ?? ''
  const isReached = report.landing !== undefined
  const isForeignEnd = !isReached && !isPlatform(last) && (stop >= 0 || !redirectTarget(last))
  const isCalled = hops.some(isPlatform)
  const redirects = hops.flatMap((url, index): ClickStep[] => {
    const isLast = index === hops.length - 1
    if (isOwn(url)) return [{ title: texts.ourClickUrl, urls: [{ label: texts.received, url }] }]
    if (isLast && isForeignEnd) return []
    return [redirectStep(isPlatform(url) ? platform : (readHost(url) ?? texts.site), url, isLast, texts)]
  })
  // A redirector that loses the platform's URL is the cause, not the ad.
  const isAdsFault = !isCalled && redirects.every(({ problem }) => problem === undefined)
  const steps: ClickStep[] = [
    {
      title: texts.ad,
      urls: [{ label: texts.opened, url: opened }],
      ...(isAdsFault && { problem: explainNotCalled(options, opened, isOwn(opened), texts) }),
    },
    ...redirects,
    ...(isReached ? [landingStep(report, texts)] : isForeignEnd ? [foreignStep(last, landing, texts)] : []),
  ]
  const isIntact = steps.every(({ problem }) => problem === undefined)
  const arrives = (isReached || isForeignEnd) && steps.at(-1)?.problem === undefined
  return { steps, isIntact, verdict: formatVerdict(isIntact, arrives, isCalled, platform, texts) }
}

function formatVerdict(
  isIntact: boolean,
  arrives: boolean,
  isCalled: boolean,
  platform: PlatformName,
  texts: ClickTexts,
): string {
  if (isIntact) return texts.intact
  if (!arrives) return texts.notReached
  return isCalled ? texts.partLost : texts.notCounted(platform)
}
