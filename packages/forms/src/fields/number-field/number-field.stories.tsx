import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { inForm, onSubmit } from '../in-form.fixture.js'
import { NumberField } from './number-field.js'

const MESSAGE = 'Fill in a number from 1 to 8,192'
const width = z.number(MESSAGE).min(1, MESSAGE).max(8192, MESSAGE)

const meta = {
  title: 'NumberField',
  component: NumberField,
  args: { name: 'value', label: 'Width', unit: 'px', unitLabel: 'pixels', min: 1, max: 8192 },
  decorators: [inForm(width, { value: 300, bid: 2.4, none: null, long: -1234567.891 }, 'max-w-60')],
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ControlStates: Story = {
  render: (args) => (
    <>
      <NumberField {...args} steppers label="With buttons" />
      <NumberField name="bid" label="Bid" prefix="€" step={0.1} hint="For a thousand impressions." />
      <NumberField {...args} name="none" label="Empty" placeholder="300" optional />
      <NumberField {...args} label="Read-only" readOnly />
      <NumberField {...args} label="Disabled" steppers disabled />
    </>
  ),
}

export const LongContent: Story = {
  args: { name: 'long', label: 'How far the picture moves from its place while the page is scrolled', min: -1e9 },
  globals: { viewport: { value: 'phone' } },
}

export const OutOfRangeInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('spinbutton', { name: 'Width' })
    await userEvent.clear(box)
    await userEvent.type(box, '9000{Enter}')
    await waitFor(() => expect(box).toHaveAccessibleDescription(MESSAGE))
    await expect(box).toHaveFocus()
    await expect(box).toHaveValue('9000')
    await userEvent.clear(box)
    await waitFor(() => expect(box).toHaveAccessibleDescription(MESSAGE))
  },
}

export const KeysInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    onSubmit.mockClear()
    const box = within(canvasElement).getByRole('spinbutton', { name: 'Width' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{PageUp}')
    await expect(box).toHaveValue('311')
    await userEvent.keyboard('{Home}')
    await expect(box).toHaveValue('1')
    await userEvent.keyboard('{End}')
    await expect(box).toHaveAttribute('aria-valuetext', '8192 pixels')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ value: 8192 })))
  },
}

export const States = showStates(meta, { Default, ControlStates })
