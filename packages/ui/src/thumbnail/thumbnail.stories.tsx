import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { broken, logo, picture } from '../testing/pictures.fixture.js'
import { Thumbnail } from './thumbnail.js'

const meta = {
  title: 'Thumbnail',
  component: Thumbnail,
  args: { name: 'poster.jpg', src: picture(262), alt: 'Mountains at dusk', size: 'lg' },
} satisfies Meta<typeof Thumbnail>
export default meta
type Story = StoryObj<typeof meta>

const loaded: Story['play'] = async ({ canvasElement }) => {
  for (const image of within(canvasElement).getAllByRole('img'))
    await waitFor(() => expect(image.closest('[data-slot="thumbnail"]')).toHaveAttribute('data-state', 'loaded'))
}

export const Default: Story = { play: loaded }

export const Variants: Story = {
  tags: ['pictured'],
  render: () => (
    <div className="flex flex-wrap gap-6 text-caption text-ink-muted">
      {[
        ['Image', <Thumbnail key="image" size="lg" name="poster.jpg" alt="Poster" src={picture(262)} />],
        ['Filling', <Thumbnail key="fit" size="lg" name="p.jpg" alt="Poster" fit="cover" src={picture(150)} />],
        ['See-through', <Thumbnail key="logo" size="lg" name="logo.svg" alt="Logo" src={logo} />],
        [
          'Film, with its still',
          <Thumbnail
            key="film"
            size="lg"
            name="main.mp4"
            alt="Film"
            fit="cover"
            ratio={16 / 9}
            duration="0:15"
            src={picture(24)}
          />,
        ],
      ].map(([words, thumbnail]) => (
        <figure key={`${words}`} className="grid content-start gap-2">
          {thumbnail}
          <figcaption>{words}</figcaption>
        </figure>
      ))}
    </div>
  ),
  play: loaded,
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  args: { name: 'main.mp4', duration: '0:15' },
  play: async ({ canvasElement }) => {
    const film = within(canvasElement).getByText('0:15')
    const frame = film.closest('[data-slot="thumbnail"]')!.getBoundingClientRect()
    await expect(film.getBoundingClientRect().right).toBeLessThan(frame.left + frame.width / 2)
  },
}

export const Sizes: Story = {
  render: () => (
    <div className="flex items-end gap-4">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} className="flex items-end gap-2">
          <Thumbnail size={size} name="poster.jpg" src={picture(262)} />
          <Thumbnail size={size} name="main.mp4" fit="cover" src={picture(24)} />
          <Thumbnail size={size} name="delivery.xlsx" />
          <Thumbnail size={size} name="Autumn" kind="folder" />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const thumbnails = canvasElement.querySelectorAll('[data-slot="thumbnail"]:has(img)')
    await waitFor(() => {
      for (const thumbnail of thumbnails) expect(thumbnail).toHaveAttribute('data-state', 'loaded')
    })
  },
}

export const Broken: Story = {
  args: { src: broken, name: 'poster.png' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-slot="thumbnail"]')).toHaveAttribute('data-state', 'broken'),
    )
    await expect(within(canvasElement).getByRole('img', { name: 'Mountains at dusk' })).toBeVisible()
  },
}
