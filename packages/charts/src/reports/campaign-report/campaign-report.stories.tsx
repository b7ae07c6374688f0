import { DEMO_NOW, type DemoCampaign, demoCampaigns, demoReport } from '@placard/domain/demo'
import {
  computePercent,
  type MetricName,
  previousRange,
  type ReportRange,
  reportTotals,
  withOffsets,
} from '@placard/domain/report'
import { Button } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inGerman } from '../../testing/in-german.js'
import { showsMirroredFrame } from '../../testing/right-to-left.js'
import { CampaignReport, type CampaignReportProps } from './campaign-report.js'

const campaigns = demoCampaigns(DEMO_NOW)
const twoWeeks = { start: '2025-09-30', end: '2025-10-13', tzCode: 'UTC' }

function reports(campaign: DemoCampaign, range: ReportRange) {
  return { report: demoReport(campaign, range), previous: demoReport(campaign, previousRange(range)) }
}

function WithMetric(props: CampaignReportProps) {
  const [metric, setMetric] = useState<MetricName>(props.metric)
  return <CampaignReport {...props} metric={metric} onMetricChange={setMetric} />
}

/** Returns the table of creatives when its code has loaded. */
async function findTable(canvasElement: HTMLElement): Promise<HTMLElement> {
  const canvas = within(canvasElement)
  await canvas.findByRole('radiogroup', { name: 'Rows of the table' })
  return canvas.getByRole('table', { name: 'Creatives' })
}

const meta = {
  title: 'CampaignReport',
  component: CampaignReport,
  args: { ...reports(campaigns[0]!, twoWeeks), metric: 'impressions', onMetricChange: fn() },
  render: (args) => <WithMetric {...args} />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('img')
  },
} satisfies Meta<typeof CampaignReport>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongContent: Story = {
  args: reports(campaigns[4]!, { start: '2025-10-08', end: '2025-10-14', tzCode: 'UTC' }),
}
export const Hours: Story = {
  args: {
    ...reports(campaigns[6]!, { start: '2025-10-14', end: '2025-10-14', tzCode: 'Europe/Berlin' }),
    metric: 'clicks',
  },
}
/** Texts of `de` of `@placard/charts/de`. */
export const German: Story = {
  args: reports(campaigns[6]!, { start: '2025-10-14', end: '2025-10-14', tzCode: 'Europe/Berlin' }),
  decorators: [inGerman],
}
export const GermanPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } }
const LEAP_NOW = new Date('2024-03-07T10:00:00Z')
const leapReport = demoReport(
  demoCampaigns(LEAP_NOW)[0]!,
  { start: '2024-02-20', end: '2024-03-06', tzCode: 'UTC' },
  LEAP_NOW,
)
const LEAP_DAY = '2024-02-29'

/** Compared with the same dates of a year without 29 February: one day shorter, with a gap in the chart. */
export const LeapYear: Story = {
  args: {
    report: leapReport,
    previous: {
      ...leapReport,
      range: withOffsets({ start: '2023-02-20', end: '2023-03-06', tzCode: 'UTC' }),
      rows: leapReport.rows
        .filter(({ bucket }) => bucket !== LEAP_DAY)
        .map((row) => ({
          ...row,
          bucket: row.bucket.replace('2024', '2023'),
          impressions: Math.floor(row.impressions * 0.8),
        })),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByRole('img')
    await expect(
      canvas.getByText('Changes compare the same dates, which are one day fewer: only 2024 has a 29 February.'),
    ).toBeVisible()
  },
}

/** Without a comparison or video data, while new data loads. */
export const Refreshing: Story = {
  args: {
    report: { ...demoReport(campaigns[0]!, twoWeeks), withVideoData: false },
    previous: undefined,
    refreshing: true,
  },
}
export const Loading: Story = { args: { report: undefined, previous: undefined }, play: () => {} }
export const Empty: Story = {
  args: { ...reports(campaigns[5]!, twoWeeks), emptyAction: <Button>Last 30 days</Button> },
  play: () => {},
}
export const Failed: Story = {
  args: { report: undefined, error: 'Request timed out', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: showsMirroredFrame }

export const MetricInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const figures = within(canvas.getByRole('region', { name: 'Key figures' }))
    await userEvent.click(figures.getByRole('button', { name: /^CTR/ }))
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Delivery by creative: CTR' })).toBeVisible())
    await expect(figures.getByRole('button', { name: /^CTR/ })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const TotalsInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const table = await findTable(canvasElement)
    const sums = reportTotals(demoReport(campaigns[0]!, twoWeeks))
    const cells = within(within(table).getAllByRole('row').at(-1)!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    await expect(cells.slice(-5)).toEqual([
      sums.impressions.toLocaleString('en-US'),
      sums.clicks.toLocaleString('en-US'),
      `${computePercent(sums.clicks, sums.impressions)!.toFixed(2)}%`,
      `${computePercent(sums.videoCompletes, sums.videoStarts)!.toFixed(1)}%`,
      sums.invalidTraffic.toLocaleString('en-US'),
    ])
  },
}

export const DaysInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findTable(canvasElement)
    const totals = () =>
      within(canvas.getAllByRole('table').at(-1)!)
        .getAllByRole('row')
        .at(-1)
        ?.textContent?.match(/[\d,]{4,}/g)
    const before = totals()
    const rows = within(canvas.getByRole('radiogroup', { name: 'Rows of the table' }))
    await userEvent.click(rows.getByRole('radio', { name: 'Days' }))
    const table = within(canvas.getByRole('table', { name: 'By day' }))
    await expect(table.getAllByRole('rowheader').length).toBeGreaterThanOrEqual(14)
    await expect(totals()).toEqual(before)
  },
}

export const States = showStates(meta, { Default, Hours })
