import { ApiError } from '@placard/domain/api'
import { DEFAULT_FILE_MANAGER_SETTINGS, type FileManagerSettings, forgetBucket } from '@placard/domain/files'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { BucketSettingsForm } from './bucket-settings-form.js'

const used: FileManagerSettings = {
  ...DEFAULT_FILE_MANAGER_SETTINGS,
  region: 'ap-southeast-2',
  bucket: 'northwind-banners',
  rememberedBuckets: ['northwind-banners', 'northwind-video', 'agency-drafts'],
  identityPoolID: 'ap-southeast-2:1a2b3c4d-0000-4000-8000-5e6f7a8b9c0d',
  currentDirectory: 'autumn/',
}

const meta = {
  title: 'BucketSettingsForm',
  tags: ['experimental'],
  component: BucketSettingsForm,
  args: {
    settings: used,
    onSubmit: fn(async () => undefined),
    onForget: fn(),
    onTest: fn(async () => '128 files and 6 folders at its root.'),
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BucketSettingsForm>
export default meta
type Story = StoryObj<typeof meta>

const test = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Test connection' }))

export const Default: Story = {}

/** No remembered buckets, no connection test. */
export const FirstTime: Story = {
  render: ({ onForget: _, onTest: __, ...args }) => <BucketSettingsForm {...args} />,
  args: { settings: { ...DEFAULT_FILE_MANAGER_SETTINGS } },
}

export const Connected: Story = {
  play: async ({ args, canvasElement }) => {
    await test(canvasElement)
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('128 files and 6 folders at its root.')).toBeVisible()
    await expect(args.onTest).toHaveBeenCalledWith({ ...used, currentDirectory: '' })
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const NoConnection: Story = {
  args: { onTest: fn(() => Promise.reject(new ApiError('Access denied: the pool may not list this bucket.', {}))) },
  play: async ({ canvasElement }) => {
    await test(canvasElement)
    const status = await within(canvasElement).findByText(/^Access denied/)
    await expect(status.closest('[role=status]')).toHaveTextContent(/^No connection/)
  },
}

export const Testing: Story = {
  args: { onTest: fn(() => new Promise<string>(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    await test(canvasElement)
    await test(canvasElement)
    await expect(args.onTest).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: {
    settings: {
      ...used,
      rememberedBuckets: Array.from(
        { length: 20 },
        (_, index) => `${'a-very-long-name-of-a-bucket-'.repeat(2)}${index + 10}`,
      ),
    },
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

function Kept({ settings, onForget, ...props }: ComponentProps<typeof BucketSettingsForm>) {
  const [kept, setKept] = useState(settings)
  return (
    <BucketSettingsForm
      {...props}
      settings={kept}
      onForget={(bucket) => {
        setKept(forgetBucket(kept, bucket))
        onForget?.(bucket)
      }}
    />
  )
}

export const ForgetInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const bucket = canvas.getByRole('textbox', { name: /^Bucket/ })
    await userEvent.click(canvas.getByRole('button', { name: 'agency-drafts' }))
    await expect(bucket).toHaveValue('agency-drafts')
    for (const [name, next] of [
      ['northwind-banners', 'Forget northwind-video'],
      ['northwind-video', 'Forget agency-drafts'],
    ]) {
      await userEvent.click(canvas.getByRole('button', { name: `Forget ${name}` }))
      await expect(args.onForget).toHaveBeenLastCalledWith(name)
      await waitFor(() => expect(canvas.getByRole('button', { name: next })).toHaveFocus())
    }
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(bucket).toHaveFocus())
    await expect(canvas.queryByRole('group', { name: 'Buckets used before' })).toBeNull()
    await expect(bucket).toHaveValue('agency-drafts')
  },
}

export const States = showStates(meta, { Default, LongContent })
