import { storedLayoutOptions } from '../ad-document/layout-html.js'
import {
  ANIMATION_LIMITS,
  type AnimationTime,
  type AssetAnimation,
  excessiveAnimation,
  findAnimation,
} from '../asset/animation.js'
import { isWebCodec } from '../asset/video-codec.js'
import type { PublishedCreative } from '../creative/creative.js'
import { createFinding as finding, type PublishFinding } from '../creative/publish-finding.js'
import { GLOBAL_LAYOUT } from '../layout/layout.js'
import { includesGlobalModules, shownLayoutOptions } from '../layout/layout-options.js'

/** Formats a time in ms, rounded up: '4.2 s'. */
export const formatSeconds = (ms: number): string => `${Math.ceil(ms / 100) / 10}\u00A0s`

function codecFindings({ assets }: PublishedCreative): PublishFinding[] {
  return assets.flatMap(({ name, codec }) =>
    codec !== undefined && !isWebCodec(codec)
      ? [
          finding(
            'codec',
            ['assets', `assets.${name}`],
            `${name} uses the codec ${codec}, which some browsers don't play. Upload it as H.264 with 8 bits and 4:2:0.`,
          ),
        ]
      : [],
  )
}

const ANIMATION_REASON = `Publishers that follow the IAB specifications accept ${ANIMATION_LIMITS.seconds} s and ${ANIMATION_LIMITS.loops} loops. Shorten it, or set a shorter duration of the ad.`

function animationMessage(name: string | undefined, { seconds: time, loops }: AnimationTime): string {
  const duration = formatSeconds(time * 1000)
  if (time === Number.POSITIVE_INFINITY)
    return name === undefined
      ? `The HTML repeats its animation without an end. ${ANIMATION_REASON}`
      : `${name} repeats its animation without an end. ${ANIMATION_REASON}`
  if (loops > 1)
    return name === undefined
      ? `The HTML repeats its animation ${loops} times within ${duration}. ${ANIMATION_REASON}`
      : `${name} repeats its animation ${loops} times within ${duration}. ${ANIMATION_REASON}`
  return name === undefined
    ? `The HTML has an animation of ${duration}. ${ANIMATION_REASON}`
    : `${name} has an animation of ${duration}. ${ANIMATION_REASON}`
}

/** Finds animations over the limits of the IAB, within the duration of the ad. */
function animationFindings(creative: PublishedCreative): PublishFinding[] {
  if (creative.type !== 'Banner') return []
  const shown = shownLayoutOptions(storedLayoutOptions(creative), GLOBAL_LAYOUT)
  const adSeconds = includesGlobalModules('live', shown) ? Number(shown.ad_duration) : 0
  const find = (animation: AssetAnimation | undefined, path: string, name?: string) => {
    const time = animation && excessiveAnimation(animation, adSeconds)
    return time ? [finding('animation', ['assets', path], animationMessage(name, time))] : []
  }
  return [
    ...find(findAnimation(creative.html), 'html'),
    ...creative.assets.flatMap(({ animation, name }) => find(animation, `assets.${name}`, name)),
  ]
}

/** Names the files that the pages and styles of an archive load, and that aren't there as they are written. */
const referenceFindings = ({ assets }: PublishedCreative): PublishFinding[] =>
  assets.flatMap(({ name, brokenReferences = [] }) =>
    brokenReferences.map(({ file, line, url, actual }) =>
      finding(
        'reference',
        ['assets', `assets.${name}`],
        actual === undefined
          ? `${name}, ${file}:${line}, loads ${url}, which isn't in the ZIP. Add it, or correct its path.`
          : `${name}, ${file}:${line}, loads ${url}, but the file is ${actual}. It is found here, but not on servers that distinguish these names.`,
      ),
    ),
  )

/** Returns the warnings about the content of a creative's files: codecs, animations and missing files. */
export const fileFindings = (creative: PublishedCreative): PublishFinding[] => [
  ...codecFindings(creative),
  ...animationFindings(creative),
  ...referenceFindings(creative),
]
