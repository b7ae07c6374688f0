import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Table, TableBody, TableCell, TableFoot, TableHead, TableHeaderCell, TableRegion, TableRow } from './table.js'

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

it('becomes a named stop of the Tab key when its table outgrows it, and stops when it fits', async () => {
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

it('keeps its head in view', async () => {
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
