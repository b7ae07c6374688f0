import { describePart, mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DatePicker } from './date-picker.js'

describePart(
  'DatePicker',
  (probe) => <DatePicker aria-label="Day" {...probe} value="2025-10-14" onValueChange={vi.fn()} />,
  { control: 'input' },
)

const mountPicker = async (props: Partial<Parameters<typeof DatePicker>[0]> = {}) => {
  const onValueChange = vi.fn()
  const picker = (value: string | null) => (
    <DatePicker aria-label="Day" today="2025-10-14" {...props} value={value} onValueChange={onValueChange} />
  )
  const { rerender } = await mount(picker(props.value ?? null))
  return { onValueChange, show: (value: string | null) => rerender(picker(value)), input: page.getByRole('textbox') }
}

it('shows a new value from props instead of the typed text', async () => {
  const { input, show } = await mountPicker()
  await input.fill('3 oct')
  await show('2025-10-03')
  await expect.element(input).toHaveValue('3 oct')
  await show('2025-12-24')
  await expect.element(input).toHaveValue('24 Dec 2025')
})

it('selects today with one press, if enabled', async () => {
  const { onValueChange } = await mountPicker()
  await page.getByRole('button', { name: 'Choose a day' }).click()
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  expect(onValueChange.mock.calls).toEqual([['2025-10-14']])
})

it('opens the nearest month with enabled days, without the Today button', async () => {
  await mountPicker({ min: '2026-02-10' })
  await page.getByRole('button', { name: 'Choose a day' }).click()
  await expect.element(page.getByRole('button', { name: 'Tuesday 10 Feb 2026' })).toHaveFocus()
  expect(page.getByRole('button', { name: 'Today', exact: true }).elements()).toHaveLength(0)
})

it('closes on Escape, returns focus and changes nothing', async () => {
  const { onValueChange } = await mountPicker({ value: '2025-10-01' })
  const button = page.getByRole('button', { name: 'Change 1 Oct 2025' })
  await button.click()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(button).toHaveFocus()
  expect(onValueChange).not.toHaveBeenCalled()
})

it('does not open while read-only', async () => {
  const { input } = await mountPicker({ readOnly: true })
  await input.click()
  await userEvent.keyboard('{ArrowDown}')
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
  await expect.element(page.getByRole('button', { name: 'Choose a day' })).toBeDisabled()
})
