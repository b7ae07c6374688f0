import { area, type CurveFactory, line } from 'd3-shape'
import { memo, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { PlotLine } from './plot-lines.js'
import type { PlotScales } from './plot-scales.js'

/** Straight lines. A value between two gaps becomes a dash of two pixels, because a line of no length is not drawn. */
const straightWithDashes: CurveFactory = (context) => {
  let first: [number, number] | undefined
  let isAlone = false
  return {
    areaStart() {},
    areaEnd() {},
    lineStart() {
      first = undefined
    },
    lineEnd() {
      if (!first || !isAlone) return
      const [x, y] = first
      context.moveTo(x - 1, y)
      context.lineTo(x + 1, y)
    },
    point(x, y) {
      if (!first) {
        first = [x, y]
        isAlone = true
        return
      }
      if (isAlone) context.moveTo(...first)
      isAlone = false
      context.lineTo(x, y)
    },
  }
}

/** Steps that a line may be drawn through. */
const listSteps = ({ values }: PlotLine, picked: Uint32Array | undefined) =>
  (picked ?? Uint32Array.from(values.keys())) as unknown as number[]

/**
 * True for steps that a line connects: they have a value and are complete. A line down to the low value of a step in
 * progress would look like a collapse.
 */
const isDrawn =
  ({ values, from, to }: PlotLine) =>
  (step: number) =>
    step >= from && step <= to && !Number.isNaN(values[step] as number)

/** Returns a line as an SVG path, or draws it on a canvas. */
export function drawLine(
  plotLine: PlotLine,
  { xOf, yOf }: Pick<PlotScales, 'xOf' | 'yOf'>,
  context?: CanvasRenderingContext2D,
): string {
  const generator = line<number>(xOf, (step) => yOf(plotLine.values[step] as number))
    .defined(isDrawn(plotLine))
    .curve(straightWithDashes)
    .digits(1)
  const steps = listSteps(plotLine, plotLine.picked)
  if (!context) return generator(steps) ?? ''
  generator.context(context)(steps)
  return ''
}

/** Returns the area below a line as an SVG path, or draws it on a canvas. It ends at zero, or at the series below. */
export function drawArea(
  plotLine: PlotLine,
  { xOf, yOf }: Pick<PlotScales, 'xOf' | 'yOf'>,
  context?: CanvasRenderingContext2D,
): string {
  const { values, area: below } = plotLine
  const generator = area<number>()
    .x(xOf)
    .y0((step) => yOf(below?.base?.[step] ?? 0))
    .y1((step) => yOf(values[step] as number))
    .defined(isDrawn(plotLine))
    .digits(1)
  const steps = listSteps(plotLine, below?.picked)
  if (!context) return generator(steps) ?? ''
  generator.context(context)(steps)
  return ''
}

export interface LinesProps {
  /** Scales and margins of the plot. */
  scales: PlotScales
  /** Lines from back to front. */
  lines: PlotLine[]
}

const layer = 'pointer-events-none absolute inset-0'

/** Renders lines as paths: sharp on paper, and light enough for an ordinary report. */
export const SvgLines = memo(function SvgLines({ scales, lines }: LinesProps) {
  return (
    <svg
      aria-hidden
      data-slot="chart-lines"
      width={scales.width}
      height={scales.height}
      fill="none"
      strokeLinejoin="round"
      className={layer}
    >
      {lines.map((line) => (
        <g key={line.id} data-series={line.id} stroke={line.color} strokeWidth={line.width}>
          {line.area && (
            <path d={drawArea(line, scales)} fill={line.color} fillOpacity={line.area.opacity} stroke="none" />
          )}
          <path d={drawLine(line, scales)} strokeDasharray={line.dash} />
        </g>
      ))}
    </svg>
  )
})

/** Renders lines on a canvas in the theme's colors, for so many points that paths would be slow. */
export const CanvasLines = memo(function CanvasLines({ scales, lines }: LinesProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pixelRatio = usePixelRatio()
  const theme = useThemeVersion()
  const { width, height } = scales

  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colors under the same names
  useLayoutEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    element.width = Math.round(width * pixelRatio)
    element.height = Math.round(height * pixelRatio)
    context.scale(pixelRatio, pixelRatio)
    context.lineJoin = 'bevel'
    for (const line of lines) {
      const color = resolveColor(element, line.color)
      if (line.area) {
        context.fillStyle = color
        context.globalAlpha = line.area.opacity
        context.beginPath()
        drawArea(line, scales, context)
        context.fill()
        context.globalAlpha = 1
      }
      context.strokeStyle = color
      context.lineWidth = line.width
      context.setLineDash(line.dash ? line.dash.split(' ').map(Number) : [])
      context.beginPath()
      drawLine(line, scales, context)
      context.stroke()
    }
  }, [scales, lines, width, height, pixelRatio, theme])

  return <canvas ref={canvas} aria-hidden data-slot="chart-lines" style={{ width, height }} className={layer} />
})

/** Returns the color that a token has at an element. */
function resolveColor(element: HTMLElement, color: string): string {
  element.style.color = color
  const resolved = getComputedStyle(element).color
  element.style.color = ''
  return resolved
}

const subscribeToPixelRatio = (listener: () => void) => {
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const usePixelRatio = (): number =>
  useSyncExternalStore(
    subscribeToPixelRatio,
    () => devicePixelRatio,
    () => 1,
  )

/** Returns a number that changes with the theme. */
function useThemeVersion(): number {
  const [version, setVersion] = useState(0)
  useEffect(() => {
    const increment = () => setVersion((before) => before + 1)
    const observer = new MutationObserver(increment)
    observer.observe(document.documentElement, { subtree: true, attributeFilter: ['data-theme'] })
    const media = ['(prefers-contrast: more)', '(prefers-color-scheme: dark)'].map((query) => matchMedia(query))
    for (const query of media) query.addEventListener('change', increment)
    return () => {
      observer.disconnect()
      for (const query of media) query.removeEventListener('change', increment)
    }
  }, [])
  return version
}

const svgElement = (name: string, attributes: Record<string, string | number | undefined>) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(key, String(value))
  return element
}

/** Copies the layers of a plot into one SVG for download. Lines are paths there, also if the screen has them on a canvas. */
export function vectorPlot(plot: HTMLElement, scales: PlotScales, lines: PlotLine[]): SVGSVGElement {
  const { width, height } = scales
  const picture = svgElement('svg', { width, height }) as SVGSVGElement
  for (const drawn of plot.querySelectorAll('svg, canvas')) {
    if (drawn.matches('[data-picture="without"]')) continue
    if (drawn instanceof HTMLCanvasElement) picture.append(linesAsPaths(scales, lines))
    else picture.append(drawn.cloneNode(true))
  }
  return picture
}

function linesAsPaths(scales: PlotScales, lines: PlotLine[]): SVGElement {
  const group = svgElement('g', { fill: 'none', 'stroke-linejoin': 'round' })
  for (const line of lines) {
    const { color, dash, width, area: below } = line
    if (below)
      group.append(svgElement('path', { d: drawArea(line, scales), fill: color, 'fill-opacity': below.opacity }))
    group.append(
      svgElement('path', { d: drawLine(line, scales), stroke: color, 'stroke-width': width, 'stroke-dasharray': dash }),
    )
  }
  return group
}
