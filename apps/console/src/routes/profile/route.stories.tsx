import { DEMO_USERS } from '@placard/domain/testing'
import { ThemeSwitch } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ProfileScreen } from './profile-screen.js'

const [ada, noor] = DEMO_USERS

const meta = {
  title: 'Profile',
  component: ProfileScreen,
  args: {
    user: ada,
    themeControl: <ThemeSwitch value="system" onValueChange={() => undefined} />,
    onSignOut: fn(),
  },
} satisfies Meta<typeof ProfileScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const Agency: Story = { args: { user: noor } }

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
