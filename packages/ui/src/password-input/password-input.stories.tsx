import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { PasswordInput } from './password-input.js'

const meta = {
  title: 'PasswordInput',
  component: PasswordInput,
  args: { 'aria-label': 'Password', autoComplete: 'current-password', defaultValue: 'correct horse' },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof PasswordInput>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ControlStates: Story = {
  render: () => (
    <div className="grid gap-4">
      <Field label="Password">
        <PasswordInput autoComplete="current-password" placeholder="Your password" />
      </Field>
      <Field label="New password" error="Use at least 8 characters">
        <PasswordInput autoComplete="new-password" defaultValue="short" />
      </Field>
      <Field label="Old password">
        <PasswordInput autoComplete="off" defaultValue="correct horse" disabled />
      </Field>
    </div>
  ),
}

export const LongContent: Story = {
  args: { defaultValue: 'correct horse battery staple, and then as many words again as a careful person may choose' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show password' }))
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByLabelText('Password'), canvas.getByRole('button', { name: 'Show password' }))
  },
}

export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    fireEvent.keyDown(canvas.getByLabelText('Password'), { key: 'A', modifierCapsLock: true })
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on')
  },
}

export const ShowInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText<HTMLInputElement>('Password')
    const toggle = canvas.getByRole('button', { name: 'Show password' })
    await userEvent.click(input)
    input.setSelectionRange(3, 7)

    await userEvent.click(toggle)
    await expect(input).toHaveAttribute('type', 'text')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(input).toHaveFocus()
    await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 7])

    await userEvent.click(toggle)
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveValue('correct horse')
    await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 7])
  },
}

export const States = showStates(meta, { Default, ControlStates })
