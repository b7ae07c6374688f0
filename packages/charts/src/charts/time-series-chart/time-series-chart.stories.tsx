import { DEMO_NOW, demoCampaigns } from '@placard/domain/demo'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { showsMirroredFrame } from '../../testing/right-to-left.js'
import {
  alone,
  argsFor,
  edges,
  longNames,
  longSeries,
  many,
  oneYear,
  runningWeek,
  twoWeeks,
} from './time-series-chart.fixture.js'
import { type StepLength, TimeSeriesChart } from './time-series-chart.js'

const meta = {
  title: 'TimeSeriesChart',
  component: TimeSeriesChart,
  args: { title: 'Delivery by creative', metric: 'impressions', fileName: 'delivery', ...twoWeeks },
  play: async ({ canvasElement }) => {
    const charts = canvasElement.querySelectorAll('[data-slot="chart-frame-body"]').length
    await waitFor(() => expect(within(canvasElement).queryAllByRole('img')).toHaveLength(charts))
  },
} satisfies Meta<typeof TimeSeriesChart>
export default meta
type Story = StoryObj<typeof meta>
type Args = Partial<ComponentProps<typeof TimeSeriesChart>>

/** Several charts in one picture. */
const grid = (charts: Args[], className = 'grid grid-cols-3 gap-4'): Story => ({
  parameters: { controls: { disable: true } },
  render: (args) => (
    <div className={className}>
      {charts.map((chart) => (
        <TimeSeriesChart key={chart.title} {...args} fileName={undefined} {...chart} />
      ))}
    </div>
  ),
})

export const Default: Story = {}

export const Area: Story = grid(
  [
    { ...alone(twoWeeks), title: 'Area, one line', kind: 'area', series: twoWeeks.series.slice(0, 1) },
    { ...alone(runningWeek), title: 'Area, two lines', kind: 'area', series: runningWeek.series.slice(0, 2) },
  ] as Args[],
  'grid gap-4',
)

export const Stacked: Story = { args: { ...alone(twoWeeks), kind: 'stacked' } }

export const Compare: Story = grid(
  [
    { title: 'Stacked, against the days before', ...runningWeek, kind: 'stacked' },
    { title: 'VCR, against the days before', metric: 'vcr', series: twoWeeks.series.slice(2, 3) },
  ] as Args[],
  'grid gap-4',
)

export const Weeks: Story = {
  args: argsFor({ start: '2025-09-10', end: '2025-10-14', tzCode: 'UTC' }),
  render: function Weekly(args) {
    const [step, setStep] = useState<StepLength>('week')
    return <TimeSeriesChart {...args} step={step} onStepChange={setStep} />
  },
}

export const Edges: Story = grid([
  { ...alone(twoWeeks), ...edges.onePoint, title: 'One point' },
  { ...alone(twoWeeks), ...edges.allZero, title: 'All zero' },
  { ...alone(twoWeeks), ...edges.huge, title: 'Huge' },
  { ...alone(twoWeeks), ...edges.negative, title: 'Negative', metric: 'clicks' },
  { ...alone(twoWeeks), ...edges.gap, title: 'Gaps of a ratio', metric: 'ctr' },
  { ...alone(twoWeeks), ...edges.lonely, title: 'Points without neighbours' },
] as Args[])

export const DaylightSaving: Story = grid(
  ['2025-03-30', '2025-10-26'].map((day, index) => ({
    ...alone(argsFor({ start: day, end: day, tzCode: 'Europe/Berlin' })),
    title: index === 0 ? 'A day of 23 hours' : 'A day of 25 hours',
    series: [
      {
        id: 'clicks',
        name: 'Clicks',
        values: Array.from({ length: index === 0 ? 23 : 25 }, (_, hour) => 300 + Math.round(Math.sin(hour / 4) * 200)),
      },
    ],
    partialBucket: undefined,
    metric: 'clicks',
  })) as Args[],
  'grid gap-4',
)

export const EightSeries: Story = grid(
  [
    { ...alone(twoWeeks), title: 'Seven and the others', series: many },
    { title: 'Long names', series: longNames },
  ] as Args[],
  'grid gap-4',
)

export const OneYear: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...alone(twoWeeks), ...oneYear },
}

export const TwentyThousandPoints: Story = {
  args: { ...alone(twoWeeks), ...longSeries(20_000), previousBuckets: undefined, title: 'Impressions by hour' },
}

export const Annotations: Story = {
  args: {
    ...alone(twoWeeks),
    series: twoWeeks.series.slice(0, 3),
    annotations: [
      { step: '2025-10-01', label: 'Paused' },
      { step: '2025-10-02', label: 'Landing page changed' },
      { step: '2025-10-06', label: 'Creative published' },
      { step: '2025-10-13', label: 'Budget raised' },
    ],
  },
}

const ago = new Date(DEMO_NOW.getTime() - 12 * 60_000)
const retry = { error: 'Request timed out', onRetry: () => {}, updatedAt: ago, now: DEMO_NOW }

export const FrameStates: Story = grid([
  { title: 'Loading', state: 'loading' },
  { title: 'Refreshing', refreshing: true, updatedAt: ago, now: DEMO_NOW },
  { title: 'Empty', state: 'empty' },
  { title: 'Everything hidden by filters', state: 'empty', emptyReason: 'filtered' },
  { title: 'Failed', state: 'error', ...retry },
  { title: 'Stale', state: 'stale', ...retry },
] as Args[])

export const Phone: Story = {
  args: { ...argsFor({ start: '2025-10-07', end: '2025-10-13', tzCode: 'UTC' }, demoCampaigns(DEMO_NOW)[4]) },
  globals: { viewport: { value: 'phone' } },
}

/** Returns every element in a box that Tab reaches. */
const tabStops = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.tabIndex >= 0 && element.matches('[tabindex], button, a[href], input'),
  )

/** The page is mirrored; time runs from left to right, and the left arrow key goes back in time. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    await showsMirroredFrame(context)
    const points = within(context.canvasElement).getByRole('group', { name: /points$/ })
    points.focus()
    await userEvent.keyboard('{End}{ArrowLeft}')
    await waitFor(() => expect(points.parentElement).toHaveTextContent(/12 Oct, /))
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  args: { annotations: [{ step: '2025-10-06', label: 'Creative published' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const image = await canvas.findByRole('img')
    await expect(image).toHaveAccessibleName('Delivery by creative: Impressions')
    await expect(image).toHaveAccessibleDescription(/leads with [\d,]+ impressions, highest on/)
    const points = canvas.getByRole('group', { name: /points$/ })
    await expect(tabStops(points.parentElement!)).toEqual([points])

    const live = points.parentElement!.querySelector('[aria-live="polite"]')!
    const says = (words: RegExp) => waitFor(() => expect(live).toHaveTextContent(words))
    tabStops(canvas.getByRole('toolbar', { name: /^Lines of/ }))[0]?.focus()
    await userEvent.tab()
    await expect(points).toHaveFocus()
    await says(/^13 Oct, City launch — 300x250 video: [\d,]+ impressions, (up|down) [\d.]+ percent on 29 Sep$/)
    await userEvent.keyboard('{ArrowLeft}')
    await says(/^12 Oct, City launch — 300x250 video:/)
    await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}')
    await says(/^12 Oct/)
    await userEvent.keyboard('{Home}{ArrowDown}')
    await says(/^30 Sep, City launch — 970x250:/)
    await userEvent.keyboard('{PageDown}{PageDown}{PageUp}')
    await says(/^1 Oct, City launch — 970x250:/)
    await userEvent.keyboard('n')
    await says(/^6 Oct, City launch — 970x250: .*, note: Creative published$/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(live).toBeEmptyDOMElement())
    await userEvent.keyboard('{ArrowRight}{End}{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await says(/^10 Oct, City launch — 300x250 video:/)
  },
}

export const PointerInteraction: Story = {
  tags: ['!autodocs'],
  args: { kind: 'stacked' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('img')
    const points = canvas.getByRole('group', { name: /points$/ })
    const box = points.getBoundingClientRect()
    await userEvent.pointer({ target: points, coords: { clientX: box.left + box.width * 0.3, clientY: box.top + 80 } })
    const tooltip = await waitFor(() => {
      const found = canvasElement.querySelector('[data-slot="chart-tooltip"]')
      if (!found) throw new Error('no tooltip')
      return found
    })
    await expect(tooltip).toHaveTextContent(/^(Fri 3|Sat 4) Oct 2025/)
    const rows = [...tooltip.querySelectorAll('li')].map((row) => row.lastElementChild?.textContent ?? '')
    // All series, their sum, and the sum of the previous period.
    await expect(rows).toHaveLength(twoWeeks.series.length + 2)
    const numbers = rows.map((row) => Number(row.replaceAll(',', '')))
    const sum = numbers.slice(0, -2).reduce((all, one) => all + one, 0)
    await expect(numbers.at(-2)).toBe(sum)
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement()
  },
}

export const LegendInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('img')
    const legend = canvas.getByRole('toolbar', { name: 'Lines of Delivery by creative' })
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
    await userEvent.click(within(legend).getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(lines()).toHaveLength(twoWeeks.series.length + 1))
  },
}

export const States = showStates(meta, {
  Default,
  Area,
  Stacked,
  Compare,
  Weeks,
  Edges,
  DaylightSaving,
  EightSeries,
  Annotations,
  FrameStates,
})
