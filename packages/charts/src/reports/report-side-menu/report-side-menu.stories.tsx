import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { defaultReportView } from '@placard/domain/report'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ExportPanel } from '../export-menu/export-menu.js'
import { ReportToolbar } from '../report-toolbar/report-toolbar.js'
import { ReportSideMenu } from './report-side-menu.js'

const view = defaultReportView(DEMO_NOW)
const { campaign, creatives } = demoReport(demoCampaigns(DEMO_NOW)[0]!, view.range)
const many = Array.from({ length: 24 }, (_, index) => ({
  ...creatives[index % creatives.length]!,
  id: `many${index}`,
  name: `${creatives[index % creatives.length]!.name}, version ${index + 1}`,
}))
const job = { status: { state: 'idle' }, start: fn(), cancel: fn() } as const

const meta = {
  title: 'ReportSideMenu',
  component: ReportSideMenu,
  args: {
    creatives,
    creativeID: creatives[1]!.id,
    renderLink: (id = 'summary') => createElement('a', { href: `#${id}` }),
    filters: (
      <ReportToolbar
        value={view}
        onValueChange={fn()}
        arrangement="stack"
        parts={['range', 'timezone']}
        now={DEMO_NOW}
      />
    ),
    exporting: (
      <ExportPanel job={job} name={campaign.name} range={view.range} onWithVideoChange={fn()} arrangement="compact" />
    ),
  },
  decorators: [
    (Story) => (
      <div className="flex max-h-170 w-66 flex-col border-line-subtle border-e py-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReportSideMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A long list of creatives scrolls; the links below it stay visible. */
export const ManyCreatives: Story = {
  args: { creatives: many, creativeID: 'many2' },
  play: async ({ canvasElement }) => {
    const end = canvasElement.querySelector('.max-h-170')!.getBoundingClientRect().bottom
    const download = within(canvasElement).getByRole('button', { name: 'Download CSV' })
    await expect(download.getBoundingClientRect().bottom).toBeLessThan(end)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [previous, next] = [/^Previous/, 'No later days'].map((name) => canvas.getByRole('button', { name }))
    await expectToTheRight(previous!, next!)
  },
}

export const SearchInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { creatives: many, creativeID: undefined },
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: 'Report' }))
    await expect(menu.getAllByRole('link')).toHaveLength(25)
    await expect(menu.getByRole('link', { name: 'Campaign summary' })).toHaveAttribute('aria-current', 'page')
    await userEvent.type(menu.getByRole('searchbox', { name: 'Search creatives' }), 'VERSION 13')
    await expect(menu.getAllByRole('link')).toHaveLength(2)
    await expect(menu.getByRole('status')).toHaveTextContent('1 of 24 creatives')
    await userEvent.type(menu.getByRole('searchbox'), '9')
    await expect(menu.getByText('No creative is called that.')).toBeVisible()
  },
}

export const States = showStates(meta, { Default })
