import { Card } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { manyColumns, manyRows } from './large-table.fixture.js'
import { LargeTable } from './large-table.js'

const meta = {
  title: 'LargeTable',
  component: LargeTable<number>,
  // Its look is that of DataTable, whose stories have the other pictures.
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    title: 'Placements',
    label: 'Placements',
    columns: manyColumns,
    store: manyRows(100_000),
    search: 'Search placements',
    columnMenu: true,
    csv: { name: 'placements.csv' },
    totalLabel: (shown) => `Total, ${shown.toLocaleString('en-US')} rows`,
    defaultSort: { column: 'impressions', direction: 'descending' },
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof LargeTable<number>>
export default meta
type Story = StoryObj<typeof meta>

/** 100,000 rows of twelve columns. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const found = () => canvas.getByRole('table')
    await waitFor(() => expect(found()).toHaveAttribute('aria-rowcount', '100002'))
    const table = found()
    await expect(within(table).getAllByRole('row').length).toBeLessThan(80)
    const region = await canvas.findByRole('region', { name: 'Placements' })
    region.scrollTop = 40_000
    const first = Math.floor(40_000 / 44)
    await waitFor(() =>
      expect(table.querySelector(`tr[data-line="${first}"]`)).toHaveAttribute('aria-rowindex', String(first + 2)),
    )
  },
}

/** The ratio of a group is computed from its sums. */
export const Grouped: Story = {
  args: { defaultGroups: ['campaign'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Campaign \d+ Campaign, level 1/ })).toHaveLength(40),
    )
  },
}

export const Loading: Story = { args: { store: manyRows(0), loading: true } }

/** Rows stay below the error message. */
export const Failed: Story = {
  name: 'Error',
  tags: ['pictured'],
  args: { store: manyRows(3), error: 'Request timed out', onRetry: () => {} },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('cell', { name: /Campaign/ })).toHaveLength(3))
  },
}

/** Not a test: a million rows take too long on a busy machine. */
export const Million: Story = { tags: ['!test'], render: (args) => <LargeTable {...args} store={million()} /> }
let kept: ReturnType<typeof manyRows> | undefined
const million = () => {
  kept ??= manyRows(1_000_000)
  return kept
}
