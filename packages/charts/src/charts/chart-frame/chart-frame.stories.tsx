import { Button } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { showsMirroredFrame } from '../../testing/right-to-left.js'
import { SketchChart } from '../../testing/sketch-chart.js'
import { ChartFrame } from './chart-frame.js'

const RECEIVED = new Date('2025-10-14T09:48:00Z')

const meta = {
  title: 'ChartFrame',
  tags: ['experimental'],
  component: ChartFrame,
  args: {
    title: 'Delivery by creative',
    metrics: ['impressions', 'clicks', 'ctr', 'vcr'],
    metric: 'impressions',
    partial: 'The last step, 13 Oct, is still being counted.',
  },
  render: (args) => <SketchChart {...args} />,
} satisfies Meta<typeof ChartFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { ChartFrame, ChartTable } from '@placard/charts'
import { formatCount } from '@placard/domain/report'

const rows = [
  { id: '12', name: '12 Oct', cells: [182_402] },
  { id: '13', name: '13 Oct', cells: [96_118] },
]

export function Example() {
  return (
    <ChartFrame
      title="Delivery by day"
      summaryId="delivery-summary"
      summary="182,402 impressions on 12 Oct and 96,118 on 13 Oct."
      partial="The last step, 13 Oct, is still being counted."
      table={
        <ChartTable
          label="Delivery by day"
          rowHead="Day"
          head={[{ id: 'impressions', name: 'Impressions' }]}
          rows={rows}
          format={(value) => formatCount(value)}
        />
      }
    >
      <svg
        role="img"
        aria-label="Delivery by day: impressions"
        aria-describedby="delivery-summary"
        viewBox="0 0 100 40"
      >
        <rect x="10" y="0" width="35" height="40" fill="var(--placard-chart-1)" />
        <rect x="55" y="19" width="35" height="21" fill="var(--placard-chart-1)" />
      </svg>
    </ChartFrame>
  )
}`,
      },
    },
  },
}

export const FrameStates: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-4">
      <SketchChart title="Impressions" state="loading" />
      <SketchChart title="Clicks" refreshing updatedAt={RECEIVED} />
      <SketchChart
        title="Engagement"
        state="stale"
        error="The report server does not answer."
        updatedAt={RECEIVED}
        onRetry={() => {}}
      />
      <SketchChart
        title="Video completes"
        state="error"
        error="The report server does not answer."
        onRetry={() => {}}
      />
      <SketchChart title="Video starts" state="empty" emptyAction={<Button>Last 30 days</Button>} />
      <SketchChart
        title="Clicks by weekday"
        state="empty"
        emptyReason="filtered"
        emptyAction={<Button>Clear filters</Button>}
      />
    </div>
  ),
}

const LONG = {
  title: 'Delivery by creative of the winter timetable awareness campaign in all Nordic markets, second wave',
  names: [
    'Winter timetable — all Nordic capitals, animated, 300×250, second wave, B',
    'حملة الشتاء ❄️',
    'Night lines',
    'Bike month',
    'City launch',
    'Airport express',
    'Ferries',
    'Other',
  ],
}

export const LongContent: Story = {
  render: (args) => <SketchChart {...args} {...LONG} actions={<Button size="sm">Compare</Button>} />,
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div className="grid gap-4">
      <SketchChart {...args} />
      <SketchChart {...args} {...LONG} state="stale" updatedAt={RECEIVED} onRetry={() => {}} />
    </div>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: showsMirroredFrame }

export const SwitchInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onMetricChange: fn(), onViewChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('figure', { name: 'Delivery by creative' })).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Metric of Delivery by creative' }))
    await userEvent.click(screen.getByRole('option', { name: 'CTR' }))
    await expect(args.onMetricChange).toHaveBeenCalledWith('ctr')
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }))
    await expect(args.onViewChange).toHaveBeenCalledWith('table')
    await expect(await canvas.findByRole('columnheader', { name: 'Night lines' })).toBeVisible()
  },
}

export const DownloadInteraction: Story = {
  tags: ['!autodocs'],
  // The open menu sets aria-hidden on the page and traps focus, which axe reports.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Download Delivery by creative' }))
    const picture = await screen.findByRole('menuitem', { name: 'Picture' })
    await expect(picture).toHaveAttribute('aria-disabled', 'true')
    await expect(picture).toHaveAccessibleDescription(/Go back to Chart first/)
    await expect(screen.getByRole('menuitem', { name: 'Figures' })).not.toHaveAttribute('aria-disabled')
  },
}

export const States = showStates(meta, { Default, FrameStates, LongContent })
