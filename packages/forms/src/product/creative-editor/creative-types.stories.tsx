import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CreativeEditor, type CreativeEditorProps } from './creative-editor.js'
import { videoCreative } from './sample-creatives.fixture.js'

const meta = {
  title: 'CreativeEditor/Types',
  tags: ['!autodocs'],
  component: CreativeEditor,
  args: {
    creative: videoCreative,
    onSave: fn(async () => undefined),
    creatives: [],
    assets: (() => null) as CreativeEditorProps['assets'],
    tags: null,
    section: 'layout',
  },
} satisfies Meta<typeof CreativeEditor>
export default meta
type Story = StoryObj<typeof meta>

const ready = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-slot=ad-frame]')).toHaveAttribute('data-state', 'ready'))

/** VPAID has no layouts: the unit follows five options, and so does the preview. */
export const Vpaid: Story = {
  args: { creative: { ...videoCreative, type: 'VPAID', width: 640, height: 360 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await ready(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Before play' }))
    await waitFor(() => expect(canvas.getByText('0.0 / 1.0 s')).toBeVisible())
    await expect(canvasElement.querySelector('[id$="-layoutOptions.buttons_sizes"]')).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'Layout' })).toBeNull()
    for (const key of ['ad_duration', 'video_player_size', 'loop'])
      await expect(canvasElement.querySelector(`[id$="-layoutOptions.${key}"]`)).toBeNull()
  },
}

/** VAST has no layout section, and a banner has its options back when it becomes one again. */
export const TypeInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { creative: { ...videoCreative, type: 'VAST' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await ready(canvasElement)
    await expect(canvas.queryByRole('tab', { name: 'Layout' })).toBeNull()
    await expect(canvas.getByRole('tab', { name: 'Creative' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.type(canvasElement.querySelector('[id$="-name"]') as HTMLInputElement, ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          layout: 'in-banner-video',
          settings: [
            { key: 'layoutOptions', value: expect.objectContaining({ video_autoplay: 'no', ad_duration: 0 }) },
          ],
        }),
      ),
    )
    await userEvent.click(canvas.getByRole('tab', { name: 'Settings' }))
    await expect(canvas.queryByText('Layout options')).toBeNull()
  },
}

/** An action of the files changes the size in the form. */
export const SizeInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    section: 'assets',
    assets: (_, { width, height, onSizeChange }) => (
      <button type="button" onClick={() => onSizeChange({ width: 728, height: 90 })}>
        {width} × {height}
      </button>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await ready(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '300 × 250' }))
    await expect(await canvas.findByRole('button', { name: '728 × 90' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ width: 728, height: 90 })))
  },
}
