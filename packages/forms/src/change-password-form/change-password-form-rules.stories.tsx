import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  atFields,
  fill,
  inCard,
  ONE_TEXT,
  pasteInto,
  refuse,
  seeRefusal,
  seeRefusedFields,
  seeShownPassword,
  TWO_TEXTS,
} from '../account-story.fixture.js'
import { seeMessage } from '../see-message.fixture.js'
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

/** Submits the form with this and another error, then fixes it. */
const row = (
  label: keyof typeof RIGHT,
  message: string,
  wrong: Partial<typeof RIGHT>,
  mended: string = RIGHT[label],
): Story => ({
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { ...RIGHT, ...wrong })
    await userEvent.click(within(canvasElement).getByRole('button', { name: BUTTON }))
    await seeMessage(canvasElement, {
      control: () => within(canvasElement).getByLabelText(label),
      message,
      mend: () => fill(canvasElement, { [label]: mended }),
    })
  },
})

export const EmailTooShortInteraction: Story = row('Email', 'Fill in your email', {
  Email: 'a@b.c',
  'Confirm password': '12345',
})

export const PasswordTooShortInteraction: Story = row(
  'New password',
  'Fill in your password at least 6 characters long',
  { 'New password': '12345', 'Confirm password': '12345' },
)

export const ConfirmationTooShortInteraction: Story = row('Confirm password', 'Repeat your password', {
  Email: '',
  'Confirm password': '',
})

const MISMATCH = 'Passwords do not match!'

export const ConfirmationDiffersInteraction: Story = row('Confirm password', MISMATCH, {
  Email: '',
  'Confirm password': 'placard-demi',
})

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

export const RefusedWithTextInteraction: Story = {
  args: refuse(ONE_TEXT),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, RIGHT)
    await seeRefusal(canvasElement, { button: BUTTON, lines: [ONE_TEXT.message] })
  },
}

export const RefusedWithArrayInteraction: Story = {
  args: refuse(TWO_TEXTS),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, RIGHT)
    await seeRefusal(canvasElement, { button: BUTTON, lines: TWO_TEXTS.message.split('\n') })
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
    await expect(within(canvasElement).getByRole('button', { name: BUTTON })).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...VALUES, code: 'token' }))
  },
}

export const PasteInteraction: Story = {
  play: async ({ canvasElement }) => {
    for (const [label, text] of Object.entries(RIGHT)) await pasteInto(canvasElement, label, text)
  },
}

export const ShowPasswordInteraction: Story = {
  play: async ({ canvasElement }) => {
    await seeShownPassword(canvasElement, 'New password')
    await seeShownPassword(canvasElement, 'Confirm password')
  },
}
