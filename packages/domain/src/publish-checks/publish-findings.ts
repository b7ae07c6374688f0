import { bannerContent } from '../ad-document/banner-content.js'
import { storedLayoutOptions } from '../ad-document/layout-html.js'
import { type AdExit, findExits } from '../asset/find-exits.js'
import { findInsecureUrls } from '../asset/insecure-urls.js'
import { type CpuUse, closestCpuLimit } from '../creative/cpu-limit.js'
import {
  type BannerCreative,
  type Creative,
  type CreativeType,
  canReplace,
  creativeSize,
  fallbackCreativeID,
  type PublishedCreative,
} from '../creative/creative.js'
import { draftPath } from '../creative/creative-draft.js'
import { findCreativeLayout } from '../creative/creative-layout.js'
import { trackerProblems, trackerUrlProblems } from '../creative/creative-trackers.js'
import { createFinding as finding, type Place, type PublishFinding } from '../creative/publish-finding.js'
import { NO_LANDING_PAGE, resolvedLandingPage } from '../landing-page/landing-page.js'
import { landingPageIssues } from '../landing-page/landing-page-check.js'
import { missingAssets } from '../layout/layout-options.js'
import { PLATFORM_LIMITS } from '../platform/platform-limits.js'
import type { PlatformMacros } from '../platform/platform-macros.js'
import { findSetting } from '../platform/platform-rules.js'
import type { Problem } from '../problem/problem.js'
import { buildTag, missingMacros, type TagModel } from '../tag/build-tag.js'
import { findLandingPage, TRACKER_KIND_LABELS, TRACKER_KINDS } from '../tracker/tracker.js'
import { type VastProblem, vastProblems, type XmlTree } from '../vast-rules/vast-rules.js'
import { webUrlSchema } from '../web-address/web-address.js'
import { formatWeight, type WeightBudget, weighCreative } from './creative-weight.js'
import { fileFindings, formatSeconds } from './file-findings.js'

/** The parts of a creative that can keep it from being published. */
export type PublishableCreative = Pick<
  PublishedCreative,
  'type' | 'name' | 'size' | 'html' | 'layout' | 'assets' | 'trackers' | 'platform' | 'width' | 'height' | 'fluid'
> &
  Pick<Creative, 'campaign'>

/** Facts beside the creative that the checks use. */
export interface PublishContext {
  /** Macros that the user entered for the creative's platform. */
  macros?: PlatformMacros | undefined
  /** Our vendor id in the IAB's Global Vendor List. */
  vendorID?: number | undefined
  /** True if the fallback creative is published; omit it if that is unknown. */
  isFallbackPublished?: boolean | undefined
  /** Type of the fallback creative; omit it if that is unknown. */
  fallbackType?: CreativeType | undefined
  /** CPU time of the ad in the user's preview; omit it if it was not measured. */
  cpuUse?: CpuUse | undefined
  /** Parsed VAST document as it would be served; omit it to skip its check. */
  vast?: XmlTree | undefined
  /** Version that the tag shows now; omit it for a new tag. */
  tag?: Pick<PublishedCreative, 'type' | 'size' | 'fluid'> | undefined
}

/** Returns a URL as browsers write it, for comparisons. */
const normalizeUrl = (url: string): string => URL.parse(url)?.href ?? url

function contentProblem({ type, html, layout, assets }: PublishableCreative): Problem | undefined {
  const known = findCreativeLayout({ type, layout })
  const missing = known ? missingAssets(known, assets) : []
  if (known && missing.length > 0)
    return {
      path: `assets.${missing[0]}`,
      message: `Add ${new Intl.ListFormat('en-GB').format(missing)}. The ${known.name} layout needs it.`,
    }
  if (type !== 'Banner') {
    const video = assets.find(({ uploadType }) => uploadType === 'video')
    if (!video) return { path: 'assets', message: `Add a video file. A ${type} creative needs an MP4 or WebM to play.` }
    if (video.duration !== null && video.duration > 0) return undefined
    return {
      path: `assets.${video.name}`,
      message: `The duration of ${video.name} is unknown, and players need it to count quartiles. Export the video again as MP4.`,
    }
  }
  if (known || html.trim() !== '' || bannerContent({ layout, html, assets })) return undefined
  return {
    path: 'html',
    message:
      assets.length === 0
        ? 'The banner is empty. Add an image, a video or a ZIP, or choose a layout.'
        : 'The banner has several files. Keep one image, video or ZIP, choose a layout, or design it in the ad builder.',
  }
}

function clickFinding(creative: PublishableCreative): PublishFinding[] {
  const { trackers } = creative
  const landing = resolvedLandingPage(creative)
  if (landing === undefined) return [finding('click', ['creative', 'trackers.click'], NO_LANDING_PAGE)]
  const error = landingPageIssues(landing).find(({ severity }) => severity === 'error')
  if (!error) return []
  const index = (trackers.click ?? []).findIndex(({ type }) => type === 'redirect')
  return [
    finding('click', ['creative', index === -1 ? 'trackers.click' : `trackers.click.${index}.url`], error.message),
  ]
}

/** Finds trackers whose address earlier versions accepted: with what copying from texts and pages leaves in it. */
function addressFindings(creative: PublishableCreative): PublishFinding[] {
  const landing = findLandingPage(creative.trackers)
  return TRACKER_KINDS.flatMap((kind) =>
    (creative.trackers[kind] ?? []).flatMap(({ url }, index) => {
      const problem = url === landing ? undefined : webUrlSchema.safeParse(url).error?.issues[0]
      return problem
        ? [
            finding(
              'tracker',
              ['trackers', `trackers.${kind}.${index}.url`],
              `${TRACKER_KIND_LABELS[kind]} tracker ${index + 1} can't be called. ${problem.message}`,
            ),
          ]
        : []
    }),
  )
}

function sizeFinding({ type, width, height, fluid, platform }: PublishableCreative): PublishFinding[] {
  const { sizes, maxSidePx = Number.POSITIVE_INFINITY } = PLATFORM_LIMITS[platform] ?? {}
  if (type !== 'Banner') return []
  if (!fluid && sizes && !sizes.has(creativeSize(width, height)))
    return [
      finding(
        'size',
        ['creative', 'width'],
        `${platform} doesn't accept ${creativeSize(width, height)}. Choose another size or platform.`,
      ),
    ]
  if (Math.max(width, height) <= maxSidePx) return []
  return [finding('size', ['creative', 'width'], `${platform} accepts at most ${maxSidePx} px per side.`)]
}

/** Compares a creative with what its tag was copied for: placed tags have the address of its type and its size. */
function placedTagFindings({ type, size, fluid }: PublishedCreative, { tag }: PublishContext): PublishFinding[] {
  if (!tag) return []
  if (tag.type !== type)
    return [
      finding(
        'tag-type',
        ['creative', 'type'],
        `The tag was copied for the type ${tag.type} and calls another address. Publish this as a new tag.`,
      ),
    ]
  if (type !== 'Banner' || (tag.size === size && tag.fluid === fluid)) return []
  const placed = tag.fluid ? 'Placed tags stay fluid.' : `Placed tags keep the size ${tag.size}.`
  return [
    finding(
      'tag-size',
      ['creative', 'width'],
      `${placed} Copy the tag again where it is placed, or publish as a new tag.`,
    ),
  ]
}

const VAST_PLACES: Readonly<Record<string, Place>> = {
  AdTitle: ['creative', 'name'],
  ClickThrough: ['creative', 'trackers.click'],
  ClickTracking: ['trackers', 'trackers.click'],
  Impression: ['trackers', 'trackers.impression'],
  Tracking: ['trackers', 'trackers'],
}

const vastFinding = ({ element, line, message }: VastProblem): PublishFinding =>
  finding(
    'vast',
    VAST_PLACES[element] ?? ['assets', 'assets'],
    line === undefined
      ? `The VAST document is invalid. ${message}`
      : `The VAST document is invalid in line ${line}. ${message}`,
  )

function vastFindings({ trackers }: PublishableCreative, { vast }: PublishContext): PublishFinding[] {
  if (!vast) return []
  // Problems of trackers are found by their fields.
  const trackerUrls = new Set(TRACKER_KINDS.flatMap((kind) => (trackers[kind] ?? []).map(({ url }) => url)))
  return vastProblems(vast)
    .filter(({ url }) => url === undefined || !trackerUrls.has(url))
    .map(vastFinding)
}

const WEIGHT_REASONS: Readonly<Record<WeightBudget['code'], string>> = {
  iab: 'Publishers that follow the IAB specifications can refuse it.',
  platform: 'The platform can refuse it.',
  chrome: 'Chrome removes heavier ads that the viewer has not clicked.',
}

/** Returns the path of the heaviest part, which is the first one to make smaller: a file or the HTML. */
function heaviestPath({ assets, html }: BannerCreative, withVideo: boolean): string {
  const [heaviest] = assets
    .filter(({ uploadType }) => withVideo || uploadType !== 'video')
    .toSorted((one, other) => (other.bytes ?? 0) - (one.bytes ?? 0))
  if (html.length > (heaviest?.bytes ?? 0)) return 'html'
  return heaviest ? `assets.${heaviest.name}` : 'assets'
}

function weightFindings(creative: BannerCreative): PublishFinding[] {
  const over = weighCreative(creative).budgets.filter(({ usedBytes, limitBytes }) => usedBytes > limitBytes)
  return over.map(({ code, label, usedBytes, limitBytes, hasVideo }) =>
    finding(
      `weight-${code}`,
      ['assets', heaviestPath(creative, hasVideo)],
      `The weight of ${formatWeight(usedBytes)} is over the ${label} of ${formatWeight(limitBytes)}. ${WEIGHT_REASONS[code]}`,
    ),
  )
}

function cpuFinding({ html }: PublishedCreative, { cpuUse }: PublishContext): PublishFinding[] {
  if (!cpuUse) return []
  const { kind, usedMs, limitMs } = closestCpuLimit(cpuUse)
  if (usedMs <= limitMs) return []
  return [
    finding(
      'cpu-chrome',
      ['assets', html.trim() === '' ? 'assets' : 'html'],
      kind === 'window'
        ? `The ad used the processor for ${formatSeconds(usedMs)} within 30 s of its preview. Chrome removes ads that use it for more than ${formatSeconds(limitMs)} before the viewer clicks.`
        : `The ad used the processor for ${formatSeconds(usedMs)} in total in its preview. Chrome removes ads that use it for more than ${formatSeconds(limitMs)} before the viewer clicks.`,
    ),
  ]
}

function mixedContentFindings(creative: PublishedCreative): PublishFinding[] {
  const why = 'Pages with https:// block it.'
  const trackers = TRACKER_KINDS.flatMap((kind) =>
    (creative.trackers[kind] ?? []).flatMap(({ type, url }, index) =>
      type !== 'redirect' && /^http:/i.test(url)
        ? [
            finding(
              'mixed-content',
              ['trackers', `trackers.${kind}.${index}.url`],
              `${TRACKER_KIND_LABELS[kind]} tracker ${index + 1} uses http://. ${why}`,
            ),
          ]
        : [],
    ),
  )
  const [url] = findInsecureUrls(creative.html)
  const html = url ? [finding('mixed-content', ['assets', 'html'], `The HTML loads ${url} with http://. ${why}`)] : []
  const archives = creative.assets.flatMap(({ name, insecureUrls = [] }) =>
    insecureUrls.map((insecure) =>
      finding('mixed-content', ['assets', `assets.${name}`], `${name} loads ${insecure} with http://. ${why}`),
    ),
  )
  const options = storedLayoutOptions(creative)
  const images = (findCreativeLayout(creative)?.options ?? [])
    .filter(({ kind, key }) => kind === 'image' && /^http:/i.test(String(options[key] ?? '')))
    .map(({ key, label }) =>
      finding('mixed-content', ['layout', `layoutOptions.${key}`], `${label} uses http://. ${why}`),
    )
  return [...trackers, ...html, ...archives, ...images]
}

/** Finds exits that open neither the landing page nor a click tag, so that their clicks pass by the platform and us. */
function exitFindings(creative: PublishableCreative): PublishFinding[] {
  const { type, html, assets } = creative
  if (type !== 'Banner') return []
  const why = "Its clicks aren't counted. Open clickTag instead."
  const ownExits = assets.flatMap(({ name, exits = [] }) => exits.map((exit) => ({ ...exit, name })))
  const exits: (AdExit & { name?: string })[] = [...findExits(html).map((exit) => ({ ...exit, file: '' })), ...ownExits]
  const landing = resolvedLandingPage(creative)
  const counted = new Set(exits.flatMap(({ isClickTag, url }) => (isClickTag ? [normalizeUrl(url)] : [])))
  if (landing !== undefined) counted.add(normalizeUrl(landing))
  return exits
    .filter(({ url }) => !counted.has(normalizeUrl(url)))
    .map(({ name, file, line, url }) =>
      name === undefined
        ? finding('exit', ['assets', 'html'], `Line ${line} of the HTML opens ${url} itself. ${why}`)
        : finding('exit', ['assets', `assets.${name}`], `${name}, ${file}:${line}, opens ${url} itself. ${why}`),
    )
}

function tagFindings(creative: PublishedCreative, { macros, vendorID }: PublishContext): PublishFinding[] {
  const { platform } = creative
  const model: TagModel = {
    creative,
    liveID: 'live',
    platform,
    macros,
    servingHost: 'https://host',
    vendorID,
    // Only a tag with a fallback has the deal macro.
    fallbackLiveID: fallbackCreativeID(creative.settings),
  }
  const missing = missingMacros(model).map((message) => finding('macros', ['tags', 'platform'], message))
  const { unconfirmed } = buildTag(model)
  if (unconfirmed.length === 0) return missing
  return [
    ...missing,
    finding(
      'macros',
      ['tags', 'platform'],
      `No public source confirms these macros of ${platform}: ${unconfirmed.join(', ')}. Check them with ${platform}.`,
    ),
  ]
}

function fallbackFinding(
  { type, settings }: PublishedCreative,
  { isFallbackPublished, fallbackType = type }: PublishContext,
): PublishFinding[] {
  if (findSetting(settings, 'dealIDRequired') !== true) return []
  const place: Place = ['settings', 'fallbackCreative']
  if (fallbackCreativeID(settings) === undefined)
    return [
      finding('fallback', place, 'Choose a fallback creative. Without it, impressions without a deal show this one.'),
    ]
  if (!canReplace(fallbackType, type))
    return [
      finding(
        'fallback',
        place,
        `A ${fallbackType} can't be shown by the tag of a ${type}. Choose another fallback. Until then, impressions without a deal show nothing.`,
      ),
    ]
  return isFallbackPublished === false
    ? [
        finding(
          'fallback',
          place,
          'Publish the fallback creative, too. Until then, impressions without a deal show this one.',
        ),
      ]
    : []
}

/** Returns the findings of a creative's own values that keep it from being published. */
export function errorFindings(creative: PublishableCreative): PublishFinding[] {
  const content = contentProblem(creative)
  return [
    ...(content ? [finding('content', ['assets', content.path], content.message)] : []),
    ...clickFinding(creative),
    ...[...trackerProblems(creative), ...trackerUrlProblems(creative)].map(({ path, message }) =>
      finding('tracker', [draftPath(path, creative) === 'landingPage' ? 'creative' : 'trackers', path], message),
    ),
    ...addressFindings(creative),
    ...sizeFinding(creative),
  ]
}

/** Checks the size and the weight of a creative for its platform. These findings can be different on another one. */
export const sizeAndWeightFindings = (creative: BannerCreative): PublishFinding[] => [
  ...sizeFinding(creative),
  ...weightFindings(creative),
]

/** Checks a creative before it is published: errors first, then warnings. An empty list means that nothing was found. */
export const publishFindings = (creative: PublishedCreative, context: PublishContext = {}): PublishFinding[] => [
  ...errorFindings(creative),
  ...placedTagFindings(creative, context),
  ...vastFindings(creative, context),
  ...fileFindings(creative),
  ...weightFindings(creative),
  ...cpuFinding(creative, context),
  ...mixedContentFindings(creative),
  ...exitFindings(creative),
  ...tagFindings(creative, context),
  ...fallbackFinding(creative, context),
]

/** Problems that keep a creative from being published, as one text; undefined when there are none. */
export const publishBlocker = (creative: PublishableCreative): string | undefined =>
  errorFindings(creative)
    .map(({ message }) => message)
    .join(' ') || undefined
