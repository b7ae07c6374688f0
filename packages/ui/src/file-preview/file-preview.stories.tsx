import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { broken, logo, picture } from '../testing/pictures.fixture.js'
import { FilePreview, type FilePreviewContent } from './file-preview.js'

const meta = {
  title: 'FilePreview',
  tags: ['experimental'],
  component: FilePreview,
  args: { name: 'banner 2.jpg', content: { kind: 'image', src: picture(150) } },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof FilePreview>
export default meta
type Story = StoryObj<typeof meta>

/** Waits for the size of a picture, which is known once it has loaded. */
const showsPixels: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(within(canvasElement).getAllByText(/^\d+ × \d+$/).length).toBeGreaterThan(0))
}

export const Default: Story = { play: showsPixels }

const text = JSON.stringify({ clickTag: 'https://landing.test/', width: 300, height: 250 }, null, 2)

export const Variants: Story = {
  tags: ['pictured'],
  decorators: [(Story) => <div className="-me-200 grid w-160 grid-cols-2 gap-6">{Story()}</div>],
  render: () => (
    <>
      <FilePreview name="brand-logo.svg" content={{ kind: 'image', src: logo }} />
      <FilePreview name="click tags.json" content={{ kind: 'text', text }} />
      <FilePreview name="log.txt" content={{ kind: 'text', text: 'Started\n'.repeat(40), start: '64 kB' }} />
      <FilePreview name="delivery report.xlsx" content={{ kind: 'none' }} />
    </>
  ),
  play: showsPixels,
}

export const ControlStates: Story = {
  decorators: [(Story) => <div className="-me-200 grid w-160 grid-cols-2 gap-6">{Story()}</div>],
  render: () => (
    <>
      <FilePreview name="banner 2.jpg" />
      <FilePreview name="main.mp4" error="You don’t have access to this file." />
      <FilePreview name="damaged.png" content={{ kind: 'image', src: broken }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^This file can’t be shown/)).toBeVisible()
  },
}

/** Loads a font like an app. */
function FontPreview() {
  const [content, setContent] = useState<FilePreviewContent>()
  useEffect(() => {
    const load = async () => setContent({ kind: 'font', data: await (await fetch(geist)).arrayBuffer() })
    void load()
  }, [])
  return <FilePreview name="geist.woff2" content={content} />
}

export const Font: Story = {
  render: () => <FontPreview />,
  play: async ({ canvasElement }) => {
    const sample = await within(canvasElement).findByRole('img', { name: 'Preview of geist.woff2' })
    await waitFor(() => expect(sample).not.toHaveAttribute('aria-busy'))
  },
}
