import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { defaultReportView, previousRange, reportTotals, withOffsets } from '@placard/domain/report'
import { Button } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inGerman } from '../../testing/in-german.js'
import { showsMirroredFrame } from '../../testing/right-to-left.js'
import { ExportMenu } from '../export-menu/export-menu.js'
import { ReportToolbar } from '../report-toolbar/report-toolbar.js'
import { ShareButton } from '../share-button/share-button.js'
import { ReportPage } from './report-page.js'

const range = { start: '2025-09-30', end: '2025-10-13', tzCode: 'UTC' }
const [campaign, , , , , quiet] = demoCampaigns(DEMO_NOW)
const report = demoReport(campaign!, range)
const view = { ...defaultReportView(DEMO_NOW), range }
const state = {
  report,
  previous: demoReport(campaign!, previousRange(range)),
  receivedAt: new Date(DEMO_NOW.getTime() - 12 * 60_000),
}

const meta = {
  title: 'ReportPage',
  component: ReportPage,
  args: {
    title: report.campaign.name,
    view,
    onViewChange: fn(),
    state,
    onRetry: fn(),
    now: DEMO_NOW,
    toolbar: <ReportToolbar value={view} onValueChange={fn()} now={DEMO_NOW} />,
    actions: <Button>Share</Button>,
  },
} satisfies Meta<typeof ReportPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('img')
  },
}

/** The requested range failed to load: the old report is shown with its age and a retry button. */
export const Stale: Story = {
  args: {
    state: { ...state, error: 'Request timed out' },
    view: { ...view, range: { ...range, start: '2025-08-01' } },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/Still showing 30 Sep – 13 Oct 2025, received 12 min ago/)).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Key figures' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await canvas.findAllByRole('img')
  },
}

/** Texts of `de` of `@placard/charts/de`, with an old report whose update failed. */
export const German: Story = {
  args: {
    state: { ...state, error: 'Zeitüberschreitung der Anfrage' },
    toolbar: (
      <ReportToolbar value={view} onValueChange={fn()} onRefresh={fn()} updatedAt={state.receivedAt} now={DEMO_NOW} />
    ),
    actions: (
      <>
        <ShareButton
          links={[]}
          campaign="Northwind"
          onCreate={fn(() => Promise.reject(new Error('Not called.')))}
          onRevoke={fn(async () => undefined)}
        />
        <ExportMenu
          job={{ status: { state: 'idle' }, start: fn(), cancel: fn() }}
          name={report.campaign.name}
          range={range}
        />
      </>
    ),
  },
  decorators: [inGerman],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('img')
  },
}
export const GermanPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } }

const day = { start: '2025-10-13', end: '2025-10-13', tzCode: 'America/Winnipeg' }
/** A day of Winnipeg as a server counts it whose zone data has UTC-6 for it. */
const countedElsewhere = {
  ...demoReport(campaign!, { ...day, tzCode: 'Etc/GMT+6' }),
  range: { ...withOffsets({ ...day, tzCode: 'Etc/GMT+6' }), tzCode: day.tzCode },
  zoneDifference: { sent: '-05:00', used: '-06:00' },
}

/** The server has other time zone data than the browser: the page follows the server everywhere, and says so. */
export const ZoneDataDiffers: Story = {
  args: {
    view: { ...view, range: day, comparison: { mode: 'off' } },
    state: { report: countedElsewhere, receivedAt: state.receivedAt },
    toolbar: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByText(/America\/Winnipeg is at GMT-06:00\. In this browser’s data it is at GMT-05:00/),
    ).toBeVisible()
    await expect(canvas.getByText('times in GMT-06:00')).toBeVisible()
    const total = reportTotals(countedElsewhere).impressions.toLocaleString('en-US')
    await userEvent.click(await canvas.findByRole('radio', { name: 'Hours' }))
    const table = within(canvas.getByRole('table', { name: 'By hour' }))
    await expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('13 Oct 2025, 00:00 (GMT-06:00)')
    await expect(table.getAllByRole('row').at(-1)).toHaveTextContent(total)
    await userEvent.click(canvas.getByRole('radio', { name: 'Creatives' }))
    await canvas.findAllByRole('img')
  },
}
export const GermanZoneDataDiffers: Story = {
  args: ZoneDataDiffers.args!,
  decorators: [inGerman],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Browser und Server haben verschiedene Zeitzonendaten')).toBeVisible()
    await expect(canvas.getByText(/nach denen in America\/Winnipeg GMT-06:00 gilt/)).toBeVisible()
  },
}

/** A campaign that starts later, so other dates would be empty as well. */
export const NotStarted: Story = {
  args: {
    title: quiet!.name,
    state: { ...state, report: demoReport(quiet!, range), previous: undefined },
    startAction: <Button>See the campaign</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'See the campaign' })).toBeVisible()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: showsMirroredFrame }

export const EmptyInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: { ...state, report: { ...report, rows: [] }, previous: undefined } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show the last 30 days' }))
    await expect(args.onViewChange).toHaveBeenCalledWith({
      ...view,
      range: { start: '2025-09-15', end: '2025-10-14', tzCode: 'UTC' },
    })
  },
}
