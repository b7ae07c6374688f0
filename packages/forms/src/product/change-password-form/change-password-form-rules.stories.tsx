import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { seeMessage } from '../../engine/see-message.fixture.js'
import { atFields, fill, inCard, refuse, seeRefusal, seeRefusedFields } from '../account-story.fixture.js'
import { ChangePasswordForm } from './change-password-form.js'

const meta = {
  title: 'ChangePasswordForm/Rules',
  component: ChangePasswordForm,
  tags: ['!autodocs'],
  args: { code: 'token', onSubmit: fn(async () => {}) },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [inCard],
} satisfies Meta<typeof ChangePasswordForm>
export default meta
type Story = StoryObj<typeof meta>

const BUTTON = 'Change password'
const RIGHT = { Email: 'ada@placard.test', 'New password': 'placard-demo', 'Confirm password': 'placard-demo' }
const VALUES = { username: 'ada@placard.test', password: 'placard-demo', confirmPassword: 'placard-demo' }

const MISMATCH = 'Passwords do not match!'

export const DifferenceMendedAboveInteraction: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { ...RIGHT, Email: '', 'Confirm password': 'placard-demo-2' })
    await userEvent.click(within(canvasElement).getByRole('button', { name: BUTTON }))
    await seeMessage(canvasElement, {
      control: () => within(canvasElement).getByLabelText('Confirm password'),
      message: MISMATCH,
      mend: () => userEvent.type(within(canvasElement).getByLabelText('New password'), '-2'),
    })
  },
}

export const LinkWithoutTokenInteraction: Story = {
  args: { code: '' },
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, RIGHT)
    await seeRefusal(canvasElement, { button: BUTTON, lines: ['Password not changed', 'Invalid URL!'] })
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const RefusedWithObjectInteraction: Story = {
  args: refuse(atFields(['password', 'Choose a longer one'], ['username', 'Not your address'])),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, RIGHT)
    await seeRefusedFields(canvasElement, {
      button: BUTTON,
      fields: [
        ['Email', 'Not your address'],
        ['New password', 'Choose a longer one'],
      ],
    })
  },
}

export const KeyboardInteraction: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(RIGHT.Email)
    for (const label of ['New password', 'Confirm password'] as const) {
      await userEvent.tab()
      await userEvent.keyboard(RIGHT[label])
      await userEvent.tab()
    }
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('checkbox', { name: /access tokens/ })).toHaveFocus()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: BUTTON })).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...VALUES, code: 'token' }))
  },
}
