import { describePart, mount, settled } from '@placard/ui/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ColumnResizer, type ColumnResizerProps } from './column-resizer.js'

const head = (props: Partial<ColumnResizerProps>) => (
  <table style={{ width: 600, tableLayout: 'fixed' }}>
    <thead>
      <tr>
        <th scope="col" style={{ width: 200, position: 'relative' }}>
          Clicks
          <ColumnResizer label="Clicks" {...props} />
        </th>
        <th scope="col">CTR</th>
      </tr>
    </thead>
  </table>
)

describePart('ColumnResizer', (probe) => head({ width: 200, ...probe }))

const edge = () => page.getByRole('separator', { name: 'Width of Clicks' })
const value = () => Number(edge().element().getAttribute('aria-valuenow'))
const send = async (type: string, clientX: number) => {
  edge()
    .element()
    .dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX }))
  await settled()
}

afterEach(() => document.documentElement.removeAttribute('dir'))

it('measures its heading if no width is given', async () => {
  await mount(head({}))
  expect(value()).toBe(200)
})

it('stays within its bounds and those of the column', async () => {
  const onWidthCommit = vi.fn()
  await mount(head({ width: 100, min: 96, onWidthCommit }))
  edge().element().focus()
  await userEvent.keyboard('{ArrowLeft}{Home}{End}{Shift>}{ArrowRight}{/Shift}')
  expect(onWidthCommit.mock.calls.flat()).toEqual([96, 96, 800, 132])
  expect(edge().element().getAttribute('aria-valuemin')).toBe('96')
  expect(edge().element().getAttribute('aria-valuemax')).toBe('800')
})

it('resizes in the other direction in right-to-left layouts', async () => {
  document.documentElement.dir = 'rtl'
  const onWidthChange = vi.fn()
  await mount(head({ width: 100, onWidthChange }))
  edge().element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
  expect(onWidthChange.mock.calls.flat()).toEqual([108, 92])
  vi.spyOn(edge().element(), 'setPointerCapture').mockImplementation(() => {})
  await send('pointerdown', 300)
  await send('pointermove', 250)
  expect(onWidthChange).toHaveBeenLastCalledWith(150)
})

it('restores the width on Escape while dragging, and commits nothing', async () => {
  const onWidthCommit = vi.fn()
  const onWidthCancel = vi.fn()
  await mount(head({ width: 100, onWidthCommit, onWidthCancel }))
  vi.spyOn(edge().element(), 'setPointerCapture').mockImplementation(() => {})
  await send('pointerdown', 200)
  await send('pointermove', 260)
  await userEvent.keyboard('{Escape}')
  await send('pointerup', 260)
  expect(onWidthCancel).toHaveBeenCalledOnce()
  expect(onWidthCommit).not.toHaveBeenCalled()
})

it('leaves unknown keys, and Enter without onFit, to the page', async () => {
  const left: string[] = []
  const listen = (event: KeyboardEvent) => event.defaultPrevented || left.push(event.key)
  document.addEventListener('keydown', listen)
  await mount(head({ width: 100 }))
  edge().element().focus()
  await userEvent.keyboard('{Enter}a{End}')
  document.removeEventListener('keydown', listen)
  expect(left).toEqual(['Enter', 'a'])
})

it('has a pointer target of 24 px, half of it in the next heading', async () => {
  await mount(head({ width: 200 }))
  const { right, top } = edge().element().parentElement?.getBoundingClientRect() ?? new DOMRect()
  for (const beside of [-11, 11]) expect(document.elementFromPoint(right + beside, top + 8)).toBe(edge().element())
})
