import type { CanvasZoom } from '../use-ad-builder.js'

/** Space around the artboard, in px of the screen. */
export const CANVAS_MARGIN = 32

/** Smallest and largest enlargement of the canvas. */
export const ZOOM_LIMITS = { min: 0.1, max: 8 } as const

/** Limits an enlargement, and rounds it to whole percent. */
export const clampZoom = (zoom: number): number =>
  Math.round(Math.min(ZOOM_LIMITS.max, Math.max(ZOOM_LIMITS.min, zoom)) * 100) / 100

interface Sides {
  width: number
  height: number
}

/** Place of the artboard in the scrolled area, in px of the screen. */
export interface CanvasGeometry {
  zoom: number
  /** Size of the scrolled area. */
  stage: Sides
  /** Corner of the artboard in the scrolled area. */
  left: number
  top: number
}

/** Computes where the artboard is: in the middle if there is space, with a margin around it otherwise. */
export function canvasGeometry(artboard: Sides, zoomChoice: CanvasZoom, visible: Sides): CanvasGeometry {
  const free = { width: visible.width - 2 * CANVAS_MARGIN, height: visible.height - 2 * CANVAS_MARGIN }
  // A small artboard is not enlarged to fit, so that it is first seen as viewers see it.
  const fitting = Math.min(1, free.width / artboard.width, free.height / artboard.height)
  const zoom = clampZoom(zoomChoice === 'fit' ? fitting : zoomChoice)
  const size = { width: artboard.width * zoom, height: artboard.height * zoom }
  const stage = {
    width: Math.max(visible.width, size.width + 2 * CANVAS_MARGIN),
    height: Math.max(visible.height, size.height + 2 * CANVAS_MARGIN),
  }
  return {
    zoom,
    stage,
    left: Math.round((stage.width - size.width) / 2),
    top: Math.round((stage.height - size.height) / 2),
  }
}

/** Distance in px of the screen between two numbers of a ruler. */
const LABEL_DISTANCE = 56
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]

/** Mark of a ruler: its place in px of the artboard, and its number for long marks. */
export interface RulerMark {
  at: number
  label: string | undefined
}

/** Returns the marks of a ruler that shows the artboard from `from` to `to`, in px of the artboard. */
export function rulerMarks(from: number, to: number, zoom: number): RulerMark[] {
  const step = STEPS.find((one) => one * zoom >= LABEL_DISTANCE) ?? 5000
  const small = step < 5 ? step : step / 5
  const first = Math.floor(from / small)
  const count = Math.min(2000, Math.ceil(to / small) - first + 1)
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const at = (first + index) * small
    return { at, label: at % step === 0 ? String(at) : undefined }
  })
}
