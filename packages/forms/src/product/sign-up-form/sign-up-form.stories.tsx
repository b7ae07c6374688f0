import { LinkButton } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { fill, inCard, ONE_TEXT } from '../account-story.fixture.js'
import { SignUpForm } from './sign-up-form.js'

const meta = {
  title: 'SignUpForm',
  component: SignUpForm,
  args: {
    onSubmit: fn(async () => {}),
    domain: 'placard.test',
    termsHref: '#terms',
    links: (
      <span>
        Have an account? <a href="#signin">Sign in</a>
      </span>
    ),
  },
  decorators: [inCard],
} satisfies Meta<typeof SignUpForm>
export default meta
type Story = StoryObj<typeof meta>

const REST = {
  'Last name': 'Byron',
  Password: 'placard-demo',
  'Confirm password': 'placard-demo',
}
const RIGHT = { 'First name': 'Ada', Email: 'ada@placard.test', ...REST }

const signUp = async (canvasElement: HTMLElement, texts: Record<string, string>) => {
  const canvas = within(canvasElement)
  await fill(canvasElement, texts)
  await userEvent.click(canvas.getByRole('checkbox', { name: /^I accept the terms of use/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
  return canvas
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tokens = {
      'First name': 'given-name',
      'Last name': 'family-name',
      Email: 'email',
      Password: 'new-password',
      'Confirm password': 'new-password',
    }
    for (const [label, token] of Object.entries(tokens))
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', token)
    const terms = canvas.getByRole('link', { name: 'terms of use (opens in a new tab)' })
    await expect(terms).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('button', { name: 'Sign up' })).toBeEnabled()
  },
}

export const Invited: Story = {
  args: { inviteToken: 'token', prefill: { email: 'noor.haddad@agency.example', firstName: 'Noor' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const label of ['First name', 'Email'])
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription('Filled in from your invitation')
    await expect(canvas.getByText(/first name and email\. You can change them\.$/)).toBeVisible()
    await expect(canvas.getByLabelText('Last name')).not.toHaveAccessibleDescription()
  },
}

export const PrefilledInteraction: Story = {
  tags: ['!autodocs'],
  args: { prefill: { email: 'ada@placard.test' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const email = within(canvasElement).getByLabelText('Email')
    await expect(email).toHaveAccessibleDescription('Filled in from your link Use your @placard.test address')
    await signUp(canvasElement, { 'First name': 'Ada', Email: 'byron@placard.test', ...REST })
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'byron@placard.test',
        password: 'placard-demo',
        confirmPassword: 'placard-demo',
        termsChecked: true,
      }),
    )
  },
}

export const CheckYourMail: Story = {
  args: { onResend: fn(async () => {}), next: <a href="#signin">Back to sign in</a> },
  play: async ({ canvasElement }) => {
    const canvas = await signUp(canvasElement, RIGHT)
    const heading = await canvas.findByRole('heading', { name: 'Check your inbox' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(heading.closest('[role=status]')).toHaveTextContent('We sent a confirmation link to ada@placard.test.')
  },
}

export const SendAgainInteraction: Story = {
  tags: ['!autodocs'],
  args: { onResend: fn(async () => {}) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = await signUp(canvasElement, RIGHT)
    if (args.onResend) mocked(args.onResend).mockRejectedValueOnce(ONE_TEXT)
    const again = await canvas.findByRole('button', { name: 'Resend email' })
    await userEvent.click(again)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ONE_TEXT.message)
    await userEvent.click(again)
    await expect(await canvas.findByText('Email sent')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(args.onResend).toHaveBeenLastCalledWith('ada@placard.test')
  },
}

export const AnotherEmailInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = await signUp(canvasElement, RIGHT)
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a different email' }))
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
    await expect(canvas.getByLabelText('Confirm password')).toHaveValue('placard-demo')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await fill(canvasElement, { Email: 'adah@placard.test' })
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('adah@placard.test')).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}

export const Ready: Story = {
  args: {
    inviteToken: 'token',
    next: (
      <LinkButton href="#signin" variant="primary">
        Sign in
      </LinkButton>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = await signUp(canvasElement, { ...RIGHT, Email: 'noor.haddad@agency.example' })
    await expect(await canvas.findByRole('heading', { name: 'Your account is ready' })).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ inviteToken: 'token' }))
  },
}

export const Phone: Story = { args: Invited.args ?? {}, globals: { viewport: { value: 'phone' } } }

export const LongContent: Story = {
  args: {
    domain: 'campaigns-and-reporting-northern-europe.placard.test',
    prefill: {
      firstName: 'Maximiliane-Alexandra Theodora Wilhelmina',
      email: `${'very-'.repeat(20)}long@placard.test`,
    },
    termsLabel: (
      <>
        I accept the <a href="#terms">terms of use</a>, the <a href="#privacy">privacy notice</a> and that reports of
        this company are kept for thirteen months
      </>
    ),
    passwordHint: 'At least 12 characters, and no common password',
  },
  globals: { viewport: { value: 'phone' } },
}

export const States = showStates(meta, { Default, Invited })
