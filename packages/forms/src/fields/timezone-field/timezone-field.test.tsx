import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { TimezoneField } from './timezone-field.js'

const at = new Date('2025-10-14T10:00:00Z')

const mountField = async (schema: z.ZodType<{ zone: string }, { zone: string }>) => {
  const onSubmit = vi.fn()
  await mount(
    <Form schema={schema} defaultValues={{ zone: 'UTC' }} onSubmit={onSubmit} fallback="">
      <TimezoneField name="zone" label="Zone" at={at} />
    </Form>,
  )
  return { onSubmit, control: page.getByRole('combobox', { name: 'Zone' }) }
}

it('passes the name of the selected time zone to the form', async () => {
  const { onSubmit, control } = await mountField(z.object({ zone: z.string() }))
  await userEvent.fill(control, 'Osaka')
  await userEvent.click(page.getByRole('option', { name: /Tokyo/ }))
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ zone: 'Asia/Tokyo' }]])
})

it('takes focus when invalid', async () => {
  const { control } = await mountField(z.object({ zone: z.string().startsWith('Asia/', 'Choose a zone in Asia') }))
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(control).toHaveFocus()
  await expect.element(control).toHaveAccessibleDescription('Choose a zone in Asia')
})
