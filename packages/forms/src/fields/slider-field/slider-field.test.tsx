import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { SliderField } from './slider-field.js'

const box = page.getByRole('spinbutton', { name: 'Length exact value' })
const thumb = page.getByRole('slider', { name: 'Length' })

const mountField = async (locked?: string) => {
  const [onValueChange, onValueCommit, onSubmit] = [vi.fn(), vi.fn(), vi.fn()]
  await mount(
    <Form
      schema={z.object({ length: z.number().max(60, 'At most 60') })}
      defaultValues={{ length: 10 }}
      onSubmit={onSubmit}
      fallback=""
      locked={locked}
    >
      <SliderField
        name="length"
        label="Length"
        max={60}
        resetValue={30}
        onValueChange={onValueChange}
        onValueCommit={onValueCommit}
      />
    </Form>,
  )
  return { onValueChange, onValueCommit, onSubmit }
}

it('keeps input, slider and form value in sync', async () => {
  const { onValueChange, onSubmit } = await mountField()
  await userEvent.fill(box, '42')
  await expect.element(thumb).toHaveAttribute('aria-valuenow', '42')
  expect(onValueChange).toHaveBeenLastCalledWith(42)
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ length: 42 }]])
})

it('reports a change when committed', async () => {
  const { onValueCommit } = await mountField()
  await userEvent.click(page.getByRole('button', { name: 'Reset to 30' }))
  expect(onValueCommit.mock.calls).toEqual([[30]])
})

it('focuses the input when it is the only invalid field', async () => {
  await mountField()
  await userEvent.fill(box, '61')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveAccessibleDescription('At most 60')
  await expect.element(thumb).toHaveAttribute('aria-valuenow', '60')
})

it('cannot be moved while the form is read-only', async () => {
  await mountField('Published')
  await expect.element(thumb).toHaveAttribute('data-disabled')
  await expect.element(box).toBeDisabled()
})
