import { DEMO_USERS } from '@placard/domain/testing'
import { ThemeSwitch } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ProfileScreen } from './profile-screen.js'

const [ada, _noor] = DEMO_USERS

const meta = {
  title: 'Profile/Screen',
  component: ProfileScreen,
  args: {
    user: ada,
    themeControl: <ThemeSwitch value="system" onValueChange={() => undefined} />,
    onSave: fn(async () => undefined),
    onSignOut: fn(),
  },
} satisfies Meta<typeof ProfileScreen>
export default meta
type Story = StoryObj<typeof meta>

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
