import { colorSchema } from '@placard/domain/text'
import { mount } from '@placard/ui/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { ColorField } from './color-field.js'

const box = page.getByRole('textbox', { name: 'Ink' })

const mountForm = async (onSubmit = vi.fn(), onValueChange?: (value: string) => void) => {
  await mount(
    <Form schema={z.object({ ink: colorSchema })} defaultValues={{ ink: '' }} onSubmit={onSubmit} fallback="">
      <ColorField name="ink" label="Ink" background="#ffffff" onValueChange={onValueChange} />
    </Form>,
  )
  return onSubmit
}

describe('ColorField', () => {
  it('submits a normalized color, also by Enter', async () => {
    const onSubmit = await mountForm()
    await userEvent.type(box, 'F00{Enter}')
    await expect.poll(() => onSubmit.mock.calls).toEqual([[{ ink: '#ff0000' }]])
  })

  it('shows the error until it is fixed, and calls its own listener', async () => {
    const onValueChange = vi.fn()
    await mountForm(vi.fn(), onValueChange)
    await userEvent.type(box, 'red{Enter}')
    await expect.element(box).toHaveAccessibleDescription('Fill in a color such as #ffffff')
    await expect.element(box).toHaveFocus()
    await userEvent.clear(box)
    await userEvent.type(box, '#767676')
    await expect.element(box).toHaveAccessibleDescription('4.5:1, readable')
    await expect.element(box).toBeValid()
    expect(onValueChange).toHaveBeenLastCalledWith('#767676')
  })
})
