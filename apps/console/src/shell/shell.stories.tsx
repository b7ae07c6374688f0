import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type ConsoleAt, consoleStories, PATIENCE, shows } from '../testing/console-at.js'

const meta = { title: 'Shell', ...consoleStories, args: { at: '/profile', person: 'admin' } } satisfies Meta<
  typeof ConsoleAt
>
export default meta
type Story = StoryObj<typeof meta>

/** Collapsed menu of the staff account. */
export const Folded: Story = {
  tags: ['pictured'],
  args: { settings: { sideMenu: 'rail' } },
  play: shows('Grace Okafor'),
}

export const AccountMenuOpen: Story = {
  // An open menu hides the page and its heading from assistive technology.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'aria-hidden-focus', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
        ],
      },
    },
  },
  play: async (context) => {
    await shows('Grace Okafor')(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Account' }))
    await expect(await within(document.body).findByRole('menuitem', { name: 'Sign out' }, PATIENCE)).toBeVisible()
  },
}

export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await shows('Grace Okafor')(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: /menu/i }))
    const menu = within(await within(document.body).findByRole('dialog', { name: 'Menu' }, PATIENCE))
    await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
  },
}

/** No server: the screen shows what is missing, and the layout why. */
export const Unreachable: Story = {
  args: { at: '/dashboard', server: 'gone' },
  play: async (context) => {
    await shows('Dashboard')(context)
    await expect(
      await within(context.canvasElement).findByRole('region', { name: 'Connection' }, PATIENCE),
    ).toBeVisible()
  },
}

/** Redirects signed-out users to the sign-in. */
export const SignedOut: Story = {
  args: { at: '/campaigns', person: 'nobody' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: shows('Sign in'),
}
