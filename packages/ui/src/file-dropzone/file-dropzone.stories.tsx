import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { showStates } from '../testing/states.js'
import { FileDropzone } from './file-dropzone.js'

const video = { 'video/mp4': ['.mp4'], 'video/webm': ['.webm'] }

const meta = {
  title: 'FileDropzone',
  component: FileDropzone,
  args: { label: 'Video of the creative', accept: video, maxSize: 10_000_000, onFiles: fn(), onReject: fn() },
} satisfies Meta<typeof FileDropzone>
export default meta
type Story = StoryObj<typeof meta>

/** Simulates dragging files over the page, because the testing library drops the files. */
function drag(type: 'dragenter' | 'drop', zone: Element, ...files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}
const film = new File(['0123456789'], 'main.mp4', { type: 'video/mp4' })
const picture = new File(['0123456789'], 'poster.jpg', { type: 'image/jpeg' })

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <FileDropzone {...args} multiple={false} />
      <FileDropzone {...args} label="Files of the campaign" accept={undefined} maxSize={undefined} folders />
      <FileDropzone {...args} variant="compact" multiple={false} />
      <FileDropzone {...args} variant="compact" disabled hint="Publish the creative first" />
    </div>
  ),
}

export const Over: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <FileDropzone {...args} label="Takes it" />
      <FileDropzone {...args} label="Refuses it" accept={{ 'image/png': ['.png'] }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const [name, state] of [
      ['Takes it', 'over'],
      ['Refuses it', 'refusing'],
    ] as const) {
      const zone = within(canvasElement).getByRole('group', { name })
      drag('dragenter', zone, film)
      await waitFor(() => expect(zone.closest('[data-slot="file-dropzone"]')).toHaveAttribute('data-state', state))
    }
  },
}

export const Refused: Story = {
  args: {
    label: 'Files of the campaign',
    maxSize: 5,
    validate: (file) => (file.name.startsWith('.') ? 'Hidden files are not kept' : undefined),
  },
  play: async ({ canvasElement, args }) => {
    const zone = within(canvasElement).getByRole('group', { name: 'Files of the campaign' })
    const long = new File(['1'], 'autumn-launch-scandinavia-300x250-sound-off-final-v12.mov', {
      type: 'video/quicktime',
    })
    drag('drop', zone, film, picture, long)
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('3 files were not added')
    await expect(zone.closest('[data-slot="file-dropzone"]')).toHaveAttribute('data-state', 'idle')
    await expect(within(alert).getAllByText('Not a file of type MP4 or WEBM')).toHaveLength(2)
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { folders: true } }

export const PickInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(canvas.getByLabelText('Choose files', { selector: 'input' }), film)
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([film]))
    drag('drop', canvas.getByRole('group'), film, picture)
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(2))
    await expect(args.onReject).toHaveBeenCalledWith([{ file: picture, reason: 'Not a file of type MP4 or WEBM' }])
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const States = showStates(meta, { Default, Variants })
