import { formatRange } from '@placard/domain/dates'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import {
  compareReports,
  type MetricName,
  NO_COUNTS,
  previousRange,
  type ReportRange,
  reportTotals,
} from '@placard/domain/report'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { reportSeries } from '../../charts/report-series/report-series.js'
import { ReportKpis, type ReportKpisProps } from './report-kpis.js'

const campaigns = demoCampaigns(DEMO_NOW)

function figures(range: ReportRange, campaign = campaigns[0]!): ReportKpisProps {
  const [report, previous] = [demoReport(campaign, range), demoReport(campaign, previousRange(range))]
  return {
    totals: reportTotals(report),
    series: reportSeries(report, previous),
    comparison: compareReports(report, previous),
    context: `vs ${formatRange(previous.range, { year: false })}`,
  }
}

function WithMetric({ onMetricChange, ...props }: ReportKpisProps) {
  const [metric, setMetric] = useState<MetricName>('impressions')
  const choose = (next: MetricName) => {
    setMetric(next)
    onMetricChange?.(next)
  }
  return <ReportKpis {...props} metric={metric} onMetricChange={choose} />
}

const twoWeeks = { start: '2025-09-30', end: '2025-10-13', tzCode: 'UTC' }
const running = { start: '2025-10-08', end: '2025-10-14', tzCode: 'UTC' }

const meta = {
  title: 'ReportKpis',
  component: ReportKpis,
  args: { ...figures(twoWeeks), onMetricChange: fn() },
  render: (args) => <WithMetric {...args} />,
} satisfies Meta<typeof ReportKpis>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const strip = within(within(canvasElement).getByRole('region', { name: 'Key figures' }))
    const clicks = strip.getByRole('button', { name: /^Clicks/ })
    clicks.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMetricChange).toHaveBeenCalledWith('clicks')
    await expect(clicks).toHaveAttribute('aria-pressed', 'true')
    await expect(clicks).toHaveAccessibleName(/^Clicks [\d,]+ (up|down) [\d.]+ percent vs 16–29 Sep$/)
    await userEvent.tab()
    await expect(strip.getByRole('button', { name: 'What is Clicks?' })).toHaveFocus()
  },
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="text-caption text-ink-muted">{name}</p>
      {children}
    </div>
  )
}

/** The layout depends on the container's width: phone, column, tablet. */
export const Widths: Story = {
  render: (args) => (
    <div className="flex flex-col gap-6">
      {[360, 600, 900].map((width) => (
        <div key={width} style={{ width }}>
          <Named name={`${width} px`}>
            <WithMetric {...args} label={`Key figures at ${width} px`} />
          </Named>
        </div>
      ))}
    </div>
  ),
}

const huge = Object.fromEntries(
  Object.keys(NO_COUNTS).map((name, index) => [name, 2_000_000_000 - index * 97_531]),
) as typeof NO_COUNTS
const STATES: [string, ReportKpisProps][] = [
  ['Loading', { sparklines: true }],
  ['The last day is running', figures(running)],
  ['Nothing to divide by, nothing to compare with', { totals: NO_COUNTS, metrics: ['impressions', 'ctr', 'vcr'] }],
  [
    'Fewer is better, or neither',
    { ...figures(twoWeeks), polarity: { impressions: 'neutral', clicks: 'down-is-good', ctr: 'down-is-good' } },
  ],
  ['Huge', { ...figures(twoWeeks), totals: huge }],
  ['Error', { error: 'Could not be counted' }],
]

export const FrameStates: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      {STATES.map(([name, props]) => (
        <Named key={name} name={name}>
          <ReportKpis {...props} label={name} />
        </Named>
      ))}
    </div>
  ),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const strip = within(within(canvasElement).getByRole('region', { name: 'Key figures' }))
    await expectToTheRight(
      strip.getByRole('button', { name: /^Impressions/ }),
      strip.getByRole('button', { name: /^Clicks/ }),
    )
  },
}

export const States = showStates(meta, { Widths, FrameStates })
