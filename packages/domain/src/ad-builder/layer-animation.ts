import type { AdDesign } from './ad-builder.js'
import type { ContentLayer, LayerProperty } from './ad-layer.js'
import { blendCss, type CssProperties, layerBoxCss, layerStyleCss, propertyCss, px } from './layer-css.js'
import { easingCss, layerTracks, sampleLayer, type Track, timelineRuns } from './timeline.js'

/** Timeline of a layer, and the prefix of its animations' names. */
interface LayerTimeline extends Pick<AdDesign, 'keyframes' | 'timeline'> {
  /** Duration of the ad in seconds; 0 for no limit. */
  adSeconds: number
  name: string
}

/** CSS of an animated layer. Its base is the end of the animation, which viewers without motion see. */
export interface AnimatedLayer {
  /** CSS of an element around the box; undefined if the box needs none. */
  outer?: CssProperties
  box: CssProperties
  /** @keyframes rules of both. */
  rules: string[]
}

/** Formats a track as a @keyframes rule. Each property has its own, because each has its own easings. */
function keyframesRule(track: Track, name: string, durationMs: number, css: (value: number) => string): string {
  const stops = track.keyframes.map(({ at, value, easing }) => ({ at, value, easing: easingCss(easing) }))
  const [first, last] = [stops[0], stops.at(-1)]
  // Without a first and a last stop, the browser would animate from and to the value of the element.
  if (first && first.at > 0) stops.unshift({ ...first, at: 0, easing: 'linear' })
  if (last && last.at < durationMs) stops.push({ ...last, at: durationMs })
  const text = stops.map(({ at, value, easing }) => {
    const percent = Number(((at / durationMs) * 100).toFixed(4))
    return `${percent}%{${css(value)};animation-timing-function:${easing}}`
  })
  return `@keyframes ${name}{${text.join('')}}`
}

/** Returns the CSS by which a browser animates a layer as the timeline says, without a script. */
export function animateLayer(
  layer: ContentLayer,
  { keyframes, timeline, adSeconds, name }: LayerTimeline,
): AnimatedLayer {
  const tracks = layerTracks(keyframes, layer.id)
  const end = sampleLayer(layer, keyframes, timeline.durationMs)
  const properties = tracks.map(({ property }) => property)
  // Both axes are one CSS property, so each needs its own element to have its own keyframes.
  const isNested = properties.includes('x') && properties.includes('y')
  const still = isNested ? { x: 0, y: 0 } : end
  const css = (property: LayerProperty) => (value: number) => {
    if (property === 'x') return `translate:${px(value)} ${px(still.y)}`
    if (property === 'y') return `translate:${px(still.x)} ${px(value)}`
    return propertyCss(property, value)
  }
  const runs = timelineRuns(timeline, adSeconds)
  const uses = (own: readonly LayerProperty[]): CssProperties => {
    const repeats = Number.isFinite(runs) ? runs : 'infinite'
    const animations = own.map((property) => `${name}-${property} ${timeline.durationMs}ms linear ${repeats} both`)
    return animations.length > 0 ? { animation: animations.join(',') } : {}
  }
  const rules = tracks.map((track) =>
    keyframesRule(track, `${name}-${track.property}`, timeline.durationMs, css(track.property)),
  )
  if (!isNested)
    return { box: { ...layerStyleCss(end), ...layerBoxCss(layer), ...blendCss(layer), ...uses(properties) }, rules }
  return {
    outer: {
      position: 'absolute',
      left: '0',
      top: '0',
      translate: `${px(end.x)} 0`,
      ...blendCss(layer),
      ...uses(['x']),
    },
    box: {
      ...layerStyleCss({ ...end, x: 0 }),
      ...layerBoxCss(layer),
      ...uses(properties.filter((property) => property !== 'x')),
    },
    rules,
  }
}
