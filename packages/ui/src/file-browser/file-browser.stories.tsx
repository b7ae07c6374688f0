import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Database, Download, FolderInput, Link } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { EmptyState } from '../empty-state/empty-state.js'
import { picture } from '../testing/pictures.fixture.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Thumbnail } from '../thumbnail/thumbnail.js'
import { campaignFiles, formatDate, manyFiles, path } from './file-browser.fixture.js'
import { type FileAction, FileBrowser, type FileBrowserProps, type FileEntry } from './file-browser.js'

const actions: FileAction[] = [
  {
    id: 'download',
    label: 'Download',
    icon: <Download aria-hidden />,
    onSelect: fn(),
    appliesTo: (entries) => entries.every((entry) => entry.kind === 'file'),
  },
  { id: 'move', label: 'Move…', icon: <FolderInput aria-hidden />, onSelect: fn() },
  { id: 'copy', label: 'Copy…', icon: <Copy aria-hidden />, onSelect: fn() },
  {
    id: 'url',
    label: 'Copy URL',
    icon: <Link aria-hidden />,
    onSelect: fn(),
    appliesTo: (entries) => entries.length === 1,
  },
]

const meta = {
  title: 'FileBrowser',
  tags: ['experimental'],
  component: FileBrowser,
  args: {
    label: 'Files of Autumn 2025',
    entries: campaignFiles,
    path,
    actions,
    formatDate,
    onNavigate: fn(),
    onOpen: fn(),
    onRename: fn(),
    onDelete: fn(),
    onNewFolder: fn(),
    onUpload: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof FileBrowser>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Grid: Story = { args: { view: 'grid', className: 'max-h-200' } }

export const Selected: Story = {
  args: { selected: ['Archive/', 'banner 2.jpg', 'main.mp4'] },
}

export const GridSelected: Story = {
  args: { view: 'grid', selected: ['main.mp4'], className: 'max-h-200' },
  render: (args) => (
    <FileBrowser
      {...args}
      preview={
        <div className="grid gap-3 p-4 text-dense">
          <Thumbnail size="full" name="main.mp4" ratio={6 / 5} fit="cover" src={picture(262)} duration="0:15" />
          <p className="font-medium text-ink">main.mp4</p>
          <p className="text-ink-muted">300 × 250, 15 seconds, H.264</p>
        </div>
      }
    />
  ),
}

export const Renaming: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('row', { name: /^main.mp4/ })
      .focus()
    await userEvent.keyboard('{F2}banner 2.jpg')
    await userEvent.keyboard('{Delete}{Delete}{Delete}{Delete}{Enter}')
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('“banner 2.jpg” is already here.')
  },
}

export const MakingFolder: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'New folder' }))
    const name = await canvas.findByRole('textbox', { name: 'Name of the new folder' })
    await expect(name).toHaveFocus()
    await userEvent.keyboard('Summer 2026')
    await expect(args.onNewFolder).not.toHaveBeenCalled()
  },
  parameters: { keepFocus: true },
}

export const ContextMenu: Story = {
  args: { selected: ['banner 2.jpg', 'banner 10.jpg'] },
  // An open Radix menu hides the page from assistive technology and traps focus.
  parameters: { keepFocus: true, a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /^banner 10/ })
    await userEvent.pointer({ keys: '[MouseRight]', target: row, coords: { clientX: 420, clientY: 330 } })
    await expect(await screen.findByRole('menuitem', { name: /Delete/ })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: /Rename/ })).toBeNull()
  },
}

export const Loading: Story = { args: { status: 'loading', entries: [] } }

export const Empty: Story = { args: { entries: [] } }

export const NothingFound: Story = { args: { query: 'winter' } }

export const Failed: Story = { args: { status: 'error', entries: [], onRetry: fn() } }

export const ControlStates: Story = {
  render: (args) => (
    <div className="grid gap-4 lg:grid-cols-2">
      <FileBrowser {...args} className="max-h-110" label="Forbidden" status="forbidden" entries={[]} />
      <FileBrowser {...args} className="max-h-110" label="Loading tiles" status="loading" view="grid" entries={[]} />
      <FileBrowser
        {...args}
        className="max-h-110"
        label="No bucket"
        placeholder={
          <EmptyState
            titleAs="h3"
            icon={<Database aria-hidden />}
            title="No bucket chosen"
            description="Choose the bucket whose files you want to see."
            action={<Button variant="primary">Choose a bucket</Button>}
          />
        }
      />
      <FileBrowser
        {...args}
        className="max-h-110"
        label="Busy"
        entries={campaignFiles.map((entry) => (entry.kind === 'folder' ? { ...entry, busy: 'Deleting…' } : entry))}
      />
    </div>
  ),
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { selected: ['main.mp4'] },
}

export const PhoneGrid: Story = { globals: { viewport: { value: 'phone' } }, args: { view: 'grid' } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { selected: ['main.mp4'] },
  play: async ({ canvasElement }) => {
    const heads = within(canvasElement).getAllByRole('columnheader')
    await expectToTheRight(heads[0]!, heads.at(-1)!)
  },
}

export const RightToLeftGridInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  args: { view: 'grid', className: 'max-h-200' },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('gridcell')
    await expectToTheRight(first!, second!)
    first!.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(first).toHaveFocus())
  },
}

export const ManyFiles: Story = {
  args: { entries: manyFiles },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '10001')
    await userEvent.click(within(grid).getByText('creative 1.jpg'))
    await userEvent.keyboard('{Escape}{End}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^creative 10000.jpg/))
    await expect(document.activeElement).toHaveAttribute('aria-rowindex', '10001')
    await expect(grid.querySelectorAll('[role="row"]').length).toBeLessThan(60)
  },
}

/** Consumer with its own state, as in the console. */
function Everything(args: FileBrowserProps) {
  const [entries, setEntries] = useState<readonly FileEntry[]>(args.entries)
  const [uploading, setUploading] = useState('')
  return (
    <div className="grid gap-3">
      <FileBrowser
        {...args}
        entries={entries}
        onRename={(entry, name) =>
          setEntries((all) => all.map((other) => (other.id === entry.id ? { ...other, id: name, name } : other)))
        }
        onDelete={(gone) => setEntries((all) => all.filter((entry) => !gone.includes(entry)))}
        onNewFolder={(name) => setEntries((all) => [...all, { id: `${name}/`, name, kind: 'folder' }])}
        onUpload={(files) => {
          setUploading(`Uploading ${files.map((file) => file.name).join(', ')}`)
          setTimeout(() => {
            setUploading('Uploaded')
            setEntries((all) => [
              ...all,
              ...files.map((file) => ({ id: file.name, name: file.name, kind: 'file' as const, size: file.size })),
            ])
          }, 50)
        }}
      />
      <p className="text-caption text-ink-muted">{uploading}</p>
    </div>
  )
}

export const EverythingInteraction: Story = {
  tags: ['!autodocs'],
  args: {
    entries: campaignFiles.filter(({ name }) => /^(Archive|banner 2|index|main|voice)/.test(name)),
  },
  render: (args) => <Everything {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    const grid = canvas.getByRole('grid', { name: args.label })
    const chosen = () =>
      [...grid.querySelectorAll<HTMLElement>('[aria-selected="true"]')].map((one) => one.dataset.entry)
    const focused = (name: RegExp) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name))

    // Mouse: select one, add one, select a range.
    await user.click(canvas.getByText('banner 2.jpg'))
    await expect(chosen()).toEqual(['banner 2.jpg'])
    await user.keyboard('{Control>}')
    await user.click(canvas.getByText('index.html'))
    await user.keyboard('{/Control}')
    await expect(chosen()).toEqual(['banner 2.jpg', 'index.html'])
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByText('voice-over.mp3'))
    await user.keyboard('{/Shift}')
    await expect(chosen()).toEqual(['index.html', 'main.mp4', 'voice-over.mp3'])
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 5 items selected')

    // Keyboard: delete two, rename one.
    await user.keyboard('{Escape}{ArrowUp}{Shift>}{ArrowUp}{/Shift}{Delete}')
    await focused(/^voice/)
    await expect(canvas.queryByText('main.mp4')).toBeNull()
    await user.keyboard('{F2}intro{Enter}')
    await focused(/^intro.mp3/)

    // Create a folder, and add a file from the picker.
    await user.click(canvas.getByRole('button', { name: 'New folder' }))
    await user.keyboard('Summer{Enter}')
    await focused(/^Summer/)
    const film = new File(['0123456789'], 'outro.mp4', { type: 'video/mp4' })
    await user.upload(canvas.getByLabelText('Upload files…'), film)
    await expect(await canvas.findByText('outro.mp4')).toBeVisible()
  },
}

/** External files dragged over a folder are added to that folder. */
export const DropIntoFolder: Story = {
  args: { onUpload: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = canvas.getByRole('row', { name: /^Archive/ })
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['0123456789'], 'outro.mp4', { type: 'video/mp4' }))
    for (const type of ['dragenter', 'dragover'])
      row.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    await expect(await canvas.findByText('Drop to upload into “Archive”')).toBeVisible()
    await waitFor(() => expect(row).toHaveAttribute('data-state', 'over'))
  },
}

export const States = showStates(meta, {
  Default,
  Grid,
  Selected,
  GridSelected,
  Loading,
  Empty,
  NothingFound,
  Failed,
  ControlStates,
})
