import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type ConsoleAt, consoleStories, inAllLayouts, PATIENCE, shows, waits } from '../../testing/console-at.js'

const meta = { title: 'File manager', ...consoleStories, args: { at: '/filemanager' } } satisfies Meta<typeof ConsoleAt>
export default meta
type Story = StoryObj<typeof meta>

const entry = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).findByRole('row', { name }, PATIENCE)

/** Waits until the files are listed and an entry can be selected. */
const selects =
  (name: RegExp): NonNullable<Story['play']> =>
  async (context) => {
    await shows('File manager')(context)
    await userEvent.click(await entry(context.canvasElement, name))
  }

/** Selects an entry and runs one of its actions. */
const runs =
  (name: RegExp, action: string): NonNullable<Story['play']> =>
  async (context) => {
    await selects(name)(context)
    const canvas = within(context.canvasElement)
    const button = canvas.queryByRole('button', { name: action })
    if (button) return userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  }

export const Success: Story = { tags: ['pictured'], parameters: inAllLayouts, play: shows('File manager') }

export const Preview: Story = {
  play: async (context) => {
    await selects(/^banner 2.svg/)(context)
    await waitFor(() => expect(within(context.canvasElement).getByText('300 × 250')).toBeVisible(), PATIENCE)
  },
}

export const TextPreview: Story = {
  play: async (context) => {
    await selects(/^brief.txt/)(context)
    await expect(
      await within(context.canvasElement).findByRole('region', { name: 'Content of brief.txt' }, PATIENCE),
    ).toHaveTextContent(/^Northwind Bikes/)
  },
}

export const Tiles: Story = {
  play: async (context) => {
    await shows('File manager')(context)
    const { canvasElement } = context
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: 'Tiles' }, PATIENCE))
    await waitFor(
      () => expect(canvasElement.querySelectorAll('[data-slot="thumbnail"][data-state="loaded"]')).toHaveLength(2),
      PATIENCE,
    )
  },
}

/** The directory is the path in the hash. */
export const Folder: Story = {
  args: { at: '/filemanager#/Retargeting/' },
  play: async (context) => {
    await shows('File manager')(context)
    await expect(await entry(context.canvasElement, /^banner 1.svg/)).toBeVisible()
  },
}

/** A path that leaves the root is replaced by the directory that it stands for. */
export const OtherPath: Story = {
  args: { at: '/filemanager#/../..//Retargeting/%2e%2e/Summer%202025' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await shows('File manager')(context)
    await expect(await entry(context.canvasElement, /^poster.svg/)).toBeVisible()
  },
}

export const Deleting: Story = {
  parameters: { keepFocus: true },
  play: async (context) => {
    await runs(/^Retargeting/, 'Delete')(context)
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Retargeting”?' })
    await waitFor(() => expect(dialog).toHaveTextContent(/2 files, .* including everything in the folders/), PATIENCE)
  },
}

export const Moving: Story = {
  parameters: { keepFocus: true },
  play: async (context) => {
    await runs(/^banner 2.svg/, 'Move…')(context)
    const dialog = await screen.findByRole('dialog', { name: 'Move “banner 2.svg”' }, PATIENCE)
    await expect(within(dialog).getByText('It’s already in this folder.')).toBeVisible()
    await userEvent.dblClick(within(dialog).getByRole('row', { name: /^Summer 2025/ }))
    await waitFor(
      () => expect(within(dialog).getByRole('button', { name: 'Move here' })).not.toHaveAttribute('aria-disabled'),
      PATIENCE,
    )
  },
}

export const FolderProperties: Story = {
  parameters: { keepFocus: true },
  play: async (context) => {
    await runs(/^Retargeting/, 'Properties')(context)
    const dialog = await screen.findByRole('dialog', { name: 'Properties of Retargeting' }, PATIENCE)
    await waitFor(() => expect(dialog.querySelector('[data-slot="skeleton"]')).toBeNull(), PATIENCE)
  },
}

/** The link differs each time, because it is signed. */
export const LinkInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await runs(/^banner 2.svg/, 'Get link…')(context)
    const dialog = await screen.findByRole('dialog', { name: 'Link to banner 2.svg' }, PATIENCE)
    await expect(await within(dialog).findByText(/X-Amz-Expires=3600/, undefined, PATIENCE)).toBeVisible()
  },
}

export const BucketSettings: Story = {
  parameters: { keepFocus: true },
  play: async (context) => {
    await shows('File manager')(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Storage settings' }))
    await expect(await screen.findByRole('dialog', { name: 'Storage settings' }, PATIENCE)).toBeVisible()
  },
}

export const UseInCreative: Story = {
  parameters: { keepFocus: true },
  play: async (context) => {
    await runs(/^banner 2.svg/, 'Use in a creative…')(context)
    const dialog = await screen.findByRole('dialog', { name: 'Use in a creative' }, PATIENCE)
    await waitFor(() => expect(within(dialog).getByRole('combobox', { name: /^Campaign/ })).toHaveFocus(), PATIENCE)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: shows('File manager') }

export const Loading: Story = { args: { server: 'waits' }, play: waits('File manager') }

export const Empty: Story = {
  args: { person: 'fresh' },
  play: async (context) => {
    await shows('File manager')(context)
    await expect(
      await within(context.canvasElement).findByRole('heading', { name: 'This folder is empty' }, PATIENCE),
    ).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Error',
  args: { server: 'broken' },
  play: async (context) => {
    await shows('File manager')(context)
    await expect(
      await within(context.canvasElement).findByRole('heading', { name: 'The file store is busy' }, PATIENCE),
    ).toBeVisible()
  },
}
