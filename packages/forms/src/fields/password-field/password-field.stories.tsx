import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { PasswordField } from './password-field.js'

const onSubmit = fn()

const meta = {
  title: 'PasswordField',
  component: PasswordField,
  args: { name: 'value', label: 'Password' },
  decorators: [
    (Story) => (
      <Form
        schema={z.object({ value: z.string().min(6, 'Write at least 6 characters') })}
        defaultValues={{ value: '' }}
        onSubmit={onSubmit}
        fallback=""
        className="max-w-100"
      >
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveAttribute('autocomplete', 'current-password')
    await expect(within(canvasElement).getByRole('button', { name: 'Show password' })).toBeEnabled()
  },
}

export const ControlStates: Story = {
  render: (args) => (
    <>
      <PasswordField {...args} name="required" required />
      <PasswordField {...args} name="hint" hint="At least 6 characters, spaces count." />
      <PasswordField {...args} name="pending" pending="Comparing with known leaks" />
      <PasswordField {...args} name="read" readOnly />
      <PasswordField {...args} name="disabled" disabled />
    </>
  ),
}

export const ErrorInteraction: Story = {
  tags: ['!autodocs'],
  args: { hint: 'At least 6 characters, spaces count.' },
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Password')
    await userEvent.type(input, 'abc{Enter}')
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription('Write at least 6 characters At least 6 characters, spaces count.'),
    )
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('abc')
  },
}

export const LongContent: Story = {
  args: { label: 'Password that everybody with the shared link of this report has to know' },
  globals: { viewport: { value: 'phone' } },
}

export const States = showStates(meta, { ControlStates })
