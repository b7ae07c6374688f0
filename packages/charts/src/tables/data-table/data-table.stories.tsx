import { Button, Card, EmptyState } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { pinsColumnsAtTheRight } from '../../testing/right-to-left.js'
import { changeColumns, type Placement, placementColumns, placements } from './data-table.fixture.js'
import { DataTable, type DataTableProps } from './data-table.js'

const rows = placements(1).slice(0, 9)
const days = placements(7)
const plain = placementColumns.filter(({ id }) => id !== 'day')

const meta = {
  title: 'DataTable',
  component: DataTable<Placement>,
  args: {
    title: 'Creatives',
    label: 'Creatives',
    columns: plain,
    rows,
    rowId: ({ id }: Placement) => id,
    defaultSort: { column: 'clicks', direction: 'descending' },
    totalLabel: (shown) => `Total, ${shown} creatives`,
    search: 'Search creatives',
    columnMenu: true,
    csv: { name: 'creatives.csv', note: '30 Sep – 13 Oct 2025, UTC' },
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DataTable<Placement>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['pictured'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Groups by campaign, then creative, with days inside. Ratios and changes of a group are computed from sums. */
export const Grouped: Story = {
  args: {
    columns: placementColumns,
    rows: days,
    defaultGroups: ['campaign', 'type'],
    defaultSort: { column: 'impressions', direction: 'descending' },
    totalLabel: (shown) => `Total, ${shown} rows`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const open = async (name: RegExp) => {
      const group = canvas.getByRole('button', { name })
      group.focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(group).toHaveAttribute('aria-expanded', 'true')
      await expect(group).toHaveFocus()
      return group
    }
    const campaign = await open(/^Autumn launch Campaign, level 1/)
    await open(/^VAST Type, level 2/)
    await expect(canvas.getAllByRole('row')).toHaveLength(4 + 4 + 7 + 2)
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getAllByRole('row')).toHaveLength(4 + 4 + 7 + 2)
    campaign.blur()
  },
}

export const Compare: Story = {
  args: { columns: [...plain.filter(({ id }) => id !== 'type'), ...changeColumns], search: undefined },
}

/** Sticky first columns, header and totals in a scrolled region. */
export const StickyBoth: Story = {
  args: {
    columns: [...placementColumns.map((column) => ({ ...column, pinned: column.id === 'type' })), ...changeColumns],
    rows: days.slice(0, 60),
    regionClassName: 'max-h-96',
    totalLabel: (shown) => `Total, ${shown} rows`,
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Creatives' })
    region.scrollTo(240, 600)
    const edge = region.getBoundingClientRect()
    const at = (name: string) => within(region).getByRole('columnheader', { name }).getBoundingClientRect()
    await waitFor(() => expect(region).toHaveAttribute('data-scrolled'))
    await expect(Math.abs(at('Creative').top - edge.top)).toBeLessThan(2)
    await expect(Math.abs(at('Creative').left - edge.left)).toBeLessThan(2)
    await expect(Math.abs(at('Type').left - at('Creative').right)).toBeLessThan(2)
    const total = within(region)
      .getByRole('rowheader', { name: /^Total/ })
      .getBoundingClientRect()
    await expect(Math.abs(total.bottom - edge.bottom)).toBeLessThan(18)
  },
}

function Choosing(props: DataTableProps<Placement>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['0-1-0', '0-2-0']))
  return (
    <DataTable
      {...props}
      selection={{
        selected,
        onChange: setSelected,
        label: ({ creative }) => creative,
        actions: <Button size="sm">Compare</Button>,
      }}
    />
  )
}

export const SelectedAndExpanded: Story = {
  args: {
    renderDetail: ({ day, impressionsBefore }) => (
      <p className="text-ink-muted">{`First shown ${day}. The period before had ${impressionsBefore.toLocaleString('en-US')} impressions.`}</p>
    ),
  },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Autumn launch — VAST 15 s' }))
    await expect(canvas.getByText(/^First shown 2025-10-01/)).toBeVisible()
    const [all, first] = canvas.getAllByRole('checkbox')
    await expect(all).toBePartiallyChecked()
    const user = userEvent.setup()
    await user.click(first!)
    await expect(first).not.toBeChecked()
    await user.keyboard('{Shift>}')
    await user.click(canvas.getAllByRole('checkbox')[5]!)
    await user.keyboard('{/Shift}')
    await expect(canvasElement.querySelector('[data-slot="data-table-selection"]')).toHaveTextContent('5 selected')
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Empty, loading, refreshing, failed, no rows, and no matches. */
export const FrameStates: Story = {
  tags: ['pictured'],
  render: ({ columns, rowId, defaultSort, totalLabel }) => {
    type Shared = Pick<DataTableProps<Placement>, 'columns' | 'rowId' | 'defaultSort' | 'totalLabel'>
    const shared: Shared = { columns, rowId, defaultSort, totalLabel }
    const few = rows.slice(0, 3)
    return (
      <div className="grid grid-cols-2 gap-4 p-4">
        <DataTable {...shared} title="Loading" label="Loading" rows={[]} loading loadingRows={3} />
        <DataTable {...shared} title="Refreshing" label="Refreshing" rows={few} refreshing />
        <DataTable {...shared} title="Failed" label="Failed" rows={[]} error="Request timed out" onRetry={fn()} />
        <DataTable
          {...shared}
          {...{ title: 'Not renewed', label: 'Not renewed', rows: few, error: 'Request timed out', onRetry: fn() }}
          updatedAt={new Date('2025-10-14T09:48:00Z')}
          now={new Date('2025-10-14T10:00:00Z')}
        />
        <DataTable
          {...shared}
          title="Empty"
          label="Empty"
          rows={[]}
          emptyState={
            <EmptyState titleAs="h3" size="sm" title="No creatives yet" action={<Button>Add creative</Button>} />
          }
        />
        <DataTable
          {...shared}
          title="One row, totals on top"
          label="One row, totals on top"
          rows={few.slice(0, 1)}
          totalsAt="top"
        />
        <DataTable
          {...shared}
          title="Nothing matches"
          label="Nothing matches"
          rows={few}
          columnMenu
          layout={{ filters: [{ id: 'impressions', kind: 'between', min: 1_000_000 }] }}
        />
      </div>
    )
  },
}

const LONG = 'Autumn launch, seven languages and the children’s cabin offer, second wave 🚲 עונת הסתיו'
export const LongContent: Story = {
  args: {
    columns: [
      ...plain,
      ...Array.from({ length: 32 }, (_, place) => ({
        id: `figure${place}`,
        header: `Figure ${place + 1} of a report`,
        align: 'end' as const,
        value: ({ impressions }: Placement) => impressions * 10 ** (place % 6),
      })),
    ],
    rows: rows.map((row, place) => ({
      ...row,
      creative: place % 3 ? row.creative : LONG,
      type: place % 4 ? row.type : LONG,
    })),
  },
}

export const RightToLeft: Story = {
  args: StickyBoth.args,
  globals: { direction: 'rtl', viewport: { value: 'tablet' } },
  play: pinsColumnsAtTheRight,
}

export const SortInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = (name: string) => canvas.getByRole('columnheader', { name })
    const button = (name: string) => within(heading(name)).getByRole('button', { name: new RegExp(`^${name}`) })
    button('Type').focus()
    await userEvent.keyboard('{Enter}')
    await expect(heading('Type')).toHaveAttribute('aria-sort', 'ascending')
    await expect(heading('Clicks')).toHaveAttribute('aria-sort', 'none')
    button('CTR').focus()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect(heading('Type')).toHaveAttribute('aria-sort', 'ascending')
    await expect(button('CTR')).toHaveAccessibleName('CTR second of 2')
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Type, ascending, then CTR, descending')
    const types = canvas
      .getAllByRole('row')
      .slice(1, -1)
      .map((row) => within(row).getAllByRole('cell')[0]!.textContent)
    await expect(types).toEqual([...types].sort())
  },
}

export const SearchInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('searchbox', { name: 'Search creatives' })
    await userEvent.type(box, 'vast')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 9 rows'))
    const found = rows.filter(({ type }) => type === 'VAST')
    const total = within(canvas.getAllByRole('row').at(-1)!).getAllByRole('cell')
    const sum = found.reduce((all, { impressions }) => all + impressions, 0)
    await expect(total[1]).toHaveTextContent(sum.toLocaleString('en-US'))
    await userEvent.type(box, ' nothing')
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all rows' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows.length + 2))
    await expect(box).toHaveFocus()
  },
}
