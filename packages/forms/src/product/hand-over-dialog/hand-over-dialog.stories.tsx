import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { type HandOverCreator, HandOverDialog } from './hand-over-dialog.js'

const creative = (id: string, name: string, isPublished = true) => ({
  id,
  name,
  type: 'Banner' as const,
  size: '300x250',
  liveCreatives: isPublished ? [{ id: `${id}live`, publishedAt: '2025-10-12T12:30:00.000Z' }] : [],
})
const banner = creative('c1', 'Autumn video 300x250')
const video = { ...creative('c2', 'Autumn pre-roll'), type: 'VAST' as const, size: '640x360' }
const draft = creative('c3', 'Winter teaser', false)
const hundreds = Array.from({ length: 300 }, (_, index) =>
  creative(`m${index}`, `Autumn take ${index + 1}`, index % 5 > 0),
)

const meta = {
  title: 'HandOverDialog',
  component: HandOverDialog,
  // Focus guards of the dialog are in the hidden page.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  args: {
    open: true,
    onOpenChange: fn(),
    creatives: [banner, video, draft],
    platforms: ['Google Ad Manager'],
    onCreate: fn(async () => {}),
  },
} satisfies Meta<typeof HandOverDialog>
export default meta
type Story = StoryObj<typeof meta>

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Create hand-over pack' }))

/** Published creatives are selected; the others say why they can't be. */
export const Default: Story = {
  play: async () => {
    const dialog = await findDialog()
    await expect(dialog.getByRole('checkbox', { name: 'Autumn pre-roll' })).toBeChecked()
    const off = dialog.getByRole('checkbox', { name: 'Winter teaser' })
    await expect(off).toBeDisabled()
    await expect(off).not.toBeChecked()
    await expect(off).toHaveAccessibleDescription('Banner, 300x250. Not published: publish it to hand it over.')
  },
}

/** More than eight creatives are searchable. The search never drops selected creatives that it hides. */
export const ManyCreatives: Story = {
  args: { creatives: hundreds },
  play: async ({ args }) => {
    const dialog = await findDialog()
    await expect(dialog.getByText('240 of 300 selected')).toBeVisible()
    await expect(dialog.getByText('First 100 of 300. Search to list others.')).toBeInTheDocument()
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search creatives' }), '29')
    const all = await dialog.findByRole('checkbox', { name: 'Select all 11 published' })
    await userEvent.click(all)
    await expect(dialog.getByText('229 of 300 selected')).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Autumn take 299' }))
    await expect(dialog.getByText('230 of 300 selected')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Create pack' }))
    await dialog.findByText('Pack downloaded')
    const ids = hundreds.filter(({ name }) => !name.includes('29') || name === 'Autumn take 299')
    await expect(args.onCreate).toHaveBeenCalledWith(
      {
        creativeIDs: ids.filter(({ liveCreatives }) => liveCreatives.length > 0).map(({ id }) => id),
        platforms: ['Google Ad Manager'],
      },
      expect.anything(),
    )
  },
}

export const NonePublished: Story = {
  args: { creatives: [draft] },
  play: async () => {
    const dialog = await findDialog()
    await expect(dialog.getByRole('heading', { name: 'Nothing to hand over yet' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Create pack' })).toBeNull()
  },
}

export const InProgress: Story = {
  args: {
    onCreate: fn<HandOverCreator>((_selection, { onProgress }) => {
      onProgress(0.4)
      return new Promise<void>(() => {})
    }),
  },
  play: async ({ args }) => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Create pack' }))
    await expect(await dialog.findByRole('progressbar', { name: 'Creating the pack' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
    await expect(dialog.getByRole('checkbox', { name: 'Autumn pre-roll' })).toBeDisabled()
    await expect(args.onCreate).toHaveBeenCalledTimes(1)
  },
}

export const CancelInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    onCreate: fn<HandOverCreator>(
      (_selection, { signal }) =>
        new Promise<void>((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('Request timed out'))),
        ),
    ),
  },
  play: async ({ args }) => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Create pack' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull())
    await expect(dialog.queryByRole('alert')).toBeNull()
    await expect(dialog.queryByText('Pack downloaded')).toBeNull()
    await expect(dialog.getByRole('checkbox', { name: 'Autumn pre-roll' })).toBeChecked()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** An error keeps the selection. */
export const Failed: Story = {
  args: {
    onCreate: fn(async () => {
      throw new Error('There is not enough disk space for the pack. Try again later.')
    }),
  },
  play: async () => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Autumn pre-roll' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create pack' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('not enough disk space')
    await expect(dialog.getByRole('checkbox', { name: 'Autumn pre-roll' })).not.toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Autumn video 300x250' })).toBeChecked()
  },
}

/** Each field says what is missing. */
export const NothingSelected: Story = {
  args: { platforms: [] },
  play: async ({ args }) => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Select all 2 published' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create pack' }))
    await expect(
      await dialog.findByRole('group', { name: /^Creatives/, description: /Choose at least one creative/ }),
    ).toBeVisible()
    await expect(dialog.getAllByText('Choose at least one platform.').length).toBeGreaterThan(0)
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

export const Done: Story = {
  play: async () => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Create pack' }))
    await expect(await dialog.findByText('Pack downloaded')).toBeVisible()
    await expect(dialog.getByText(/^It contains 2 creatives with tags for 1 platform\./)).toBeVisible()
  },
}

export const LongContent: Story = {
  args: {
    creatives: [
      creative('c1', 'Northwind Bikes autumn 2025, in-banner video with subtitles, end card B, market DACH'),
      creative('c2', `Northwind_Bikes_${'winter_'.repeat(16)}300x250`),
      creative('c3', 'Northwind Bikes winter 2025, in-banner video without sound, for publishers in Norway', false),
    ],
    platforms: ['Google Ad Manager', 'The Trade Desk', 'MediaMath', 'Quantcast'],
  },
}

export const Phone: Story = { ...LongContent, globals: { viewport: { value: 'phone' } } }

export const States = showStates(meta, { LongContent })
