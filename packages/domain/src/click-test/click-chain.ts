import type { PlatformName } from '../platform/platform.js'
import { isOwnClick, isPlatformHop, redirectTarget } from '../tag/click-trail.js'
import type { ClickReport } from './click-report.js'
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
function notCalled({ tag, platform }: ClickChainOptions, opened: string, isOwn: boolean): string {
  const effect = `${platform} isn't called, so it counts no click.`
  if (!isOwn) return `${effect} The ad opens this URL itself. Let its HTML open clickTag instead.`
  const [plain, escaped] = [readAttribute(tag, 'data-click'), readAttribute(tag, 'data-click-escaped')]
  if (plain !== undefined && !/^https?:\/\//i.test(plain))
    return `${effect} The value of data-click is URL-encoded and the tag can't use it there. Enter the macro under Macros as “Click macro, URL-encoded”, or enter the plain one.`
  if (escaped !== undefined && /^https?:\/\//i.test(escaped))
    return `${effect} The value of data-click-escaped isn't URL-encoded and the tag can't use it there. Enter the macro under Macros as “Click macro”.`
  if (escaped !== undefined && /%25/.test(escaped))
    return `${effect} The value of data-click-escaped is URL-encoded twice. Enter the macro that is encoded once.`
  return plain === undefined && escaped === undefined
    ? `${effect} The tag has no click macro. Enter it under Macros.`
    : `${effect} The ad opens ${opened} without its click macro.`
}

/** Explains how the landing page was changed on the way. */
function differenceMessage(difference: LandingDifference): string {
  switch (difference.kind) {
    case 'cut off':
      return `“${difference.lost}” is lost: the URL wasn't encoded. Use the URL-encoded click macro, or encode the landing page after the macro.`
    case 'encoded twice':
      return 'The URL is encoded twice: “%25” stands for “%”. Use the click macro that is encoded once less, or encode the landing page once less.'
    case 'decoded':
      return 'The URL was decoded once too often, so parts such as “%26” changed their meaning. Use the click macro that is encoded once more, or encode the landing page once more.'
    case 'different':
      return 'This is another URL than the landing page. Check the URL that the tag opens.'
  }
}

/** Evaluates a redirector: the URL that it decoded from its own, and what was lost. */
function redirectStep(title: string, url: string, isLast: boolean): ClickStep {
  const target = redirectTarget(url)
  if (!target)
    return {
      title,
      urls: [{ label: 'Received', url }],
      problem: `${title} received no URL to redirect to, so the click ends here.`,
    }
  const { name, raw, decoded, lost } = target
  const urls = [
    { label: `Received as “${name}”`, url: raw },
    { label: 'Decoded', url: decoded },
  ]
  if (lost)
    return {
      title,
      urls,
      problem: `“${lost}” is lost: the URL after “${name}=” isn't encoded, so its first & ends the parameter. Use the URL-encoded click macro there.`,
    }
  if (!/^https?:\/\//i.test(decoded))
    return {
      title,
      urls,
      problem: `After decoding, the URL is still encoded, so ${title} can't redirect to it. Use the click macro that is encoded once less.`,
    }
  return { title, urls, ...(isLast && { problem: 'The URL is too long or invalid, so the click ends here.' }) }
}

/** Evaluates the end of a click at our click URL. */
function landingStep({ landing, location = '' }: ClickReport): ClickStep {
  const title = 'Landing page'
  if (!landing)
    return {
      title,
      urls: [],
      problem: 'This published version has no landing page. Add a click tracker of type Redirect, then publish again.',
    }
  const difference = landingDifference(landing, location)
  return {
    title,
    urls: [
      { label: 'Published', url: landing },
      { label: 'Opened', url: location },
    ],
    ...(difference && { problem: differenceMessage(difference) }),
  }
}

/** Evaluates the end of a click at another site than ours. */
function foreignStep(url: string, landing: string | undefined): ClickStep {
  const difference = landing === undefined ? undefined : landingDifference(landing, url)
  const urls = [...(landing === undefined ? [] : [{ label: 'Expected', url: landing }]), { label: 'Opened', url }]
  return { title: 'Landing page', urls, ...(difference && { problem: differenceMessage(difference) }) }
}

const readHost = (url: string) => (URL.canParse(url) ? new URL(url).host : 'The site')

/** Evaluates the click of a test: what each step received and decoded, and where encoding was lost. */
export function readClickChain(report: ClickReport, options: ClickChainOptions): ClickChain {
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
    if (isOwn(url)) return [{ title: 'Our click URL', urls: [{ label: 'Received', url }] }]
    if (isLast && isForeignEnd) return []
    return [redirectStep(isPlatform(url) ? platform : readHost(url), url, isLast)]
  })
  // A redirector that loses the platform's URL is the cause, not the ad.
  const isAdsFault = !isCalled && redirects.every(({ problem }) => problem === undefined)
  const steps: ClickStep[] = [
    {
      title: 'Ad',
      urls: [{ label: 'Opened', url: opened }],
      ...(isAdsFault && { problem: notCalled(options, opened, isOwn(opened)) }),
    },
    ...redirects,
    ...(isReached ? [landingStep(report)] : isForeignEnd ? [foreignStep(last, landing)] : []),
  ]
  const isIntact = steps.every(({ problem }) => problem === undefined)
  const arrives = (isReached || isForeignEnd) && steps.at(-1)?.problem === undefined
  return { steps, isIntact, verdict: createVerdict(isIntact, arrives, isCalled, platform) }
}

function createVerdict(isIntact: boolean, arrives: boolean, isCalled: boolean, platform: PlatformName): string {
  if (isIntact) return 'The click reaches the landing page unchanged'
  if (!arrives) return "The click doesn't reach the landing page unchanged"
  return isCalled
    ? 'The click reaches the landing page, but part of it is lost on the way'
    : `The click reaches the landing page, but ${platform} doesn't count it`
}
