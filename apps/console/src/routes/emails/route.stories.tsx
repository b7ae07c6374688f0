import { EMAIL_LINK_NOT_FOUND } from '@placard/domain/internal/schedule'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type ConsoleAt, consoleStories, inAllLayouts, PATIENCE, says, shows, waits } from '../../testing/console-at.js'

const CONFIRM = '/emails/confirm?token=story-confirm-media'

const meta = {
  title: 'Report emails',
  ...consoleStories,
  args: { at: CONFIRM, person: 'nobody' },
} satisfies Meta<typeof ConsoleAt>
export default meta
type Story = StoryObj<typeof meta>

/** Link of a confirmation email: nothing happens until the button is pressed. */
export const Success: Story = {
  tags: ['pictured'],
  parameters: inAllLayouts,
  play: async (context) => {
    await says('Confirm report emails', 'wants to email a daily report of')(context)
    await expect(within(context.canvasElement).getByRole('button', { name: 'Confirm emails' })).toBeVisible()
  },
}

/** Link at the end of every report email. */
export const Unsubscribe: Story = {
  args: { at: '/emails/unsubscribe?token=story-unsubscribe-ada' },
  play: says('Unsubscribe', 'Stop sending a daily report of'),
}

export const Phone: Story = { ...Success, parameters: {}, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = { args: { server: 'waits' }, play: waits('Confirm report emails') }

/** Link that was used, has expired or is incomplete. */
export const Forbidden: Story = {
  args: { at: '/emails/confirm?token=ended' },
  play: async (context) => {
    await shows('Confirm report emails')(context)
    await expect(await within(context.canvasElement).findByRole('alert', {}, PATIENCE)).toHaveTextContent(
      EMAIL_LINK_NOT_FOUND,
    )
  },
}

export const Failed: Story = {
  name: 'Error',
  args: { server: 'broken' },
  play: says('Confirm report emails', 'Couldn’t load this page'),
}
