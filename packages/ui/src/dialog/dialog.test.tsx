import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '../dropdown-menu/dropdown-menu.js'
import { MenuItem } from '../menu/menu.js'
import { Select } from '../select/select.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Tooltip } from '../tooltip/tooltip.js'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from './dialog.js'

describePart('DialogTrigger', (probe) => (
  <Dialog>
    <DialogTrigger {...probe}>Rename…</DialogTrigger>
  </Dialog>
))
describePart('DialogContent', (probe) => (
  <Dialog open>
    <DialogContent title="Rename" description="Tags stay the same." {...probe}>
      <button type="button">Save</button>
    </DialogContent>
  </Dialog>
))
describePart('DialogFooter', (probe) => (
  <Dialog open>
    <DialogContent title="Rename">
      <DialogFooter {...probe}>
        <button type="button">Save</button>
      </DialogFooter>
    </DialogContent>
  </Dialog>
))
describePart('DialogClose', (probe) => (
  <Dialog open>
    <DialogContent title="Rename">
      <DialogClose {...probe}>Cancel</DialogClose>
    </DialogContent>
  </Dialog>
))

it('contains the overlays opened in it', async () => {
  await mount(
    <Dialog open>
      <DialogContent title="Schedule">
        <Select aria-label="Frequency" value="daily" options={[{ value: 'daily', label: 'Daily' }]} />
      </DialogContent>
    </Dialog>,
  )
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await dialog.getByRole('combobox', { name: 'Frequency' }).click()
  await expect.element(dialog.getByRole('option', { name: 'Daily' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByRole('combobox')).toHaveFocus()
})

it('moves focus past a button whose tooltip disappears', async () => {
  await mount(
    <Dialog open>
      <DialogContent title="Schedule">
        <Tooltip content="Times are in GMT+00:00">
          <button type="button">Hour</button>
        </Tooltip>
        <button type="button">Save</button>
      </DialogContent>
    </Dialog>,
  )
  const [hour, save, close] = ['Hour', 'Save', 'Close'].map((name) => page.getByRole('button', { name })) as [
    Locator,
    Locator,
    Locator,
  ]
  for (const next of [save, close, hour, save]) {
    await userEvent.keyboard('{Tab}')
    await expect.element(next).toHaveFocus()
    if (next !== save) await expect.element(page.getByText(next === hour ? /^Times are/ : 'Close')).toBeVisible()
  }
})

it('focuses the panel if it has no control', async () => {
  await mount(
    <Dialog open>
      <DialogContent title="Terms">Only words.</DialogContent>
    </Dialog>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Terms' })).toHaveFocus()
})

it('makes a scrolling body without controls a Tab stop', async () => {
  await mount(
    <Dialog open>
      <DialogContent title="Terms">
        <div style={{ height: 3000 }}>Many words.</div>
      </DialogContent>
    </Dialog>,
  )
  await expect.poll(() => document.querySelector('[data-slot="dialog-body"]')?.getAttribute('tabindex')).toBe('0')
})

function Controlled() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title="Rename">Name</DialogContent>
      </Dialog>
    </>
  )
}

function FromMenu() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>More</DropdownMenuTrigger>
        <DropdownMenuContent>
          <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title="Rename">
          <button type="button">Save</button>
        </DialogContent>
      </Dialog>
    </>
  )
}

function Rows() {
  const [rows, setRows] = useState(['Autumn', 'Winter'])
  return (
    <ul>
      {rows.map((row) => (
        <li key={row}>
          <Dialog onOpenChange={(open) => open || setRows(['Winter'])}>
            <DialogTrigger>{row}</DialogTrigger>
            <DialogContent title="Delete">Gone when it closes.</DialogContent>
          </Dialog>
        </li>
      ))}
    </ul>
  )
}

function Page() {
  const [open, setOpen] = useState(true)
  return (
    <main>
      <h1>Campaigns</h1>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title="Welcome">Words.</DialogContent>
      </Dialog>
    </main>
  )
}

describe('focus', () => {
  const onlyDialog = page.getByRole('dialog')
  const opened = async (button: string) => {
    await page.getByRole('button', { name: button }).click()
    await expect.element(onlyDialog).toBeVisible()
  }
  const closed = async () => {
    await userEvent.keyboard('{Escape}')
    await expect.element(onlyDialog).not.toBeInTheDocument()
  }

  it('starts at the given element', async () => {
    await mount(
      <Dialog open>
        <DialogContent title="Rename">
          <input aria-label="Name" />
          <input aria-label="Note" autoFocus />
        </DialogContent>
      </Dialog>,
    )
    await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveFocus()
  })

  it('returns to the opener without a trigger', async () => {
    await mount(<Controlled />)
    await opened('Rename')
    await closed()
    await expect.element(page.getByRole('button', { name: 'Rename' })).toHaveFocus()
  })

  it('returns to the button of the menu that opened the dialog', async () => {
    await mount(<FromMenu />)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus()
    await closed()
    await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
  })

  it('returns to the descendant to which the opener passes its focus', async () => {
    const list = (open: boolean) => (
      <>
        <button type="button">Before</button>
        <div role="toolbar" tabIndex={-1}>
          <button type="button">Entry</button>
        </div>
        <Dialog open={open}>
          <DialogContent title="Delete">
            <button type="button">Cancel</button>
          </DialogContent>
        </Dialog>
      </>
    )
    const { rerender } = await mount(list(false))
    const opener = page.getByRole('toolbar').element()
    opener.focus()
    await rerender(list(true))
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    opener.addEventListener('focus', () => opener.querySelector('button')?.focus())
    await rerender(list(false))
    await expect.element(page.getByRole('button', { name: 'Entry' })).toHaveFocus()
  })

  it('moves to the nearest remaining control if the opener is gone', async () => {
    await mount(<Rows />)
    await opened('Autumn')
    await closed()
    await expect.element(page.getByRole('button', { name: 'Winter' })).toHaveFocus()
  })

  it('moves to main if nothing is left', async () => {
    await mount(<Page />)
    await closed()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })
})

it('closes by a click outside, which clicks nothing behind it', async () => {
  const behind = vi.fn()
  await mount(
    <>
      <button type="button" onClick={behind} style={{ position: 'fixed', top: 0, left: 0 }}>
        Delete all
      </button>
      <Dialog defaultOpen>
        <DialogContent title="Rename">Name</DialogContent>
      </Dialog>
    </>,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(page.getByRole('button', { name: 'Delete all' }).query()).toBeNull()
  await userEvent.click(document.documentElement, { force: true, position: { x: 20, y: 10 } })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(behind).not.toHaveBeenCalled()
})
