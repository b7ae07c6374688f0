import { ApiError } from '@placard/domain'
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
    onSave: fn(async () => undefined),
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

export const SavedInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement)
    await userEvent.type(screen.getByLabelText('First name'), ' Augusta')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(/^Saved/)).toBeVisible()
    await expect(args.onSave).toHaveBeenCalledWith({
      first_name: `${ada.first_name} Augusta`,
      last_name: ada.last_name,
    })
  },
}

export const RefusedInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  args: {
    onSave: fn(async () => {
      throw new ApiError('The server could not be reached.', {})
    }),
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.type(screen.getByLabelText('Last name'), '-King')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not savedThe server could not be reached.')
    await expect(screen.getByLabelText('Last name')).toHaveValue(`${ada.last_name}-King`)
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
