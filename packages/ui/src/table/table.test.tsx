import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart, type Probe } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
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

describePart('Table', (probe) => (
  <Table {...probe}>
    <TableBody>
      <TableRow>
        <TableCell>18,402</TableCell>
      </TableRow>
    </TableBody>
  </Table>
))
describePart('TableRegion', (probe) => (
  <TableRegion label="Creatives" {...probe}>
    <p>No table</p>
  </TableRegion>
))
describePart('TableHead', (probe) => (
  <table>
    <TableHead {...probe} />
  </table>
))
describePart('TableBody', (probe) => (
  <table>
    <TableBody {...probe} />
  </table>
))
describePart('TableFoot', (probe) => (
  <table>
    <TableFoot {...probe} />
  </table>
))
describePart('TableRow', (probe) => (
  <table>
    <tbody>
      <TableRow {...probe} />
    </tbody>
  </table>
))
describePart('TableHeaderCell', (probe) => (
  <table>
    <thead>
      <tr>
        <TableHeaderCell {...probe}>Clicks</TableHeaderCell>
      </tr>
    </thead>
  </table>
))
describePart('TableCell', (probe) => (
  <table>
    <tbody>
      <tr>
        <TableCell {...probe}>18,402</TableCell>
      </tr>
    </tbody>
  </table>
))

describePart('TableCaption', (probe) => (
  <table>
    <TableCaption {...probe}>Creatives</TableCaption>
  </table>
))

const inRow = (cell: (probe: Probe) => ReactNode) => (probe: Probe) => (
  <table>
    <tbody>
      <tr>{cell(probe)}</tr>
    </tbody>
  </table>
)
const inBody = (row: (probe: Probe) => ReactNode) => (probe: Probe) => (
  <table>
    <tbody>{row(probe)}</tbody>
  </table>
)
describePart(
  'TableSelectCell',
  inRow((probe) => <TableSelectCell label="Select all" checked onCheckedChange={() => {}} {...probe} />),
)
describePart(
  'TableActionsCell',
  inRow((probe) => <TableActionsCell {...probe}>Edit</TableActionsCell>),
)
describePart(
  'TableGroupRow',
  inBody((probe) => (
    <TableGroupRow columns={1} hint="2" onOpenChange={() => {}} {...probe}>
      Banner
    </TableGroupRow>
  )),
)
describePart(
  'TableEmptyRow',
  inBody((probe) => (
    <TableEmptyRow columns={1} {...probe}>
      No creatives
    </TableEmptyRow>
  )),
)
describePart(
  'TableLoadingRows',
  inBody((probe) => <TableLoadingRows columns={['start', 'end']} rows={1} {...probe} />),
  { slot: 'table-loading-row' },
)

describe('TableGroupRow', () => {
  it('is the heading of its rows, with a button only if they can be collapsed', async () => {
    const onOpenChange = vi.fn()
    await mount(
      <table>
        <tbody>
          <TableGroupRow columns={3}>Banner</TableGroupRow>
        </tbody>
        <tbody>
          <TableGroupRow columns={3} open onOpenChange={onOpenChange}>
            VAST
          </TableGroupRow>
        </tbody>
      </table>,
    )
    for (const name of ['Banner', 'VAST'])
      await expect.element(page.getByRole('cell', { name })).toHaveAttribute('scope', 'rowgroup')
    expect(page.getByRole('button').elements()).toHaveLength(1)
    await userEvent.click(page.getByRole('button', { name: 'VAST' }))
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })
})

describe('TableLoadingRows', () => {
  it('has the height of the rows, and is announced once', async () => {
    await mount(
      <Table aria-busy>
        <TableBody>
          <TableLoadingRows columns={['start', 'end']} rows={3} />
          <TableRow>
            <TableCell>Autumn launch</TableCell>
            <TableCell align="end">12</TableCell>
          </TableRow>
        </TableBody>
      </Table>,
    )
    const rows = page.getByRole('row').elements()
    expect(rows).toHaveLength(4)
    expect(new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height))).size).toBeLessThanOrEqual(2)
    expect(page.getByText('Loading').elements()).toHaveLength(1)
  })
})

describe('TableSelectCell', () => {
  it('selects rows, and is mixed in the header', async () => {
    const onCheckedChange = vi.fn()
    await mount(
      <Table>
        <TableHead>
          <TableRow>
            <TableSelectCell head label="All" checked="indeterminate" onCheckedChange={onCheckedChange} />
          </TableRow>
        </TableHead>
      </Table>,
    )
    const all = page.getByRole('checkbox', { name: 'All' })
    await expect.element(all).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(all)
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true)
  })
})

it('uses its own density, whatever is around it', async () => {
  await page.viewport(1280, 800)
  const { container } = await mount(
    <div data-density="comfortable">
      <Table density="compact">
        <TableBody>
          <TableRow>
            <TableCell>12</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </div>,
  )
  expect(container.querySelector('tr')?.getBoundingClientRect().height).toBeCloseTo(36, 0)
})

it('becomes a named Tab stop while its table overflows', async () => {
  const wide = (width: number) => (
    <div style={{ width: 300 }}>
      <TableRegion label="Creatives">
        <div style={{ width }}>34,674</div>
      </TableRegion>
    </div>
  )
  const { rerender } = await mount(wide(900))
  const region = page.getByRole('region', { name: 'Creatives' })
  await expect.element(region).toHaveAttribute('tabindex', '0')
  await rerender(wide(200))
  await expect.element(region).not.toBeInTheDocument()
})

it('has a sticky header', async () => {
  await mount(
    <TableRegion label="Days" style={{ maxHeight: 200 }}>
      <Table>
        <TableHead>
          <TableRow>
            <TableHeaderCell>Day</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {Array.from({ length: 30 }, (_, day) => `${day + 1} Oct`).map((day) => (
            <TableRow key={day}>
              <TableCell>{day}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableRegion>,
  )
  const region = page.getByRole('region', { name: 'Days' }).element()
  region.scrollTop = 500
  const head = page.getByRole('columnheader', { name: 'Day' }).element()
  expect(head.getBoundingClientRect().top).toBeCloseTo(region.getBoundingClientRect().top, 0)
})
