import { formatCount } from '@placard/domain/report'
import { mount } from '@placard/ui/testing'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeChart } from '../../testing/describe-chart.js'
import { edges, longSeries } from './time-series-chart.fixture.js'
import { TimeSeriesChart } from './time-series-chart.js'

type Args = Omit<ComponentProps<typeof TimeSeriesChart>, 'title' | 'metric'>
const numbers: Args = {
  buckets: ['2025-10-11', '2025-10-12', '2025-10-13'],
  tzCode: 'UTC',
  series: [
    { id: 'a', name: 'City launch', values: [1200, null, 900] },
    { id: 'b', name: 'Test ride', values: [40, 50, 60] },
  ],
}

describeChart('TimeSeriesChart', () => <TimeSeriesChart title="Delivery" metric="clicks" {...numbers} />, {
  title: 'Delivery',
  legend: ['City launch', 'Test ride'],
  rows: [
    ['Sat 11 Oct 2025', '1,240', '1,200', '40'],
    ['Sun 12 Oct 2025', '50', '—no data', '50'],
    ['Mon 13 Oct 2025', '960', '900', '60'],
  ],
})

const COUNT = 20_000
const long = longSeries(COUNT)

async function show(args: Args = long) {
  await mount(<TimeSeriesChart title="Delivery" metric="clicks" fileName="delivery" {...args} />)
  const body = page.getByRole('figure', { name: 'Delivery' }).element()
  await expect.poll(() => body.querySelector('[role="img"]')).not.toBeNull()
  return body
}

/** Returns the first and last painted row of a canvas column. */
function paintedIn(canvas: HTMLCanvasElement, x: number): [number, number] {
  const data = canvas.getContext('2d')?.getImageData(x, 0, 1, canvas.height).data ?? []
  const rows = Array.from({ length: canvas.height }, (_, y) => y).filter((y) => (data[y * 4 + 3] ?? 0) > 40)
  return [rows[0] ?? -1, rows.at(-1) ?? -1]
}

const countColors = (canvas: HTMLCanvasElement) => {
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  const found = new Map<string, number>()
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) continue
    const color = `${data[at]},${data[at + 1]},${data[at + 2]}`
    found.set(color, (found.get(color) ?? 0) + 1)
  }
  return [...found].sort(([, a], [, b]) => b - a).map(([color]) => color)
}

describe('TimeSeriesChart of 20,000 points', () => {
  afterEach(() => document.documentElement.setAttribute('data-theme', 'light'))

  it('draws a spike of one hour on a canvas in the resolution of the screen', async () => {
    const body = await show({ ...long, series: long.series.slice(0, 1) })
    const canvas = body.querySelector('canvas')
    if (!canvas) throw new Error('no canvas')
    expect(canvas.width).toBe(Math.round(canvas.clientWidth * devicePixelRatio))
    const tops = Array.from({ length: canvas.width }, (_, x) => paintedIn(canvas, x)[0])
    const highest = tops.filter((top) => top >= 0).toSorted((a, b) => a - b)
    // The spike is one hour in 2.3 years, three times as high as everything else.
    expect(highest[0]).toBeLessThan(canvas.height * 0.35)
    expect(highest.filter((top) => top < canvas.height * 0.5).length).toBeLessThanOrEqual(4)
    expect(body.querySelectorAll('[data-series]')).toHaveLength(0)
  })

  it('leaves gaps empty', async () => {
    const body = await show({ ...long, series: long.series.slice(1, 2) })
    const canvas = body.querySelector('canvas')
    if (!canvas) throw new Error('no canvas')
    const plain = Array.from({ length: canvas.width }, (_, x) => paintedIn(canvas, x)[0] >= 0)
    const [first, last] = [plain.indexOf(true), plain.lastIndexOf(true)]
    const gap = plain.slice(first, last).filter((painted) => !painted).length / (last - first)
    expect(gap).toBeGreaterThan(0.045)
    expect(gap).toBeLessThan(0.065)
  })

  it('redraws in the colors of the other theme', async () => {
    const body = await show({ ...long, series: long.series.slice(0, 1) })
    const canvas = body.querySelector('canvas')
    if (!canvas) throw new Error('no canvas')
    const [light] = countColors(canvas)
    document.documentElement.setAttribute('data-theme', 'dark')
    await expect.poll(() => countColors(canvas)[0]).not.toBe(light)
  })

  it('is printed as paths', async () => {
    const body = await show()
    dispatchEvent(new Event('beforeprint'))
    expect(body.querySelector('canvas')).toBeNull()
    expect(body.querySelectorAll('[data-series] path')).toHaveLength(3)
    dispatchEvent(new Event('afterprint'))
    await expect.poll(() => body.querySelector('canvas')).not.toBeNull()
  })

  it('moves the cursor by one point and by a tenth with the keyboard', async () => {
    const body = await show()
    const live = body.querySelector('[aria-live="polite"]')
    body.querySelector<HTMLElement>('[data-slot="chart-layer"]')?.focus()
    const at = (place: number) => formatCount(long.series[0]?.values[place] ?? null)
    await userEvent.keyboard('{ArrowLeft}{End}{ArrowLeft}')
    await expect.poll(() => live?.textContent).toContain(`City launch: ${at(COUNT - 2)} clicks`)
    await userEvent.keyboard('{PageUp}')
    await expect.poll(() => live?.textContent).toContain(`City launch: ${at(COUNT - 2 - COUNT / 10)} clicks`)
    await userEvent.keyboard('{Home}')
    await expect.poll(() => live?.textContent).toMatch(/^4 Jul 2023, 00:00/)
  })
})

describe('TimeSeriesChart', () => {
  it('draws a zero line if values are negative', async () => {
    const body = await show({ ...numbers, ...edges.negative })
    expect(body.querySelector('[data-slot="zero-line"]')).not.toBeNull()
    await mount(<TimeSeriesChart title="Above" metric="clicks" {...numbers} />)
    const again = page.getByRole('figure', { name: 'Above' }).element()
    await expect.poll(() => again.querySelector('[data-series]')).not.toBeNull()
    expect(again.querySelector('[data-slot="zero-line"]')).toBeNull()
  })

  it('labels the last day below its marker, also if its number is not round', async () => {
    const days = Array.from({ length: 30 }, (_, day) => day)
    const buckets = days.map((day) => `2025-09-${String(day + 1).padStart(2, '0')}`)
    const body = await show({ buckets, tzCode: 'UTC', series: [{ id: 'a', name: 'City launch', values: days }] })
    const computeMiddle = (element: Element | undefined) => {
      const { left, right } = element?.getBoundingClientRect() ?? { left: 0, right: 0 }
      return (left + right) / 2
    }
    await expect
      .poll(() => [...body.querySelectorAll('svg text')].some((text) => text.textContent === '30 Sep'))
      .toBe(true)
    const label = [...body.querySelectorAll('svg text')].find((text) => text.textContent === '30 Sep')
    const marker = [...body.querySelectorAll('path[transform]')].at(-1)
    expect(Math.abs(computeMiddle(label) - computeMiddle(marker))).toBeLessThan(2)
  })

  it('does not stack ratios', async () => {
    await mount(<TimeSeriesChart title="Rates" metric="ctr" kind="stacked" {...numbers} />)
    await expect.poll(() => document.querySelectorAll('[data-series]').length).toBe(2)
    expect(document.querySelectorAll('[data-series] [fill-opacity]')).toHaveLength(0)
  })

  it('lists annotations and partial weeks in the table', async () => {
    const week = { ...numbers, buckets: ['2025-10-11/2025-10-12', '2025-10-13/2025-10-19', '2025-10-20/2025-10-26'] }
    const body = await show({ ...week, annotations: [{ step: '2025-10-15', label: 'Paused' }] })
    expect(body.querySelector('figcaption')?.textContent).toContain('Open marker: the first week has 2 of 7 days.')
    await userEvent.click(page.getByRole('radio', { name: 'Table', exact: true }))
    await expect.poll(() => body.querySelectorAll('tbody tr').length).toBe(3)
    const names = [...body.querySelectorAll('tbody tr')].map((row) => row.firstElementChild?.textContent)
    expect(names).toEqual(['11–12 Oct 2025 · 2 of 7 days', '13–19 Oct 2025 · Paused', '20–26 Oct 2025'])
  })

  const compared: Args = {
    ...numbers,
    series: [
      { id: 'a', name: 'City launch', values: [1200, 1300, 900], previous: [1000, 1100, 1200] },
      { id: 'b', name: 'Test ride', values: [40, 50, 60], previous: [30, 40, 50] },
    ],
    previousBuckets: ['2025-10-08', '2025-10-09', '2025-10-10'],
    previousText: '8–10 Oct',
  }

  it('names the series and the dates of the dashed line, also after another series is highlighted', async () => {
    await show(compared)
    const legend = page.getByRole('toolbar', { name: 'Lines of Delivery' })
    await expect.element(legend).toMatchTextContent('City launch, 8–10 Oct')
    await userEvent.hover(page.getByRole('button', { name: 'Test ride' }))
    await expect.element(legend).toMatchTextContent('Test ride, 8–10 Oct')
    await userEvent.unhover(page.getByRole('button', { name: 'Test ride' }))
    document.querySelector<HTMLElement>('[data-slot="chart-layer"]')?.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect.element(legend).toMatchTextContent('Test ride, 8–10 Oct')
  })

  it('names all series together where they are stacked', async () => {
    await show({ ...compared, kind: 'stacked' })
    await expect.element(page.getByRole('toolbar')).toMatchTextContent('All, 8–10 Oct')
  })

  it('ends lines at the last complete step, with an open marker for the one in progress', async () => {
    const series = [{ id: 'a', name: 'City launch', values: [1200, 1300, 200] }]
    const body = await show({ ...numbers, series, partialBucket: '2025-10-13' })
    const line = body.querySelector('[data-series="a"] path')?.getAttribute('d') ?? ''
    expect(line.match(/[ML]/g)).toHaveLength(2)
    expect(body.querySelectorAll('path[fill="var(--placard-surface)"][transform]')).toHaveLength(1)
    await expect.element(page.getByRole('toolbar')).toMatchTextContent('In progress')
    expect(body.querySelector('figcaption')?.textContent).toContain('Open marker: 13 Oct, in progress.')
  })

  it('reports the hidden series', async () => {
    const onHiddenSeriesChange = vi.fn()
    const body = await show({ ...numbers, hiddenSeries: ['a'], onHiddenSeriesChange })
    await expect.poll(() => body.querySelectorAll('[data-series]').length).toBe(1)
    await userEvent.click(page.getByRole('button', { name: 'City launch' }))
    expect(onHiddenSeriesChange).toHaveBeenLastCalledWith([])
    await userEvent.click(page.getByRole('button', { name: 'Test ride' }))
    // Hiding the last visible series shows all.
    expect(onHiddenSeriesChange).toHaveBeenLastCalledWith([])
  })

  it('shows all series if all are hidden', async () => {
    const body = await show({ ...numbers, hiddenSeries: ['a', 'b'] })
    await expect.poll(() => body.querySelectorAll('[data-series]').length).toBe(2)
  })

  it('grows its table to 14 rows before it scrolls', async () => {
    const days = (count: number) => Array.from({ length: count }, (_, day) => day)
    const chart = (count: number) => (
      <TimeSeriesChart
        title="Delivery"
        metric="clicks"
        view="table"
        tzCode="UTC"
        buckets={days(count).map((day) => `2025-10-${String(day + 1).padStart(2, '0')}`)}
        series={[{ id: 'a', name: 'City launch', values: days(count) }]}
      />
    )
    const { rerender } = await mount(chart(7))
    const renderTable = async (count: number) => {
      await rerender(chart(count))
      await expect.element(page.getByText(`Total, ${count} days`)).toBeInTheDocument()
      const region = document.querySelector('[data-slot="table-region"]')!
      return { hidden: region.scrollHeight - region.clientHeight, height: region.clientHeight }
    }
    const [seven, fourteen, thirty] = [await renderTable(7), await renderTable(14), await renderTable(30)]
    expect([seven.hidden, fourteen.hidden]).toEqual([0, 0])
    expect(fourteen.height).toBeGreaterThan(seven.height * 1.6)
    expect(thirty.hidden).toBeGreaterThan(0)
    expect(Math.abs(thirty.height - fourteen.height)).toBeLessThanOrEqual(2)
  })
})

it('draws once its data has loaded', async () => {
  const chart = (state: { state: 'loading' } | ReturnType<typeof longSeries>) => (
    <TimeSeriesChart title="Delivery" metric="clicks" buckets={[]} tzCode="UTC" series={[]} {...state} />
  )
  const { rerender } = await mount(chart({ state: 'loading' }))
  await rerender(chart(longSeries(30)))
  await expect.element(page.getByRole('img', { name: 'Delivery: Clicks' })).toBeVisible()
})
