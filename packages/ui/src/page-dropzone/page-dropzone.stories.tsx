import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.js'
import { PageHeader } from '../page-header/page-header.js'
import { PageDropzone } from './page-dropzone.js'

const meta = {
  title: 'PageDropzone',
  component: PageDropzone,
  args: {
    label: 'Drop files to create creatives',
    hint: 'Images, videos and ZIPs, up to 50 MB each',
    onFiles: fn(),
  },
  render: (args) => (
    <div className="min-h-80">
      <PageHeader title="Autumn sale" actions={<Button variant="primary">New creative</Button>} />
      <PageDropzone {...args} />
    </div>
  ),
} satisfies Meta<typeof PageDropzone>
export default meta
type Story = StoryObj<typeof meta>

const picture = new File(['0123456789'], 'leaderboard.png', { type: 'image/png' })

/** Simulates dragging a file over the page, because the testing library cannot. */
function drag(type: 'dragover' | 'drop') {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(picture)
  document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}

export const Default: Story = {
  tags: ['pictured'],
  play: async () => {
    drag('dragover')
    await expect(await screen.findByText('Drop files to create creatives')).toBeVisible()
  },
}

export const LongContent: Story = {
  args: {
    label: `Drop files to add them to ${'Autumn sale, extended until the end of November '.repeat(2)}`,
    hint: 'PNG, JPEG, GIF, WebP, SVG, MP4, WebM or ZIP, up to 50 MB each, 20 files at most',
  },
  play: async () => {
    drag('dragover')
    await expect(await screen.findByText(/^Drop files to add them/)).toBeVisible()
  },
}

export const DropInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    drag('dragover')
    await expect(await screen.findByText('Drop files to create creatives')).toBeVisible()
    drag('drop')
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([picture], 'drop'))
    await expect(screen.getByText('Drop files to create creatives')).not.toBeVisible()
  },
}
