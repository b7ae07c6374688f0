import { type Creative, createDraft, newCreative } from '@placard/domain'
import { DEMO_BRANDS, demoBannerHtml } from '@placard/domain/demo'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { TINY_VIDEO } from '../tiny-files.fixture.js'
import { EditorPreview, type EditorPreviewProps } from './editor-preview.js'

const [brand] = DEMO_BRANDS
const created = newCreative('campaign1', new Date('2025-10-14T09:58:00Z'))
const video: Creative = {
  ...created,
  id: 'creative1',
  layout: 'in-banner-video',
  settings: [{ key: 'layoutOptions', value: { video_autoplay: 'no', ad_duration: 0 } }],
  assets: [
    {
      id: 'asset1',
      creativeID: 'creative1',
      filename: 'k.mp4',
      name: 'main.mp4',
      path: '/files/k.mp4',
      url: TINY_VIDEO,
      new: false,
      width: 1920,
      height: 1080,
      duration: 1,
      uploadType: 'video',
    },
  ],
}

function InForm(props: EditorPreviewProps) {
  const form = useForm({ defaultValues: createDraft(props.creative) })
  return (
    <FormProvider {...form}>
      <EditorPreview {...props} />
    </FormProvider>
  )
}

const meta = {
  title: 'CreativeEditor/Preview',
  tags: ['!autodocs'],
  component: EditorPreview,
  args: { creative: video, onAddFiles: fn() },
  render: (args) => <InForm {...args} />,
} satisfies Meta<typeof EditorPreview>
export default meta
type Story = StoryObj<typeof meta>

const frameOf = (root: HTMLElement) => root.querySelector('[data-slot=ad-frame]') as HTMLElement
const ready = (root: HTMLElement) => waitFor(() => expect(frameOf(root)).toHaveAttribute('data-state', 'ready'))
const choose = async (root: HTMLElement, role: 'menuitemradio' | 'menuitemcheckbox', name: string) => {
  within(root).getByRole('button', { name: 'Preview options' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole(role, { name }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

export const Default: Story = { play: ({ canvasElement }) => ready(canvasElement) }

/** A browser that cannot play the video leaves a link. */
export const VideoBlocked: Story = {
  args: {
    creative: { ...video, trackers: { click: [{ type: 'redirect', url: 'https://landing.test/' }] } },
  },
  play: async ({ canvasElement }) => {
    await ready(canvasElement)
    await choose(canvasElement, 'menuitemradio', 'Video blocked')
    await ready(canvasElement)
  },
}

export const PhoneFrame: Story = {
  args: { creative: { ...created, id: 'creative1', html: brand ? demoBannerHtml(brand) : '' } },
  play: async ({ canvasElement }) => {
    await ready(canvasElement)
    await choose(canvasElement, 'menuitemcheckbox', 'Phone frame')
    await choose(canvasElement, 'menuitemradio', 'Dark')
    await expect(canvasElement.querySelector('[data-slot=ad-frame-phone]')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { creative: { ...video, assets: [] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Add main.mp4 to see the layout')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Upload a file' }))
    await expect(args.onAddFiles).toHaveBeenCalledTimes(1)
  },
}

/** Backgrounds leave the document as it is; conditions load it again. */
export const OptionsInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await ready(canvasElement)
    const canvas = within(canvasElement)
    const frame = () => canvasElement.querySelector('iframe') as HTMLIFrameElement
    const [first, html] = [frame(), frame().srcdoc]
    await choose(canvasElement, 'menuitemradio', 'Light')
    await expect(frame()).toBe(first)
    await expect(canvas.getByRole('group', { name: 'State of the ad' })).toBeVisible()
    for (const [name, policy] of [
      ['Video blocked', "media-src 'none'"],
      ['Scripts blocked', "script-src 'none'"],
    ] as const) {
      await choose(canvasElement, 'menuitemradio', name)
      await waitFor(() => expect(frame().srcdoc).toContain(policy))
      await ready(canvasElement)
      await expect(canvas.queryByRole('group', { name: 'State of the ad' })).toBeNull()
    }
    await choose(canvasElement, 'menuitemradio', 'As served')
    await waitFor(() => expect(frame().srcdoc).toBe(html))
    await expect(canvas.getByRole('radio', { name: 'Before play' })).toBeChecked()
  },
}
