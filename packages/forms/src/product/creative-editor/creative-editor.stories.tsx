import { ApiError, VersionConflict } from '@placard/domain/api'
import { type Creative, type CreativeInput, createDraft } from '@placard/domain/creative'
import { EmptyState } from '@placard/ui'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { CreativeEditor } from './creative-editor.js'
import { htmlCreative, videoCreative } from './sample-creatives.fixture.js'

const meta = {
  title: 'CreativeEditor',
  component: CreativeEditor,
  args: {
    creative: htmlCreative,
    onSave: fn(async () => undefined),
    onPublish: fn(async () => undefined),
    creatives: [{ id: 'creative2', name: 'Plain banner', type: 'Banner', size: '300x250' }],
    assets: () => <EmptyState title="The AssetPanel stands here" />,
    tags: <EmptyState title="The TagsPanel stands here" />,
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof CreativeEditor>
export default meta
type Story = StoryObj<typeof meta>

const findParts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    tab: (name: RegExp | string) => userEvent.click(canvas.getByRole('tab', { name })),
    name: () => canvasElement.querySelector<HTMLInputElement>('[id$="-name"]') as HTMLInputElement,
    slider: (key: string) =>
      canvasElement
        .querySelector(`[id$="-layoutOptions.${key}"]`)
        ?.closest('[data-slot=slider-input]')
        ?.querySelector('[role=slider]') as HTMLElement,
    frame: () => canvasElement.querySelector('iframe') as HTMLIFrameElement,
    button: (name: string) => canvas.getByText(name, { selector: 'button, button *' }),
  }
}
const ready = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-slot=ad-frame]')).toHaveAttribute('data-state', 'ready'))

export const Default: Story = { tags: ['pictured'], play: ({ canvasElement }) => ready(canvasElement) }

export const Layout: Story = { args: { creative: videoCreative, section: 'layout' }, play: Default.play }

/** A required file is missing. */
export const Missing: Story = {
  args: { creative: { ...videoCreative, assets: [] }, section: 'assets' },
  play: async ({ canvasElement }) => {
    const { canvas, button } = findParts(canvasElement)
    await expect(canvas.getAllByText('Add main.mp4 to see the layout').length).toBeGreaterThan(0)
    await expect(button('Publish').closest('button')).toHaveAccessibleDescription(
      'Add main.mp4. The In-Banner Video layout needs it.',
    )
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: Default.play }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement)
    await expectToTheRight(findParts(canvasElement).name(), findParts(canvasElement).frame())
  },
}

/** A slider updates the preview without a reload; other options reload it. */
export const MoveInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { creative: videoCreative, section: 'layout' },
  play: async ({ canvasElement }) => {
    const { canvas, slider, frame } = findParts(canvasElement)
    await ready(canvasElement)
    const [before, html] = [frame(), frame().srcdoc]
    slider('video_player_size').focus()
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowLeft}')
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(frame()).toBe(before)
    await expect(frame().srcdoc).toBe(html)
    await userEvent.click(canvas.getByLabelText('Loop'))
    await waitFor(() => expect(frame().srcdoc).not.toBe(html))
    await expect(frame().srcdoc).toContain('"loop":true')
    // The reloaded preview keeps the slider's position.
    await expect(frame().srcdoc).toContain('--placard-size:0.79')
  },
}

export const UndoInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { creative: videoCreative, section: 'layout' },
  play: async ({ canvasElement, args }) => {
    const { canvas, slider, name } = findParts(canvasElement)
    const size = slider('video_player_size')
    const undo = canvas.getByRole('button', { name: 'Undo' })
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    size.focus()
    // Three quick key presses are one undo step.
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await userEvent.click(canvas.getByLabelText('Loop'))
    await expect(size).toHaveAttribute('aria-valuenow', '97')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(canvas.getByLabelText('Loop')).not.toBeChecked()
    await expect(size).toHaveAttribute('aria-valuenow', '97')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(size).toHaveAttribute('aria-valuenow', '100'))
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false))
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(size).toHaveAttribute('aria-valuenow', '97')
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }))
    await expect(canvas.getByLabelText('Loop')).toBeChecked()
    await expect(name()).toHaveValue('Product video')
  },
}

export const SaveInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const { canvas, name, tab, button } = findParts(canvasElement)
    await userEvent.type(name(), ', 2')
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
    await expect(button('Save and publish')).toBeVisible()
    await tab('Settings')
    await userEvent.click(canvas.getByLabelText('For viewers in the EU'))
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        name: 'Autumn in the north, 2',
        type: 'Banner',
        width: 300,
        height: 250,
        fluid: false,
        platform: 'Google Ad Manager',
        trackers: htmlCreative.trackers,
        layout: null,
        settings: [{ key: 'euCreative', value: true }],
      }),
    )
    await expect(await canvas.findByText(/^Saved/)).toBeVisible()
    await userEvent.click(button('Publish'))
    await waitFor(() => expect(args.onPublish).toHaveBeenCalledTimes(1))
  },
}

/** Ctrl+Enter saves, then publishes what was saved; a button does the same and keeps its focus. */
export const SaveAndPublishInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  play: async ({ canvasElement, args }) => {
    const { canvas, name } = findParts(canvasElement)
    const calls: string[] = []
    mocked(args.onSave).mockImplementation(async () => void calls.push('save'))
    mocked(args.onPublish!).mockImplementation(async () => void calls.push('publish'))
    await userEvent.type(name(), ', 2')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(calls).toEqual(['save', 'publish']))
    await expect(name()).toHaveFocus()
    await userEvent.type(name(), '3')
    await userEvent.click(canvas.getByRole('button', { name: 'Save and publish' }))
    await waitFor(() => expect(calls).toEqual(['save', 'publish', 'save', 'publish']))
    await expect(canvas.getByRole('button', { name: 'Publish' })).toHaveFocus()
    // Nothing is published that could not be saved.
    await userEvent.clear(name())
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(name()).toBeInvalid())
    await expect(calls).toHaveLength(4)
  },
}

/** A problem in a hidden section opens it; the summary links to problems in several sections. */
export const ProblemsInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  play: async ({ canvasElement, args }) => {
    const { canvas, name, tab, button } = findParts(canvasElement)
    await ready(canvasElement)
    await userEvent.clear(name())
    await tab('Settings')
    await userEvent.click(button('Save'))
    await waitFor(() => expect(name()).toHaveFocus())
    await expect(canvas.getByRole('tab', { name: 'Creative (1 to fix)' })).toHaveAttribute('aria-selected', 'true')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Somebody else has saved meanwhile: both have changed the name, only they the platform. */
export const Conflict: Story = {
  args: {
    onSave: fn(async ({ platform }: CreativeInput) => {
      const theirs: Creative = { ...htmlCreative, version: 2, name: 'Winter in the north', platform: 'Adform' }
      if (platform !== theirs.platform)
        throw new VersionConflict('Somebody else has changed this creative meanwhile.', theirs)
    }),
    onKeepMine: fn(),
    onTakeCurrent: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, name, button } = findParts(canvasElement)
    await ready(canvasElement)
    await userEvent.clear(name())
    await userEvent.type(name(), 'Spring in the north')
    await userEvent.click(button('Save'))
    const choice = within(await canvas.findByRole('radiogroup', { name: 'Name' }))
    await expect(choice.getByRole('radio', { name: 'Yours: Spring in the north' })).toBeChecked()
    await expect(canvas.getByText(/Platform \(Adform\)/)).toBeVisible()
    await expect(args.onSave).toHaveBeenCalledTimes(1)
  },
}

export const ConflictInteraction: Story = {
  ...Conflict,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await Conflict.play?.(context)
    const { canvas } = findParts(context.canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Theirs: Winter in the north' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save with these choices' }))
    await waitFor(() =>
      expect(context.args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: 'Winter in the north', platform: 'Adform' }),
      ),
    )
    await expect(context.args.onKeepMine).toHaveBeenCalledWith(expect.objectContaining({ version: 2 }))
  },
}

/** Unsaved changes from before a reload can be undone, and later ones are reported. */
export const DraftInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { draft: { ...createDraft(htmlCreative), name: 'Autumn, unsaved' }, onDraftChange: fn() },
  play: async ({ canvasElement, args }) => {
    const { canvas, name } = findParts(canvasElement)
    await waitFor(() => expect(name()).toHaveValue('Autumn, unsaved'))
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
    await expect(canvas.getByText('Unsaved changes from your last visit were restored.')).toBeVisible()
    await userEvent.type(name(), '!')
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Autumn, unsaved!' })),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(name()).toHaveValue(htmlCreative.name)
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(undefined))
  },
}

export const RefusedInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    onSave: fn(async () => {
      throw new ApiError('Two things', {
        status: 400,
        problems: [
          { path: 'name', message: 'There is a creative of this name' },
          { path: 'settings.0.value', message: 'Your company has no deals' },
        ],
      })
    }),
    creative: { ...htmlCreative, settings: [{ key: 'dealIDRequired', value: true }] },
  },
  play: async ({ canvasElement }) => {
    const { canvas, name, button } = findParts(canvasElement)
    await userEvent.type(name(), ' 2')
    await userEvent.click(button('Save'))
    await expect(await canvas.findByText('2 fields need attention')).toBeVisible()
    await userEvent.click(canvas.getByText('Your company has no deals', { selector: 'a' }))
    await waitFor(() => expect(canvas.getByLabelText('Only with a deal')).toHaveFocus())
    await expect(name()).toHaveValue('Autumn in the north 2')
  },
}
