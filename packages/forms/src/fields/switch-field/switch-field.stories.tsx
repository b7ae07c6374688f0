import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { SwitchField } from './switch-field.js'

const onSubmit = fn()

const meta = {
  title: 'SwitchField',
  component: SwitchField,
  args: { name: 'value', label: 'Confirm every publication' },
  decorators: [
    (Story) => (
      <Form
        schema={z.object({ value: z.literal(true, 'Your company asks for this to be on') })}
        defaultValues={{}}
        onSubmit={onSubmit}
        fallback=""
        className="max-w-100"
      >
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof SwitchField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ControlStates: Story = {
  render: (args) => (
    <>
      <SwitchField {...args} name="one" />
      <SwitchField {...args} name="two" hint="Asks before a creative goes live." />
      <SwitchField {...args} name="three" disabled />
    </>
  ),
}

export const ErrorInteraction: Story = {
  tags: ['!autodocs'],
  args: { hint: 'Asks before a creative goes live.' },
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const control = canvas.getByRole('switch', { name: 'Confirm every publication' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(control).toHaveAccessibleDescription(
        'Your company asks for this to be on Asks before a creative goes live.',
      ),
    )
    await expect(control).toHaveFocus()
    await expect(control).toBeInvalid()
  },
}

export const MendedInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText('Your company asks for this to be on')
    await userEvent.click(canvas.getByText('Confirm every publication'))
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(canvas.queryByText('Your company asks for this to be on')).toBeNull()
  },
}

export const LongContent: Story = {
  args: { label: 'Confirm every publication of a creative that replaces one which is live in a running campaign' },
  globals: { viewport: { value: 'phone' } },
}

export const States = showStates(meta, { Default, ControlStates })
