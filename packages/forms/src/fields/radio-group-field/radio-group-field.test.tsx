import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { RadioGroupField } from './radio-group-field.js'

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }))

const mountField = async (locked?: string) => {
  const [onValueChange, onSubmit] = [vi.fn(), vi.fn()]
  await mount(
    <Form
      schema={z.object({ kind: z.string() })}
      defaultValues={{ kind: 'a' }}
      onSubmit={onSubmit}
      fallback=""
      locked={locked}
    >
      <RadioGroupField name="kind" label="Kind" options={options} onValueChange={onValueChange} />
    </Form>,
  )
  return { onValueChange, onSubmit }
}

it('is one tab stop, navigated by arrow keys, and passes on the selection', async () => {
  const { onValueChange, onSubmit } = await mountField()
  await userEvent.keyboard('{Tab}')
  // Focus moves asynchronously after an arrow key; wait for it before the next one.
  for (const name of ['B', 'C']) {
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('radio', { name })).toBeChecked()
  }
  expect(onValueChange.mock.calls).toEqual([['b'], ['c']])
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ kind: 'c' }]])
})

it('is disabled while the form is read-only', async () => {
  await mountField('Published')
  for (const radio of page.getByRole('radio').all()) await expect.element(radio).toBeDisabled()
})
