import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { noLandingPage, sheetArgs, sheetRow, sizeSet, taggedCreative, tooHeavy } from './upload-sheet.fixture.js'
import { UploadSheet } from './upload-sheet.js'

const published = sheetRow('r1', { state: 'published', creative: taggedCreative('c1', 'summer_300x250') })

const meta = {
  title: 'UploadSheet/Results',
  component: UploadSheet,
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } }, keepFocus: true },
  args: { ...sheetArgs, phase: 'results', rows: [published] },
} satisfies Meta<typeof UploadSheet>
export default meta
type Story = StoryObj<typeof meta>

const findSheet = async () => within(await screen.findByRole('dialog', { name: 'Upload to Northwind Bikes' }))

/** Shows the tag of one creative for one platform, with the focus on its copy button. */
export const OneTag: Story = {
  play: async () => {
    const sheet = await findSheet()
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Copy tag' })).toHaveFocus())
    await expect(sheet.getByText(/c1live/)).toBeVisible()
  },
}

/** All tags at once: copy each or all, as a spreadsheet, and as a hand-over pack. */
export const AllTags: Story = {
  tags: ['pictured'],
  args: {
    platforms: ['Google Ad Manager', 'Xandr'],
    rows: sizeSet().map((row) => ({
      ...row,
      state: 'published',
      creative: taggedCreative(row.id, row.name, ...(row.size ?? '').split('x').map(Number)),
    })),
    onTagsDownload: async () => {},
    onHandOver: async () => {},
  },
  play: async () => {
    const sheet = await findSheet()
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Copy all' })).toHaveFocus())
    await expect(sheet.getByText('5 published')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Copy tag of summer_728x90 for Xandr' })).toBeVisible()
    await expect(sheet.getAllByRole('button', { name: 'Download Excel' })).toHaveLength(2)
    await userEvent.click(sheet.getByRole('button', { name: 'Create hand-over pack' }))
    await expect(await screen.findByRole('dialog', { name: 'Create hand-over pack' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Create hand-over pack' })).toHaveFocus())
  },
}

export const Creating: Story = {
  args: {
    isRunning: true,
    phase: 'edit',
    landingPages: { landingPage: 'https://shop.example.com', own: {} },
    rows: [
      published,
      sheetRow('r2', { state: 'creating', share: 0.4, size: '728x90' }),
      sheetRow('r3', { state: 'waiting', size: '160x600', reason: 'The server is busy. Continues by itself' }),
    ],
  },
  play: async ({ args }) => {
    const sheet = await findSheet()
    await expect(sheet.getByText('1 of 3 ready')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** Warnings are confirmed once for all; an error keeps a draft and leads to its field; failures can be tried again. */
export const PartlyFailed: Story = {
  args: {
    rows: [
      published,
      sheetRow('r2', {
        ...{ state: 'unconfirmed', findings: [tooHeavy] },
        creative: taggedCreative('c2', 'heavy', 300, 250, false),
      }),
      sheetRow('r3', {
        ...{ state: 'draft', findings: [noLandingPage] },
        creative: taggedCreative('c3', 'lost', 300, 250, false),
      }),
      sheetRow('r4', { state: 'failed', name: 'offline', reason: 'The server could not be reached.' }),
    ],
  },
  play: async ({ args }) => {
    const sheet = await findSheet()
    await expect(sheet.getByText('1 published · 2 drafts created · 1 not created')).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Fix in Trackers' })).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Publish 1 with warnings' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(sheet.getByRole('button', { name: 'Try 1 again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Drafts: Story = {
  args: { rows: [sheetRow('r1', { state: 'draft', creative: taggedCreative('c1', 'summer', 300, 250, false) })] },
  play: async ({ args }) => {
    const sheet = await findSheet()
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Publish 1 draft' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onPublishDrafts).toHaveBeenCalledOnce()
  },
}

export const CampaignDeleted: Story = {
  args: {
    failure: 'Campaign not found!',
    rows: [sheetRow('r1', { state: 'failed', reason: 'Campaign not found!' })],
  },
}

export const Phone: Story = { ...AllTags, tags: [], play: undefined, globals: { viewport: { value: 'phone' } } }
