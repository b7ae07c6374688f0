import { defaultTableLayout, type TableLayout } from '@placard/domain/table-layout'
import { describePart, mount, settled } from '@placard/ui/testing'
import { useState } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { creativeColumns } from '../../testing/layout-columns.fixture.js'
import { TableColumns } from './table-columns.js'

const start = defaultTableLayout(creativeColumns, { pinned: ['type'] })

describePart('TableColumns', (probe) => (
  <TableColumns columns={creativeColumns} layout={start} onLayoutChange={() => {}} {...probe} />
))

beforeAll(() => page.viewport(1280, 900))

function Chooser({ onChange }: { onChange: (order: string[]) => void }) {
  const [layout, setLayout] = useState<TableLayout>(start)
  return (
    <TableColumns
      columns={creativeColumns}
      layout={layout}
      onLayoutChange={(next) => {
        setLayout(next)
        onChange(next.order.filter((id) => !next.hidden.includes(id)))
      }}
    />
  )
}

async function open() {
  const onChange = vi.fn<(order: string[]) => void>()
  await mount(<Chooser onChange={onChange} />)
  await userEvent.click(page.getByRole('button', { name: 'Columns' }))
  await expect.element(page.getByRole('list', { name: 'Order' })).toBeVisible()
  return onChange
}

const handle = (header: string) => page.getByRole('button', { name: new RegExp(`^Move ${header},`) }).element()
const middle = (element: Element) => {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

async function drag(header: string, to: number, end: 'drop' | 'escape' = 'drop') {
  const grip = handle(header)
  vi.spyOn(grip, 'setPointerCapture').mockImplementation(() => {})
  vi.spyOn(grip, 'releasePointerCapture').mockImplementation(() => {})
  const send = async (type: string, clientY: number) => {
    grip.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientY }))
    await settled()
  }
  grip instanceof HTMLElement && grip.focus()
  await send('pointerdown', middle(grip))
  await send('pointermove', to)
  if (end === 'escape') await userEvent.keyboard('{Escape}')
  await send('pointerup', to)
}

it('moves a column by dragging its handle up or down', async () => {
  const onChange = await open()
  await drag('Clicks', middle(handle('Impressions')) - 2)
  expect(onChange).toHaveBeenLastCalledWith(['creative', 'type', 'clicks', 'impressions', 'ctr', 'completes', 'vcr'])
  await drag('Clicks', middle(handle('CTR')) + 2)
  expect(onChange).toHaveBeenLastCalledWith(['creative', 'type', 'impressions', 'ctr', 'clicks', 'completes', 'vcr'])
})

it('keeps pinned and other columns apart', async () => {
  const onChange = await open()
  await drag('CTR', 0)
  expect(onChange).toHaveBeenLastCalledWith(['creative', 'type', 'ctr', 'impressions', 'clicks', 'completes', 'vcr'])
  onChange.mockClear()
  await drag('Type', 900)
  expect(onChange).not.toHaveBeenCalled()
})

it('cancels a drag on Escape and keeps the panel open', async () => {
  const onChange = await open()
  await drag('Clicks', 0, 'escape')
  expect(onChange).not.toHaveBeenCalled()
  await expect.element(page.getByRole('list', { name: 'Order' })).toBeVisible()
})

it('has one Tab stop for all handles, and one for all menus', async () => {
  await open()
  handle('Impressions').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await settled()
  const list = page.getByRole('list', { name: 'Order' }).element()
  const stops = [...list.querySelectorAll<HTMLElement>('button')].filter(({ tabIndex }) => tabIndex === 0)
  expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual([
    'Move Impressions, place 3 of 7',
    'Options of Impressions',
  ])
})
