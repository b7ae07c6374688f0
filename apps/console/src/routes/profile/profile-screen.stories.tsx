import { DEMO_USERS } from '@placard/domain/demo'
import { ThemeSwitch } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { ProfileScreen } from './profile-screen.js'

const [ada, _noor] = DEMO_USERS

const meta = {
  title: 'Profile/Screen',
  component: ProfileScreen,
  args: {
    user: ada,
    themeControl: <ThemeSwitch value="system" onValueChange={() => undefined} />,
    onSave: fn(async () => undefined),
    onChangePassword: fn(),
    onSignOut: fn(),
    onSignOutEverywhere: fn(async () => undefined),
  },
} satisfies Meta<typeof ProfileScreen>
export default meta
type Story = StoryObj<typeof meta>

export const SignOutEverywhereInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign out everywhere' }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await expect(args.onSignOutEverywhere).not.toHaveBeenCalled()
    mocked(args.onSignOutEverywhere).mockRejectedValueOnce(new Error('The server is away.'))
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
    await expect(args.onSignOutEverywhere).toHaveBeenCalledTimes(2)
    await expect(args.onSignOutEverywhere).toHaveBeenLastCalledWith({ revokeTokens: false })
  },
}

const openSignOut = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign out everywhere' }))
  return within(await within(document.body).findByRole('alertdialog'))
}

/** Access tokens stay unless the user chooses to revoke them too. */
export const SignOutEverywhere: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openSignOut(canvasElement)
    await expect(dialog.getByRole('checkbox', { name: 'Also revoke my access tokens' })).not.toBeChecked()
  },
}

export const RevokeTokensInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const dialog = await openSignOut(canvasElement)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Also revoke my access tokens' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    await waitFor(() => expect(args.onSignOutEverywhere).toHaveBeenCalledWith({ revokeTokens: true }))
  },
}

export const LongContent: Story = {
  args: {
    user: {
      ...ada,
      first_name: 'Maximiliane-Alexandra Theodora',
      last_name: 'von und zu Hohenlohe-Waldenburg-Schillingsfürst',
      email: 'maximiliane.alexandra.theodora.von.und.zu.hohenlohe@a-very-long-company-name.placard.test',
    },
  },
  globals: { viewport: { value: 'phone' } },
}
