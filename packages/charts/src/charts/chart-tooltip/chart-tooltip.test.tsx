import { describePart, mount } from '@placard/ui/testing'
import { expect, it } from 'vitest'
import { ChartTooltip, type ChartTooltipProps } from './chart-tooltip.js'

const listRows = (count: number) =>
  Array.from({ length: count }, (_, series) => ({
    id: String(series),
    series,
    name: `Winter timetable of all Nordic capitals ${series}`,
    text: '1,234,567,890',
    current: series === 0,
  }))

describePart('ChartTooltip', (probe) => (
  <div className="relative h-65 w-100 overflow-clip">
    <ChartTooltip title="Mon 13 Oct" note="in progress" rows={listRows(3)} x={100} width={400} {...probe} />
  </div>
))

async function boxes(at: Pick<ChartTooltipProps, 'x' | 'y'>, { width = 328, height = 220, rows = 4 } = {}) {
  const { container } = await mount(
    <div className="relative overflow-clip" style={{ width, height }}>
      <ChartTooltip title="Mon 13 Oct 2025, 14:00" note="in progress" rows={listRows(rows)} width={width} {...at} />
    </div>,
  )
  const plot = container.firstElementChild?.getBoundingClientRect()
  const tip = container.querySelector('[data-slot="chart-tooltip"]')?.getBoundingClientRect()
  if (!plot || !tip) throw new Error('There is no tooltip')
  return {
    left: tip.left - plot.left,
    right: tip.right - plot.left,
    top: tip.top - plot.top,
    bottom: tip.bottom - plot.top,
  }
}

const PLACES = [0, 40, 163, 164, 165, 300, 328].flatMap((x) => [undefined, 0, 110, 220].map((y) => ({ x, y })))

it.each(PLACES)('stays inside a plot on a phone and does not cover its point: %o', async ({ x, y }) => {
  const tip = await boxes({ x, y })
  expect(tip.left).toBeGreaterThanOrEqual(0)
  expect(tip.right).toBeLessThanOrEqual(328)
  expect(tip.top).toBeGreaterThanOrEqual(0)
  expect(tip.bottom).toBeLessThanOrEqual(220)
  expect(tip.left > x || tip.right < x).toBe(true)
})

it('fits eight series and the previous period into the lowest plot', async () => {
  const tip = await boxes({ x: 40 }, { rows: 9 })
  expect(tip.bottom).toBeLessThanOrEqual(220)
})

it('is at the height of its point', async () => {
  const [high, low] = [
    await boxes({ x: 300, y: 130 }, { width: 800, height: 400 }),
    await boxes({ x: 300, y: 270 }, { width: 800, height: 400 }),
  ]
  expect((high.top + high.bottom) / 2).toBeCloseTo(130, 0)
  expect((low.top + low.bottom) / 2).toBeCloseTo(270, 0)
})
