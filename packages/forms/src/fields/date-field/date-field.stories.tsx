import { dayFieldSchema } from '@placard/domain/dates'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { DateField } from './date-field.js'

const onSubmit = fn()
const TODAY = '2025-10-14'
const bounds = { min: TODAY, max: '2026-10-13' }

const meta = {
  title: 'DateField',
  component: DateField,
  args: { name: 'value', label: 'First day', today: TODAY, ...bounds },
  decorators: [
    (Story) => (
      <Form
        schema={z.object({ value: dayFieldSchema({ ...bounds, today: TODAY, required: 'Select a start date' }) })}
        defaultValues={{ value: null }}
        onSubmit={onSubmit}
        fallback=""
        className="max-w-100"
      >
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ControlStates: Story = {
  render: (args) => (
    <>
      <DateField {...args} required />
      <DateField {...args} name="hint" optional hint="Without one, it begins once it is published." />
      <DateField {...args} name="disabled" disabled />
    </>
  ),
}

export const LongContent: Story = {
  args: {
    label: 'First day on which the campaign may be shown in any of the countries that it was booked for',
    hint: 'Days begin at midnight in the time zone of the campaign, whatever the zone of this device is.',
  },
  globals: { viewport: { value: 'phone' } },
}

export const LeaveInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'First day' })
    await userEvent.type(input, '1 Oct 2025')
    await expect(input).not.toHaveAccessibleDescription()
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Choose today or later')
    await userEvent.type(input, '{Backspace>11}20 oct')
    await expect(input).not.toHaveAccessibleDescription()
  },
}

export const ErrorInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'First day' })
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await waitFor(() => expect(input).toHaveAccessibleDescription('Select a start date'))
    await expect(input).toHaveFocus()
    await userEvent.keyboard('soon{Enter}')
    await waitFor(() => expect(input).toHaveAccessibleDescription('Write a day like 30 Sep 2025'))
    await expect(input).toHaveValue('soon')
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

export const States = showStates(meta, { Default, ControlStates })
