import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { showStates } from '../testing/states.js'
import { FileIcon } from './file-icon.js'

const meta = {
  title: 'FileIcon',
  component: FileIcon,
  args: { name: 'main.mp4' },
} satisfies Meta<typeof FileIcon>
export default meta
type Story = StoryObj<typeof meta>

const names = [
  'poster.jpg',
  'main.mp4',
  'voice-over.mp3',
  'banner.zip',
  'index.html',
  'feed.json',
  'delivery.xlsx',
  'brief.pdf',
  'Geist.woff2',
  'README',
]

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <ul className="grid w-fit grid-cols-2 gap-x-12 gap-y-3 text-dense text-ink sm:grid-cols-4">
      <li className="flex items-center gap-2">
        <FileIcon kind="folder" /> Autumn 2025
      </li>
      {names.map((name) => (
        <li key={name} className="flex items-center gap-2">
          <FileIcon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <span key={size} className="flex items-center gap-2">
          <FileIcon size={size} kind="folder" />
          <FileIcon size={size} name="poster.jpg" />
        </span>
      ))}
    </div>
  ),
}

export const Named: Story = {
  args: { label: 'Video' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Video' })).toBeVisible()
  },
}

export const States = showStates(meta, { Default, Variants, Sizes })
