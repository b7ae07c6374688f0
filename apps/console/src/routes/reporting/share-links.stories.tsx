import { DEMO_NOW } from '@placard/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ShareLinksPanel } from './share-links-panel.js'

const links = [
  {
    id: 'link2',
    url: 'https://placard.test/share/Zk3vQm8wYt1RbN5xUc7hLa0sDf2gHj4kPqWeTyUiOpA',
    createdAt: '2025-10-14T09:15:00Z',
    lastUsedAt: null,
  },
  {
    id: 'link1',
    url: 'https://placard.test/share/Bn6mQw1eRt8yUi3oPa5sDf7gHj9kLz2xCv4bNm0QwEr',
    createdAt: '2025-09-02T08:00:00Z',
    lastUsedAt: '2025-10-14T08:40:00Z',
  },
]

const meta = {
  title: 'Share links',
  component: ShareLinksPanel,
  args: {
    links,
    search: '?start=2025-09-30&end=2025-10-13&tz=UTC',
    onCreate: fn(async () => undefined),
    onRevoke: fn(async () => undefined),
    onRetry: fn(),
    now: DEMO_NOW,
  },
  decorators: [
    (Story) => (
      <div className="max-w-[592px] rounded-dialog border border-line bg-raised p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShareLinksPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}

export const Loading: Story = { args: { links: undefined } }

export const Empty: Story = {
  args: { links: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Create link' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = { name: 'Error', args: { links: undefined, error: 'The server could not be reached.' } }

export const RevokeInteraction: Story = {
  play: async ({ canvasElement, args }) => {
    const row = within(within(canvasElement).getAllByRole('listitem')[1]!)
    await userEvent.click(row.getByRole('button', { name: 'Revoke' }))
    await expect(args.onRevoke).not.toHaveBeenCalled()
    await expect(row.getByRole('button', { name: 'Keep' })).toHaveFocus()
    await userEvent.click(row.getByRole('button', { name: 'Revoke link' }))
    await expect(args.onRevoke).toHaveBeenCalledWith('link1')
  },
}
