import { NO_COUNTS, previousRange, type ReportRange, rangeText } from '@placard/domain'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { reportSeries } from '../report-series/report-series.js'
import { TimeSeriesChart } from './time-series-chart.js'

const [campaign] = demoCampaigns(DEMO_NOW)

function argsFor(range: ReportRange, demo = campaign!) {
  const previous = previousRange(range)
  return {
    ...reportSeries(demoReport(demo, range), demoReport(demo, previous)),
    tzCode: range.tzCode,
    previousText: rangeText(previous, { year: false }),
  }
}
const twoWeeks = argsFor({ start: '2025-09-30', end: '2025-10-13', tzCode: 'UTC' })
const many = twoWeeks.series.flatMap((series) => [
  series,
  {
    ...series,
    id: `${series.id}B`,
    name: `${series.name} B`,
    steps: series.steps.map((step) => step && { ...step, impressions: Math.round(step.impressions * 0.84) }),
  },
])

const meta = {
  title: 'TimeSeriesChart',
  component: TimeSeriesChart,
  args: { title: 'Delivery by creative', metric: 'impressions', ...twoWeeks },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('img', {}, { timeout: 10_000 })
  },
} satisfies Meta<typeof TimeSeriesChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const FourSeries: Story = { args: { series: twoWeeks.series.slice(0, 4) } }
export const OneSeries: Story = { args: { series: twoWeeks.series.slice(2, 3) } }
export const MoreThanEight: Story = { args: { series: many, previousText: undefined } }
export const Ratio: Story = { args: { metric: 'vcr' } }
export const PartialDay: Story = { args: argsFor({ start: '2025-10-08', end: '2025-10-14', tzCode: 'UTC' }) }
export const Hours: Story = { args: argsFor({ start: '2025-10-13', end: '2025-10-14', tzCode: 'Asia/Tokyo' }) }
export const OnePoint: Story = {
  args: {
    buckets: ['2025-10-13'],
    series: twoWeeks.series.map(({ steps, ...series }) => ({ ...series, steps: steps.slice(-1), previous: undefined })),
  },
}
export const Gap: Story = {
  args: {
    metric: 'ctr',
    series: twoWeeks.series.slice(0, 3).map(({ steps, ...series }) => ({
      ...series,
      previous: undefined,
      steps: steps.map((step, index) => (index > 4 && index < 8 ? step && NO_COUNTS : step)),
    })),
  },
}
export const AllZero: Story = {
  args: argsFor({ start: '2025-10-01', end: '2025-10-07', tzCode: 'UTC' }, demoCampaigns(DEMO_NOW)[5]),
}
export const LongRange: Story = { args: argsFor({ start: '2025-07-17', end: '2025-10-13', tzCode: 'UTC' }) }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { state: 'loading' }, play: () => {} }
export const Empty: Story = { args: { state: 'empty' }, play: () => {} }
export const Failed: Story = {
  args: { state: 'error', error: 'Request timed out', onRetry: () => {} },
  play: () => {},
}

export const LongContent: Story = {
  args: argsFor({ start: '2025-10-07', end: '2025-10-13', tzCode: 'UTC' }, demoCampaigns(DEMO_NOW)[4]),
}

/** Every element that Tab reaches in a box. */
const tabStops = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.tabIndex >= 0 && element.matches('[tabindex], button, a[href], input'),
  )

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const image = await canvas.findByRole('img', {}, { timeout: 10_000 })
    await expect(image).toHaveAccessibleName('Delivery by creative: Impressions')
    await expect(image).toHaveAccessibleDescription(/leads with [\d,]+ impressions, highest on/)
    const points = canvas.getByRole('group', { name: /points$/ })
    await expect(tabStops(points.parentElement!)).toEqual([points])

    const live = points.parentElement!.querySelector('[aria-live="polite"]')!
    canvas.getByRole('radio', { name: 'Chart' }).focus()
    await userEvent.tab()
    await expect(points).toHaveFocus()
    await waitFor(() =>
      expect(live).toHaveTextContent(
        /^13 Oct, City launch — 300x250 video: [\d,]+ impressions, (up|down) [\d.]+ percent on 29 Sep$/,
      ),
    )
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(live).toHaveTextContent(/^12 Oct, City launch — 300x250 video:/))
    await userEvent.keyboard('{Home}{ArrowDown}')
    await waitFor(() => expect(live).toHaveTextContent(/^30 Sep, City launch — 970x250:/))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(live).toBeEmptyDOMElement())
    await userEvent.keyboard('{ArrowRight}{End}{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(live).toHaveTextContent(/^10 Oct, City launch — 300x250 video:/))
  },
}

export const PointerInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('img', {}, { timeout: 10_000 })
    const points = canvas.getByRole('group', { name: /points$/ })
    const box = points.getBoundingClientRect()
    await userEvent.pointer({ target: points, coords: { clientX: box.left + box.width * 0.3, clientY: box.top + 80 } })
    const tooltip = await waitFor(() => {
      const found = canvasElement.querySelector('[data-slot="chart-tooltip"]')
      if (!found) throw new Error('no tooltip')
      return found
    })
    await expect(tooltip).toHaveTextContent(/^(Fri 3|Sat 4) Oct 2025/)
    await expect(tooltip.querySelectorAll('li')).toHaveLength(twoWeeks.series.length + 1)
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement()
  },
}

export const LegendInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('img', {}, { timeout: 10_000 })
    const legend = canvas.getByRole('toolbar', { name: 'Lines of Delivery by creative' })
    await expect(tabStops(legend)).toHaveLength(1)
    const first = within(legend).getByRole('button', { name: 'City launch — 300x250 video' })
    await userEvent.click(first)
    await expect(first).toHaveAttribute('aria-pressed', 'false')
    const lines = () =>
      [...canvasElement.querySelectorAll('[data-series]')].map((line) => line.getAttribute('data-series'))
    await waitFor(() => expect(lines()).toHaveLength(twoWeeks.series.length))
    await expect(lines()).not.toContain(twoWeeks.series[0]!.id)
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    const second = within(legend).getByRole('button', { name: 'City launch — 970x250' })
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
    await waitFor(() => expect(lines()).toEqual(['previous', twoWeeks.series[1]!.id]))
  },
}

export const TableInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('img', {}, { timeout: 10_000 })
    canvas.getByRole('radio', { name: 'Chart' }).focus()
    await userEvent.keyboard('{ArrowRight>}')
    const table = await canvas.findByRole('table', { name: 'Delivery by creative: Impressions' })
    await userEvent.keyboard('{/ArrowRight}')
    const rows = within(table).getAllByRole('row').slice(1, -1)
    const shown = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(1)
        .map((cell) => Number(cell.textContent!.replaceAll(',', ''))),
    )
    const data = twoWeeks.buckets.map((_, step) => twoWeeks.series.map(({ steps }) => steps[step]!.impressions))
    await expect(shown).toEqual(data)
  },
}
