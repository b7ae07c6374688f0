import { ACCOUNT_MESSAGES } from '@placard/domain/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type ConsoleAt, consoleStories, inAllLayouts, PATIENCE, shows } from '../../testing/console-at.js'

const meta = { title: 'Sign up', ...consoleStories, args: { at: '/signup', person: 'nobody' } } satisfies Meta<
  typeof ConsoleAt
>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { tags: ['pictured'], parameters: inAllLayouts, play: shows('Sign up') }

/** Link of an invitation that is no longer valid. */
export const Failed: Story = {
  name: 'Error',
  args: { at: '/signup?inviteToken=ended&email=noor.haddad%40agency.example&firstName=Noor' },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await shows('Sign up')(context)
    const { canvasElement } = context
    const screen = within(canvasElement)
    await expect(screen.getByLabelText('Email')).toHaveValue('noor.haddad@agency.example')
    await userEvent.type(screen.getByLabelText('Last name'), 'Haddad')
    await userEvent.type(screen.getByLabelText('Password'), 'placard-demo')
    await userEvent.type(screen.getByLabelText('Confirm password'), 'placard-demo')
    await userEvent.click(screen.getByRole('checkbox', { name: /^I accept the terms of use/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }))
    await expect(await screen.findByRole('alert', {}, PATIENCE)).toHaveTextContent(ACCOUNT_MESSAGES.inviteLink)
    await expect(screen.getByLabelText('Last name')).toHaveValue('Haddad')
  },
}
