import { mount } from '@placard/ui/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeChart } from '../../testing/describe-chart.js'
import { savedFiles } from '../../testing/saved-files.js'
import { BarChart, type BarChartProps } from './bar-chart.js'

const categories = ['Banner', 'Video', 'Audio'].map((name) => ({ id: name.toLowerCase(), name }))
const series = [
  { id: 'web', name: 'Web', values: [1200, 3400, null], previous: [600, 3400, 10] },
  { id: 'app', name: 'App', values: [800, 100, 50] },
]
const chart = (props: Partial<BarChartProps> = {}) => (
  <div style={{ width: 800 }}>
    <BarChart
      title="Clicks by type"
      metric="clicks"
      categoryName="Type"
      categories={categories}
      series={series}
      {...props}
    />
  </div>
)
const many = Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, name: `Placement ${index}` }))
const manySeries = [{ id: 'clicks', name: 'Clicks', values: many.map((_, index) => 3000 - index * 100) }]

afterEach(() => vi.restoreAllMocks())

describeChart('BarChart', () => chart(), {
  title: 'Clicks by type',
  legend: ['Web', 'App'],
  keys: ['{Home}', '{ArrowDown}', '{ArrowRight}'],
  rows: [
    ['Banner', '2,000', '1,200', '800'],
    ['Video', '3,500', '3,400', '100'],
    ['Audio', '50', '—no data', '50'],
  ],
})

describeChart('Upright BarChart', () => chart({ orientation: 'vertical', mode: 'stacked', previousText: '1–7 Sep' }), {
  title: 'Clicks by type',
  legend: ['Web', 'App'],
  keys: ['{Home}', '{ArrowRight}', '{ArrowDown}'],
  rows: [
    ['Banner', '2,000', '1,200', '600', '800'],
    ['Video', '3,500', '3,400', '3,400', '100'],
    ['Audio', '50', '—no data', '10', '50'],
  ],
})

const drawn = async (element: React.ReactNode) => {
  const { container } = await mount(element)
  await expect.poll(() => container.querySelectorAll('[data-bar]').length, { timeout: 10_000 }).toBeGreaterThan(0)
  return { container, bars: () => [...container.querySelectorAll('[data-bar]')] }
}
const live = (container: Element) => container.querySelector('[aria-live]')?.textContent

it('moves up and down between categories, left and right between series', async () => {
  const { container } = await drawn(chart())
  page
    .getByRole('group', { name: /points$/ })
    .element()
    .focus()
  await userEvent.keyboard('{Home}')
  await expect.poll(() => live(container)).toBe('Video, Web: 3,400 clicks')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(() => live(container)).toBe('Audio, Web: no data for clicks')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => live(container)).toBe('Audio, App: 50 clicks')
})

it('selects a category by click and Enter, but not "Other"', async () => {
  const onSelect = vi.fn()
  const { container, bars } = await drawn(chart({ categories: many, series: manySeries, onSelect }))
  expect(bars().length).toBe(12)
  const box = bars()[1]?.getBoundingClientRect()
  const points = page.getByRole('group', { name: /points$/ })
  const layer = points.element().getBoundingClientRect()
  await points.click({ position: { x: (box?.x ?? 0) - layer.x + 8, y: (box?.y ?? 0) - layer.y + 8 } })
  expect(onSelect.mock.calls).toEqual([[many[1]]])
  await userEvent.keyboard('{Home}{Enter}')
  expect(onSelect.mock.calls).toEqual([[many[1]], [many[0]]])
  await userEvent.keyboard('{End}')
  await expect.poll(() => live(container)).toBe('Other (19): 19,000 clicks')
  await userEvent.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledTimes(2)
})

it('shows all categories in a scroll region that follows the keyboard, with one Tab stop', async () => {
  const { container, bars } = await drawn(chart({ categories: many, series: manySeries }))
  await page.getByRole('button', { name: 'Show all 30' }).click()
  await expect.poll(() => bars().length).toBe(30)
  const region = page.getByRole('region', { name: 'Clicks by type: Clicks, all 30 bars' }).element()
  expect(region.scrollHeight).toBeGreaterThan(region.clientHeight)
  page
    .getByRole('group', { name: /points$/ })
    .element()
    .focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => live(container)).toBe('Placement 29: 100 clicks')
  const seen = region.getBoundingClientRect()
  await expect.poll(() => bars().at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(seen.bottom)
  await page.getByRole('button', { name: 'Show 12' }).click()
  await expect.poll(() => bars().length).toBe(12)
})

it('groups the bars of a ratio even if they should be stacked, and shows no sum', async () => {
  const { container, bars } = await drawn(
    chart({ metric: 'ctr', mode: 'stacked', series: series.map((one) => ({ ...one, values: [1, 2, 3] })) }),
  )
  expect(new Set(bars().map((bar) => Math.round(bar.getBoundingClientRect().x))).size).toBe(1)
  await expect.element(page.getByRole('img')).toHaveAccessibleDescription('Audio, Web, leads with 3.00% CTR.')
  await page.getByRole('radio', { name: 'Table' }).click()
  await expect.poll(() => container.querySelectorAll('tbody tr').length).toBe(3)
  expect(container.querySelector('tfoot')).toBeNull()
})

it('hides a series from bars and summary', async () => {
  const { bars } = await drawn(chart())
  await page.getByRole('button', { name: 'Web' }).click()
  await expect.poll(() => bars().length).toBe(3)
  await expect.element(page.getByRole('img')).toHaveAccessibleDescription('Banner leads with 800 of 950 clicks.')
})

it('exports every category to CSV, drawn or not', async () => {
  const files = savedFiles()
  await drawn(chart({ categories: many, series: manySeries, csvName: 'clicks.csv', csvNote: '1–7 Oct 2025, UTC' }))
  await page.getByRole('button', { name: /Download/ }).click()
  await page.getByRole('menuitem', { name: 'Figures' }).click()
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['clicks.csv'])
  const lines = ((await files[0]?.file.text()) ?? '').trim().split('\r\n')
  expect(lines.length).toBe(33)
  expect(lines.slice(1, 3)).toEqual(['Type,Clicks', 'Placement 0,3000'])
  expect(lines.at(-1)).toBe('"Total, 30",46500')
})

it.each<[string, Partial<BarChartProps>]>([
  ['grouped rows', {}],
  ['grouped columns', { orientation: 'vertical' }],
  ['stacked rows', { mode: 'stacked' }],
  ['stacked columns', { mode: 'stacked', orientation: 'vertical' }],
])('draws every value as a bar of proportional length inside the plot: %s', async (_, props) => {
  const values = [
    [3000, 1000, -2000, 1],
    [1000, null, -1000, 4_000],
    [500, -1500, 2500, 0],
  ]
  const categories = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id }))
  const { container, bars } = await drawn(
    chart({
      order: 'given',
      categories,
      series: values.map((own, index) => ({ id: `${index}`, name: `${index}`, values: own })),
      ...props,
    }),
  )
  expect(bars()).toHaveLength(11)
  const isVertical = props.orientation === 'vertical'
  const box = container.querySelector('svg[role="img"]')?.getBoundingClientRect()
  const lengths = bars().map((bar) => {
    const { left, right, top, bottom, width, height } = bar.querySelector('path')!.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(box!.left)
    expect(right).toBeLessThanOrEqual(box!.right)
    expect(top).toBeGreaterThanOrEqual(box!.top)
    expect(bottom).toBeLessThanOrEqual(box!.bottom)
    const [row = 0, series = 0] = (bar.getAttribute('data-bar') ?? '').split(' ').map(Number)
    return { value: Math.abs(values[series]?.[row] ?? 0), length: isVertical ? height : width }
  })
  const longest = lengths.reduce((a, b) => (b.value > a.value ? b : a))
  for (const { value, length } of lengths)
    expect(Math.abs(length - (value / longest.value) * longest.length)).toBeLessThanOrEqual(2.01)
  // Bars of a stack begin where the bars before them end.
  if (props.mode !== 'stacked') return
  const [first, second] = ['0 0', '0 1'].map((id) =>
    container.querySelector(`[data-bar="${id}"] path`)!.getBoundingClientRect(),
  )
  const gap = isVertical ? first!.top - second!.bottom : second!.left - first!.right
  expect(Math.abs(gap)).toBeLessThanOrEqual(2)
})
