import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { EmailField } from './email-field.js'

it('trims an email address', async () => {
  const [onChange, onBlur, onSubmit] = [vi.fn(), vi.fn(), vi.fn()]
  await mount(
    <Form schema={z.object({ value: z.string() })} defaultValues={{ value: '' }} onSubmit={onSubmit} fallback="">
      <EmailField name="value" label="Email" onChange={onChange} onBlur={onBlur} />
    </Form>,
  )
  await userEvent.type(page.getByLabelText('Email', { exact: true }), ' ada@placard.test ')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  expect(onChange).toHaveBeenCalled()
  expect(onBlur).toHaveBeenCalledTimes(1)
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ value: 'ada@placard.test' }]])
})
