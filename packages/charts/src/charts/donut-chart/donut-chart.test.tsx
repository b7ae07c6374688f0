import { mount } from '@placard/ui/testing'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeChart } from '../../testing/describe-chart.js'
import { DonutChart, type DonutChartProps } from './donut-chart.js'

const parts = [
  { id: 'audio', name: 'Audio', value: 1 },
  { id: 'video', name: 'Video', value: 600_000 },
  { id: 'banner', name: 'Banner', value: 400_000 },
  { id: 'native', name: 'Native', value: null },
]
const chart = (props: Partial<DonutChartProps> = {}, width = 800) => (
  <div style={{ width }}>
    <DonutChart title="Clicks by type" metric="clicks" partName="Type" parts={parts} {...props} />
  </div>
)

describeChart('DonutChart', () => chart(), {
  title: 'Clicks by type',
  keys: ['{Home}', '{ArrowRight}'],
  rows: [
    ['Video', '600,000', '60.0%'],
    ['Banner', '400,000', '40.0%'],
    ['Audio', '1', '<0.1%'],
    ['Native', '—no data', '—no data'],
  ],
})

const drawn = async (element: React.ReactNode) => {
  const { container } = await mount(element)
  await expect.poll(() => container.querySelectorAll('[data-slice]').length, { timeout: 10_000 }).toBeGreaterThan(0)
  return container
}

it('makes the thinnest slice reachable by pointer and keyboard', async () => {
  const container = await drawn(chart())
  const thin = container.querySelector('[data-slice="audio"]')?.getBoundingClientRect()
  expect(Math.max(thin?.width ?? 0, thin?.height ?? 0)).toBeGreaterThan(20)
  const points = page.getByRole('group', { name: /points$/ })
  const layer = points.element().getBoundingClientRect()
  await points.hover({
    position: { x: (thin?.x ?? 0) + (thin?.width ?? 0) / 2 - layer.x, y: (thin?.y ?? 0) + 12 - layer.y },
  })
  await expect.poll(() => container.querySelector('[data-slot="chart-tooltip"]')?.textContent).toBe('Audio<0.1%1')
  points.element().focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => container.querySelector('[aria-live]')?.textContent).toBe('Audio: 1 clicks, <0.1% of all')
})

it('labels the slices beside the ring, or below it if narrow', async () => {
  const wide = await drawn(chart())
  expect(wide.querySelector('[role="img"]')?.textContent).toContain('600,000 · 60.0%')
  expect(wide.querySelector('[role="img"]')?.textContent).toContain('1,000,001')
  expect(wide.querySelector('ul')).toBeNull()
})

it('lists the slices below a narrow ring', async () => {
  const narrow = await drawn(chart({}, 340))
  expect([...narrow.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Video600,00060.0%',
    'Banner400,00040.0%',
    'Audio1<0.1%',
  ])
})

it('shows an empty state for a total of zero', async () => {
  await mount(chart({ parts: parts.map((part) => ({ ...part, value: 0 })) }))
  await expect.element(page.getByRole('heading', { name: 'No clicks' })).toBeVisible()
  expect(document.querySelector('[role="img"]')).toBeNull()
})
