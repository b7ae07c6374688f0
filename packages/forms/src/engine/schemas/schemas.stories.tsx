import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PlainSignUp } from './plain-sign-up.fixture.js'

const meta = {
  title: 'Schemas',
  component: PlainSignUp,
  // The docs page is written by hand, because schemas are exported, not this form.
  tags: ['!autodocs'],
  args: { onSubmit: fn() },
} satisfies Meta<typeof PlainSignUp>
export default meta
type Story = StoryObj<typeof meta>

export const WithPlainElements: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const typed = {
      'First name': 'Ada',
      'Last name': 'Byron',
      Email: 'ada@elsewhere.example',
      Password: 'placard-demo',
      'Confirm password': 'placard',
    }
    for (const [label, text] of Object.entries(typed)) await userEvent.type(canvas.getByLabelText(label), text)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Only placard.test emails allowed!')
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'Fill in both your passwords the same way',
    )
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('You have to accept the terms!')
    await expect(canvas.getByLabelText('First name')).not.toHaveAccessibleDescription()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const MendedInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription('Fill in your names')
    const typed = {
      'First name': ' Ada',
      'Last name': 'Byron',
      Email: 'ada@placard.test',
      Password: 'placard-demo',
      'Confirm password': 'placard-demo',
    }
    for (const [label, text] of Object.entries(typed)) await userEvent.type(canvas.getByLabelText(label), text)
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@placard.test',
      password: 'placard-demo',
      confirmPassword: 'placard-demo',
      termsChecked: true,
    })
  },
}

export const States = showStates(meta, { WithPlainElements })
