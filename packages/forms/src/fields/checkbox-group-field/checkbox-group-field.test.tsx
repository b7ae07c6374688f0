import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { CheckboxGroupField } from './checkbox-group-field.js'

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase(), disabled: value === 'a' }))

const mountField = async (locked?: string) => {
  const [onValueChange, onSubmit] = [vi.fn(), vi.fn()]
  await mount(
    <Form
      schema={z.object({ kinds: z.array(z.string()).min(1, 'Choose one') })}
      defaultValues={{ kinds: [] }}
      onSubmit={onSubmit}
      fallback=""
      locked={locked}
    >
      <CheckboxGroupField name="kinds" label="Kinds" options={options} onValueChange={onValueChange} />
    </Form>,
  )
  return { onValueChange, onSubmit }
}

it('passes on the checked options in their order', async () => {
  const { onValueChange, onSubmit } = await mountField()
  await userEvent.click(page.getByRole('checkbox', { name: 'C' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'B' }))
  expect(onValueChange.mock.calls).toEqual([[['c']], [['b', 'c']]])
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ kinds: ['b', 'c'] }]])
})

it('focuses the first enabled checkbox when nothing is checked', async () => {
  await mountField()
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByRole('checkbox', { name: 'B' })).toHaveFocus()
  await expect.element(page.getByRole('group', { name: 'Kinds' })).toHaveAccessibleDescription('Choose one')
})

it('is disabled while the form is read-only', async () => {
  await mountField('Published')
  for (const box of page.getByRole('checkbox').all()) await expect.element(box).toBeDisabled()
})
