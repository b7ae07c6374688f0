import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { SelectField } from './select-field.js'

const options = [
  { value: 'Daily', label: 'Every day' },
  { value: 'Weekly', label: 'Every week' },
]

it('passes the selected value to the form and its own listener', async () => {
  const [onValueChange, onSubmit] = [vi.fn(), vi.fn()]
  await mount(
    <Form
      schema={z.object({ often: z.enum(['Daily', 'Weekly']) })}
      defaultValues={{ often: 'Daily' }}
      onSubmit={onSubmit}
      fallback=""
    >
      <SelectField name="often" label="How often" options={options} onValueChange={onValueChange} />
    </Form>,
  )
  const control = page.getByRole('combobox', { name: 'How often' })
  await expect.element(control).toHaveTextContent('Every day')
  await userEvent.click(control)
  await userEvent.click(page.getByRole('option', { name: 'Every week' }))
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  expect(onValueChange.mock.calls).toEqual([['Weekly']])
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ often: 'Weekly' }]])
})

it('takes focus when invalid', async () => {
  await mount(
    <Form schema={z.object({ often: z.string('Choose how often') })} defaultValues={{}} onSubmit={vi.fn()} fallback="">
      <SelectField name="often" label="How often" options={options} />
    </Form>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  const control = page.getByRole('combobox', { name: 'How often' })
  await expect.element(control).toHaveFocus()
  await expect.element(control).toHaveAccessibleDescription('Choose how often')
})
