import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MenuItem } from '../menu/menu.js'
import { describePart } from '../testing/describe-part.js'
import { mount, settled } from '../testing/mount.js'
import { ContextMenu, ContextMenuContent, ContextMenuTrigger } from './context-menu.js'

const items = (
  <>
    <MenuItem>Rename</MenuItem>
    <MenuItem>Delete</MenuItem>
  </>
)
const row = (
  <ContextMenu>
    <ContextMenuTrigger asChild>
      <button type="button">Autumn 2025</button>
    </ContextMenuTrigger>
    <ContextMenuContent>{items}</ContextMenuContent>
  </ContextMenu>
)
const thing = page.getByRole('button', { name: 'Autumn 2025' })
const menu = page.getByRole('menu')

describePart('ContextMenuTrigger', (probe) => (
  <ContextMenu>
    <ContextMenuTrigger {...probe}>Autumn 2025</ContextMenuTrigger>
    <ContextMenuContent>{items}</ContextMenuContent>
  </ContextMenu>
))
describePart('ContextMenuContent', (probe) => (
  <ContextMenu open modal={false}>
    <ContextMenuTrigger>Autumn 2025</ContextMenuTrigger>
    <ContextMenuContent {...probe}>{items}</ContextMenuContent>
  </ContextMenu>
))

it('opens at the right click', async () => {
  await mount(<div style={{ padding: 40 }}>{row}</div>)
  const { left } = thing.element().getBoundingClientRect()
  await thing.click({ button: 'right', position: { x: 30, y: 8 } })
  await expect.element(menu).toBeVisible()
  expect(Math.abs(menu.element().getBoundingClientRect().left - left - 30)).toBeLessThan(8)
})

it('opens by Shift+F10 at the focused element; Escape returns focus', async () => {
  await mount(row)
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(thing).toHaveFocus()
})

it('opens by the menu key', async () => {
  await mount(row)
  await userEvent.keyboard('{Tab}')
  thing.element().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
  await expect.element(menu).toBeVisible()
})

it('opens by a long touch, but not a short one', async () => {
  await mount(row)
  const press = (type: string) =>
    thing
      .element()
      .dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX: 9, clientY: 9 }))
  press('pointerdown')
  press('pointerup')
  await new Promise((resolve) => setTimeout(resolve, 800))
  expect(menu.query()).toBeNull()
  press('pointerdown')
  await expect.element(menu, { timeout: 2000 }).toBeVisible()
})

it('leaves the browser’s menu while disabled', async () => {
  await mount(
    <ContextMenu>
      <ContextMenuTrigger disabled>Autumn 2025</ContextMenuTrigger>
      <ContextMenuContent>{items}</ContextMenuContent>
    </ContextMenu>,
  )
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
  page.getByText('Autumn 2025').element().dispatchEvent(event)
  await settled()
  expect(event.defaultPrevented).toBe(false)
  expect(menu.query()).toBeNull()
})
