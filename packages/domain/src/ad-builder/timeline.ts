import { type AnimationTime, excessiveAnimation } from '../asset/animation.js'
import {
  type AdDesign,
  contentLayers,
  EASING_CURVES,
  type Easing,
  type Keyframe,
  MAX_TIMELINE_MS,
  MIN_TIMELINE_MS,
} from './ad-builder.js'
import {
  type ContentLayer,
  clampProperty,
  LAYER_PROPERTY_NAMES,
  type LayerProperty,
  type LayerStyle,
  layerStyle,
} from './ad-layer.js'

/** Coordinate of a cubic Bézier curve from 0 to 1 with two control values. */
const bezierAt = (first: number, second: number, t: number) =>
  3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3

/** Returns the progress of an easing at a share of its time, both from 0 to 1; curves may overshoot. @experimental */
export function easedProgress(easing: Easing, time: number): number {
  if (time <= 0) return 0
  if (time >= 1) return 1
  if (easing === 'step-end') return 0
  const [x1, y1, x2, y2] = typeof easing === 'string' ? EASING_CURVES[easing] : easing
  if (x1 === y1 && x2 === y2) return time
  // X grows with t, because both of its control values are between 0 and 1.
  let [low, high] = [0, 1]
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    if (bezierAt(x1, x2, middle) < time) low = middle
    else high = middle
  }
  return bezierAt(y1, y2, (low + high) / 2)
}

/** Formats an easing as a CSS timing function. @experimental */
export const easingCss = (easing: Easing): string =>
  typeof easing === 'string' ? easing : `cubic-bezier(${easing.join(',')})`

/** Keyframes of one property of a layer, in the order of their times. @experimental */
export interface Track {
  property: LayerProperty
  keyframes: Keyframe[]
}

/** Returns the animated properties of a layer, in the order of the timeline. @experimental */
export function layerTracks(keyframes: readonly Keyframe[], layerID: string): Track[] {
  const own = keyframes.filter((keyframe) => keyframe.layerID === layerID).toSorted((one, other) => one.at - other.at)
  return LAYER_PROPERTY_NAMES.map((property) => ({
    property,
    keyframes: own.filter((keyframe) => keyframe.property === property),
  })).filter((track) => track.keyframes.length > 0)
}

/**
 * Returns the value of a track at a time in ms: before its first keyframe that of the first, after its last that of the
 * last. @experimental
 */
export function sampleTrack({ property, keyframes }: Track, at: number): number {
  const next = keyframes.find((keyframe) => keyframe.at > at)
  const previous = keyframes.findLast((keyframe) => keyframe.at <= at)
  if (!previous || !next) return (previous ?? next)?.value ?? 0
  const progress = easedProgress(previous.easing, (at - previous.at) / (next.at - previous.at))
  return clampProperty(property, previous.value + (next.value - previous.value) * progress)
}

/** Returns the position and look of a layer at a time in ms. @experimental */
export function sampleLayer(layer: ContentLayer, keyframes: readonly Keyframe[], at: number): LayerStyle {
  const style = layerStyle(layer)
  for (const track of layerTracks(keyframes, layer.id)) style[track.property] = sampleTrack(track, at)
  return style
}

/** Position and look of every layer by its id. @experimental */
export type LayerStyles = Readonly<Record<string, LayerStyle>>

/** Returns the position and look of all layers at a time in ms. @experimental */
export const sampleDesign = (design: Pick<AdDesign, 'layers' | 'keyframes'>, at: number): LayerStyles =>
  Object.fromEntries(contentLayers(design).map((layer) => [layer.id, sampleLayer(layer, design.keyframes, at)]))

/**
 * Returns how often the timeline runs: once without a loop, otherwise as often as it fits into the duration of the ad
 * in seconds, so that it ends in its last state. 0 seconds set no limit, and loop forever. @experimental
 */
export function timelineRuns({ durationMs, loop }: AdDesign['timeline'], adSeconds: number): number {
  if (!loop) return 1
  return adSeconds > 0 ? Math.max(1, Math.floor((adSeconds * 1000) / durationMs)) : Number.POSITIVE_INFINITY
}

/** Returns how long a design is animated in an ad of some seconds, if that is over the limits of the IAB. @experimental */
export function excessiveTimeline(
  { keyframes, timeline }: Pick<AdDesign, 'keyframes' | 'timeline'>,
  adSeconds: number,
): AnimationTime | undefined {
  if (keyframes.length === 0) return undefined
  const runs = timelineRuns(timeline, adSeconds)
  const loops = Number.isFinite(runs) ? runs : null
  return excessiveAnimation({ seconds: timeline.durationMs / 1000, loops }, adSeconds)
}

/** Returns the time of the timeline, in ms, after some time of the ad: its end when all runs are over. @experimental */
export const timelineTime = (elapsedMs: number, { durationMs }: AdDesign['timeline'], runs: number): number =>
  elapsedMs >= durationMs * runs ? durationMs : Math.max(0, elapsedMs) % durationMs

/** Returns the shortest possible duration of a timeline in ms: its last keyframe stays. @experimental */
export const minDurationMs = ({ keyframes }: Pick<AdDesign, 'keyframes'>): number =>
  Math.max(MIN_TIMELINE_MS, ...keyframes.map(({ at }) => at))

/** Limits a duration in ms to the keyframes and the longest timeline. @experimental */
export const clampDurationMs = (design: Pick<AdDesign, 'keyframes'>, durationMs: number): number =>
  Math.round(Math.min(MAX_TIMELINE_MS, Math.max(minDurationMs(design), durationMs)))

/** Sets the value of a property at a time: replaces its keyframe there, or adds one with this id. @experimental */
export function putKeyframe(keyframes: readonly Keyframe[], keyframe: Keyframe): Keyframe[] {
  const isSame = ({ layerID, property, at }: Keyframe) =>
    layerID === keyframe.layerID && property === keyframe.property && at === keyframe.at
  const known = keyframes.find(isSame)
  if (!known) return [...keyframes, keyframe]
  const replaced = { ...known, value: keyframe.value }
  return keyframes.map((one) => (one === known ? replaced : one))
}

/** Properties that a change moves by a distance; it multiplies the others. */
const MOVED: readonly LayerProperty[] = ['x', 'y', 'rotation']

/**
 * Returns a value of a track after the whole track has changed so that `from` becomes `to`: positions and angles move by
 * the difference, sizes and opacities keep their ratio. @experimental
 */
export function shiftValue(property: LayerProperty, value: number, from: number, to: number): number {
  if (MOVED.includes(property)) return clampProperty(property, value + to - from)
  return clampProperty(property, from === 0 ? to : (value * to) / from)
}

/**
 * Moves keyframes by a time in ms, within the timeline and without changing their distances. Others of the same property
 * at the new time are replaced. @experimental
 */
export function shiftKeyframes(
  keyframes: readonly Keyframe[],
  ids: readonly string[],
  byMs: number,
  durationMs: number,
): Keyframe[] {
  const moved = keyframes.filter(({ id }) => ids.includes(id))
  if (moved.length === 0) return [...keyframes]
  const times = moved.map(({ at }) => at)
  const shift = Math.round(Math.min(durationMs - Math.max(...times), Math.max(-Math.min(...times), byMs)))
  const createKeyframeKey = ({ layerID, property, at }: Keyframe, by = 0) => `${at + by} ${property} ${layerID}`
  const taken = new Set(moved.map((keyframe) => createKeyframeKey(keyframe, shift)))
  return keyframes.flatMap((keyframe) => {
    if (ids.includes(keyframe.id)) return [{ ...keyframe, at: keyframe.at + shift }]
    return taken.has(createKeyframeKey(keyframe)) ? [] : [keyframe]
  })
}
