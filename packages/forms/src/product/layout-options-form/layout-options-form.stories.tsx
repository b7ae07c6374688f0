import { createLayoutDefaults, GLOBAL_LAYOUT, IN_BANNER_VIDEO } from '@placard/domain/creative'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { findControl, measureBox, save, sliders, write } from './layout-options.fixture.js'
import { LayoutOptionsForm } from './layout-options-form.js'

const meta = {
  title: 'LayoutOptionsForm',
  tags: ['experimental'],
  component: LayoutOptionsForm,
  args: { onSubmit: fn(async () => undefined), onChange: fn(), onCommit: fn(), editing: true },
} satisfies Meta<typeof LayoutOptionsForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-240">
        <Story />
      </div>
    ),
  ],
}

/** Narrow, as beside a preview, with custom options. */
export const Narrow: Story = {
  args: {
    defaultValues: {
      ad_duration: 15,
      video_player_x: -40,
      video_border_radius: 24,
      loop: 'yes',
      progress_type: 'ProgressBar',
      buttons_position: 'centre over',
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Locked: Story = {
  args: { locked: 'Only staff may change the layout of a published creative.' },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** Tests every numeric option at its slider: name, unit, bounds, keys and reset. */
export const EverySliderInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup({ delay: null })
    const words = { s: 'seconds', '%': 'percent', px: 'pixels' }
    await expect(canvas.getAllByRole('slider')).toHaveLength(sliders.length)
    const resets = canvas.getAllByRole('button', { name: /^Reset to/ })
    for (const [index, { label, min, max, unit, default: initial }] of sliders.entries()) {
      const control = findControl(canvasElement, 'slider', label)
      const box = measureBox(canvasElement, label)
      await expect(control).toHaveAccessibleName(label)
      await expect(box).toHaveAccessibleName(`${label} exact value`)
      await expect(control).toHaveAttribute('aria-valuetext', `${initial} ${words[unit]}`)
      control.focus()
      const to = async (key: string, value: number) => {
        await user.keyboard(key)
        await waitFor(() => expect(control).toHaveAttribute('aria-valuenow', String(value)))
      }
      await to('{End}', max)
      // One option per kind is tested in full; keys are tested in the slider's own tests.
      if (['Ad duration', 'Border radius', 'Player X position'].includes(label)) {
        await to('{ArrowLeft}', max - 1)
        await to('{PageDown}', max - 11)
        await to('{Home}', min)
        await to('{ArrowRight}', min + 1)
        await to('{PageUp}', min + 11)
        await expect(box).toHaveValue(String(min + 11))
      } else await to('{Home}', min)
      await user.click(resets[index] as HTMLElement)
      await expect(control).toHaveAttribute('aria-valuenow', String(initial))
    }
    await expect(args.onCommit).toHaveBeenLastCalledWith(createLayoutDefaults(GLOBAL_LAYOUT, IN_BANNER_VIDEO))
    await expect(canvas.getByText('All options at their defaults')).toBeVisible()
  },
}

export const ChooseInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByLabelText('Loop'))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ loop: 'yes', video_autoplay: 'yes' }),
    )
    await userEvent.click(canvas.getByLabelText('Progress bar'))
    await userEvent.click(canvas.getByLabelText('Buttons placement'))
    await userEvent.click(await screen.findByText('Top above', { selector: '[role=option] *' }))
    await write(measureBox(canvasElement, 'Ad duration'), '12')
    await expect(canvas.getByText('4 of 21 options changed')).toBeVisible()
    await expect(args.onCommit).toHaveBeenLastCalledWith(
      expect.objectContaining({ ad_duration: 12, buttons_position: 'top above', progress_type: 'ProgressBar' }),
    )
    await save(canvasElement)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ ad_duration: 12, buttons_position: 'top above', loop: 'yes', video_player_x: 0 }),
      ),
    )
    const reset = canvas.getByText('Reset all')
    await userEvent.click(reset)
    await expect(canvas.getByText('All options at their defaults')).toBeVisible()
    await expect(reset).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByLabelText('Loop')).not.toBeChecked()
    await expect(measureBox(canvasElement, 'Ad duration')).toHaveValue('30')
  },
}

export const ImagesInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const images = canvas.getByText('Button images').closest('button') as HTMLElement
    await expect(images).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(images)
    const play = canvas.getByLabelText('Play button')
    await write(play, 'javascript:alert(1)')
    await userEvent.click(images)
    await expect(play).not.toBeVisible()
    await save(canvasElement)
    // A problem in a collapsed group expands it and takes focus.
    await waitFor(() => expect(play).toHaveFocus())
    await expect(play).toHaveAccessibleDescription(/^Fill in a web address that starts with https:\/\//)
    await write(play, '/pictures/play.png')
    await expect(play).toBeValid()
    // No image at this URL; the error appears after the browser's request fails.
    await canvas.findByText('Couldn’t load the image')
    await save(canvasElement)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ play_button_image: '/pictures/play.png' })),
    )
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getByText('Reset all').focus()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Autoplay')).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect(findControl(canvasElement, 'slider', 'Player delay')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    // Ctrl+S saves from anywhere in the form.
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ video_autoplay: 'no', loop: 'yes', video_player_delay: 2 }),
      ),
    )
  },
}

export const States = showStates(meta, { Default, Narrow, Locked })
