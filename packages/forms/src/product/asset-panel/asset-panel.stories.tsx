import { ASSET_MESSAGES } from '@placard/domain/creative'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { AssetUploader } from '../asset-uploader.js'
import { chooseFiles, pngFile, tinyAsset } from '../tiny-files.fixture.js'
import { AssetPanel } from './asset-panel.js'

const never = () => new Promise<never>(() => {})
const picture = (color: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`)}`
const image = (id: string, name: string, width: number, height: number, color = '#1a73e8') =>
  tinyAsset({ id, name, width, height, duration: null, uploadType: 'image', url: picture(color, width, height) })
const plain = (id: string, name: string, uploadType: 'font' | 'archive') =>
  tinyAsset({ id, name, width: null, height: null, duration: null, uploadType })

const others = [
  image('a2', 'logo.svg', 120, 40, '#188038'),
  image('a3', 'end-card-10.png', 300, 250, '#e8710a'),
  image('a4', 'end-card-2.png', 4000, 3000, '#a142f4'),
  plain('a5', 'geist-variable.woff2', 'font'),
]
const creative = { width: 300, height: 250, fluid: false, assets: [tinyAsset(), ...others] }

const meta = {
  title: 'AssetPanel',
  component: AssetPanel,
  args: {
    creative,
    layout: { name: 'In-Banner Video', requiredAssets: ['main.mp4'] },
    usedIn: ({ name }) => (name === 'logo.svg' ? 'Used in the header of the banner' : undefined),
    onUpload: fn(never),
    onRemove: fn(),
    onRetry: fn(),
  },
  decorators: [(Story) => <div className="max-w-180">{Story()}</div>],
} satisfies Meta<typeof AssetPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { creative: { ...creative, assets: [] } } }

export const Loading: Story = { args: { loading: true } }

export const ErrorShown: Story = { name: 'Error', args: { error: 'The server could not be reached.' } }

export const NotSaved: Story = { args: { creative: undefined } }

export const LongContent: Story = {
  args: {
    creative: {
      ...creative,
      assets: [
        ...others,
        image('a6', 'Logo.SVG', 120, 40, '#d93025'),
        image('a7', 'northwind-bikes-autumn-2025-end-card-with-offer-and-terms-final-final-v12.png', 601, 500),
      ],
    },
  },
}

/** The only image of a banner without a layout has another size than the banner. */
export const WrongSize: Story = {
  args: {
    layout: null,
    creative: { ...creative, assets: [{ ...image('a8', 'leaderboard.png', 728, 90), bytes: 148_000 }] },
    onSizeChange: fn(),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use 728 × 90' }))
    await expect(args.onSizeChange).toHaveBeenCalledWith({ width: 728, height: 90 })
  },
}

/** A file that is there already can fill the empty slot. */
export const FitsSlot: Story = {
  args: { creative: { ...creative, assets: [tinyAsset({ name: 'film.mp4' }), others[0]!] }, onRename: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use as main.mp4' }))
    await expect(args.onRename).toHaveBeenCalledWith(expect.objectContaining({ name: 'film.mp4' }), 'main.mp4')
  },
}

/** The video of a VAST creative has another size than the one that was entered for it. */
export const VideoSize: Story = {
  args: {
    layout: null,
    creative: {
      ...{ type: 'VAST', width: 640, height: 480, fluid: false },
      assets: [tinyAsset({ name: 'film.mp4', width: 1280, height: 720 })],
    },
    onSizeChange: fn(),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use 1280 × 720' }))
    await expect(args.onSizeChange).toHaveBeenCalledWith({ width: 1280, height: 720 })
  },
}

/** All refused files are in one box, with what to do. */
export const Refused: Story = {
  args: { creative: { ...creative, assets: [] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const zone = canvas.getByRole('group', { name: 'Add files to this creative' })
    chooseFiles(zone, new File(['x'], 'clip.mov'), new File(['x'], 'photo.heic'), new File(['x'], 'notes.txt'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'clip.mov is a QuickTime video: export it as H.264 MP4.',
    )
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const remove = canvas.getByRole('button', { name: 'Remove logo.svg' })
    await expectToTheRight(remove.closest('li')!.querySelector('[data-slot=thumbnail]')!, remove)
  },
}

export const Phone: Story = { ...LongContent, globals: { viewport: { value: 'phone' } } }

export const UploadingInteraction: Story = {
  tags: ['!autodocs'],
  args: {
    onUpload: fn<AssetUploader>(async (file) => {
      if (file.name === 'wide.png') throw new Error(ASSET_MESSAGES.quota)
      return image('new', file.name, 300, 250)
    }),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const zone = canvas.getByRole('group', { name: 'Add files to this creative' })
    chooseFiles(
      zone,
      await pngFile('wide.png'),
      await pngFile('logo.svg'),
      await pngFile('end-card-2.png'),
      await pngFile('square.png'),
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The content of logo.svg is not SVG.')
    await expect(await canvas.findByText(ASSET_MESSAGES.quota)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Remove square.png from the list' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Decide about end-card-2.png' })).toBeVisible()
    await expect(args.onUpload).toHaveBeenCalledTimes(2)
  },
}

export const RemoveInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove end-card-10.png' }))
    await expect(args.onRemove).toHaveBeenLastCalledWith(others[1])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo.svg' }))
    const question = await within(document.body).findByRole('alertdialog', { name: 'Remove logo.svg?' })
    await expect(question).toHaveAccessibleDescription('Used in the header of the banner. It would be missing there.')
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await expect(args.onRemove).toHaveBeenCalledTimes(1)
  },
}

export const States = showStates(meta, { Default, Empty, Loading, ErrorShown, NotSaved, LongContent })
