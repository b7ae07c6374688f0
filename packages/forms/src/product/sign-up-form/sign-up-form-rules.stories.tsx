import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { seeMessage } from '../../engine/see-message.fixture.js'
import { atFields, fill, inCard, refuse, seeRefusedFields } from '../account-story.fixture.js'
import { SignUpForm } from './sign-up-form.js'

const meta = {
  title: 'SignUpForm/Rules',
  component: SignUpForm,
  tags: ['!autodocs'],
  args: { onSubmit: fn(async () => {}), domain: 'placard.test', termsHref: '#terms' },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [inCard],
} satisfies Meta<typeof SignUpForm>
export default meta
type Story = StoryObj<typeof meta>

const RIGHT = {
  'First name': 'Ada',
  'Last name': 'Byron',
  Email: 'ada@placard.test',
  Password: 'placard-demo',
  'Confirm password': 'placard-demo',
}
const NAMES = 'Fill in your names'
const terms = (canvasElement: HTMLElement) => within(canvasElement).getByRole('checkbox')
const send = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign up' }))

const BOTH = 'Fill in both your passwords the same way'

export const DifferenceMendedAboveInteraction: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { ...RIGHT, 'Confirm password': 'placard-demo-2' })
    await send(canvasElement)
    await seeMessage(canvasElement, {
      control: () => within(canvasElement).getByLabelText('Confirm password'),
      message: BOTH,
      mend: () => userEvent.type(within(canvasElement).getByLabelText('Password'), '-2'),
    })
  },
}

export const TermsInteraction: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { ...RIGHT, Email: 'ada' })
    await send(canvasElement)
    await seeMessage(canvasElement, {
      control: () => terms(canvasElement),
      message: 'You have to accept the terms!',
      mend: () => userEvent.click(terms(canvasElement)),
    })
  },
}

export const AllWrong: Story = {
  parameters: { chromatic: { disableSnapshot: false }, keepFocus: true },
  play: async ({ args, canvasElement }) => {
    await send(canvasElement)
    const summary = await within(canvasElement).findByRole('group', { name: '6 fields need attention' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'First name',
      'Last name',
      'Fill in your email correctly',
      'Fill in your password',
      BOTH,
      'You have to accept the terms!',
    ])
    await expect(within(summary).getAllByRole('listitem')[0]).toHaveTextContent(`${NAMES}: First name, Last name`)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Valid values with accepted terms, so that errors come from the server. */
const complete = async (canvasElement: HTMLElement) => {
  await fill(canvasElement, RIGHT)
  await userEvent.click(terms(canvasElement))
}

export const RefusedWithObjectInteraction: Story = {
  args: refuse(atFields(['termsChecked', 'The terms have changed'], ['password', 'Choose a longer one'])),
  play: async ({ canvasElement }) => {
    await complete(canvasElement)
    await seeRefusedFields(canvasElement, {
      button: 'Sign up',
      fields: [
        ['Password', 'Choose a longer one'],
        [/^I accept the terms/, 'The terms have changed'],
      ],
    })
  },
}

export const KeyboardInteraction: Story = {
  play: async ({ args, canvasElement }) => {
    const { 'First name': firstName, 'Last name': lastName, Email: email, Password: password } = RIGHT
    for (const text of [firstName, lastName, email]) {
      await userEvent.tab()
      await userEvent.keyboard(text)
    }
    for (const text of [password, password]) {
      await userEvent.tab()
      await userEvent.keyboard(text)
      await userEvent.tab()
      await expect(document.activeElement).toHaveAccessibleName('Show password')
    }
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(terms(canvasElement)).toBeChecked()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: /^terms of use/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const values = { firstName, lastName, email, password, confirmPassword: password, termsChecked: true }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values))
  },
}
