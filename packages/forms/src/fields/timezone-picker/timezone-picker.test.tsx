import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TimezonePicker } from './timezone-picker.js'

const at = new Date('2025-10-14T10:00:00Z')

it('shows a stored time zone under its stored name, listed once', async () => {
  await mount(<TimezonePicker value="Asia/Calcutta" onValueChange={vi.fn()} at={at} />)
  const input = page.getByRole('combobox', { name: 'Time zone' })
  await expect.element(input).toHaveValue('(GMT+05:30) Asia/Calcutta')
  await input.click()
  await input.fill('kolkata')
  await expect.poll(() => page.getByRole('option').elements()).toHaveLength(1)
})

it('computes no offsets before it is opened', async () => {
  const listed = vi.spyOn(Intl, 'supportedValuesOf')
  await mount(<TimezonePicker value="UTC" onValueChange={vi.fn()} at={at} />)
  expect(listed).not.toHaveBeenCalled()
  await page.getByRole('combobox').click()
  expect(listed).toHaveBeenCalledTimes(1)
  listed.mockRestore()
})

it('suggests the device’s time zone unless disabled', async () => {
  const picker = (deviceZone?: null) => (
    <TimezonePicker value="UTC" onValueChange={vi.fn()} at={at} {...{ deviceZone }} />
  )
  const { rerender } = await mount(picker())
  await page.getByRole('combobox').click()
  const device = page.getByRole('option', { name: /This device/ })
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')
  await expect.poll(() => device.element().textContent).toContain(zone)
  await rerender(picker(null))
  await expect.element(device).not.toBeInTheDocument()
})

it('lists recent time zones first, without duplicates', async () => {
  const onValueChange = vi.fn()
  await mount(<TimezonePicker value="UTC" onValueChange={onValueChange} at={at} recent={['Asia/Tokyo']} />)
  const input = page.getByRole('combobox')
  await input.click()
  const recent = page.getByRole('group', { name: 'Recently used' })
  await expect.element(recent.getByRole('option', { name: /Tokyo/ })).toBeVisible()
  await input.fill('tokyo')
  await expect.poll(() => page.getByRole('option').elements()).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  expect(onValueChange.mock.calls).toEqual([['Asia/Tokyo']])
})
