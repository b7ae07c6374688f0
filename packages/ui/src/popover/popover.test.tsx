import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog, DialogContent } from '../dialog/dialog.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Popover, PopoverAnchor, PopoverClose, PopoverContent, PopoverTrigger } from './popover.js'

describePart('PopoverTrigger', (probe) => (
  <Popover>
    <PopoverTrigger {...probe}>Columns</PopoverTrigger>
  </Popover>
))
describePart('PopoverAnchor', (probe) => (
  <Popover>
    <PopoverAnchor {...probe}>Columns</PopoverAnchor>
  </Popover>
))
describePart('PopoverContent', (probe) => (
  <Popover open>
    <PopoverTrigger>Columns</PopoverTrigger>
    <PopoverContent label="Columns" {...probe}>
      Impressions, clicks
    </PopoverContent>
  </Popover>
))
describePart('PopoverClose', (probe) => (
  <Popover open>
    <PopoverTrigger>Columns</PopoverTrigger>
    <PopoverContent label="Columns">
      <PopoverClose {...probe}>Apply</PopoverClose>
    </PopoverContent>
  </Popover>
))

const columns = (
  <Popover>
    <PopoverTrigger>Columns</PopoverTrigger>
    <PopoverContent label="Columns">
      <button type="button">Apply</button>
    </PopoverContent>
  </Popover>
)
const trigger = page.getByRole('button', { name: 'Columns' })
const panel = page.getByRole('dialog', { name: 'Columns' })

it('closes by a click outside, which still has its effect', async () => {
  const onClick = vi.fn()
  await mount(
    <>
      {columns}
      <button type="button" onClick={onClick} style={{ position: 'fixed', bottom: 0, right: 0 }}>
        Search
      </button>
    </>,
  )
  await trigger.click()
  await expect.element(page.getByRole('button', { name: 'Apply' })).toHaveFocus()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.element(panel).not.toBeInTheDocument()
  expect(onClick).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('button', { name: 'Search' })).toHaveFocus()
})

it('is rendered in the nearest dialog, closes alone, and returns focus there', async () => {
  await mount(
    <Dialog open>
      <DialogContent title="Schedule">{columns}</DialogContent>
    </Dialog>,
  )
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await trigger.click()
  await expect.element(dialog.getByRole('button', { name: 'Apply' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await expect.element(trigger).toHaveFocus()
})
