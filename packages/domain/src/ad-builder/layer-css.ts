import type { ContentLayer, Fill, LayerProperty, LayerStyle } from './ad-layer.js'

/** CSS properties in camel case, as React takes them. @experimental */
export type CssProperties = Readonly<Record<string, string>>

const number = (value: number) => String(Math.round(value * 1000) / 1000)

/** Formats a length in px with at most three decimals. */
export const px = (value: number): string => `${number(value)}px`

/** Formats CSS properties as the text of a style attribute. */
export const cssText = (properties: CssProperties): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';')

/** Formats a fill as a CSS background. @experimental */
export function fillCss(fill: Fill): string {
  if (fill === null) return 'none'
  return fill.kind === 'color' ? fill.color : `linear-gradient(${number(fill.angle)}deg,${fill.from},${fill.to})`
}

const FLEX = {
  left: 'flex-start',
  center: 'center',
  right: 'flex-end',
  top: 'flex-start',
  middle: 'center',
  bottom: 'flex-end',
}

function textCss(layer: ContentLayer): CssProperties {
  if (layer.kind !== 'text' && layer.kind !== 'button') return {}
  return {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: FLEX[layer.verticalAlign],
    padding: px(layer.padding),
    color: layer.color,
    font: `${layer.italic ? 'italic ' : ''}${layer.fontWeight} ${px(layer.fontSize)}/${number(layer.lineHeight)} ${layer.fontFamily}`,
    letterSpacing: px(layer.letterSpacing),
    textAlign: layer.align,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  }
}

function shadowCss({ kind, shadow, fill }: ContentLayer): CssProperties {
  if (!shadow) return {}
  const value = `${px(shadow.x)} ${px(shadow.y)} ${px(shadow.blur)} ${shadow.color}`
  // A text without a background has no box that could cast a shadow.
  return kind === 'text' && fill === null ? { textShadow: value } : { boxShadow: value }
}

/**
 * Returns the CSS of a layer's box: everything but its position, size and opacity. The canvas and the served banner use
 * the same properties. @experimental
 */
export function layerBoxCss(layer: ContentLayer): CssProperties {
  const { border, radius } = layer
  const isEllipse = layer.kind === 'shape' && layer.shape === 'ellipse'
  return {
    boxSizing: 'border-box',
    margin: '0',
    background: fillCss(layer.fill),
    border: border.width > 0 ? `${px(border.width)} solid ${border.color}` : '0',
    borderRadius: isEllipse ? '50%' : px(radius),
    // Texts are never cut, also with the text spacing of a viewer.
    ...((layer.kind === 'image' || layer.kind === 'video') && { overflow: 'hidden' }),
    ...shadowCss(layer),
    ...textCss(layer),
  }
}

/** Returns the CSS of the image or video in a layer. @experimental */
export const mediaCss = (fit: 'contain' | 'cover' | 'fill'): CssProperties => ({
  display: 'block',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  objectFit: fit,
})

/**
 * Formats a reveal as a clip path. It is wider than the layer, so that a revealed one keeps its shadow, and has the same
 * units at every value, so that browsers animate it.
 */
const revealCss = (reveal: number): string =>
  `inset(-100% ${number(100 - 125 * reveal)}% -100% ${number(-25 * reveal)}%)`

/**
 * Returns the CSS of a layer's position and look. A position is a translation, which browsers draw between whole
 * pixels. @experimental
 */
export const layerStyleCss = ({
  x,
  y,
  width,
  height,
  rotation,
  scale,
  opacity,
  reveal,
}: LayerStyle): CssProperties => ({
  position: 'absolute',
  left: '0',
  top: '0',
  width: px(width),
  height: px(height),
  translate: `${px(x)} ${px(y)}`,
  rotate: `${number(rotation)}deg`,
  scale: number(scale),
  opacity: number(opacity),
  ...(reveal < 1 && { clipPath: revealCss(reveal) }),
})

/** Formats a property other than the position as a CSS declaration. */
export function propertyCss(property: Exclude<LayerProperty, 'x' | 'y'>, value: number): string {
  if (property === 'reveal') return `clip-path:${revealCss(value)}`
  if (property === 'rotation') return `rotate:${number(value)}deg`
  return property === 'scale' || property === 'opacity' ? `${property}:${number(value)}` : `${property}:${px(value)}`
}

/** Returns the CSS of a layer's blend mode, which belongs to its outermost element. @experimental */
export const blendCss = ({ blend }: ContentLayer): CssProperties => (blend === 'normal' ? {} : { mixBlendMode: blend })
