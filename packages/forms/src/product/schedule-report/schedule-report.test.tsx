import { ApiError } from '@placard/domain/api'
import { Button } from '@placard/ui'
import { mount } from '@placard/ui/testing'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SUGGESTED, WEEKLY } from '../schedules.fixture.js'
import { ScheduleReportDialog } from './schedule-report.js'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <ScheduleReportDialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Schedule</Button>}
      schedules={[WEEKLY]}
      flight={undefined}
      suggested={SUGGESTED}
      onCreate={async () => undefined}
      onChange={async () => {
        throw new ApiError('This scheduled report is no longer there.', { status: 404 })
      }}
      onDelete={async () => undefined}
      onRetry={() => undefined}
      reader={{ zone: 'UTC', now: new Date('2025-10-14T10:00:00Z') }}
    />
  )
}

afterEach(() => vi.restoreAllMocks())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialogs = () => page.getByRole('dialog').elements()

it('closes without asking if nothing was entered, and returns focus', async () => {
  await mount(<Page />)
  await userEvent.click(button('Schedule'))
  await userEvent.click(button('New schedule'))
  await userEvent.keyboard('{Escape}')
  await expect.poll(dialogs).toHaveLength(0)
  await expect.element(button('Schedule')).toHaveFocus()
})

it('asks before input is lost, and opens with the list next time', async () => {
  await mount(<Page />)
  await userEvent.click(button('Schedule'))
  await userEvent.click(button('New schedule'))
  await userEvent.click(page.getByRole('switch', { name: 'With video quartiles' }))
  await userEvent.click(button('Close'))
  await userEvent.click(button('Leave without scheduling'))
  await expect.poll(dialogs).toHaveLength(0)
  await userEvent.click(button('Schedule'))
  await expect.element(page.getByRole('dialog', { name: 'Scheduled reports' })).toBeVisible()
  await userEvent.click(button('New schedule'))
  await expect.element(page.getByRole('switch', { name: 'With video quartiles' })).toBeChecked()
})

it('returns to the list by Cancel, and restores focus', async () => {
  await mount(<Page />)
  await userEvent.click(button('Schedule'))
  await userEvent.click(button('New schedule'))
  await userEvent.click(page.getByRole('switch', { name: 'With video quartiles' }))
  await userEvent.click(button('Cancel'))
  await expect.element(button('New schedule')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(dialogs).toHaveLength(0)
})

it('edits a schedule, keeps the input after an error, and asks before it is lost', async () => {
  await mount(<Page />)
  await userEvent.click(button('Schedule'))
  await userEvent.click(button('Edit: Weekly, Summary as Excel'))
  await expect.element(page.getByRole('dialog', { name: 'Edit schedule' })).toBeVisible()
  await expect.element(page.getByLabelText('Time', { exact: true })).toHaveValue(WEEKLY.time)
  await userEvent.click(page.getByRole('switch', { name: 'With video quartiles' }))
  await userEvent.click(button('Save'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not savedThis scheduled report is no longer there.')
  await expect.element(page.getByRole('switch', { name: 'With video quartiles' })).not.toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await userEvent.click(button('Stay'))
  await userEvent.click(button('Cancel'))
  await expect.element(button('Edit: Weekly, Summary as Excel')).toHaveFocus()
})

it('stays open when the second press of a double click is outside of the list, and closes by a later one', async () => {
  await mount(<Page />)
  await userEvent.click(button('Schedule'))
  await userEvent.click(button('New schedule'))
  const clickOutside = async () => {
    const scrim = document.querySelector<HTMLElement>('.bg-scrim')
    scrim?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
    scrim?.click()
    // Radix waits for the end of the click.
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const start = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start)
  await userEvent.click(button('Cancel'))
  await expect.element(page.getByRole('dialog', { name: 'Scheduled reports' })).toBeVisible()
  clock.mockReturnValue(start + 400)
  await clickOutside()
  await expect.element(page.getByRole('dialog', { name: 'Scheduled reports' })).toBeVisible()
  clock.mockReturnValue(start + 600)
  await clickOutside()
  await expect.poll(dialogs).toHaveLength(0)
})
