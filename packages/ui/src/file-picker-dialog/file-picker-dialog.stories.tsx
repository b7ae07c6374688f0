import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { formatPickedDate, pickedFrom, pickedPath } from './file-picker-dialog.fixture.js'
import { FilePickerDialog } from './file-picker-dialog.js'

const meta = {
  title: 'FilePickerDialog',
  tags: ['experimental'],
  component: FilePickerDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Choose from files',
    pick: 'files',
    confirmLabel: (count: number): string =>
      count === 0 ? 'Use files' : count === 1 ? 'Use 1 file' : `Use ${count} files`,
    browser: {
      label: 'Files of Autumn 2025',
      entries: pickedFrom,
      path: pickedPath,
      formatDate: formatPickedDate,
      onNavigate: fn(),
    },
  },
  parameters: { keepFocus: true },
} satisfies Meta<typeof FilePickerDialog>
export default meta
type Story = StoryObj<typeof FilePickerDialog>

const dialog = (name: string) => screen.findByRole('dialog', { name })

export const Default: Story = {
  tags: ['pictured'],
  play: async () => {
    const row = await within(await dialog('Choose from files')).findByRole('row', { name: /^main.mp4/ })
    await userEvent.click(row)
    await expect(screen.getByRole('button', { name: 'Use 1 file' })).not.toHaveAttribute('aria-disabled')
  },
}

export const Folder: Story = {
  args: {
    title: 'Move 3 items',
    pick: 'folder',
    confirmLabel: 'Move here',
    problem: 'They’re already in this folder.',
    browser: { ...meta.args.browser, onNewFolder: fn() },
  },
  play: async () => {
    await expect(within(await dialog('Move 3 items')).queryByText('main.mp4')).toBeNull()
  },
}

export const Failed: Story = {
  args: {
    onConfirm: fn(() => Promise.reject(new Error('No space left.'))),
    errorMessage: (error) => (error as Error).message,
  },
  play: async () => {
    await userEvent.click(await within(await dialog('Choose from files')).findByRole('row', { name: /^main.mp4/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Use 1 file' }))
    await expect(await screen.findByText('No space left.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async () => {
    const picker = within(await dialog('Choose from files'))
    const heads = await picker.findAllByRole('columnheader')
    await expectToTheRight(heads[0]!, heads.at(-1)!)
    await expectToTheRight(
      picker.getByRole('button', { name: 'Cancel' }),
      picker.getByRole('button', { name: 'Use files' }),
    )
  },
}

export const PickInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { accepts: ({ name }) => name.endsWith('.jpg') },
  render: function Picking(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Choose</Button>
        <FilePickerDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Choose' })
    await userEvent.click(button)
    const shown = within(await dialog('Choose from files'))
    await expect(shown.queryByText('main.mp4')).toBeNull()
    await userEvent.dblClick(await shown.findByRole('row', { name: /^Archive/ }))
    await expect(args.browser?.onNavigate).toHaveBeenCalledWith('Archive/')
    await userEvent.click(shown.getByRole('row', { name: /^banner 2.jpg/ }))
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await userEvent.click(shown.getByRole('button', { name: 'Use 2 files' }))
    const [picked] = (args.onConfirm as ReturnType<typeof fn>).mock.lastCall ?? []
    await expect((picked as { id: string }[]).map(({ id }) => id)).toEqual(['banner 2.jpg', 'banner 10.jpg'])
    await waitFor(() => expect(button).toHaveFocus())
  },
}
