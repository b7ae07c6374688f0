import {
  type AdDesign,
  type AnimationPhase,
  contentLayers,
  type Easing,
  type Keyframe,
  MAX_KEYFRAMES,
} from './ad-builder.js'
import { clampProperty, isContentLayer, LAYER_PROPERTY_NAMES } from './ad-layer.js'
import { putKeyframe, sampleLayer } from './timeline.js'
import { unusedIds } from './unused-ids.js'

/** Adds a keyframe with the value of a property at a time in ms, or changes the one that is there. */
export function addKeyframe(design: AdDesign, keyframe: Omit<Keyframe, 'id'>): AdDesign {
  const { layerID, property, value } = keyframe
  const isKnown = contentLayers(design).some(({ id }) => id === layerID)
  if (!isKnown || design.keyframes.length >= MAX_KEYFRAMES || keyframe.at > design.timeline.durationMs) return design
  const added = { ...keyframe, id: unusedIds('k', design.keyframes)(), value: clampProperty(property, value) }
  return { ...design, keyframes: putKeyframe(design.keyframes, added) }
}

/** Changes values and easings of keyframes. */
export function changeKeyframes(
  design: AdDesign,
  ids: readonly string[],
  { value, easing }: { value?: number; easing?: Easing },
): AdDesign {
  const keyframes = design.keyframes.map((keyframe) =>
    ids.includes(keyframe.id)
      ? {
          ...keyframe,
          ...(value !== undefined && { value: clampProperty(keyframe.property, value) }),
          ...(easing !== undefined && { easing }),
        }
      : keyframe,
  )
  return { ...design, keyframes }
}

/** Returns the time in ms at which a layer rests: before it disappears, otherwise at the end. */
export function restTime({ keyframes, timeline }: Pick<AdDesign, 'keyframes' | 'timeline'>, layerID: string): number {
  const out = keyframes.filter((keyframe) => keyframe.layerID === layerID && keyframe.phase === 'out')
  return out.length > 0 ? Math.min(...out.map(({ at }) => at)) : timeline.durationMs
}

/** Removes keyframes. A property that loses its last one keeps the value that it has while the layer rests. */
export function removeKeyframes(design: AdDesign, isRemoved: (keyframe: Keyframe) => boolean): AdDesign {
  const keyframes = design.keyframes.filter((keyframe) => !isRemoved(keyframe))
  if (keyframes.length === design.keyframes.length) return design
  const layers = design.layers.map((layer) => {
    if (!isContentLayer(layer)) return layer
    const isAnimated = (frames: readonly Keyframe[]) => (property: Keyframe['property']) =>
      frames.some((keyframe) => keyframe.layerID === layer.id && keyframe.property === property)
    const lost = LAYER_PROPERTY_NAMES.filter(isAnimated(design.keyframes)).filter(
      (property) => !isAnimated(keyframes)(property),
    )
    if (lost.length === 0) return layer
    const rest = sampleLayer(layer, design.keyframes, restTime(design, layer.id))
    return { ...layer, ...Object.fromEntries(lost.map((property) => [property, rest[property]])) }
  })
  return { ...design, layers, keyframes }
}

/** Times of keyframes in ms, by their ids. @experimental */
export type KeyframeTimes = Readonly<Record<string, number>>

/**
 * Moves keyframes to other times. Returns the design unchanged where one would leave the timeline, or meet another one of
 * its property: so a drag loses none of them.
 */
export function retimeKeyframes(design: AdDesign, times: KeyframeTimes): AdDesign {
  const keyframes = design.keyframes.map((keyframe) => {
    const at = times[keyframe.id]
    return at === undefined ? keyframe : { ...keyframe, at: Math.round(at) }
  })
  const places = new Set(keyframes.map(({ layerID, property, at }) => `${at} ${property} ${layerID}`))
  const isInside = keyframes.every(({ at }) => at >= 0 && at <= design.timeline.durationMs)
  return isInside && places.size === keyframes.length ? { ...design, keyframes } : design
}

/** Keyframes of a layer that the timeline shows as one clip: those of a phase, or all without one. @experimental */
export interface AnimationClip {
  /** Phase of a preset; null for keyframes of none. */
  phase: AnimationPhase | null
  keyframes: Keyframe[]
  /** Times in ms of its first and last keyframe. */
  fromMs: number
  toMs: number
}

/** Returns the clips of a layer's animation, in the order of their times. @experimental */
export function layerClips(keyframes: readonly Keyframe[], layerID: string): AnimationClip[] {
  const clips = new Map<AnimationPhase | null, Keyframe[]>()
  for (const keyframe of keyframes)
    if (keyframe.layerID === layerID) {
      const phase = keyframe.phase ?? null
      clips.set(phase, [...(clips.get(phase) ?? []), keyframe])
    }
  return [...clips]
    .map(([phase, own]) => {
      const times = own.map(({ at }) => at)
      return { phase, keyframes: own, fromMs: Math.min(...times), toMs: Math.max(...times) }
    })
    .toSorted((one, other) => one.fromMs - other.fromMs || one.toMs - other.toMs)
}

/** Shortest clip in ms that its ends can be dragged to. */
const MIN_CLIP_MS = 50

/**
 * Returns the times of a clip's keyframes after it was moved, or one of its ends was dragged, by a time in ms. The times
 * between the ends keep their proportions, and the clip stays within the timeline. @experimental
 */
export function moveClip(
  { keyframes, fromMs, toMs }: AnimationClip,
  part: 'start' | 'end' | 'whole',
  byMs: number,
  durationMs: number,
): KeyframeTimes {
  const length = toMs - fromMs
  const limit = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))
  const shortest = Math.min(length, MIN_CLIP_MS)
  const from =
    part === 'end' ? fromMs : limit(fromMs + byMs, 0, part === 'whole' ? durationMs - length : toMs - shortest)
  const to =
    part === 'whole' ? from + length : part === 'start' ? toMs : limit(toMs + byMs, fromMs + shortest, durationMs)
  const factor = length === 0 ? 0 : (to - from) / length
  return Object.fromEntries(keyframes.map(({ id, at }) => [id, Math.round(from + (at - fromMs) * factor)]))
}
