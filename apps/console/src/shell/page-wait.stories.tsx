import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PATIENCE } from '../testing/console-at.js'
import { PageWait } from './page-wait.js'

const meta = { title: 'Shell/Page wait', component: PageWait } satisfies Meta<typeof PageWait>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  args: { failed: false },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Loading…', {}, PATIENCE)).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Error',
  args: { failed: true },
  async play({ canvasElement }) {
    const notice = within(within(canvasElement).getByRole('alert'))
    await expect(notice.getByText('You can read this page, but its buttons and filters don’t work.')).toBeVisible()
    await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
}
