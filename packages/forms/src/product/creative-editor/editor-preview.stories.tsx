import { createDraft } from '@placard/domain/creative'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { EditorPreview, type EditorPreviewProps } from './editor-preview.js'
import { htmlCreative, videoCreative } from './sample-creatives.fixture.js'

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
  args: { creative: videoCreative, onAddFiles: fn() },
  render: (args) => <InForm {...args} />,
} satisfies Meta<typeof EditorPreview>
export default meta
type Story = StoryObj<typeof meta>

const renderFrame = (root: HTMLElement) => root.querySelector('[data-slot=ad-frame]') as HTMLElement
const ready = (root: HTMLElement) => waitFor(() => expect(renderFrame(root)).toHaveAttribute('data-state', 'ready'))
const choose = async (root: HTMLElement, role: 'menuitemradio' | 'menuitemcheckbox', name: string) => {
  within(root).getByRole('button', { name: 'Preview options' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole(role, { name }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

export const Default: Story = { play: ({ canvasElement }) => ready(canvasElement) }

/** A browser that cannot play the video leaves a link. */
export const VideoBlocked: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement)
    await choose(canvasElement, 'menuitemradio', 'Video blocked')
    await ready(canvasElement)
  },
}

export const PhoneFrame: Story = {
  args: { creative: htmlCreative },
  play: async ({ canvasElement }) => {
    await ready(canvasElement)
    await choose(canvasElement, 'menuitemcheckbox', 'Phone frame')
    await choose(canvasElement, 'menuitemradio', 'Dark')
    await expect(canvasElement.querySelector('[data-slot=ad-frame-phone]')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { creative: { ...videoCreative, assets: [] } },
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
