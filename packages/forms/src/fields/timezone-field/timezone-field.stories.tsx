import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { TimezoneField } from './timezone-field.js'

const onSubmit = fn()

const meta = {
  title: 'TimezoneField',
  component: TimezoneField,
  args: { name: 'value', label: 'Time zone', at: new Date('2025-10-14T10:00:00Z'), deviceZone: 'Europe/Berlin' },
  decorators: [
    (Story) => (
      <Form
        schema={z.object({ value: z.string().startsWith('Asia/', 'Your office is in Asia') })}
        defaultValues={{ value: 'Europe/Berlin' }}
        onSubmit={onSubmit}
        fallback=""
        className="max-w-100"
      >
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof TimezoneField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ControlStates: Story = {
  render: (args) => (
    <>
      <TimezoneField {...args} required />
      <TimezoneField {...args} label="With its next clock change" clockChanges />
      <TimezoneField {...args} name="hint" hint="Days begin at midnight in it." />
      <TimezoneField {...args} name="disabled" disabled />
    </>
  ),
}

export const LongContent: Story = {
  args: {
    label: 'Time zone in which the days of the report begin and end, for everybody who gets it by mail',
    clockChanges: true,
    className: 'w-full',
  },
  globals: { viewport: { value: 'phone' } },
}

export const ClockChangeInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { clockChanges: true },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('combobox', { name: 'Time zone' })
    await expect(control).toHaveAccessibleDescription('Follows clock changes: GMT+01:00 from 26 Oct 2025')
    await userEvent.click(control)
    await userEvent.keyboard('tokyo{Enter}')
    await expect(control).toHaveAccessibleDescription('Its clocks do not change in the coming year')
  },
}

export const ErrorInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const control = canvas.getByRole('combobox', { name: 'Time zone' })
    await waitFor(() => expect(control).toHaveAccessibleDescription('Your office is in Asia'))
    await expect(control).toHaveFocus()
  },
}

export const States = showStates(meta, { Default, ControlStates })
