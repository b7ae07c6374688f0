import { describe, expect, it } from 'vitest'
import { canvasGeometry, clampZoom, rulerMarks } from './canvas-geometry.js'

describe('canvasGeometry', () => {
  const visible = { width: 800, height: 600 }

  it('centers a small artboard without enlarging it', () => {
    expect(canvasGeometry({ width: 300, height: 250 }, 'fit', visible)).toEqual({
      zoom: 1,
      stage: visible,
      left: 250,
      top: 175,
    })
  })

  it('shows the whole of a large artboard', () => {
    const { zoom, stage } = canvasGeometry({ width: 1472, height: 250 }, 'fit', visible)
    expect([zoom, stage]).toEqual([0.5, visible])
  })

  it('scrolls what does not fit, with a margin', () => {
    expect(canvasGeometry({ width: 300, height: 250 }, 4, visible)).toEqual({
      zoom: 4,
      stage: { width: 1264, height: 1064 },
      left: 32,
      top: 32,
    })
  })

  it('limits the enlargement, also without space', () => {
    expect([clampZoom(100), clampZoom(0), clampZoom(1.234)]).toEqual([8, 0.1, 1.23])
    expect(canvasGeometry({ width: 300, height: 250 }, 'fit', { width: 0, height: 0 }).zoom).toBe(0.1)
  })
})

describe('rulerMarks', () => {
  it('has readable distances at every enlargement', () => {
    const labels = (zoom: number) =>
      rulerMarks(0, 200, zoom).flatMap(({ label }) => (label === undefined ? [] : [Number(label)]))
    expect(labels(1)).toEqual([0, 100, 200])
    expect(labels(4).slice(0, 3)).toEqual([0, 20, 40])
    expect(rulerMarks(-10, 10, 8).map(({ at }) => at)).toContain(-10)
  })

  it('has a limit', () => {
    expect(rulerMarks(0, 1e9, 8).length).toBe(2000)
  })
})
