import { ApiError } from '@placard/domain/api'
import { DEMO_NOW } from '@placard/domain/demo'
import { cannotSeeCampaigns, type OwnedItems } from '@placard/domain/internal/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inRouter } from '../../testing/in-router.js'
import { HoldingsDialog } from './holdings-dialog.js'
import { users } from './users.fixture.js'

const ago = (hours: number) => new Date(DEMO_NOW.getTime() - hours * 3_600_000).toISOString()
const noor = users.find(({ last_name }) => last_name === 'Haddad')!
const HOLDINGS: OwnedItems = {
  shareLinks: [
    { id: 'link1', campaign: 'Northwind Bikes — City Launch', createdAt: ago(400), lastUsedAt: ago(3) },
    { id: 'link2', campaign: 'Pixel Forge — Season Pass', createdAt: ago(30), lastUsedAt: null },
  ],
  schedules: [
    {
      id: 'schedule1',
      campaign: 'Northwind Bikes — City Launch',
      frequency: 'Weekly',
      recipients: 3,
      nextRunAt: ago(-40),
    },
  ],
  accessTokens: [],
}
const TOKENS: OwnedItems['accessTokens'] = [
  {
    id: 'token1',
    name: 'Sales dashboard',
    access: 'read',
    campaignIDs: ['demoCampaign1', 'demoCampaign2'],
    createdAt: ago(600),
    expiresAt: ago(-800),
    lastUsedAt: ago(2),
  },
  {
    id: 'token2',
    name: 'Nightly export',
    access: 'write',
    campaignIDs: null,
    createdAt: ago(90),
    expiresAt: ago(-8000),
    lastUsedAt: null,
  },
]

const meta = {
  title: 'Admin/Share links and schedules',
  component: HoldingsDialog,
  decorators: [inRouter],
  args: {
    user: noor,
    own: false,
    purpose: 'disable',
    holdings: HOLDINGS,
    onRetry: fn(),
    heirs: [
      { value: 'grace', label: 'Grace Okafor (you)', hint: 'Administrator · admin@placard.test' },
      { value: 'ada', label: 'Ada Byron', hint: 'Staff · demo@placard.test' },
    ],
    onHeirSearch: fn(),
    onConfirm: fn(async () => undefined),
    onRevoke: fn(async () => undefined),
    now: DEMO_NOW,
    onClose: fn(),
  },
} satisfies Meta<typeof HoldingsDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))
const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }))

/** Neither option is preselected, and nothing happens until the administrator selects one. */
export const Default: Story = {
  play: async ({ args }) => {
    await press('Disable user')
    await expect((await dialog()).getByText('Choose to end or transfer them')).toBeVisible()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Transfer: Story = {
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('radio', { name: /^Transfer/ }))
    await press('Disable user')
    await expect((await dialog()).getByText('Choose a user')).toBeVisible()
    await userEvent.click((await dialog()).getByRole('combobox', { name: /^New owner/ }))
    await userEvent.click(await screen.findByRole('option', { name: /^Ada Byron/ }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const TransferInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await Transfer.play?.(context)
    await press('Disable user')
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalled())
    await expect(context.args.onConfirm).toHaveBeenCalledWith({
      id: noor.id,
      disabled: true,
      holdings: { transferTo: 'ada' },
    })
  },
}

export const EndInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { purpose: 'review' },
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('radio', { name: /^End them/ }))
    await press('End all')
    await expect(args.onConfirm).toHaveBeenCalledWith({ id: noor.id, holdings: 'end' })
  },
}

/** Access tokens stop with the account; they are gone for good only if the administrator says so. */
export const Tokens: Story = {
  args: { holdings: { ...HOLDINGS, accessTokens: TOKENS } },
  play: async () => {
    const screen = await dialog()
    await expect(screen.getByRole('region', { name: '2 access tokens' })).toBeVisible()
    await expect(screen.getByRole('checkbox', { name: 'Also revoke the access tokens' })).not.toBeChecked()
  },
}

export const TokensOnly: Story = {
  args: { holdings: { shareLinks: [], schedules: [], accessTokens: TOKENS } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('checkbox', { name: 'Also revoke the access tokens' }))
    await press('Disable user')
    await expect(args.onConfirm).toHaveBeenCalledWith({ id: noor.id, disabled: true, revokeTokens: true })
  },
}

export const RevokeInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { purpose: 'review', holdings: { shareLinks: [], schedules: [], accessTokens: TOKENS } },
  play: async ({ args }) => {
    await expect((await dialog()).queryByRole('checkbox')).toBeNull()
    await press('Revoke Nightly export')
    await press('Revoke token')
    await waitFor(() => expect(args.onRevoke).toHaveBeenCalledWith('token2'))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** A user without share links, schedules or access tokens is only disabled. */
export const None: Story = {
  args: { holdings: { shareLinks: [], schedules: [], accessTokens: [] } },
  play: async ({ args }) => {
    await press('Disable user')
    await expect(args.onConfirm).toHaveBeenCalledWith({ id: noor.id, disabled: true })
  },
}

export const Many: Story = {
  args: {
    own: true,
    holdings: {
      shareLinks: Array.from({ length: 120 }, (_, index) => ({
        id: `link${index}`,
        campaign: index === 0 ? `${'A campaign with a very long name '.repeat(4)}` : `Campaign ${index}`,
        createdAt: ago(index * 20 + 1),
        lastUsedAt: index % 2 ? null : ago(index),
      })),
      schedules: Array.from({ length: 100 }, (_, index) => ({
        ...HOLDINGS.schedules[0]!,
        id: `schedule${index}`,
        nextRunAt: null,
      })),
      accessTokens: [],
    },
  },
}

export const Loading: Story = { args: { holdings: undefined } }

export const Failed: Story = {
  name: 'Error',
  args: { holdings: undefined, error: 'The server could not be reached.' },
  play: async ({ args }) => {
    await press('Try again')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  args: {
    purpose: 'review',
    onConfirm: fn(() => Promise.reject(new ApiError(cannotSeeCampaigns(1), { status: 409 }))),
  },
  play: async (context) => {
    await userEvent.click((await dialog()).getByRole('radio', { name: /^Transfer/ }))
    await userEvent.click((await dialog()).getByRole('combobox', { name: /^New owner/ }))
    await userEvent.click(await screen.findByRole('option', { name: /^Ada Byron/ }))
    await press('Transfer all')
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent('no access to one of the campaigns')
    await expect(context.args.onClose).not.toHaveBeenCalled()
  },
}
