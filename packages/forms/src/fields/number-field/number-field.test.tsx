import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { NumberField, type NumberFieldProps } from './number-field.js'

const box = page.getByRole('spinbutton', { name: 'Size' })
const save = page.getByRole('button', { name: 'Save' })

const mountField = async (props: Partial<NumberFieldProps> = {}, locked?: string) => {
  const onSubmit = vi.fn()
  await mount(
    <Form
      schema={z.object({ size: z.number('Fill in a size').max(100, 'At most 100') })}
      defaultValues={{ size: 50 }}
      onSubmit={onSubmit}
      fallback=""
      locked={locked}
    >
      <NumberField name="size" label="Size" max={100} {...props} />
    </Form>,
  )
  return onSubmit
}

it('passes on a number and calls its own listeners', async () => {
  const [onValueChange, onBlur] = [vi.fn(), vi.fn()]
  const onSubmit = await mountField({ onValueChange, onBlur })
  await userEvent.fill(box, '7')
  await userEvent.click(save)
  expect(onValueChange).toHaveBeenLastCalledWith(7)
  expect(onBlur).toHaveBeenCalledTimes(1)
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ size: 7 }]])
})

it('leaves out-of-bounds values to the schema by default', async () => {
  const onSubmit = await mountField()
  await userEvent.fill(box, '101')
  await userEvent.click(save)
  await expect.element(box).toHaveAccessibleDescription('At most 100')
  await expect.element(box).toHaveValue('101')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('clamps a number if configured', async () => {
  const onSubmit = await mountField({ clamp: true })
  await userEvent.fill(box, '101')
  await userEvent.click(save)
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ size: 100 }]])
})

it('shows the error of an empty input', async () => {
  await mountField()
  await userEvent.clear(box)
  await userEvent.click(save)
  await expect.element(box).toHaveAccessibleDescription('Fill in a size')
})

it('cannot be stepped while the form is read-only', async () => {
  await mountField({ steppers: true }, 'Published')
  await expect.element(box).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Increase' })).toBeDisabled()
})
