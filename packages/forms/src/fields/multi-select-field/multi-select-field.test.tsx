import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { MultiSelectField } from './multi-select-field.js'

const items = ['Alder', 'Birch', 'Cedar'].map((label) => ({ value: label.toLowerCase(), label }))
const control = page.getByRole('combobox', { name: 'Trees' })

it('passes on all selected items, and removes the last on Backspace', async () => {
  const [onValueChange, onSubmit] = [vi.fn(), vi.fn()]
  await mount(
    <Form
      schema={z.object({ trees: z.array(z.string()) })}
      defaultValues={{ trees: ['alder'] }}
      onSubmit={onSubmit}
      fallback=""
    >
      <MultiSelectField name="trees" label="Trees" items={items} onValueChange={onValueChange} />
    </Form>,
  )
  await userEvent.fill(control, 'ced')
  await userEvent.keyboard('{Enter}')
  expect(onValueChange.mock.calls).toEqual([[['alder', 'cedar']]])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ trees: ['alder', 'cedar'] }]])
})
