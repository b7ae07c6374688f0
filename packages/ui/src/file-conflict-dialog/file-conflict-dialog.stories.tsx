import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { picture } from '../testing/pictures.fixture.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { FileConflictDialog } from './file-conflict-dialog.js'

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

const meta = {
  title: 'FileConflictDialog',
  component: FileConflictDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onResolve: fn(),
    existing: {
      name: 'poster.jpg',
      size: 182_311,
      modified: '2025-10-02T09:30:00Z',
      thumbnailUrl: picture(150),
    },
    incoming: {
      name: 'poster.jpg',
      size: 210_400,
      modified: '2025-10-13T15:04:00Z',
      thumbnailUrl: picture(24),
    },
    remaining: 4,
    formatDate: (date) => dates.format(date),
  },
  parameters: { keepFocus: true },
} satisfies Meta<typeof FileConflictDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '“poster.jpg” already exists' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Skip' })).toHaveFocus())
  },
}

export const Last: Story = {
  args: {
    remaining: 0,
    existing: { name: 'delivery report.xlsx', size: 48_211, modified: '2025-10-02T09:30:00Z' },
    incoming: { name: 'delivery report.xlsx', size: 48_211, modified: '2025-10-02T09:30:00Z' },
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const [existing, incoming] = dialog.getAllByRole('region')
    await expectToTheRight(existing!, incoming!)
    // The line between both files.
    await expect(getComputedStyle(existing!).borderLeftWidth).toBe('1px')
    await expectToTheRight(
      dialog.getByRole('button', { name: 'Skip' }),
      dialog.getByRole('button', { name: 'Replace' }),
    )
  },
}

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    existing: {
      name: 'autumn-launch-scandinavia-300x250-sound-off-final-v12.mp4',
      size: 12_804_551,
      modified: '2025-10-12T09:30:00Z',
    },
    incoming: {
      name: 'autumn-launch-scandinavia-300x250-sound-off-final-v12.mp4',
      size: 12_104_551,
      modified: '2025-10-02T09:30:00Z',
    },
  },
}

export const AnswerInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Asking(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Upload</Button>
        <FileConflictDialog
          {...args}
          open={open}
          onOpenChange={setOpen}
          onResolve={(choice, forAll) => {
            args.onResolve(choice, forAll)
            setOpen(false)
          }}
        />
      </>
    )
  },
  play: async ({ canvasElement, args }) => {
    const upload = within(canvasElement).getByRole('button', { name: 'Upload' })
    await userEvent.click(upload)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Do the same with the other 4 conflicts' }))
    await userEvent.click(screen.getByRole('button', { name: 'Keep both' }))
    await expect(args.onResolve).toHaveBeenCalledWith('keep-both', true)
    await waitFor(() => expect(upload).toHaveFocus())
  },
}

export const States = showStates(meta, { Last })
