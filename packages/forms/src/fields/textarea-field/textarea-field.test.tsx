import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { TextareaField } from './textarea-field.js'

it('starts a new line on Enter, and passes on all lines', async () => {
  const [onChange, onBlur, onSubmit] = [vi.fn(), vi.fn(), vi.fn()]
  await mount(
    <Form schema={z.object({ note: z.string() })} defaultValues={{ note: '' }} onSubmit={onSubmit} fallback="">
      <TextareaField name="note" label="Note" onChange={onChange} onBlur={onBlur} />
    </Form>,
  )
  await userEvent.type(page.getByRole('textbox', { name: 'Note' }), 'a{Enter}b')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  expect(onChange).toHaveBeenCalledTimes(3)
  expect(onBlur).toHaveBeenCalledTimes(1)
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ note: 'a\nb' }]])
})
