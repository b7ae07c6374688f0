import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { ComboboxField } from './combobox-field.js'

const items = ['Alder', 'Birch'].map((label) => ({ value: label.toLowerCase(), label }))
const control = page.getByRole('combobox', { name: 'Tree' })

it('passes on the option selected by keyboard, and null when cleared', async () => {
  const [onValueChange, onClear, onSubmit] = [vi.fn(), vi.fn(), vi.fn()]
  await mount(
    <Form
      schema={z.object({ tree: z.string().nullable() })}
      defaultValues={{ tree: 'alder' }}
      onSubmit={onSubmit}
      fallback=""
    >
      <ComboboxField name="tree" label="Tree" items={items} onValueChange={onValueChange} onClear={onClear} />
    </Form>,
  )
  await expect.element(control).toHaveValue('Alder')
  await userEvent.fill(control, 'bir')
  await userEvent.keyboard('{Enter}')
  expect(onValueChange.mock.calls).toEqual([['birch']])
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ tree: 'birch' }]])
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.poll(() => onSubmit.mock.calls[1]).toEqual([{ tree: null }])
  expect(onClear).toHaveBeenCalledTimes(1)
})
