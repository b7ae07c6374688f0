import { memo, useLayoutEffect, useRef } from 'react'
import { traceArea, traceLine } from './line-path.js'
import { completePart, type LinesProps } from './svg-lines.js'
import { useScreenLook } from './use-screen-look.js'

/** Lines on a canvas, for so many points that paths would be slow; sharp on every screen, in the colours of the theme. */
export const CanvasLines = memo(function CanvasLines({ geometry, lines }: LinesProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { ratio, look } = useScreenLook()
  const { width, height } = geometry

  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme (look) has other colours under the same names
  useLayoutEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    element.width = Math.round(width * ratio)
    element.height = Math.round(height * ratio)
    context.scale(ratio, ratio)
    context.lineJoin = 'bevel'
    for (const line of lines) {
      const color = resolvedColor(element, line.color)
      if (line.area) {
        context.fillStyle = color
        context.globalAlpha = line.area.opacity
        context.beginPath()
        traceArea(context, geometry, { ...completePart(line), picked: line.area.picked }, line.area.base)
        context.fill()
        context.globalAlpha = 1
      }
      context.strokeStyle = color
      context.lineWidth = line.width
      context.setLineDash(dashOf(line.dash))
      context.beginPath()
      traceLine(context, geometry, completePart(line))
      context.stroke()
    }
  }, [geometry, lines, width, height, ratio, look])

  return (
    <canvas
      ref={canvas}
      aria-hidden
      data-slot="chart-lines"
      style={{ width, height }}
      className="pointer-events-none absolute inset-0"
    />
  )
})

const dashOf = (dash: string | undefined) => (dash ? dash.split(' ').map(Number) : [])

/** What a token means where the element stands. */
function resolvedColor(element: HTMLElement, color: string): string {
  element.style.color = color
  const resolved = getComputedStyle(element).color
  element.style.color = ''
  return resolved
}
