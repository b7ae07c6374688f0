import { ASSET_MESSAGES } from '@placard/domain/creative'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { chooseFiles, dropFiles, mp4File, pngFile, tinyAsset } from '../tiny-files.fixture.js'
import { AssetSlot, type AssetUploader } from './asset-slot.js'

const creative = { width: 300, height: 250, fluid: false }
const wideImage = tinyAsset({ name: 'main.png', width: 1920, height: 1080, duration: null, uploadType: 'image' })
const never = () => new Promise<never>(() => {})

const meta = {
  title: 'AssetSlot',
  component: AssetSlot,
  args: { name: 'main.mp4', creative, onUpload: fn(never), onRemove: fn() },
  decorators: [(Story) => <div className="max-w-160">{Story()}</div>],
} satisfies Meta<typeof AssetSlot>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ControlStates: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <AssetSlot {...args} hint="The video that plays in the banner. MP4, up to 50 MB." />
      <AssetSlot {...args} asset={tinyAsset()} />
      <AssetSlot {...args} name="main image" asset={wideImage} />
      <AssetSlot {...args} asset={tinyAsset()} disabled />
    </div>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  args: { asset: tinyAsset() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(
      canvas.getByRole('button', { name: 'Replace main.mp4' }),
      canvas.getByRole('button', { name: 'Remove main.mp4' }),
    )
  },
}

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'northwind-bikes-autumn-2025-hero-film-with-subtitles-final-v12.mp4',
    asset: tinyAsset({ width: 1920, height: 1080, duration: 3599 }),
  },
}

export const Phone: Story = { ...ControlStates, globals: { viewport: { value: 'phone' } } }

export const UploadingInteraction: Story = {
  tags: ['!autodocs'],
  args: {
    onUpload: fn<AssetUploader>((_file, _facts, { onProgress }) => {
      onProgress(0.42)
      return never()
    }),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    chooseFiles(canvasElement, mp4File('holiday.mp4'))
    const bar = await canvas.findByRole('progressbar', { name: 'Uploading main.mp4' })
    await expect(bar).toHaveAttribute('aria-valuetext', '42%')
    await expect(canvas.getByRole('status')).toHaveTextContent('25% of main.mp4')
    await expect(args.onUpload).toHaveBeenCalledTimes(1)
  },
}

export const WrongKindInteraction: Story = {
  tags: ['!autodocs'],
  args: { asset: tinyAsset() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    dropFiles(canvas.getByRole('group', { name: 'main.mp4' }), await pngFile('photo.png'))
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'main.mp4 has to be a video (MP4). photo.png is not.',
    )
    await expect(args.onUpload).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Replace main.mp4' })).toBeVisible()
  },
}

export const ErrorInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  args: {
    onUpload: fn<AssetUploader>(async () => {
      throw new Error(ASSET_MESSAGES.quota)
    }),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Choose a file for main.mp4' }).focus()
    chooseFiles(canvasElement, mp4File())
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.getByRole('status')).toHaveTextContent(/^There is no room/)
    await waitFor(() => expect(again).toHaveFocus())
    await expect(args.onUpload).toHaveBeenCalledTimes(1)
  },
}

export const RemoveInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { asset: tinyAsset() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const page = within(document.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove main.mp4' }))
    const question = await page.findByRole('alertdialog', { name: 'Remove main.mp4?' })
    await expect(question).toHaveAccessibleDescription('The layout won’t be shown without it.')
    await userEvent.click(within(question).getByRole('button', { name: 'Remove file' }))
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(args.asset))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  },
}

export const States = showStates(meta, { Default, ControlStates })
