import { ACCOUNT_MESSAGES, type NewAccessToken } from '@placard/domain/account'
import { ACCESS_TOKEN_MESSAGES } from '@placard/domain/internal/account'
import { Card } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { atFields, ONE_TEXT, refuse, seeRefusal } from '../account-story.fixture.js'
import { AccessTokenForm } from './access-token-form.js'

const campaigns = [
  { value: 'demoCampaign1', label: 'Northwind Bikes — City Launch' },
  { value: 'demoCampaign2', label: 'Harbor Coffee — Autumn' },
]

const meta = {
  title: 'AccessTokenForm',
  component: AccessTokenForm,
  args: { campaigns, onSubmit: fn(async () => undefined) },
  decorators: [
    (Story) => (
      <Card className="max-w-140">
        <div className="p-6">
          <Story />
        </div>
      </Card>
    ),
  ],
} satisfies Meta<typeof AccessTokenForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Create token' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Fill in a name/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const SelectedCampaigns: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Sales dashboard')
    await userEvent.click(canvas.getByRole('radio', { name: /^Read and write/ }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Selected campaigns' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Create token' }))
    const field = canvas.getByRole('combobox', { name: 'Selected campaigns' })
    await expect(field).toHaveAccessibleDescription(/Choose at least one campaign/)
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: 'Harbor Coffee — Autumn' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.type(canvas.getByLabelText('Your password'), 'placard-demo')
    await userEvent.click(canvas.getByRole('button', { name: 'Create token' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: 'Sales dashboard',
        access: 'write',
        campaignIDs: ['demoCampaign2'],
        days: 30,
        password: 'placard-demo',
      } satisfies NewAccessToken),
    )
  },
}

const fillWriting = async (canvasElement: HTMLElement, password: string) => {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Nightly export')
  await userEvent.click(canvas.getByRole('radio', { name: /^Read and write/ }))
  if (password) await userEvent.type(canvas.getByLabelText('Your password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Create token' }))
  return canvas
}

/** A token that can write asks for the password; a wrong one is reported at the field, and the input stays. */
export const WrongPassword: Story = {
  args: refuse(atFields(['password', ACCOUNT_MESSAGES.wrongPassword])),
  play: async ({ canvasElement }) => {
    const canvas = await fillWriting(canvasElement, 'a guess')
    const field = canvas.getByLabelText('Your password')
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(ACCOUNT_MESSAGES.wrongPassword)))
    await expect(field).toHaveValue('a guess')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Nightly export')
  },
}

export const PasswordMissingInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = await fillWriting(canvasElement, '')
    await waitFor(() =>
      expect(canvas.getByLabelText('Your password')).toHaveAccessibleDescription(
        new RegExp(ACCESS_TOKEN_MESSAGES.password),
      ),
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('radio', { name: /^Read(?! and)/ }))
    await expect(canvas.queryByLabelText('Your password')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Create token' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    campaigns: [
      { value: 'long', label: 'Northwind Bikes — City Launch in Copenhagen, Amsterdam, Utrecht and Münster' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Selected campaigns' }))
    await userEvent.click(canvas.getByRole('combobox', { name: 'Selected campaigns' }))
    await userEvent.click(await screen.findByRole('option', { name: /^Northwind/ }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText(/^Northwind/)).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Error',
  args: { onSubmit: fn(() => Promise.reject(ONE_TEXT)) },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Name' }), 'Export')
    await seeRefusal(canvasElement, { button: 'Create token', lines: [ONE_TEXT.message] })
  },
}

export const States = showStates(meta, { Default, SelectedCampaigns, Failed })
