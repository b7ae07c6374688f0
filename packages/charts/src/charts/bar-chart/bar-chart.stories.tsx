import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { showsMirroredFrame } from '../../testing/right-to-left.js'
import { BarChart } from './bar-chart.js'

const names = [
  'City launch — 300x250 video',
  'City launch — 970x250',
  'Retargeting — VAST 15s',
  'Retargeting — VPAID 30s',
  'Brand safe list — 160x600',
]
const categories = names.map((name, index) => ({ id: String(index), name }))
const impressions = {
  id: 'impressions',
  name: 'Impressions',
  values: [1_204_881, 842_310, 611_027, 203_554, 98_201],
  previous: [1_011_204, 861_400, 540_112, 240_870, 0],
}
/** Deterministic values that look like real counts. */
const values = (count: number, scale: number, seed = 7) =>
  Array.from({ length: count }, (_, index) =>
    Math.round((scale * (((index + seed) * 7919) % 997)) / 997 / (1 + index / 9)),
  )
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `c${index}`, name: `Placement ${index + 1}` }))
const platforms = [
  'Desktop web',
  'Mobile web',
  'iOS app',
  'Android app',
  'Connected TV',
  'Console',
  'Audio',
  'Other screens',
]
const series = (count: number, length: number, scale = 500_000) =>
  platforms
    .slice(0, count)
    .map((name, index) => ({ id: name, name, values: values(length, scale / (1 + index / 3), index * 13 + 3) }))

const meta = {
  title: 'BarChart',
  component: BarChart,
  args: {
    title: 'Impressions by creative',
    metric: 'impressions',
    categories,
    categoryName: 'Creative',
    series: [impressions],
    previousText: '16–29 Sep',
    csvName: 'impressions-by-creative.csv',
    pictureName: 'impressions-by-creative',
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('img')
  },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Kinds: Story = {
  args: { previousText: undefined },
  render: (args) => (
    <div className="grid grid-cols-2 items-start gap-4">
      <BarChart {...args} title="Grouped" series={series(2, 5)} orientation="vertical" />
      <BarChart {...args} title="Stacked" series={series(4, 5)} orientation="vertical" mode="stacked" />
      <BarChart {...args} title="Grouped by screen" series={series(4, 5)} />
      <BarChart {...args} title="Stacked by screen" series={series(8, 5)} mode="stacked" />
    </div>
  ),
}

const long = [
  'Autumn sale for everyone who forgot the summer sale, second cut, all formats, v12',
  '🚲🎉 Ride & win 👩‍👩‍👧 — interstitial 320x480 with a very long name that goes on',
  'إطلاق المدينة — فيديو ٣٠٠×٢٥٠ للهواتف المحمولة والأجهزة اللوحية',
  'Short',
]

const signed = [{ ...impressions, values: [120_000, -84_000, null, 0, -3_000] }]
const longCategories = long.map((name) => ({ id: name, name }))
const ratio = [{ id: 'ctr', name: 'CTR', values: [1.53, 1.08, null], total: 1.17 }]

export const Edges: Story = {
  args: { previousText: undefined, titleAs: 'h3' },
  render: (args) => (
    <div className="grid grid-cols-3 items-start gap-4 *:grid *:gap-4">
      <div>
        <BarChart {...args} title="Long names" categories={longCategories} series={series(1, 4)} />
        <BarChart {...args} title="One" categories={categories.slice(0, 1)} series={[impressions]} />
        <BarChart {...args} title="A ratio" metric="ctr" categories={categories.slice(0, 3)} series={ratio} />
      </div>
      <div>
        <BarChart
          {...args}
          title="Long names, upright"
          orientation="vertical"
          categories={longCategories}
          series={series(1, 4)}
        />
        <BarChart
          {...args}
          title="Huge"
          orientation="vertical"
          series={[{ ...impressions, values: [2e9, 1_999_999_999, 2_000, 12, 1] }]}
        />
        <BarChart
          {...args}
          title="All zero"
          categories={categories.slice(0, 2)}
          series={[{ ...impressions, values: [0, 0] }]}
        />
      </div>
      <div>
        <BarChart {...args} title="Negative and missing" orientation="vertical" series={signed} />
        <BarChart {...args} title="Negative, on its side" order="given" series={signed} />
      </div>
    </div>
  ),
}

export const Many: Story = {
  args: { previousText: undefined },
  render: (args) => (
    <div className="grid gap-4">
      <BarChart
        {...args}
        title="A hundred, upright"
        orientation="vertical"
        categories={many(100)}
        series={series(1, 100)}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <BarChart {...args} title="Thirty" categories={many(30)} series={series(1, 30)} />
        <BarChart {...args} title="Eight series" categories={many(3)} series={series(8, 3)} />
      </div>
    </div>
  ),
}

const hours = Array.from({ length: 24 }, (_, hour) => {
  const name = `${String(hour).padStart(2, '0')}:00`
  return { id: name, name }
})
const byHour = [
  { id: 'clicks', name: 'Clicks', values: hours.map((_, hour) => 400 + Math.round(380 * Math.sin((hour - 8) / 4))) },
]

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div className="grid gap-4">
      <BarChart {...args} />
      <BarChart
        {...args}
        title="Clicks by hour"
        metric="clicks"
        orientation="vertical"
        categories={hours}
        categoryName="Hour"
        series={byHour}
      />
      <BarChart {...args} title="By screen" mode="stacked" series={series(4, 5)} previousText={undefined} />
    </div>
  ),
}

export const FrameStates: Story = {
  render: (args) => (
    <div className="grid grid-cols-3 items-start gap-4">
      <BarChart {...args} title="Loading" state="loading" />
      <BarChart {...args} title="Empty" state="empty" />
      <BarChart {...args} title="Refreshing" refreshing updatedAt={new Date('2025-10-14T09:48:00Z')} />
      <BarChart
        {...args}
        title="Stale"
        state="stale"
        error="The server did not answer."
        onRetry={() => {}}
        updatedAt={new Date('2025-10-14T09:48:00Z')}
      />
      <BarChart {...args} title="Failed" state="error" error="The server did not answer." onRetry={() => {}} />
    </div>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: showsMirroredFrame }

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  args: { onSelect: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const image = await canvas.findByRole('img')
    await expect(image).toHaveAccessibleName('Impressions by creative: Impressions')
    await expect(image).toHaveAccessibleDescription(
      'City launch — 300x250 video leads with 1,204,881 of 2,959,973 impressions.',
    )
    const points = canvas.getByRole('group', { name: /points$/ })
    const live = points.parentElement?.querySelector('[aria-live="polite"]')
    canvas.getByRole('radio', { name: 'Chart' }).focus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(points).toHaveFocus()
    await waitFor(() =>
      expect(live).toHaveTextContent(
        /^City launch — 300x250 video: 1,204,881 impressions, up 19.2 percent on 16–29 Sep$/,
      ),
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(live).toHaveTextContent(/^City launch — 970x250: 842,310 impressions, down 2.2 percent/))
    await expect(args.onSelect).toHaveBeenCalledWith(categories[1])
  },
}

export const States = showStates(meta, { Default, Kinds, Edges, Many, FrameStates })
