import { mount, settled } from '@placard/ui/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Placement, placementColumns, placements } from './data-table.fixture.js'
import { DataTable, type DataTableProps } from './data-table.js'

const KEY = 'arranging-test'
const rows = placements(1).slice(0, 9)
const stored = () => JSON.parse(localStorage.getItem(`placard:table:${KEY}`) ?? '{}').layout ?? {}
const table = (props: Partial<DataTableProps<Placement>> = {}) => (
  <div style={{ width: 1000 }}>
    <DataTable
      label="Creatives"
      columns={placementColumns}
      rows={rows}
      rowId={({ id }) => id}
      totalLabel={(shown) => `Total, ${shown} creatives`}
      columnMenu
      layoutKey={KEY}
      {...props}
    />
  </div>
)
const head = (name: string) => page.getByRole('columnheader', { name }).element().getBoundingClientRect()
const edge = (name: string) => page.getByRole('separator', { name: `Width of ${name}` })
const send = async (type: string, clientX: number) => {
  const element = edge('Type').element()
  element.setPointerCapture = () => {}
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX }))
  await settled()
}
const creatives = () => page.getByRole('rowheader').elements().length - 1

beforeEach(() => localStorage.removeItem(`placard:table:${KEY}`))

describe('column widths', () => {
  it('follow the dragged edge in all cells, and are stored', async () => {
    const { rerender } = await mount(table())
    const from = head('Type')
    await send('pointerdown', from.right)
    await send('pointermove', from.right + 60)
    await vi.waitFor(() => expect(head('Type').width).toBeCloseTo(from.width + 60, -0.5))
    expect(stored().widths).toBeUndefined()
    await send('pointerup', from.right + 60)
    await vi.waitFor(() => expect(stored().widths).toEqual({ type: Math.round(from.width) + 60 }))
    const cell = document.querySelector('tbody tr td')!.getBoundingClientRect()
    expect([Math.round(cell.left), Math.round(cell.width)]).toEqual([
      Math.round(head('Type').left),
      Math.round(head('Type').width),
    ])
    await rerender(null)
    await rerender(table())
    await vi.waitFor(() => expect(head('Type').width).toBeCloseTo(from.width + 60, -0.5))
  })

  it('are restored by Escape, and fit the content after Enter', async () => {
    await mount(table())
    const was = head('Type').width
    edge('Type').element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await vi.waitFor(() => expect(stored().widths).toEqual({ type: Math.round(was) + 8 }))
    const { right, width } = head('Type')
    await send('pointerdown', right)
    await send('pointermove', right + 200)
    await vi.waitFor(() => expect(head('Type').width).toBeGreaterThan(width + 100))
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(head('Type').width).toBeCloseTo(width, -0.5))
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(stored().widths).toBeUndefined())
  })
})

describe('column filters', () => {
  it('are added from the menu of a heading, apply to rows and totals, and can be removed', async () => {
    await mount(table())
    expect(creatives()).toBe(9)
    expect(page.getByRole('group', { name: 'Filters' }).elements()).toHaveLength(0)
    await userEvent.click(page.getByRole('button', { name: 'Options of Type' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Filter…' }))
    const panel = page.getByRole('dialog', { name: 'Filter by Type' })
    await userEvent.click(panel.getByRole('checkbox', { name: 'VAST' }))
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }))
    const found = rows.filter(({ type }) => type === 'VAST').length
    await vi.waitFor(() => expect(creatives()).toBe(found))
    await expect.element(page.getByRole('rowheader', { name: `Total, ${found} creatives` })).toBeVisible()
    await expect.element(page.getByRole('status').filter({ hasText: `${found} of 9 rows` })).toBeInTheDocument()
    expect(stored().filters).toEqual([{ id: 'type', kind: 'oneOf', labels: ['VAST'] }])
    await userEvent.click(page.getByRole('button', { name: /^Remove filter/ }))
    await vi.waitFor(() => expect(creatives()).toBe(9))
    expect(page.getByRole('button', { name: /^Remove filter/ }).elements()).toHaveLength(0)
  })
})

describe('saved views', () => {
  it('are in the toolbar and restore a layout', async () => {
    await mount(table({ views: true }))
    edge('Type').element().focus()
    await userEvent.keyboard('{End}')
    await userEvent.click(page.getByRole('button', { name: 'Views' }))
    await userEvent.fill(page.getByRole('textbox'), 'Wide types')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Wide types', pressed: true })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Default' }))
    await vi.waitFor(() => expect(stored().widths).toBeUndefined())
    await userEvent.click(page.getByRole('button', { name: 'Wide types' }))
    await vi.waitFor(() => expect(stored().widths).toEqual({ type: 800 }))
  })
})

describe('rows after a failed refresh', () => {
  it('stay below the error with their age, and can be requested again', async () => {
    const onRetry = vi.fn()
    const now = new Date('2025-10-14T10:00:00Z')
    const stale = { error: 'No answer.', onRetry, now, updatedAt: new Date('2025-10-14T09:48:00Z') }
    const { rerender } = await mount(table())
    await rerender(table(stale))
    await expect.element(page.getByText('Showing results received 12 min ago.')).toBeVisible()
    expect(creatives()).toBe(9)
    expect(document.querySelector('[data-slot="data-table"]')).toHaveAttribute('data-state', 'stale')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
    await rerender(table({ ...stale, rows: [] }))
    await expect.element(page.getByText('Couldn’t load the table')).toBeVisible()
  })
})
