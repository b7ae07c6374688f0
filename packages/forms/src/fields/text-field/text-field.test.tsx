import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { TextField } from './text-field.js'

it('passes its value to the form and its own listeners', async () => {
  const [onChange, onBlur, onSubmit] = [vi.fn(), vi.fn(), vi.fn()]
  await mount(
    <Form schema={z.object({ name: z.string() })} defaultValues={{ name: '' }} onSubmit={onSubmit} fallback="">
      <TextField name="name" label="Name" onChange={onChange} onBlur={onBlur} />
    </Form>,
  )
  await userEvent.type(page.getByRole('textbox', { name: 'Name' }), 'ab')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(onBlur).toHaveBeenCalledTimes(1)
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ name: 'ab' }]])
})
