import {
  type AdDesign,
  type AnimationPhase,
  type Easing,
  findArtboard,
  type Keyframe,
  MAX_KEYFRAMES,
} from './ad-builder.js'
import { type ContentLayer, clampProperty, isContentLayer, type LayerProperty, type LayerStyle } from './ad-layer.js'
import { removeKeyframes, restTime } from './keyframe-changes.js'
import { layerBounds } from './layer-arrangement.js'
import { layerTracks, putKeyframe, sampleLayer } from './timeline.js'
import { unusedIds } from './unused-ids.js'

const TRANSITIONS = ['fade', 'slide-right', 'slide-left', 'slide-up', 'slide-down', 'pop', 'wipe'] as const

/** Presets of each phase of an animation. A slide is named after the direction in which the layer moves. @experimental */
export const ANIMATION_PRESETS = {
  in: TRANSITIONS,
  stay: ['pulse', 'float', 'swing', 'fade'],
  out: TRANSITIONS,
} as const satisfies Record<AnimationPhase, readonly string[]>
export type AnimationPreset = (typeof ANIMATION_PRESETS)[AnimationPhase][number]

/** Time between two layers that follow each other, in ms. @experimental */
export const STAGGER_MS = 200

/** Animation of layers by a preset. @experimental */
export interface PresetAnimation {
  phase: AnimationPhase
  /** Preset of the phase; null removes the phase. */
  preset: AnimationPreset | null
  /** Time in ms by which each layer follows the one before it, less where the timeline is too short. @default 0 */
  staggerMs?: number
}

/** Duration of each phase, or of one cycle of it, in ms. */
const PHASE_MS: Record<AnimationPhase, number> = { in: 600, stay: 1600, out: 500 }

/** Most cycles of a layer while it is shown, as many as an ad may have loops. */
const MAX_CYCLES = 3

/** Distance of phases in ms, so that none shares a keyframe with another one. */
const PHASE_GAP_MS = 10

const GLIDE: Easing = [0.16, 1, 0.3, 1]
const POP: Easing = [0.34, 1.56, 0.64, 1]

/** Returns how a layer differs from its rest before it appears, or after it has disappeared. */
function hiddenStyle(
  preset: AnimationPreset,
  rest: LayerStyle,
  phase: AnimationPhase,
  artboard: { width: number; height: number },
): Partial<LayerStyle> {
  const box = layerBounds(rest)
  // Where the layer is just beside the artboard.
  const [left, right] = [rest.x - box.x - box.width, rest.x - box.x + artboard.width]
  const [above, below] = [rest.y - box.y - box.height, rest.y - box.y + artboard.height]
  const isIn = phase === 'in'
  switch (preset) {
    case 'slide-right':
      return { x: isIn ? left : right }
    case 'slide-left':
      return { x: isIn ? right : left }
    case 'slide-down':
      return { y: isIn ? above : below }
    case 'slide-up':
      return { y: isIn ? below : above }
    case 'pop':
      return { scale: 0 }
    case 'wipe':
      return { reveal: 0 }
    default:
      return { opacity: 0 }
  }
}

/** Returns how a layer differs from its rest in the middle of a cycle while it is shown. */
function peakStyle(preset: AnimationPreset, rest: LayerStyle): Partial<LayerStyle> {
  if (preset === 'pulse') return { scale: rest.scale * 1.08 }
  if (preset === 'float') return { y: rest.y - Math.max(2, rest.height * 0.08) }
  if (preset === 'swing') return { rotation: rest.rotation + 4 }
  return { opacity: rest.opacity * 0.4 }
}

/** Keyframe before it belongs to a layer. */
type Stop = Pick<Keyframe, 'property' | 'at' | 'value' | 'easing'>

/** Times in ms of a phase's first and last keyframe. */
interface Span {
  from: number
  to: number
}

const phaseLength = (phase: AnimationPhase, durationMs: number) =>
  // Two thirds of a short timeline animate, so that each layer can be seen for a third of it.
  Math.round(Math.min(PHASE_MS[phase], durationMs / 3))

/** Returns the time of a layer's phase, beside its other phases. */
function phaseSpan(own: readonly Keyframe[], phase: AnimationPhase, delayMs: number, durationMs: number): Span {
  const times = (of: AnimationPhase) => own.filter((keyframe) => keyframe.phase === of).map(({ at }) => at)
  const inEnd = Math.max(0, ...times('in').map((at) => at + PHASE_GAP_MS))
  const outStart = Math.min(durationMs, ...times('out').map((at) => at - PHASE_GAP_MS))
  if (phase === 'stay') return { from: inEnd, to: outStart }
  const length = phaseLength(phase, durationMs)
  return phase === 'in'
    ? { from: delayMs, to: Math.min(delayMs + length, outStart) }
    : { from: Math.max(durationMs - delayMs - length, inEnd), to: durationMs - delayMs }
}

function phaseStops(
  rest: LayerStyle,
  phase: AnimationPhase,
  preset: AnimationPreset,
  { from, to }: Span,
  artboard: { width: number; height: number },
): Stop[] {
  const stops = (other: Partial<LayerStyle>, times: readonly { at: number; isRest: boolean }[], easing: Easing) =>
    (Object.entries(other) as [LayerProperty, number][]).flatMap(([property, value]) =>
      times.map(({ at, isRest }): Stop => {
        return { property, at, value: clampProperty(property, isRest ? rest[property] : value), easing }
      }),
    )
  if (phase === 'stay') {
    const cycles = Math.max(1, Math.min(MAX_CYCLES, Math.floor((to - from) / PHASE_MS.stay)))
    const half = Math.min(PHASE_MS.stay, (to - from) / cycles) / 2
    const times = Array.from({ length: cycles * 2 + 1 }, (_, index) => {
      return { at: Math.round(from + index * half), isRest: index % 2 === 0 }
    })
    return stops(peakStyle(preset, rest), times, 'ease-in-out')
  }
  const times = [
    { at: from, isRest: phase === 'out' },
    { at: to, isRest: phase === 'in' },
  ]
  const easing = phase === 'out' ? 'ease-in' : preset === 'pop' ? POP : GLIDE
  return stops(hiddenStyle(preset, rest, phase, artboard), times, easing)
}

function animateLayer(design: AdDesign, layer: ContentLayer, animation: PresetAnimation, delayMs: number): AdDesign {
  const { phase, preset } = animation
  const { durationMs } = design.timeline
  const isOwn = (keyframe: Keyframe) => keyframe.layerID === layer.id
  const rest = sampleLayer(layer, design.keyframes, restTime(design, layer.id))
  const cleared = removeKeyframes(design, (keyframe) => isOwn(keyframe) && keyframe.phase === phase)
  if (preset === null) return cleared
  const span = phaseSpan(cleared.keyframes.filter(isOwn), phase, delayMs, durationMs)
  // Each keyframe of a cycle needs its own time.
  if (span.to - span.from < 2 * MAX_CYCLES) return design
  const stops = phaseStops(rest, phase, preset, span, findArtboard(design))
  const animated = new Set(stops.map(({ property }) => property))
  const isReplaced = (keyframe: Keyframe) =>
    isOwn(keyframe) &&
    keyframe.phase === undefined &&
    animated.has(keyframe.property) &&
    keyframe.at >= span.from &&
    keyframe.at <= span.to
  let keyframes = cleared.keyframes.filter((keyframe) => !isReplaced(keyframe))
  const nextID = unusedIds('k', keyframes)
  for (const stop of stops) keyframes = putKeyframe(keyframes, { ...stop, id: nextID(), layerID: layer.id, phase })
  return keyframes.length > MAX_KEYFRAMES ? design : { ...cleared, keyframes }
}

/**
 * Animates layers by a preset: creates keyframes that can be edited like any others, in place of those of the phase.
 * With a stagger, layers follow each other in reading order. Locked layers stay as they are.
 */
export function animateLayers(design: AdDesign, ids: readonly string[], animation: PresetAnimation): AdDesign {
  const { phase, preset, staggerMs = 0 } = animation
  if (preset !== null && !(ANIMATION_PRESETS[phase] as readonly string[]).includes(preset)) return design
  const layers = design.layers
    .filter(isContentLayer)
    .filter(({ id, locked }) => ids.includes(id) && !locked)
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
  const { durationMs } = design.timeline
  const longest = Math.max(0, durationMs / 2 - phaseLength(phase, durationMs))
  const step = Math.min(staggerMs, longest / Math.max(1, layers.length - 1))
  return layers.reduce((animated, { id }, index) => {
    const layer = animated.layers.find((one) => one.id === id)
    // The first layer to appear is the last one to disappear.
    const place = phase === 'out' ? layers.length - 1 - index : index
    return layer && isContentLayer(layer)
      ? animateLayer(animated, layer, animation, Math.round(place * step))
      : animated
  }, design)
}

/** Presets by the properties that they animate. */
const PRESET_PROPERTIES: Record<'stay' | 'transition', Partial<Record<LayerProperty, AnimationPreset>>> = {
  stay: { scale: 'pulse', y: 'float', rotation: 'swing', opacity: 'fade' },
  transition: { scale: 'pop', reveal: 'wipe', opacity: 'fade' },
}

/** Returns the preset of a layer's phase by the keyframes that it created; null without one. @experimental */
export function findPreset(
  keyframes: readonly Keyframe[],
  layerID: string,
  phase: AnimationPhase,
): AnimationPreset | null {
  const [track] = layerTracks(
    keyframes.filter((keyframe) => keyframe.phase === phase),
    layerID,
  )
  if (!track) return null
  const { property } = track
  if (phase === 'stay') return PRESET_PROPERTIES.stay[property] ?? null
  const isForward = (track.keyframes[0]?.value ?? 0) < (track.keyframes.at(-1)?.value ?? 0)
  if (property === 'x') return isForward ? 'slide-right' : 'slide-left'
  if (property === 'y') return isForward ? 'slide-down' : 'slide-up'
  return PRESET_PROPERTIES.transition[property] ?? null
}
