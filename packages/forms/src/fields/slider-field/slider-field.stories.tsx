import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { inForm, onSubmit } from '../in-form.fixture.js'
import { SliderField } from './slider-field.js'

const MESSAGE = 'Choose a number from 0 to 120'
const seconds = z.number(MESSAGE).min(0, MESSAGE).max(120, MESSAGE)

const meta = {
  title: 'SliderField',
  component: SliderField,
  args: { name: 'value', label: 'Length of the ad', min: 0, max: 120, unit: 's', unitLabel: 'seconds', resetValue: 30 },
  decorators: [inForm(seconds, { value: 30, changed: 45, offset: -20 })],
} satisfies Meta<typeof SliderField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { name: 'changed', hint: 'Then it stands still.' } }

export const ControlStates: Story = {
  render: (args) => (
    <>
      <SliderField {...args} label="As it usually is" />
      <SliderField name="offset" label="Left of the middle" min={-50} max={50} unit="px" resetValue={0} />
      <SliderField {...args} name="changed" label="Read-only" readOnly />
      <SliderField {...args} name="changed" label="Disabled" disabled />
    </>
  ),
}

export const LongContent: Story = {
  args: { name: 'changed', label: 'How long the ad plays before it stops by itself, as some exchanges ask for' },
  globals: { viewport: { value: 'phone' } },
}

export const OutOfRangeInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('spinbutton', { name: 'Length of the ad exact value' })
    await userEvent.clear(box)
    await userEvent.type(box, '500{Enter}')
    await waitFor(() => expect(box).toHaveAccessibleDescription(MESSAGE))
    await expect(box).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^Reset to 30/ }))
    await waitFor(() => expect(box).not.toHaveAccessibleDescription())
    await expect(box).toHaveValue('30')
    await userEvent.clear(box)
    await userEvent.type(box, '500{Enter}')
    await waitFor(() => expect(box).toBeInvalid())
  },
}

export const KeysInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    onSubmit.mockClear()
    const canvas = within(canvasElement)
    const thumb = canvas.getByRole('slider', { name: 'Length of the ad' })
    const box = canvas.getByRole('spinbutton', { name: 'Length of the ad exact value' })
    const reset = canvas.getByRole('button', { name: /^Reset to 30/ })
    await userEvent.tab()
    await expect(thumb).toHaveFocus()
    for (const [key, value] of [
      ['{ArrowRight}', '31'],
      ['{ArrowLeft}{ArrowDown}', '29'],
      ['{PageUp}', '39'],
      ['{PageDown}', '29'],
      ['{End}', '120'],
      ['{Home}', '0'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(box).toHaveValue(value)
      await expect(thumb).toHaveAttribute('aria-valuenow', value)
    }
    await expect(thumb).toHaveAttribute('aria-valuetext', '0 seconds')
    await userEvent.tab()
    await userEvent.tab()
    await expect(reset).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveValue('30')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ value: 30 })))
  },
}

export const States = showStates(meta, { Default, ControlStates })
