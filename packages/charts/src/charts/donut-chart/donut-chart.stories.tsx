import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { showsMirroredFrame } from '../../testing/right-to-left.js'
import { DonutChart } from './donut-chart.js'

const parts = [
  ['City launch — 300x250 video', 1_204_881],
  ['City launch — 970x250', 842_310],
  ['Retargeting — VAST 15s', 611_027],
  ['Retargeting — VPAID 30s', 203_554],
  ['Brand safe list — 160x600', 98_201],
].map(([name, value]) => ({ id: String(name), name: String(name), value: Number(value) }))
const part = (name: string, value: number | null) => ({ id: name, name, value })
const twelve = Array.from({ length: 12 }, (_, index) =>
  part(`Placement ${index + 1}`, Math.round(500_000 / (index + 1) ** 1.3)),
)

const meta = {
  title: 'DonutChart',
  component: DonutChart,
  args: {
    title: 'Impressions by creative',
    metric: 'impressions',
    parts,
    partName: 'Creative',
    csvName: 'impressions-by-creative.csv',
    pictureName: 'impressions-by-creative',
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('img')
  },
} satisfies Meta<typeof DonutChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: (Story) => (
    <div className="max-w-180">
      <Story />
    </div>
  ),
}

export const Edges: Story = {
  args: { titleAs: 'h3' },
  render: (args) => (
    <div className="grid grid-cols-6 items-start gap-4 *:col-span-2 *:first:col-span-3 *:nth-2:col-span-3">
      <DonutChart {...args} title="Twelve parts" parts={twelve} />
      <DonutChart
        {...args}
        title="Tiny parts"
        parts={[part('Nearly all', 2_000_000_000), part('A little', 900), part('Less', 40), part('One', 1)]}
      />
      <DonutChart
        {...args}
        title="Long names"
        metric="clicks"
        parts={[
          part('Autumn sale for everyone who forgot the summer sale, second cut, all formats, v12', 500),
          part('🚲🎉 Ride & win 👩‍👩‍👧 — interstitial 320x480 with a very long name that goes on', 300),
          part('إطلاق المدينة — فيديو ٣٠٠×٢٥٠ للهواتف المحمولة والأجهزة اللوحية', 200),
        ]}
      />
      <DonutChart {...args} title="One part" parts={parts.slice(0, 1)} />
      <DonutChart {...args} title="Nothing" parts={[part('Missing', null), part('Zero', 0)]} />
    </div>
  ),
}

const received = new Date('2025-10-14T09:48:00Z')
const failure = { error: 'The server did not answer.', onRetry: () => {} }

export const FrameStates: Story = {
  render: (args) => (
    <div className="grid grid-cols-6 items-start gap-4 *:col-span-2 *:first:col-span-3 *:nth-2:col-span-3">
      <DonutChart {...args} title="Refreshing" refreshing updatedAt={received} />
      <DonutChart {...args} {...failure} title="Stale" state="stale" updatedAt={received} />
      <DonutChart {...args} title="Loading" state="loading" />
      <DonutChart {...args} title="Empty" state="empty" />
      <DonutChart {...args} {...failure} title="Failed" state="error" />
    </div>
  ),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { parts: twelve } }

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: showsMirroredFrame }

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const image = await canvas.findByRole('img')
    await expect(image).toHaveAccessibleDescription(
      'City launch — 300x250 video leads with 40.7% of 2,959,973 impressions; City launch — 970x250 follows with 28.5%.',
    )
    const points = canvas.getByRole('group', { name: /points$/ })
    const live = points.parentElement?.querySelector('[aria-live="polite"]')
    canvas.getByRole('radio', { name: 'Chart' }).focus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(points).toHaveFocus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(live).toHaveTextContent('Brand safe list — 160x600: 98,201 impressions, 3.3% of all'))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(live).toHaveTextContent('Retargeting — VPAID 30s: 203,554 impressions, 6.9% of all'))
  },
}

export const States = showStates(meta, { Default, Edges, FrameStates })
