import { formatPercent } from '@placard/domain/report'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { ChartTable } from './chart-table.js'

const meta = {
  title: 'ChartTable',
  tags: ['experimental'],
  component: ChartTable,
  args: {
    label: 'CTR by day',
    rowHead: 'Day',
    head: [
      { id: 'all', name: 'All creatives' },
      { id: 'city', name: 'City launch' },
      { id: 'winter', name: 'Winter timetable of all Nordic capitals, second wave, 300×250 ❄️' },
    ],
    rows: [
      { id: '2025-10-10', name: 'Fri 10 Oct 2025', cells: [1.17, 1.5287, 0.78] },
      { id: '2025-10-11', name: 'Sat 11 Oct 2025', cells: [1.08, 1.41, null] },
      { id: '2025-10-12', name: 'Sun 12 Oct 2025', cells: [0.97, 0.97, null] },
      { id: '2025-10-13', name: 'Mon 13 Oct 2025', cells: [1.21, 1.6, 0.41] },
    ],
    total: { name: '4 days', cells: [1.11, 1.38, 0.6] },
    format: (value) => formatPercent(value, 2),
  },
  decorators: [
    (Story) => (
      <div className="h-65 overflow-clip rounded-card border border-line-subtle bg-surface text-ink">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChartTable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const heads = await within(canvasElement).findAllByRole('columnheader')
    await expectToTheRight(heads[0]!, heads.at(-1)!)
  },
}

export const States = showStates(meta, { Default })
