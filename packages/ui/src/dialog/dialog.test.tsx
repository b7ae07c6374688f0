import { expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
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

it('keeps the overlays that are opened in it inside', async () => {
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
})

it('lets Tab pass a button whose tooltip vanishes as the focus leaves it', async () => {
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

it('puts focus on the panel itself when there is nothing to do in it', async () => {
  await mount(
    <Dialog open>
      <DialogContent title="Terms">Only words.</DialogContent>
    </Dialog>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Terms' })).toHaveFocus()
})

it('lets the Tab key stop at a body that scrolls and has no control', async () => {
  await mount(
    <Dialog open>
      <DialogContent title="Terms">
        <div style={{ height: 3000 }}>Many words.</div>
      </DialogContent>
    </Dialog>,
  )
  await expect.poll(() => document.querySelector('[data-slot="dialog-body"]')?.getAttribute('tabindex')).toBe('0')
})
