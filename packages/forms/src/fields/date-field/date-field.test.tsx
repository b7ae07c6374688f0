import { dayFieldSchema } from '@placard/domain/dates'
import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { DateField } from './date-field.js'

const mountField = async (start: string | null) => {
  const onSubmit = vi.fn()
  const onValueChange = vi.fn()
  await mount(
    <Form schema={z.object({ start: dayFieldSchema() })} defaultValues={{ start }} onSubmit={onSubmit} fallback="">
      <DateField name="start" label="First day" today="2025-10-14" onValueChange={onValueChange} />
    </Form>,
  )
  return { onSubmit, onValueChange, input: page.getByRole('textbox', { name: 'First day' }) }
}

it('passes a typed date to the form on Enter', async () => {
  const { onSubmit, onValueChange, input } = await mountField(null)
  await input.fill('24 dec')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ start: '2025-12-24' }]])
  expect(onValueChange).toHaveBeenCalledWith('2025-12-24')
})

it('passes on a calendar date, and null once cleared', async () => {
  const { onSubmit } = await mountField('2025-10-20')
  await page.getByRole('button', { name: 'Change 20 Oct 2025 First day' }).click()
  await page.getByRole('button', { name: /^Tuesday 21 Oct/ }).click()
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ start: '2025-10-21' }]])
  await page.getByRole('button', { name: 'Clear' }).click()
  await save.click()
  await expect.poll(() => onSubmit.mock.calls.at(-1)).toEqual([{ start: null }])
})
