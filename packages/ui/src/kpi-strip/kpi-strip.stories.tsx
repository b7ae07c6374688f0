import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Delta } from '../delta/delta.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Toggletip } from '../toggletip/toggletip.js'
import { KpiStrip, type KpiStripProps, KpiTile } from './kpi-strip.js'

const RouterLink = (props: ComponentProps<'a'>) => <a {...props} />

const figures = [
  { label: 'Impressions', value: '2,959,973', change: 12.4, unit: 'percent' },
  { label: 'Engagement', value: '148,220', change: 3.1, unit: 'percent' },
  { label: 'Clicks', value: '34,674', change: -1.8, unit: 'percent' },
  { label: 'CTR', value: '1.17%', change: -0.05, unit: 'pp' },
  { label: 'Video completes', value: '861,792', change: 8.9, unit: 'percent' },
] as const

function Figures({ context = 'vs 16–29 Sep', ...strip }: Partial<KpiStripProps> & { context?: string }) {
  const [metric, setMetric] = useState<string>('Impressions')
  return (
    <KpiStrip label="Key figures" {...strip}>
      {figures.map(({ label, value, change, unit }) => (
        <KpiTile
          key={label}
          label={label}
          value={value}
          delta={<Delta value={change} unit={unit} context={context} />}
          pressed={metric === label}
          onPress={() => setMetric(label)}
        />
      ))}
    </KpiStrip>
  )
}

const meta = {
  title: 'KpiStrip',
  component: KpiStrip,
  subcomponents: { KpiTile },
  args: { label: 'Key figures' },
  render: (args) => <Figures {...args} />,
} satisfies Meta<typeof KpiStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** Three per row on a phone, so that a chart fits below. */
export const Compact: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { compact: true },
  play: async ({ canvasElement }) => {
    const [first, , third, fourth] = within(canvasElement).getAllByRole('listitem')
    const box = first!.getBoundingClientRect()
    await expect(third!.getBoundingClientRect().top).toBe(box.top)
    await expect(fourth!.getBoundingClientRect().top).toBeGreaterThan(box.top)
    const figure = first!.querySelector('[data-slot="value-text"]')
    await expect(figure?.getBoundingClientRect().right).toBeLessThan(box.right - 4)
  },
}
/** The width beside the side menu and a report's filters in a viewport of 992 px. */
export const Narrow: Story = {
  render: () => (
    <div className="w-167.5">
      <Figures />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const tile of within(canvasElement).getAllByRole('listitem')) {
      const figure = tile.querySelector('[data-slot="value-text"]')
      await expect(figure?.getBoundingClientRect().right).toBeLessThan(tile.getBoundingClientRect().right - 8)
      await expect(tile.getBoundingClientRect().top).toBe(
        within(canvasElement).getAllByRole('listitem')[0]?.getBoundingClientRect().top,
      )
    }
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [impressions, engagement] = within(canvasElement).getAllByRole('listitem')
    await expectToTheRight(impressions!, engagement!)
    // The line between both tiles.
    await expect(getComputedStyle(engagement!).borderRightWidth).toBe('1px')
  },
}

export const LongContent: Story = { render: () => <Figures context="vs 30 Dec 2024 – 12 Jan 2025" /> }

export const Loading: Story = {
  render: (args) => (
    <KpiStrip {...args} aria-busy>
      {figures.map(({ label }) => (
        <KpiTile key={label} label={label} value="" loading />
      ))}
    </KpiStrip>
  ),
}

export const ControlStates: Story = {
  render: (args) => (
    <KpiStrip {...args}>
      <KpiTile label="Plain" value="1,204" delta={<Delta value={null} context="vs 16–29 Sep" />} />
      <KpiTile label="No data" value="—" delta={<Delta value={null} context="vs 16–29 Sep" />} />
      <KpiTile label="Button" value="0" onPress={() => {}} delta={<Delta value={0} context="vs 16–29 Sep" />} />
      <KpiTile asChild label="Link" value="14" delta={<Delta value={16.7} />}>
        <RouterLink href="#creatives" />
      </KpiTile>
      <KpiTile label="Failed" value="" error="Could not be counted" />
    </KpiStrip>
  ),
}

export const Polarity: Story = {
  render: (args) => (
    <KpiStrip {...args}>
      <KpiTile label="Clicks (more is good)" value="34,674" delta={<Delta value={-1.8} />} />
      <KpiTile label="Errors (fewer is good)" value="112" delta={<Delta value={-31.3} polarity="down-is-good" />} />
      <KpiTile label="Spend (neither)" value="€4,120" delta={<Delta value={6.2} polarity="neutral" />} />
    </KpiStrip>
  ),
}

/** Placeholder of a chart; consumers use `Sparkline` of @placard/charts. */
function Course({ points, className = 'max-w-full' }: { points: string; className?: string }) {
  return (
    <svg role="img" aria-label="rising" viewBox="0 0 96 28" width={96} height={28} fill="none" className={className}>
      <polyline
        points={points}
        stroke="var(--placard-chart-1)"
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}

export const WithChart: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      <KpiStrip {...args}>
        <KpiTile
          label="Impressions"
          value="2,959,973"
          chart={<Course points="3,22 20,18 37,20 54,12 71,14 93,5" />}
          delta={<Delta value={12.4} context="vs 16–29 Sep" />}
        />
        <KpiTile
          label="Clicks"
          value="34,674"
          chart={<Course points="3,16 20,14 37,18 54,15 71,11 93,9" />}
          delta={<Delta value={3.1} context="vs 16–29 Sep" />}
        />
      </KpiStrip>
      <KpiStrip label="Key figures, charts below">
        {figures.map(({ label, value, change, unit }) => (
          <KpiTile
            key={label}
            label={label}
            value={value}
            delta={<Delta value={change} unit={unit} context="vs 16–29 Sep" />}
            chart={<Course points="3,22 20,18 37,20 54,12 71,14 93,5" className="w-full" />}
            chartPlacement="below"
            info={<Toggletip label={`What is ${label}?`}>Counted once a view.</Toggletip>}
            onPress={() => {}}
          />
        ))}
      </KpiStrip>
    </div>
  ),
}

export const PressInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const clicks = canvas.getByRole('button', { name: /^Clicks/ })
    clicks.focus()
    await userEvent.keyboard('{Enter}')
    await expect(clicks).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: /^Impressions/ })).toHaveAttribute('aria-pressed', 'false')
    await expect(clicks).toHaveAccessibleName(/down 1\.8 percent/)
  },
}

export const States = showStates(meta, { Default, LongContent, Loading, ControlStates, Polarity, WithChart })
