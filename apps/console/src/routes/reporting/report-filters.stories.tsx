import { useExportJob } from '@placard/charts'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { defaultReportView, previousRange } from '@placard/domain/report'
import { ToastProvider } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, createElement, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ReportScreen } from '../../report/report-screen.js'

const range = { start: '2025-09-30', end: '2025-10-13', tzCode: 'UTC' }
const northwind = demoCampaigns(DEMO_NOW)[0]!
const report = demoReport(northwind, range)

type ScreenProps = Omit<ComponentProps<typeof ReportScreen>, 'exporting'>

function Screen(props: ScreenProps) {
  const job = useExportJob(async () => undefined)
  const [view, setView] = useState(props.view)
  return <ReportScreen {...props} view={view} onViewChange={setView} exporting={{ job, name: report.campaign.name }} />
}

const meta = {
  title: 'Reporting/Screen',
  component: Screen,
  args: {
    title: report.campaign.name,
    actions: null,
    view: { ...defaultReportView(DEMO_NOW), range },
    onViewChange: fn(),
    state: {
      report,
      previous: demoReport(northwind, previousRange(range)),
      receivedAt: new Date(DEMO_NOW.getTime() - 12 * 60_000),
    },
    creatives: report.creatives,
    renderLink: (id = 'summary') => createElement('a', { href: `#${id}` }),
    onRetry: fn(),
    now: DEMO_NOW,
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <ToastProvider>
          {/* Padding of the console's layout. */}
          <div className="py-2 md:px-2">
            <Story />
          </div>
        </ToastProvider>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const FiltersInteraction: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filters' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await expect(drawer.getByRole('link', { name: 'Campaign summary' })).toHaveAttribute('aria-current', 'page')
    await expect(drawer.getAllByRole('link')).toHaveLength(report.creatives.length + 1)
  },
}
