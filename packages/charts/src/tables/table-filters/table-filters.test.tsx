import { defaultTableLayout, type LayoutFilter } from '@placard/domain/table-layout'
import { describePart, mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LayoutColumn } from '../table-layout/table-layout.js'
import { TableFilters, type TableFiltersProps } from './table-filters.js'

const columns: LayoutColumn[] = [
  { id: 'name', header: 'Creative', filterable: false },
  { id: 'site', header: 'Site', options: Array.from({ length: 1240 }, (_, index) => ({ label: `site-${index}.com` })) },
  { id: 'clicks', header: 'Clicks', kind: 'number' },
]
const createLayout = (...filters: LayoutFilter[]) => defaultTableLayout(columns, { filters })
const filters = (props: Partial<TableFiltersProps>) => (
  <TableFilters columns={columns} layout={createLayout()} onLayoutChange={() => {}} {...props} />
)

describePart('TableFilters', (probe) =>
  filters({ layout: createLayout({ id: 'clicks', kind: 'between', min: 1 }), ...probe }),
)

it('offers the columns that can be filtered and are not yet', async () => {
  await mount(filters({ layout: createLayout({ id: 'clicks', kind: 'between', min: 1 }) }))
  await userEvent.click(page.getByRole('button', { name: 'Add filter' }))
  await expect.element(page.getByRole('menuitem')).toHaveTextContent('Site')
})

it('opens the editor of a controlled column, and reports when it closes', async () => {
  const onEditingChange = vi.fn()
  await mount(filters({ editing: 'clicks', onEditingChange }))
  await expect.element(page.getByRole('dialog', { name: 'Filter by Clicks' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onEditingChange).toHaveBeenCalledExactlyOnceWith(null)
})

it('lists part of many labels, searches the others, and keeps selected labels that no row has', async () => {
  const onLayoutChange = vi.fn()
  await mount(
    filters({
      editing: 'site',
      layout: createLayout({ id: 'site', kind: 'oneOf', labels: ['gone.com'] }),
      onLayoutChange,
    }),
  )
  await expect.element(page.getByText('The first 100 of 1,241; search for others')).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search Site' })
  await search.fill('site-1239')
  await userEvent.click(page.getByRole('checkbox', { name: 'site-1239.com' }))
  await search.fill('gone')
  await expect.element(page.getByRole('checkbox', { name: 'gone.com' })).toBeChecked()
  await search.fill('nowhere')
  await expect.element(page.getByText('No values match “nowhere”')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Apply' }))
  expect(onLayoutChange).toHaveBeenCalledExactlyOnceWith(
    createLayout({ id: 'site', kind: 'oneOf', labels: ['gone.com', 'site-1239.com'] }),
  )
})

it('shows which bound is invalid and applies nothing', async () => {
  const onLayoutChange = vi.fn()
  await mount(filters({ editing: 'clicks', onLayoutChange }))
  await page.getByRole('textbox', { name: 'At least' }).fill('2K')
  await page.getByRole('textbox', { name: 'At most' }).fill('1,000')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('textbox', { name: 'At most' }))
    .toHaveAccessibleDescription('The highest value is below the lowest one')
  expect(onLayoutChange).not.toHaveBeenCalled()
})
