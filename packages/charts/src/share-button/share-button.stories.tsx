import { DEMO_NOW } from '@placard/domain/demo'
import { expectRightOf } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inGerman } from '../testing/in-german.js'
import { ShareButton, type SharedLink, ShareLinks } from './share-button.js'

const links: SharedLink[] = [
  {
    id: 'link2',
    url: 'https://placard.test/share/Zk3vQm8wYt1RbN5xUc7hLa0sDf2gHj4kPqWeTyUiOpA',
    createdAt: '2025-10-14T09:15:00Z',
    lastUsedAt: null,
    createdBy: 'Ada Byron',
  },
  {
    id: 'link1',
    url: 'https://placard.test/share/Bn6mQw1eRt8yUi3oPa5sDf7gHj9kLz2xCv4bNm0QwEr',
    createdAt: '2025-09-02T08:00:00Z',
    lastUsedAt: '2025-10-14T08:40:00Z',
  },
]
const search = '?start=2025-09-30&end=2025-10-13&tz=UTC'

/** Mock server that stores links. */
function Sharing({ fails = false }: { fails?: boolean }) {
  const [kept, setKept] = useState(links)
  const answer = () => (fails ? Promise.reject(new Error('No.')) : Promise.resolve())
  return (
    <ShareButton
      links={kept}
      search={search}
      now={DEMO_NOW}
      onCreate={async () => {
        await answer()
        setKept((before) => [{ ...links[0]!, id: 'link3', createdAt: DEMO_NOW.toISOString() }, ...before])
      }}
      onRevoke={async (id) => {
        await answer()
        setKept((before) => before.filter((link) => link.id !== id))
      }}
    />
  )
}

const meta = {
  title: 'ShareButton',
  component: ShareButton,
  args: {
    links,
    search,
    onCreate: fn(async () => undefined),
    onRevoke: fn(async () => undefined),
    onRetry: fn(),
    now: DEMO_NOW,
  },
} satisfies Meta<typeof ShareButton>
export default meta
type Story = StoryObj<typeof meta>

const openDialog = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }))
  return within(await screen.findByRole('dialog', { name: 'Share this report' }))
}

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await expect(dialog.getByText(/^Created 45 min ago by Ada Byron · Never opened$/)).toBeVisible()
  },
}

/** Texts of `de` of `@placard/charts/de`. */
export const German: Story = {
  args: {
    links: [{ ...links[0]!, origins: ['https://www.example.com'] }, links[1]!],
    onSitesChange: fn(async () => undefined),
  },
  decorators: [inGerman],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Teilen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Diesen Bericht teilen' }))
    await expect(dialog.getByText('Erstellt vor 45 Min. von Ada Byron · Noch nicht geöffnet')).toBeVisible()
  },
}
export const GermanPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } }

/** Content of the dialog: loading, empty, error. */
export const FrameStates: Story = {
  render: (args) => (
    <div className="flex max-w-160 flex-col gap-6 [&>div]:rounded-card [&>div]:border [&>div]:border-line [&>div]:p-6">
      <div>
        <ShareLinks {...args} links={undefined} />
      </div>
      <div>
        <ShareLinks {...args} links={[]} />
      </div>
      <div>
        <ShareLinks {...args} links={undefined} error="The server could not be reached." />
      </div>
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await expectRightOf(
      dialog.getByRole('heading', { name: 'Share this report' }),
      dialog.getByRole('button', { name: 'Close' }),
    )
  },
}

/** Sites of other products that may embed the report of a link. */
export const WebsitesInteraction: Story = {
  tags: ['!autodocs'],
  args: {
    links: [{ ...links[0]!, origins: ['https://www.example.com'] }, links[1]!],
    onSitesChange: fn(async () => undefined),
  },
  play: async ({ args, canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Websites of link 2: 1' }))
    const field = dialog.getByRole('textbox', { name: 'Websites that may embed this report' })
    await expect(field).toHaveFocus()
    await userEvent.type(field, '{Enter}not a site')
    await userEvent.click(dialog.getByRole('button', { name: 'Save websites' }))
    await expect(field).toHaveAccessibleDescription(/Fill in an address without a path/)
    await expect(args.onSitesChange).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, 'https://app.example.com/')
    await userEvent.click(dialog.getByRole('button', { name: 'Save websites' }))
    await waitFor(() => expect(args.onSitesChange).toHaveBeenCalledWith('link2', ['https://app.example.com']))
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Websites of link 2/ })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: /^Websites of link 2/ }))
  },
}

export const RevokeInteraction: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: () => <Sharing />,
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    const row = within(dialog.getAllByRole('listitem')[1]!)
    await userEvent.click(row.getByRole('button', { name: 'Revoke' }))
    await expect(row.getByRole('button', { name: 'Keep' })).toHaveFocus()
    await userEvent.click(row.getByRole('button', { name: 'Revoke link' }))
    await waitFor(() => expect(row.getByText('Link revoked. It no longer works.').closest('p')).toHaveFocus())
    await expect(dialog.getAllByRole('textbox')).toHaveLength(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    await waitFor(() => expect(dialog.getAllByRole('textbox')).toHaveLength(2))
    await expect(dialog.getByRole('button', { name: 'Create link' })).toHaveFocus()
  },
}

export const FailedInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Sharing fails />,
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent("Couldn't receive reporting! Please try again.")
    const row = within(dialog.getAllByRole('listitem')[0]!)
    await userEvent.click(row.getByRole('button', { name: 'Revoke' }))
    await userEvent.click(row.getByRole('button', { name: 'Revoke link' }))
    await expect(await row.findByRole('alert')).toHaveTextContent("Couldn't receive reporting!")
    await expect(row.getByRole('button', { name: 'Revoke link' })).toHaveFocus()
  },
}
