import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DateRangePicker } from './date-range-picker.js'

const range = { start: '2025-10-01', end: '2025-10-14', tzCode: 'UTC' }
const NOW = new Date('2025-10-14T10:00:00Z')

const open = async (props: Partial<Parameters<typeof DateRangePicker>[0]> = {}) => {
  const onValueChange = vi.fn()
  await mount(<DateRangePicker value={range} onValueChange={onValueChange} now={NOW} {...props} />)
  await page.getByRole('button', { expanded: false }).click()
  return { onValueChange, day: (name: string) => page.getByRole('button', { name }) }
}

it('passes ref, class and props to its button, and the class to the wrapper with previous and next buttons', async () => {
  const ref = vi.fn()
  const picker = (steps: boolean) => (
    <DateRangePicker
      ref={ref}
      className="probe"
      id="range"
      steps={steps}
      value={range}
      onValueChange={vi.fn()}
      now={NOW}
    />
  )
  const { rerender } = await mount(picker(false))
  const button = document.querySelector('button#range')
  expect(button).toHaveClass('probe')
  expect(button).toHaveAttribute('data-slot', 'date-range-picker')
  expect(ref).toHaveBeenCalledWith(button)
  await rerender(picker(true))
  expect(document.querySelector('[data-slot="date-range-picker"]')).toHaveClass('probe')
  expect(document.querySelector('[data-slot="date-range-picker"]')?.contains(document.querySelector('#range'))).toBe(
    true,
  )
})

it('pages by keyboard, and stops at today in another month', async () => {
  await page.viewport(390, 800)
  const { day } = await open({ value: { ...range, start: '2025-09-20', end: '2025-09-20' } })
  document.querySelector<HTMLElement>('[data-day="2025-09-20"] button')?.focus()
  await userEvent.keyboard('{PageDown}')
  await expect.element(day('Tuesday 14 Oct 2025, today')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
  await expect.element(day('Monday 14 Oct 2024')).toHaveFocus()
  await page.viewport(1280, 1000)
})

it('does not treat typed text as a shortcut', async () => {
  const { onValueChange } = await open({ comparison: { mode: 'off' } })
  await page.getByRole('textbox', { name: 'Start date' }).fill('')
  await userEvent.keyboard('2 dec x')
  await expect.element(page.getByRole('radio', { name: 'Off' })).toBeChecked()
  expect(onValueChange).not.toHaveBeenCalled()
})

it('does not submit a surrounding form', async () => {
  const onSubmit = vi.fn()
  await mount(
    <form onSubmit={onSubmit}>
      <DateRangePicker value={range} onValueChange={vi.fn()} now={NOW} />
    </form>,
  )
  await page.getByRole('button').click()
  await page.getByRole('button', { name: 'Apply' }).click()
  expect(onSubmit).not.toHaveBeenCalled()
})
