import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ContextMenu, ContextMenuContent, ContextMenuTrigger } from '../context-menu/context-menu.js'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '../dropdown-menu/dropdown-menu.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import {
  MenuCheckboxItem,
  MenuGroup,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
} from './menu.js'

const open = (children: ReactNode) => (
  <DropdownMenu open modal={false}>
    <DropdownMenuTrigger>More</DropdownMenuTrigger>
    <DropdownMenuContent>{children}</DropdownMenuContent>
  </DropdownMenu>
)

describePart('MenuItem', (probe) =>
  open(
    <MenuItem tone="danger" hint="Del" {...probe}>
      Delete
    </MenuItem>,
  ),
)
describePart('MenuCheckboxItem', (probe) =>
  open(
    <MenuCheckboxItem checked hint="%" {...probe}>
      CTR
    </MenuCheckboxItem>,
  ),
)
describePart('MenuRadioGroup', (probe) =>
  open(
    <MenuRadioGroup label="Chart" value="clicks" {...probe}>
      <MenuRadioItem value="clicks">Clicks</MenuRadioItem>
    </MenuRadioGroup>,
  ),
)
describePart('MenuRadioItem', (probe) =>
  open(
    <MenuRadioGroup aria-label="Chart" value="clicks">
      <MenuRadioItem value="clicks" {...probe}>
        Clicks
      </MenuRadioItem>
    </MenuRadioGroup>,
  ),
)
describePart('MenuGroup', (probe) =>
  open(
    <MenuGroup label="Columns" {...probe}>
      <MenuItem>CTR</MenuItem>
    </MenuGroup>,
  ),
)
describePart('MenuSeparator', (probe) =>
  open(
    <>
      <MenuItem>Rename</MenuItem>
      <MenuSeparator {...probe} />
      <MenuItem>Delete</MenuItem>
    </>,
  ),
)
describePart('MenuSubTrigger', (probe) =>
  open(
    <MenuSub>
      <MenuSubTrigger {...probe}>Move to</MenuSubTrigger>
    </MenuSub>,
  ),
)
describePart('MenuSubContent', (probe) =>
  open(
    <MenuSub open>
      <MenuSubTrigger>Move to</MenuSubTrigger>
      <MenuSubContent {...probe}>
        <MenuItem>Spring 2026</MenuItem>
      </MenuSubContent>
    </MenuSub>,
  ),
)

it('names a group by its heading', async () => {
  await mount(open(<MenuGroup label="Columns">{<MenuItem>CTR</MenuItem>}</MenuGroup>))
  await expect.element(page.getByRole('group', { name: 'Columns' })).toBeVisible()
})

it('describes an item by its hint and the reason why it is disabled, which are not part of its name', async () => {
  await mount(
    open(
      <>
        <MenuItem hint="F2">Rename</MenuItem>
        <MenuItem hint="Del" disabledReason="Only its owner can.">
          Delete
        </MenuItem>
        <MenuItem asChild hint="14 creatives">
          <a href="#autumn">Autumn</a>
        </MenuItem>
        <MenuCheckboxItem checked hint="%" aria-describedby="more">
          CTR
        </MenuCheckboxItem>
        <MenuRadioGroup aria-label="Chart" value="clicks">
          <MenuRadioItem value="clicks" hint="daily">
            Clicks
          </MenuRadioItem>
        </MenuRadioGroup>
        <span id="more">Click rate</span>
      </>,
    ),
  )
  for (const [role, name, description] of [
    ['menuitem', 'Rename', 'F2'],
    ['menuitem', 'Delete', 'Only its owner can. Del'],
    ['menuitem', 'Autumn', '14 creatives'],
    ['menuitemcheckbox', 'CTR', 'Click rate %'],
    ['menuitemradio', 'Clicks', 'daily'],
  ] as const)
    await expect.element(page.getByRole(role, { name, exact: true })).toHaveAccessibleDescription(description)
})

it('works in both kinds of menu', async () => {
  const onSelect = vi.fn()
  const items = (
    <>
      <MenuItem onSelect={onSelect}>Rename</MenuItem>
      <MenuSub>
        <MenuSubTrigger>Move to</MenuSubTrigger>
        <MenuSubContent>
          <MenuItem onSelect={onSelect}>Spring 2026</MenuItem>
        </MenuSubContent>
      </MenuSub>
    </>
  )
  await mount(
    <ContextMenu>
      <ContextMenuTrigger>
        <DropdownMenu>
          <DropdownMenuTrigger>More</DropdownMenuTrigger>
          <DropdownMenuContent>{items}</DropdownMenuContent>
        </DropdownMenu>
      </ContextMenuTrigger>
      <ContextMenuContent>{items}</ContextMenuContent>
    </ContextMenu>,
  )
  const more = page.getByRole('button', { name: 'More' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await more.click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Move to' }).click()
  await page.getByRole('menuitem', { name: 'Spring 2026' }).click()
  expect(onSelect).toHaveBeenCalledTimes(2)
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

it('stays open for an item with keepOpen, and closes for others', async () => {
  await mount(
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>View</DropdownMenuTrigger>
      <DropdownMenuContent>
        <MenuCheckboxItem keepOpen>CTR</MenuCheckboxItem>
        <MenuCheckboxItem>VCR</MenuCheckboxItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  )
  await page.getByRole('menuitemcheckbox', { name: 'CTR' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await page.getByRole('menuitemcheckbox', { name: 'VCR' }).click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

it('closes by a click outside, which clicks nothing behind it while modal', async () => {
  const behind = vi.fn()
  await mount(
    <>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger>View</DropdownMenuTrigger>
        <DropdownMenuContent>
          <MenuItem>Rename</MenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <button type="button" onClick={behind} style={{ position: 'fixed', right: 0, bottom: 0 }}>
        Delete all
      </button>
    </>,
  )
  await expect.element(page.getByRole('menu')).toBeVisible()
  expect(page.getByRole('button', { name: 'Delete all' }).query()).toBeNull()
  await userEvent.click(document.documentElement, { force: true, position: { x: 600, y: 5 } })
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(behind).not.toHaveBeenCalled()
})
