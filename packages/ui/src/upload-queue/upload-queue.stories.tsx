import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { manyUploads, someUploads } from './upload-queue.fixture.js'
import { type Upload, UploadQueue, UploadRow } from './upload-queue.js'

const meta = {
  title: 'UploadQueue',
  component: UploadQueue,
  subcomponents: { UploadRow },
  args: {
    uploads: someUploads,
    onCancel: fn(),
    onPause: fn(),
    onResume: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onResolve: fn(),
    onCancelAll: fn(),
    onRetryAll: fn(),
    onClear: fn(),
  },
  decorators: [(Story) => <div className="max-w-2xl">{Story()}</div>],
} satisfies Meta<typeof UploadQueue>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ControlStates: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <UploadQueue {...args} open={false} />
      <UploadQueue {...args} uploads={someUploads.filter(({ state }) => state === 'done' || state === 'cancelled')} />
      <UploadQueue {...args} uploads={someUploads.filter(({ state }) => state === 'error' || state === 'conflict')} />
      <UploadQueue {...args} uploads={someUploads.filter(({ state }) => state === 'paused')} />
    </div>
  ),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('progressbar', { name: /main\.mp4/ })
    const fill = bar.querySelector('[style*=width]')!
    await expect(fill.getBoundingClientRect().right).toBeCloseTo(bar.getBoundingClientRect().right, 0)
    await expectToTheRight(canvas.getByTitle('main.mp4'), canvas.getByText('35%'))
    await expectToTheRight(canvas.getByText('35%'), canvas.getByRole('button', { name: 'Pause main.mp4' }))
  },
}

export const ManyFiles: Story = {
  args: { uploads: manyUploads },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Uploading 200 files' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(15)
    await expect(canvas.getByRole('status')).toHaveTextContent('50% of 200 files uploaded, 2 failed')
  },
}

export const Docked: Story = {
  args: { placement: 'docked' },
  decorators: [(Story) => <div className="h-160">{Story()}</div>],
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { placement: 'docked' },
  decorators: [(Story) => <div className="h-160">{Story()}</div>],
}

/** Consumer with its own state. */
export const RetryInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Uploading(args) {
    const [uploads, setUploads] = useState<readonly Upload[]>(args.uploads)
    const become = (state: Upload['state']) => (id: string) =>
      setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, state } : upload)))
    return (
      <UploadQueue
        {...args}
        uploads={uploads}
        onPause={become('paused')}
        onResume={become('uploading')}
        onCancel={become('cancelled')}
        onRetry={become('queued')}
        onRemove={(id) => setUploads((all) => all.filter((upload) => upload.id !== id))}
        onCancelAll={() =>
          setUploads((all) =>
            all.map((upload) =>
              ['queued', 'uploading', 'paused'].includes(upload.state) ? { ...upload, state: 'cancelled' } : upload,
            ),
          )
        }
        onClear={() => setUploads((all) => all.filter(({ state }) => state !== 'done' && state !== 'cancelled'))}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = (name: string) => canvas.getByText(name).closest('li')
    await userEvent.click(canvas.getByRole('button', { name: 'Pause main.mp4' }))
    await expect(row('main.mp4')).toHaveAttribute('data-state', 'paused')
    await userEvent.click(canvas.getByRole('button', { name: 'Resume main.mp4' }))
    await expect(canvas.getByRole('progressbar', { name: 'Uploading main.mp4' })).toHaveAttribute(
      'aria-valuetext',
      '35%',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove poster.jpg from the list' }))
    await expect(canvas.queryByText('poster.jpg')).toBeNull()
    await expect(canvas.getByRole('heading', { name: /^Uploading/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel all' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('0 files uploaded, 1 failed, 1 already there')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear finished' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const States = showStates(meta, { Default, ControlStates, Docked })
