import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MenuItem } from '../menu/menu.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './dropdown-menu.js'

describePart('DropdownMenuTrigger', (probe) => (
  <DropdownMenu>
    <DropdownMenuTrigger {...probe}>More</DropdownMenuTrigger>
  </DropdownMenu>
))
describePart('DropdownMenuContent', (probe) => (
  <DropdownMenu open modal={false}>
    <DropdownMenuTrigger>More</DropdownMenuTrigger>
    <DropdownMenuContent {...probe}>
      <MenuItem>Rename</MenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
))

it.each(['{Enter}', ' ', '{ArrowDown}'])(
  'opens by %s with focus on the first item, and Escape returns focus',
  async (key) => {
    await mount(
      <DropdownMenu>
        <DropdownMenuTrigger>More</DropdownMenuTrigger>
        <DropdownMenuContent>
          <MenuItem>Rename</MenuItem>
          <MenuItem>Delete</MenuItem>
        </DropdownMenuContent>
      </DropdownMenu>,
    )
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard(key)
    await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
  },
)
