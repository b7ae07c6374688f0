import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { PasswordField } from './password-field.js'

it('keeps every character, including spaces', async () => {
  const [onChange, onBlur, onSubmit] = [vi.fn(), vi.fn(), vi.fn()]
  await mount(
    <Form schema={z.object({ value: z.string() })} defaultValues={{ value: '' }} onSubmit={onSubmit} fallback="">
      <PasswordField name="value" label="Password" onChange={onChange} onBlur={onBlur} />
    </Form>,
  )
  await userEvent.type(page.getByLabelText('Password', { exact: true }), ' two words ')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  expect(onChange).toHaveBeenCalled()
  expect(onBlur).toHaveBeenCalledTimes(1)
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ value: ' two words ' }]])
})
