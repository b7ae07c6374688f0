import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { TimezonePicker } from './timezone-picker.js'

const at = new Date('2025-10-14T10:00:00Z')

it('shows a stored zone under the name it was stored with, and lists it once', async () => {
  await mount(<TimezonePicker value="Asia/Calcutta" onValueChange={vi.fn()} at={at} />)
  const input = page.getByRole('combobox', { name: 'Time zone' })
  await expect.element(input).toHaveValue('(GMT+05:30) Asia/Calcutta')
  await input.click()
  await input.fill('kolkata')
  await expect.poll(() => page.getByRole('option').elements()).toHaveLength(1)
})

it('reads no offsets before somebody opens it', async () => {
  const listed = vi.spyOn(Intl, 'supportedValuesOf')
  await mount(<TimezonePicker value="UTC" onValueChange={vi.fn()} at={at} />)
  expect(listed).not.toHaveBeenCalled()
  await page.getByRole('combobox').click()
  expect(listed).toHaveBeenCalledTimes(1)
  listed.mockRestore()
})
