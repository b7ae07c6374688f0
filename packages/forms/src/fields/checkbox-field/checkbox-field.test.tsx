import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { CheckboxField } from './checkbox-field.js'

it('passes a boolean to the form and its own listener', async () => {
  const [onCheckedChange, onSubmit] = [vi.fn(), vi.fn()]
  await mount(
    <Form schema={z.object({ on: z.boolean() })} defaultValues={{ on: true }} onSubmit={onSubmit} fallback="">
      <CheckboxField name="on" label="On" onCheckedChange={onCheckedChange} />
    </Form>,
  )
  await expect.element(page.getByRole('checkbox')).toBeChecked()
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  expect(onCheckedChange.mock.calls).toEqual([[false]])
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ on: false }]])
})
