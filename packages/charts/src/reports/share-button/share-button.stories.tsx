import { DEMO_NOW } from '@placard/domain/demo'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inGerman } from '../../testing/in-german.js'
import { CAMPAIGN, CREATIVES, ENDED, MANY, PLAIN, RESTRICTED, SEARCH } from './links.fixture.js'
import { ShareButton, ShareLinks } from './share-button.js'

const meta = {
  title: 'ShareButton',
  component: ShareButton,
  subcomponents: { ShareLinks },
  args: {
    links: [PLAIN, RESTRICTED],
    campaign: CAMPAIGN,
    creatives: CREATIVES,
    search: SEARCH,
    zone: 'UTC',
    onCreate: fn(async () => PLAIN),
    onChange: fn(async () => PLAIN),
    onRotate: fn(async () => undefined),
    onRevoke: fn(async () => undefined),
    onRevokeAll: fn(async () => undefined),
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

const opened: Story['play'] = async ({ canvasElement }) => {
  await openDialog(canvasElement)
}

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await expect(dialog.getByText(/^Created 45 min ago by Ada Byron · No views yet$/)).toBeVisible()
    await expect(dialog.getByText(/^Created .* by Grace Hopper · 1,234 views, last 2 h ago$/)).toBeVisible()
    const rows = within(dialog.getByRole('list', { name: 'Active links' })).getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent(
      `Link of 14 OctCampaign ${CAMPAIGN}, all creatives · the viewer chooses the dates · all columns · downloads · never expires`,
    )
    await expect(rows[1]).toHaveTextContent('Weekly numbers for the clientPasswordExpires 18 Oct')
    await expect(within(rows[0]!).getByRole('textbox')).toHaveValue(
      `${PLAIN.url}?start=2025-09-30&end=2025-10-13&tz=UTC`,
    )
    await expect(within(rows[1]!).getByRole('textbox')).toHaveValue(RESTRICTED.url)
  },
}

export const Empty: Story = { args: { links: [] }, play: opened }

export const OneLink: Story = { args: { links: [PLAIN] }, play: opened }

/** The current view hides a series, and new links expire. */
export const NewLink: Story = {
  args: { links: [], hiddenSeries: ['creative2'], expiryDays: 30 },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    const shown = dialog.getByRole('list', { name: 'A new link shows' })
    await expect(shown).toHaveTextContent(/expires after 13 Nov 2025$/)
    await expect(shown).not.toHaveTextContent('hidden')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Keep hidden series (1)' }))
    await expect(shown).toHaveTextContent('1 series hidden at first')
  },
}

/** Active links come in pages. */
export const Many: Story = {
  args: {
    links: MANY.slice(0, 20),
    paging: { page: 1, pages: 3, total: 50, onPageChange: fn() },
    onSearch: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await expect(dialog.getByText('1–20 of 50')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }))
    await expect(args.paging?.onPageChange).toHaveBeenCalledWith(2)
  },
}
export const ManyPhone: Story = { ...Many, globals: { viewport: { value: 'phone' } } }

/** Links that have ended are listed for 90 days. */
export const Ended: Story = {
  args: { links: [], ended: { links: ENDED } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await expect(dialog.getByText('No active links. This report is private.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Ended (2)' }))
    const rows = within(dialog.getByRole('list', { name: 'Ended (2)' })).getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent(/^PitchRevokedEnded 10 Oct 2025 · /)
    await expect(rows[1]).toHaveTextContent(/^Link of 20 AugExpiredEnded 30 Sep 2025 · /)
  },
}

export const LongNames: Story = {
  args: {
    campaign: 'Internationale Herbstkampagne '.repeat(6),
    links: [{ ...RESTRICTED, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3).slice(0, 100) }],
    creatives: CREATIVES.map((creative) => ({ ...creative, name: `${creative.name} `.repeat(20) })),
  },
  play: opened,
}
export const LongNamesPhone: Story = { ...LongNames, globals: { viewport: { value: 'phone' } } }

/** Texts of `de` of `@placard/charts/de`. */
export const German: Story = {
  args: { ended: { links: ENDED } },
  decorators: [inGerman],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Teilen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Diesen Bericht teilen' }))
    await expect(dialog.getByText('Erstellt vor 45 Min. von Ada Byron · Noch keine Aufrufe')).toBeVisible()
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
    await expectToTheRight(
      dialog.getByRole('heading', { name: 'Share this report' }),
      dialog.getByRole('button', { name: 'Close' }),
    )
  },
}
