import { previousRange } from '@placard/domain'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/testing'
import { ToastProvider } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ExportMenu } from '../../report/export-menu.js'
import { ReportScreen } from '../../report/report-screen.js'
import { ReportMenu } from './report-menu.js'
import { ReportNotFound } from './report-not-found.js'

const range = { start: '2025-09-30', end: '2025-10-13', tzCode: 'UTC' }
const [northwind, , , , , pixelForge] = demoCampaigns(DEMO_NOW)
const report = demoReport(northwind!, range)
const addressOf = (id = 'summary') => `#${id}`

const meta = {
  title: 'Reporting',
  component: ReportScreen,
  args: {
    title: report.campaign.name,
    actions: <ExportMenu onDownload={() => undefined} />,
    menu: <ReportMenu creatives={report.creatives} creativeID={undefined} addressOf={addressOf} />,
    report,
    previous: demoReport(northwind!, previousRange(range)),
    range,
    onRangeChange: fn(),
    receivedAt: DEMO_NOW.getTime() - 12 * 60_000,
    loading: false,
    refreshing: false,
    onRetry: fn(),
    onCancel: fn(),
    metric: 'impressions',
    onMetricChange: fn(),
    now: DEMO_NOW,
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <ToastProvider>
          {/* The rest of the padding that the console's frame has. */}
          <div className="py-2 md:px-2">
            <Story />
          </div>
        </ToastProvider>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof ReportScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}

export const WithoutMenu: Story = { args: { menu: undefined, eyebrow: 'Shared report' } }

export const Loading: Story = {
  args: {
    title: 'Campaign report',
    report: undefined,
    previous: undefined,
    loading: true,
    menu: <ReportMenu creatives={undefined} creativeID={undefined} addressOf={addressOf} />,
  },
}

export const Empty: Story = {
  args: {
    title: pixelForge!.name,
    report: demoReport(pixelForge!, range),
    previous: undefined,
    onLongerRange: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show the last 30 days' }))
    await expect(args.onLongerRange).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  name: 'Error',
  args: { report: undefined, previous: undefined, error: 'Request timed out' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const FailedWithLastGood: Story = {
  args: { error: 'Request timed out', range: { ...range, start: '2025-08-01' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/Still showing 30 Sep – 13 Oct 2025, received 12 min ago/)).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Key figures' })).toBeVisible()
  },
}

export const Forbidden: Story = { render: () => <ReportNotFound what="campaign" back="#" /> }

export const CreativeMissing: Story = { render: () => <ReportNotFound what="creative" back="#" /> }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const FiltersInteraction: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filters' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await expect(drawer.getByRole('link', { name: 'Campaign summary' })).toHaveAttribute('aria-current', 'page')
    await expect(drawer.getAllByRole('link')).toHaveLength(report.creatives.length + 1)
  },
}
