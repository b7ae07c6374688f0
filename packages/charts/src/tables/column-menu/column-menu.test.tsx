import { defaultTableLayout, type TableLayout } from '@placard/domain/table-layout'
import { describePart, mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LayoutColumn } from '../table-layout/table-layout.js'
import { ColumnMenu, type ColumnMenuProps } from './column-menu.js'

const name: LayoutColumn = { id: 'name', header: 'Creative' }
const clicks: LayoutColumn = { id: 'clicks', header: 'Clicks', kind: 'number', minWidth: 96 }
const columns = [name, clicks]

const menu = (props: Partial<ColumnMenuProps>) => (
  <ColumnMenu
    columns={columns}
    column={clicks}
    layout={defaultTableLayout(columns)}
    onLayoutChange={() => {}}
    {...props}
  />
)

describePart('ColumnMenu', (probe) => menu({ ...probe }))

const open = async (header: string) => {
  page
    .getByRole('button', { name: `Options of ${header}` })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menu')).toBeVisible()
}
const words = () =>
  page
    .getByRole('menuitem')
    .all()
    .map((item) => item.element().textContent)

it('has no move and hide commands for a fixed column, and no filter command without a handler', async () => {
  await mount(menu({ column: name }))
  await open('Creative')
  expect(words()).toEqual(['Group by Creative', 'Width, 24 pixels'])
})

it('omits commands that do not apply to the column', async () => {
  await mount(menu({ column: { ...clicks, sortable: false, filterable: false }, onFilter: () => {} }))
  await open('Clicks')
  expect(words()).toEqual(['Pin to start', 'Move left', 'Move right', 'Width, 24 pixels', 'Hide column'])
})

it('changes the width while the menu stays open, not below the minimum', async () => {
  const layout: TableLayout = { ...defaultTableLayout(columns), widths: { clicks: 120 } }
  const onLayoutChange = vi.fn()
  const { rerender } = await mount(menu({ layout, onLayoutChange }))
  await open('Clicks')
  page.getByRole('menuitem', { name: 'Width, 120 pixels' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('menuitem', { name: 'Narrower' })).toBeVisible()
  page.getByRole('menuitem', { name: 'Narrower' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onLayoutChange).toHaveBeenLastCalledWith({ ...layout, widths: { clicks: 96 } }, 'Clicks, 96 pixels')
  await rerender(menu({ layout: { ...layout, widths: { clicks: 96 } }, onLayoutChange }))
  await expect.element(page.getByRole('menuitem', { name: 'Narrower' })).toHaveAttribute('aria-disabled', 'true')
  page.getByRole('menuitem', { name: 'Reset width' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onLayoutChange).toHaveBeenLastCalledWith({ ...layout, widths: {} }, 'Clicks, width as needed')
})
