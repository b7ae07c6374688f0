import type { PreviewPosition } from '@placard/domain/internal/tags'
import { EmptyState } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { CreativeEditor } from './creative-editor.js'
import { videoCreative } from './sample-creatives.fixture.js'

const meta = {
  title: 'CreativeEditor/Preview updates',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  component: CreativeEditor,
  args: {
    creative: { ...videoCreative, settings: [] },
    onSave: fn(async () => undefined),
    creatives: [],
    assets: () => <EmptyState title="Assets" />,
    tags: <EmptyState title="Tags" />,
    section: 'layout',
  },
} satisfies Meta<typeof CreativeEditor>
export default meta
type Story = StoryObj<typeof meta>

/** A video's element may take seconds to seek on a busy machine. */
const SLOW_PREVIEW = { timeout: 15_000 }

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Preview in the canvas, with the number of its documents and the last position that they reported. */
async function watchPreview(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const frame = () => canvasElement.querySelector('iframe') as HTMLIFrameElement
  const seen = { documents: 0, position: undefined as PreviewPosition | undefined }
  // Before the preview is ready: an autoplaying video of a second may have ended by then, and selecting "Ended" then changes
  // nothing, so nothing is reported any more.
  window.addEventListener('message', ({ data, source }) => {
    if (source === frame()?.contentWindow && data.placard === 'position') seen.position = data
  })
  const isReady = () =>
    waitFor(() => expect(canvasElement.querySelector('[data-slot=ad-frame]')).toHaveAttribute('data-state', 'ready'))
  await isReady()
  canvasElement.addEventListener('load', () => (seen.documents += 1), true)
  const slider = (key: string) =>
    canvasElement
      .querySelector(`[id$="-layoutOptions.${key}"]`)
      ?.closest('[data-slot=slider-input]')
      ?.querySelector('[role=slider]') as HTMLElement
  const state = (name: string) => userEvent.click(canvas.getByRole('radio', { name }))
  return { canvas, seen, isReady, slider, state }
}

/** The first change stores the defaults of all other options, which changes nothing in the preview. */
export const WithoutStoredOptionsInteraction: Story = {
  play: async ({ canvasElement }) => {
    const { seen, slider } = await watchPreview(canvasElement)
    slider('video_player_size').focus()
    await userEvent.keyboard('{PageDown}{ArrowLeft}')
    await pause(600)
    await expect(seen.documents).toBe(0)
  },
}

/** A reload waits until the slider is released, and keeps the selected state. */
export const ReloadAfterDragInteraction: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, seen, isReady, slider, state } = await watchPreview(canvasElement)
    await state('Ended')
    await waitFor(() => expect(seen.position).toMatchObject({ share: 1, paused: true }), SLOW_PREVIEW)
    const duration = slider('ad_duration')
    duration.focus()
    fireEvent.pointerDown(document.body)
    await userEvent.keyboard('{ArrowRight}')
    fireEvent.pointerDown(document.body)
    await pause(600)
    await expect(seen.documents).toBe(0)
    fireEvent.pointerUp(document.body)
    await waitFor(() => expect(seen.documents).toBe(1))
    const user = userEvent.setup({ delay: null })
    await user.keyboard('{ArrowRight>3}')
    await pause(600)
    await expect(seen.documents).toBe(1)
    seen.position = undefined
    await user.keyboard('{/ArrowRight}')
    await waitFor(() => expect(seen.documents).toBe(2))
    await isReady()
    await waitFor(() => expect(seen.position).toMatchObject({ share: 1, paused: true }), SLOW_PREVIEW)
    await expect(canvas.getByRole('radio', { name: 'Ended' })).toBeChecked()
  },
}

/** Each key press moves the video from where the one before has moved it. */
export const ScrubByKeysInteraction: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, seen, state } = await watchPreview(canvasElement)
    await state('Before play')
    const time = canvas.getByRole('slider', { name: 'Time in the video' })
    time.focus()
    const user = userEvent.setup({ delay: null })
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(time).toHaveAttribute('aria-valuenow', '0.6')
    await waitFor(() => expect(seen.position?.share).toBeCloseTo(0.6, 1))
    await expect(time).toHaveAttribute('aria-valuenow', '0.6')
    // The toolbar plays on from there.
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Ended' })).toBeChecked())
  },
}
