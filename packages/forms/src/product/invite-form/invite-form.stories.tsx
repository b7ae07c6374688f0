import { type InviteInput, type InviteResult, isEmail } from '@placard/domain/account'
import { MAX_INVITED_AT_ONCE } from '@placard/domain/internal/account'
import { Card } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { seeMessage } from '../../engine/see-message.fixture.js'
import { atFields, ONE_TEXT, seeRefusal } from '../account-story.fixture.js'
import { InviteForm } from './invite-form.js'

/** Validates each address like the server. */
const invite = async ({ emails }: InviteInput): Promise<InviteResult[]> =>
  emails.map((email) => {
    if (!isEmail(email)) return { email, result: 'not-an-email' }
    return { email, result: email.startsWith('ada@') ? 'has-account' : 'invited' }
  })

const meta = {
  title: 'InviteForm',
  component: InviteForm,
  args: { onSubmit: fn(invite) },
  decorators: [
    (Story) => (
      <Card className="max-w-160">
        <div className="p-6">
          <Story />
        </div>
      </Card>
    ),
  ],
} satisfies Meta<typeof InviteForm>
export default meta
type Story = StoryObj<typeof meta>

const LIST = 'Noor <noor@agency.example>; ada@placard.test\nkim.agency.example, lee@brand.example'
const BUTTON = 'Send invitations'
const refuse = (failure: unknown) => ({
  onSubmit: fn((_: InviteInput): Promise<InviteResult[]> => Promise.reject(failure)),
})
const unseen = { tags: ['!autodocs'], parameters: { chromatic: { disableSnapshot: true } } }

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const emails = () => canvas.getByRole('textbox', { name: 'Emails' })
  return {
    canvas,
    emails,
    roles: () => canvas.getByRole('radiogroup', { name: 'Role' }),
    agency: () => canvas.getByRole('radio', { name: 'Agency' }),
    send: () => userEvent.click(canvas.getByRole('button', { name: BUTTON })),
    paste: async (text: string) => {
      await userEvent.click(emails())
      await userEvent.paste(text)
    },
  }
}
const inviteAll = async (canvasElement: HTMLElement) => {
  const form = parts(canvasElement)
  await form.paste(LIST)
  await userEvent.click(form.agency())
  await form.send()
  return form
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement)
    for (const role of canvas.getAllByRole('radio')) await expect(role).not.toBeChecked()
    await expect(canvas.getByText(/one-time link, valid for 7 days\.$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: BUTTON })).toBeEnabled()
  },
}

export const Results: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, emails } = await inviteAll(canvasElement)
    const heading = await canvas.findByRole('heading', { name: '2 of 4 invited' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(args.onSubmit).toHaveBeenCalledWith({
      emails: ['noor@agency.example', 'ada@placard.test', 'kim.agency.example', 'lee@brand.example'],
      role: 'agency',
    })
    const results = canvas.getByRole('region', { name: '2 of 4 invited' })
    await expect(results).toHaveTextContent('can be accepted until 21 Oct 2025')
    await expect(
      within(results)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'kim.agency.exampleNot an email',
      'ada@placard.testHas an account',
      'noor@agency.exampleInvited',
      'lee@brand.exampleInvited',
    ])
    await expect(emails()).toHaveValue('')
  },
}

export const SendAgainInteraction: Story = {
  ...unseen,
  play: async ({ args, canvasElement }) => {
    const { canvas, emails, agency, send } = await inviteAll(canvasElement)
    await canvas.findByRole('heading', { name: '2 of 4 invited' })
    await expect(canvas.getAllByRole('button', { name: /^Remove / })).toHaveLength(1)
    await expect(agency()).toBeChecked()
    await userEvent.click(emails())
    await userEvent.keyboard('{Backspace}')
    await expect(emails()).toHaveValue('kim.agency.example')
    await userEvent.clear(emails())
    await userEvent.keyboard('kim@agency.example')
    await send()
    await canvas.findByRole('heading', { name: '1 person invited' })
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ emails: ['kim@agency.example'], role: 'agency' })
    await expect(emails()).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: /^Remove / })).toBeNull()
  },
}

export const NobodyInteraction: Story = {
  ...unseen,
  play: async ({ canvasElement }) => {
    const { canvas, emails, roles, paste, send } = parts(canvasElement)
    await send()
    await seeMessage(canvasElement, {
      control: emails,
      message: 'Fill in at least one email',
      mend: () => paste('kim@agency.example lee@brand.example'),
    })
    await expect(roles()).toHaveAccessibleDescription('Choose a role')
    await expect(canvas.getByRole('group', { name: '1 field needs attention' })).toBeVisible()
  },
}

export const NoRoleInteraction: Story = {
  ...unseen,
  play: async ({ canvasElement }) => {
    const { canvas, roles, agency, send } = parts(canvasElement)
    await send()
    const summary = await canvas.findByRole('group', { name: '2 fields need attention' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(within(summary).getByRole('link', { name: 'Choose a role' })).toBeVisible()
    await expect(roles()).toHaveAttribute('aria-invalid', 'true')
    await expect(roles()).toHaveAccessibleDescription('Choose a role')
    await userEvent.click(agency())
    await waitFor(() => expect(roles()).not.toHaveAttribute('aria-invalid', 'true'))
    await expect(roles()).not.toHaveAccessibleDescription()
    await expect(within(summary).queryByRole('link', { name: 'Choose a role' })).toBeNull()
  },
}

export const TooManyInteraction: Story = {
  ...unseen,
  play: async ({ canvasElement }) => {
    const { canvas, emails, paste, send } = parts(canvasElement)
    await paste(Array.from({ length: MAX_INVITED_AT_ONCE + 1 }, (_, index) => `p${index}@agency.example`).join('\n'))
    await send()
    await seeMessage(canvasElement, {
      control: emails,
      message: 'At most 100 emails at once',
      mend: () => userEvent.click(canvas.getByRole('button', { name: 'Remove p7@agency.example' })),
    })
  },
}

export const RefusedWithText: Story = {
  args: refuse(ONE_TEXT),
  play: async ({ canvasElement }) => {
    const { paste, agency } = parts(canvasElement)
    await paste(LIST)
    await userEvent.click(agency())
    await seeRefusal(canvasElement, { button: BUTTON, lines: ['Nobody was invited', ONE_TEXT.message] })
    await expect(agency()).toBeChecked()
    await expect(within(canvasElement).getAllByRole('button', { name: /^Remove / })).toHaveLength(4)
  },
}

export const RefusedWithObjectInteraction: Story = {
  ...unseen,
  args: refuse(atFields(['emails.2', 'Fill in emails only'], ['role', 'You may not invite agencies'])),
  play: async ({ canvasElement }) => {
    const { canvas, emails, roles } = await inviteAll(canvasElement)
    await canvas.findByRole('group', { name: '2 fields need attention' })
    await expect(emails()).toHaveAccessibleDescription(expect.stringContaining('Fill in emails only'))
    await expect(roles()).toHaveAccessibleDescription('You may not invite agencies')
    await expect(canvas.getAllByRole('button', { name: /^Remove / })).toHaveLength(4)
  },
}

export const KeyboardInteraction: Story = {
  ...unseen,
  play: async ({ args, canvasElement }) => {
    const { canvas } = parts(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('kim@agency.example,lee@brand.example')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: 'Advertiser' })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: BUTTON })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const values = { emails: ['kim@agency.example', 'lee@brand.example'], role: 'advertiser' }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values))
  },
}

export const LongContent: Story = {
  args: {
    emails: [
      `${'very-'.repeat(10)}long-name-of-a-person@${'sub.'.repeat(8)}agency.example`,
      ...Array.from({ length: 30 }, (_, index) => `client.${index + 1}@northwind-bikes.example`),
    ],
  },
  play: async ({ canvasElement }) => {
    const { canvas, agency, send } = parts(canvasElement)
    await userEvent.click(agency())
    await send()
    await canvas.findByRole('heading', { name: '31 people invited' })
  },
}

export const Phone: Story = { ...Results, globals: { viewport: { value: 'phone' } } }

export const States = showStates(meta, { Default })
