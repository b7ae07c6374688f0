import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Card, CardActions, CardHeader, CardTitle } from '../card/card.js'
import { EmptyState } from '../empty-state/empty-state.js'
import { Table, TableBody, TableCell, TableFoot, TableHead, TableHeaderCell, TableRegion, TableRow } from './table.js'

const rows = [
  {
    name: 'Autumn launch — 300×250 video',
    type: 'In-banner video',
    impressions: 1_204_881,
    clicks: 18_402,
    ctr: '1.53%',
  },
  { name: 'Autumn launch — 970×250', type: 'Banner', impressions: 842_310, clicks: 9_118, ctr: '1.08%' },
  { name: 'Retargeting — VAST 15s', type: 'VAST', impressions: 611_027, clicks: 4_772, ctr: '0.78%' },
  { name: 'Retargeting — VPAID 30s', type: 'VPAID', impressions: 203_554, clicks: 1_980, ctr: '0.97%' },
  { name: 'Brand safe list — 160×600', type: 'Banner', impressions: 98_201, clicks: 402, ctr: '0.41%' },
]
const whole = (value: number) => value.toLocaleString('en')

type Sort = ComponentProps<typeof TableHeaderCell>['sort']

function Creatives({ sticky = false, onSort, sort }: { sticky?: boolean; sort?: Sort; onSort?: () => void }) {
  const order = sort === 'ascending' ? 1 : -1
  return (
    <Table className={sticky ? 'min-w-160' : undefined}>
      <TableHead>
        <TableRow>
          <TableHeaderCell sticky={sticky}>Creative</TableHeaderCell>
          <TableHeaderCell>Type</TableHeaderCell>
          <TableHeaderCell align="end">Impressions</TableHeaderCell>
          <TableHeaderCell align="end" sort={sort} onSort={onSort}>
            Clicks
          </TableHeaderCell>
          <TableHeaderCell align="end">CTR</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows
          .toSorted((a, b) => order * (a.clicks - b.clicks))
          .map((row) => (
            <TableRow key={row.name} selected={row.type === 'VAST'}>
              <TableCell rowHeader sticky={sticky}>
                {row.name}
              </TableCell>
              <TableCell className="text-ink-muted">{row.type}</TableCell>
              <TableCell align="end">{whole(row.impressions)}</TableCell>
              <TableCell align="end">{whole(row.clicks)}</TableCell>
              <TableCell align="end">{row.ctr}</TableCell>
            </TableRow>
          ))}
      </TableBody>
      <TableFoot>
        <TableRow>
          <TableCell rowHeader sticky={sticky} className="font-semibold">
            Total, 5 creatives
          </TableCell>
          <TableCell />
          <TableCell align="end">2,959,973</TableCell>
          <TableCell align="end">34,674</TableCell>
          <TableCell align="end">1.17%</TableCell>
        </TableRow>
      </TableFoot>
    </Table>
  )
}

const meta = {
  title: 'Table',
  component: Table,
  subcomponents: { TableRegion, TableHead, TableBody, TableFoot, TableRow, TableHeaderCell, TableCell },
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <Card>
      <CardHeader>
        <CardTitle>Creatives</CardTitle>
        <CardActions>
          <Button size="sm">Columns</Button>
          <Button size="sm">CSV</Button>
        </CardActions>
      </CardHeader>
      <TableRegion label="Creatives">
        <Creatives sort="descending" onSort={() => {}} />
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
    <Card data-density="compact">
      <TableRegion label="Creatives">
        <Creatives />
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

export const Empty: Story = {
  render: () => (
    <Card>
      <CardHeader>
        <CardTitle>Creatives</CardTitle>
      </CardHeader>
      <EmptyState titleAs="h3" title="No creatives yet" description="Add a creative to see how it delivers." />
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

export const SortInteraction: Story = {
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
