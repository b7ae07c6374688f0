import * as z from 'zod'
import { blankComments } from './code-text.js'

/** Animation of an image, page or style sheet: the longest one if there are several. */
export const assetAnimationSchema = z.object({
  /** Duration of one run in seconds. */
  seconds: z.number().min(0),
  /** Number of runs; null for one without an end. */
  loops: z.number().min(0).nullable(),
})
export type AssetAnimation = z.infer<typeof assetAnimationSchema>

/**
 * Limits of animation in banners, with all its runs.
 * Source: IAB, Display Advertising Guidelines: The New Ad Portfolio, "Animation length".
 */
export const ANIMATION_LIMITS = { seconds: 15, loops: 3 } as const

const totalSeconds = ({ seconds, loops }: AssetAnimation) => seconds * (loops ?? Number.POSITIVE_INFINITY)

/** Returns the animation that takes longest with all its runs; undefined if there is none. */
export const longestAnimation = (animations: readonly AssetAnimation[]): AssetAnimation | undefined =>
  animations
    .filter(({ seconds }) => seconds > 0)
    .toSorted((one, other) => (totalSeconds(other) > totalSeconds(one) ? 1 : -1))[0]

/** Time of an animation in an ad: infinite for one that never ends. */
export interface AnimationTime {
  seconds: number
  loops: number
}

/** Returns how long an animation runs in an ad that ends after some seconds (0: never), if that is over the limits. */
export function excessiveAnimation(animation: AssetAnimation, adSeconds: number): AnimationTime | undefined {
  const seconds = Math.min(totalSeconds(animation), adSeconds > 0 ? adSeconds : Number.POSITIVE_INFINITY)
  const loops = Math.ceil(seconds / animation.seconds)
  return seconds > ANIMATION_LIMITS.seconds || loops > ANIMATION_LIMITS.loops ? { seconds, loops } : undefined
}

const DECLARATION = /\banimation(-iteration-count)?\s{0,5}:\s{0,5}([^;{}"'<>]{1,500})/gi
const DURATION = /\banimation(?:-duration)?\s{0,5}:([^;{}"'<>]{1,500})/i
const MAX_DECLARATIONS = 1000
const BLOCK_LENGTH = 1000

function readSeconds(value: string): number {
  const [, number, unit] = /(?:^|\s)(\d{0,6}(?:\.\d{1,6})?)(m?s)\b/i.exec(value) ?? []
  return Number(number ?? 0) * (unit?.toLowerCase() === 'ms' ? 0.001 : 1)
}

function readLoops(value: string): number | null {
  if (/(?:^|\s)infinite(?:\s|$)/i.test(value)) return null
  const [, count] = /(?:^|\s)(\d{1,6}(?:\.\d{1,3})?)(?=\s|$)/.exec(value) ?? []
  return Number(count ?? 1)
}

/** Returns the declarations around a position. */
function blockAround(css: string, at: number): string {
  const before = css.slice(Math.max(0, at - BLOCK_LENGTH), at)
  const after = css.slice(at, at + BLOCK_LENGTH)
  const end = after.indexOf('}')
  return before.slice(before.lastIndexOf('{') + 1) + (end < 0 ? after : after.slice(0, end))
}

/** Finds the longest CSS animation in a page or style sheet; undefined if there is none. */
export function findAnimation(text: string): AssetAnimation | undefined {
  const css = blankComments(text, '/*', '*/')
  const found: AssetAnimation[] = []
  for (const { 1: longhand, 2: value = '', index } of css.matchAll(DECLARATION)) {
    if (found.length === MAX_DECLARATIONS) break
    const parts = value.replace(/\([^()]{0,200}\)/g, '').split(',')
    // The duration of an iteration count is in another declaration of its block.
    const duration = longhand && readSeconds(DURATION.exec(blockAround(css, index))?.[1]?.split(',')[0] ?? '')
    for (const part of parts) found.push({ seconds: duration || readSeconds(part), loops: readLoops(part) })
  }
  return longestAnimation(found)
}
