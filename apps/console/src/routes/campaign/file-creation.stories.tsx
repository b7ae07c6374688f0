import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { FileCreation } from './file-creation.js'

const upload = { loaded: 0 }

const meta = {
  title: 'Campaign/File creation',
  component: FileCreation,
  args: {
    uploads: [],
    outcome: undefined,
    onOutcomeDismiss: fn(),
    onFiles: fn(),
    onCancel: fn(),
    onCancelAll: fn(),
  },
  render: (args) => (
    <div className="min-h-60">
      <FileCreation {...args} />
    </div>
  ),
} satisfies Meta<typeof FileCreation>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  args: {
    uploads: [
      { ...upload, id: 'a', name: 'leaderboard_728x90.png', size: 48_213, loaded: 21_000, state: 'uploading' },
      { ...upload, id: 'b', name: 'skyscraper_160x600.zip', size: 1_948_213, state: 'queued' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel .*skyscraper/ }))
    await expect(args.onCancel).toHaveBeenCalledWith('b')
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Dragging: Story = {
  play: async () => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'leaderboard.png', { type: 'image/png' }))
    document.body.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }))
    await expect(await screen.findByText('Drop files to create creatives')).toBeVisible()
  },
}

/** Some files were refused for good, another one can be sent again. */
export const MixedOutcome: Story = {
  args: {
    outcome: {
      title: '2 of 5 creatives created',
      created: ['leaderboard (728 × 90)', 'skyscraper (160 × 600)'],
      failures: [
        { id: 'a', name: 'Inter.woff2', reason: 'Inter.woff2 is a font. Create creatives from PNG or ZIP.' },
        { id: 'b', name: 'brief.pdf', reason: 'brief.pdf cannot be used. Files can be PNG, JPEG and ZIP.' },
        { id: 'c', name: 'film.mp4', reason: 'The server could not be reached.' },
      ],
      onRetry: fn(),
    },
  },
  play: async ({ canvasElement, args }) => {
    const alert = within(within(canvasElement).getByRole('alert'))
    await expect(alert.getByText('Created: leaderboard (728 × 90), skyscraper (160 × 600)')).toBeVisible()
    // A reason that names the file needs no name before it.
    await expect(alert.getByText('film.mp4:')).toBeVisible()
    await expect(alert.queryByText('brief.pdf:')).toBeNull()
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    await expect(args.outcome?.onRetry).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
