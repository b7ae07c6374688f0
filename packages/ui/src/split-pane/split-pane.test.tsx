import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { emulateFinger } from '../testing/media.js'
import { mount, settled } from '../testing/mount.js'
import { SplitPane, type SplitPaneProps } from './split-pane.js'

describePart('SplitPane', (probe) => <SplitPane label="Width of the list" start="List" end="Report" {...probe} />)

const line = () => page.getByRole('separator', { name: 'Width of the list' })
const value = () => Number(line().element().getAttribute('aria-valuenow'))
const startPane = () => document.querySelector<HTMLElement>('[data-slot="split-pane-start"]')

const split = (props: Partial<SplitPaneProps> = {}, width = 1000) => (
  <div style={{ width, height: 300 }}>
    <SplitPane label="Width of the list" start="List" end="Report" style={{ height: 300 }} {...props} />
  </div>
)

afterEach(async () => {
  await emulateFinger(false)
  document.documentElement.removeAttribute('dir')
})

it('follows the APG splitter keys: arrows, Home, End, Enter', async () => {
  await mount(split({ minSize: 100, maxSize: 500, collapsible: true }))
  line().element().focus()
  expect(value()).toBe(320)
  await userEvent.keyboard('{ArrowRight}')
  expect(value()).toBe(336)
  await userEvent.keyboard('{ArrowUp}')
  expect(value()).toBe(336)
  await userEvent.keyboard('{Home}')
  expect(value()).toBe(100)
  await userEvent.keyboard('{ArrowLeft}')
  expect(value()).toBe(100)
  await userEvent.keyboard('{End}')
  expect(value()).toBe(500)
  expect(startPane()?.offsetWidth).toBe(500)
  await userEvent.keyboard('{Enter}')
  expect(value()).toBe(0)
  expect(startPane()?.offsetWidth).toBe(0)
  await userEvent.keyboard('{Enter}')
  expect(value()).toBe(500)
})

it('follows the pointer, also right to left, within its bounds', async () => {
  const onSizeCommit = vi.fn()
  await mount(split({ onSizeCommit }))
  const drag = async (by: number) => {
    const at = line().element().getBoundingClientRect()
    const send = (type: string, x: number) =>
      line()
        .element()
        .dispatchEvent(
          new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX: x, clientY: at.top + 9 }),
        )
    vi.spyOn(line().element(), 'setPointerCapture').mockImplementation(() => {})
    vi.spyOn(line().element(), 'releasePointerCapture').mockImplementation(() => {})
    send('pointerdown', at.left)
    await settled()
    send('pointermove', at.left + by)
    await settled()
    send('pointerup', at.left + by)
    await settled()
  }
  await drag(50)
  expect(value()).toBe(370)
  await drag(-2000)
  expect(value()).toBe(160)
  await drag(3000)
  expect(value()).toBe(1000 - 160)
  document.documentElement.dir = 'rtl'
  await drag(100)
  expect(value()).toBe(740)
  await userEvent.keyboard('{ArrowLeft}')
  expect(value()).toBe(756)
  expect(onSizeCommit.mock.calls.map(([size]) => size)).toEqual([370, 160, 840, 740, 756])
})

it('gives the second pane the size, which grows towards the start', async () => {
  await mount(split({ sizedPane: 'end', minSize: 100, maxSize: 500, collapsible: true }))
  const endPane = () => document.querySelector<HTMLElement>('[data-slot="split-pane-end"]')
  line().element().focus()
  expect(line().element()).toHaveAttribute('aria-controls', endPane()!.id)
  await userEvent.keyboard('{ArrowLeft}')
  expect(value()).toBe(336)
  expect(endPane()?.offsetWidth).toBe(336)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(value()).toBe(304)
  await userEvent.keyboard('{Enter}')
  expect(endPane()).not.toBeVisible()
  expect(startPane()?.offsetWidth).toBe(999)
  await userEvent.keyboard('{Enter}')
  expect(endPane()?.offsetWidth).toBe(304)
})

it('restores the size on Escape while dragging', async () => {
  await mount(split())
  const element = line().element()
  vi.spyOn(element, 'setPointerCapture').mockImplementation(() => {})
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerId: 1, clientX: 320 }))
  await settled()
  element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerId: 1, clientX: 400 }))
  await settled()
  expect(value()).toBe(400)
  await userEvent.keyboard('{Escape}')
  expect(value()).toBe(320)
})

it('collapses below half of the minimum size', async () => {
  const { rerender } = await mount(split({ collapsible: true, size: 60, minSize: 200 }))
  // An impossible size is shown as the minimum.
  expect(value()).toBe(200)
  await rerender(split({ collapsible: true, size: 0, minSize: 200 }))
  expect(document.querySelector('[data-slot="split-pane"]')).toHaveAttribute('data-state', 'collapsed')
  await expect.element(page.getByText('List')).not.toBeVisible()
})

it('never pushes the second pane out of a smaller window', async () => {
  await mount(split({ defaultSize: 900 }, 700))
  expect(value()).toBe(700 - 160)
  expect(document.querySelector<HTMLElement>('[data-slot="split-pane"]')?.scrollWidth).toBe(700)
})

it('stacks in a narrow container', async () => {
  const { rerender } = await mount(split({}, 639))
  await expect.element(line()).not.toBeInTheDocument()
  expect(startPane()?.offsetWidth).toBe(639)
  await rerender(split({}, 641))
  await expect.element(line()).toBeVisible()
})

it('can be dragged by touch', async () => {
  await emulateFinger(true)
  await mount(split())
  const { left, top } = line().element().getBoundingClientRect()
  expect(document.elementFromPoint(left - 20, top + 100)).toBe(line().element())
  expect(document.elementFromPoint(left + 20, top + 100)).toBe(line().element())
})

it('has a pointer target of 24 px', async () => {
  await mount(split())
  const { left, top } = line().element().getBoundingClientRect()
  expect(document.elementFromPoint(left - 11, top + 100)).toBe(line().element())
  expect(document.elementFromPoint(left + 11, top + 100)).toBe(line().element())
})
