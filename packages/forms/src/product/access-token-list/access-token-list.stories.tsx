import type { AccessToken } from '@placard/domain/account'
import { DEMO_NOW } from '@placard/domain/demo'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { AccessTokenList } from './access-token-list.js'

const token: AccessToken = {
  id: 'token1',
  name: 'Sales dashboard',
  access: 'read',
  campaignIDs: ['demoCampaign1', 'demoCampaign2'],
  createdAt: '2025-10-01T08:00:00Z',
  expiresAt: '2025-10-31T08:00:00Z',
  lastUsedAt: '2025-10-14T09:40:00Z',
}
const tokens: AccessToken[] = [
  token,
  { ...token, id: 'token2', name: 'Nightly export', access: 'write', campaignIDs: null, lastUsedAt: null },
  { ...token, id: 'token3', name: 'Old intranet', campaignIDs: ['demoCampaign1'], expiresAt: '2025-10-02T08:00:00Z' },
]

const meta = {
  title: 'AccessTokenList',
  component: AccessTokenList,
  args: { tokens, now: DEMO_NOW, onRevoke: fn(async () => undefined), onRetry: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-140">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccessTokenList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, second, third] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveTextContent(/Read · 2 campaigns · Expires on 31 Oct 2025 · Last used 20 min ago/)
    await expect(second).toHaveTextContent(/Read and write · All campaigns · .* · Never used/)
    await expect(third).toHaveTextContent(/Old intranetExpired/)
  },
}

export const Loading: Story = { args: { tokens: undefined } }
export const Empty: Story = { args: { tokens: [] } }
export const Failed: Story = {
  name: 'Error',
  args: { tokens: undefined, error: 'The server could not be reached.' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(
      canvas.getByText('Sales dashboard'),
      canvas.getByRole('button', { name: 'Revoke Sales dashboard' }),
    )
  },
}

export const LongContent: Story = {
  args: { tokens: [{ ...token, name: 'Reporting-for-the-regional-sales-organisation-'.repeat(2) }] },
  globals: { viewport: { value: 'phone' } },
}

export const RevokeInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Nightly export' }))
    mocked(args.onRevoke).mockRejectedValueOnce(new Error('The server is away.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke token' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is away.')
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke token' }))
    await waitFor(() => expect(args.onRevoke).toHaveBeenCalledTimes(2))
    await expect(args.onRevoke).toHaveBeenLastCalledWith('token2')
  },
}

export const States = showStates(meta, { Loading, Empty })
