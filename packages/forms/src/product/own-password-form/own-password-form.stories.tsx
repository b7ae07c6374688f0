import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OwnPasswordForm } from './own-password-form.js'

const meta = {
  title: 'OwnPasswordForm',
  component: OwnPasswordForm,
  args: { email: 'ada@placard.test', onSubmit: fn(async () => undefined), className: 'max-w-100' },
} satisfies Meta<typeof OwnPasswordForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongContent: Story = {
  args: { passwordHint: 'At least 12 characters, among them one that none of your last five passwords had anywhere' },
}

/** All fields are invalid; the summary lists them. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(await canvas.findByRole('link', { name: 'Fill in your current password' })).toBeVisible()
  },
}

export const States = showStates(meta, { Default, LongContent })
