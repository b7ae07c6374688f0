import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Card, CardActions, CardHeader, CardTitle } from '../card/card.js'
import { EmptyState } from '../empty-state/empty-state.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Choosable, Creatives, Grouped, head, type Sort } from './table.fixture.js'
import {
  Table,
  TableActionsCell,
  TableBody,
  TableCaption,
  TableCell,
  TableEmptyRow,
  TableFoot,
  TableGroupRow,
  TableHead,
  TableHeaderCell,
  TableLoadingRows,
  TableRegion,
  TableRow,
  TableSelectCell,
} from './table.js'

const meta = {
  title: 'Table',
  component: Table,
  subcomponents: {
    TableRegion,
    TableCaption,
    TableHead,
    TableBody,
    TableFoot,
    TableRow,
    TableHeaderCell,
    TableCell,
    TableSelectCell,
    TableActionsCell,
    TableGroupRow,
    TableEmptyRow,
    TableLoadingRows,
  },
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { density: 'comfortable' },
  render: (args) => (
    <Card>
      <CardHeader>
        <CardTitle>Creatives</CardTitle>
        <CardActions>
          <Button size="sm">Columns</Button>
          <Button size="sm">CSV</Button>
        </CardActions>
      </CardHeader>
      <TableRegion label="Creatives">
        <Creatives {...args} sort="descending" onSort={() => {}} />
      </TableRegion>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region', { name: 'Creatives' })).toBeNull()
    await expect(within(canvasElement).getByRole('rowheader', { name: 'Total, 5 creatives' })).toBeVisible()
  },
}

export const Compact: Story = {
  render: () => (
    <Card>
      <TableRegion label="Creatives">
        <Creatives density="compact" />
      </TableRegion>
    </Card>
  ),
}

export const Sticky: Story = {
  render: () => (
    <Card className="max-w-md">
      <TableRegion label="Creatives" className="max-h-56">
        <Creatives sticky />
      </TableRegion>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: 'Creatives' })
    await expect(region).toHaveAttribute('tabindex', '0')
    region.scrollTo(120, 70)
    const [corner] = within(region).getAllByRole('columnheader')
    await waitFor(() =>
      expect(corner?.getBoundingClientRect().left).toBeCloseTo(region.getBoundingClientRect().left, 0),
    )
    await expect(corner?.getBoundingClientRect().top).toBeCloseTo(region.getBoundingClientRect().top, 0)
  },
}

export const RightToLeft: Story = {
  ...Default,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heads = canvas.getAllByRole('columnheader')
    await expectToTheRight(heads[0]!, heads.at(-1)!)
    await expectToTheRight(
      canvas.getByRole('heading', { name: 'Creatives' }),
      canvas.getByRole('button', { name: 'CSV' }),
    )
  },
}

export const RightToLeftStickyInteraction: Story = {
  ...Sticky,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: 'Creatives' })
    region.scrollTo(-120, 70)
    const [corner] = within(region).getAllByRole('columnheader')
    await waitFor(() =>
      expect(corner?.getBoundingClientRect().right).toBeCloseTo(region.getBoundingClientRect().right, 0),
    )
  },
}

export const Loading: Story = {
  render: () => (
    <Card>
      <Table aria-busy aria-label="Creatives">
        {head}
        <TableBody>
          <TableLoadingRows columns={['start', 'start', 'end']} />
        </TableBody>
      </Table>
    </Card>
  ),
}

export const Empty: Story = {
  render: () => (
    <Card>
      <Table aria-label="Creatives">
        {head}
        <TableBody>
          <TableEmptyRow columns={3}>
            <EmptyState
              titleAs="h3"
              kind="first-run"
              title="No creatives yet"
              description="Add a creative to see how it delivers."
              action={<Button>Add a creative</Button>}
            />
          </TableEmptyRow>
        </TableBody>
      </Table>
    </Card>
  ),
}

export const LongContent: Story = {
  render: () => (
    <Card className="max-w-md">
      <Table>
        <TableBody>
          <TableRow>
            <TableCell rowHeader>
              Autumn launch for Scandinavia, second flight, 300×250 in-banner video with sound off
            </TableCell>
            <TableCell align="end">1,204,881</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </Card>
  ),
}

export const Groups: Story = {
  render: () => <Grouped />,
}

export const Selected: Story = {
  render: () => <Choosable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const all = canvas.getByRole('checkbox', { name: 'Select all creatives' })
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Autumn launch — 970/ }))
    await expect(all).toHaveAttribute('aria-checked', 'mixed')
    await expect(canvas.getByText('1 of 3 selected')).toBeVisible()
    await userEvent.click(all)
    await expect(canvas.getByText('3 of 3 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Retargeting/ }))
  },
}

export const GroupInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Grouped />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const banner = canvas.getByRole('button', { name: /^Banner/ })
    banner.focus()
    await userEvent.keyboard('{Enter}')
    await expect(banner).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByText(/970×250/)).toBeNull()
    await expect(canvas.getByText(/VAST 15s/)).toBeVisible()
  },
}

export const SortInteraction: Story = {
  tags: ['!autodocs'],
  render: function SortedByClicks() {
    const [sort, setSort] = useState<Sort>('none')
    return (
      <TableRegion label="Creatives">
        <Creatives sort={sort} onSort={() => setSort(sort === 'descending' ? 'ascending' : 'descending')} />
      </TableRegion>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const header = canvas.getByRole('columnheader', { name: 'Clicks' })
    await userEvent.click(within(header).getByRole('button', { name: 'Clicks' }))
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Brand safe list')
  },
}

export const States = showStates(meta, { Compact, Loading, Empty, LongContent, Groups })
