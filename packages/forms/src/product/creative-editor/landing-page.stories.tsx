import { ApiError } from '@placard/domain/api'
import type { CreativeInput } from '@placard/domain/creative'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CreativeEditor } from './creative-editor.js'
import { htmlCreative } from './sample-creatives.fixture.js'

const pixel = { type: 'pixel', url: 'https://count.test/' } as const

const meta = {
  title: 'CreativeEditor/Landing page',
  component: CreativeEditor,
  args: {
    creative: { ...htmlCreative, trackers: { click: [pixel, ...(htmlCreative.trackers.click ?? [])] } },
    onSave: fn(async () => undefined),
    creatives: [],
    assets: () => null,
    tags: null,
  },
} satisfies Meta<typeof CreativeEditor>
export default meta
type Story = StoryObj<typeof meta>

const findField = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Landing page' })

/** The landing page of the campaign applies, with the names of the form filled in. */
export const Inherited: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    creative: {
      ...htmlCreative,
      trackers: {},
      campaign: { name: 'Autumn tour', landingPage: 'https://landing.test/{{campaign}}/{{size}}' },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(findField(canvasElement)).toHaveValue('')
    await expect(canvas.getByText('https://landing.test/Autumn%20tour/300x250')).toBeVisible()
  },
}

/** Saved as the first redirect, undone like any field, and no row among the trackers. */
export const SaveInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const field = findField(canvasElement)
    await userEvent.clear(field)
    await userEvent.type(field, 'shop.test/autumn')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1))
    await expect(
      (args.onSave as ReturnType<typeof fn<(input: CreativeInput) => void>>).mock.calls[0]?.[0].trackers,
    ).toEqual({
      click: [{ type: 'redirect', url: 'https://shop.test/autumn' }, pixel],
    })
    await expect(await canvas.findByText(/^Saved/)).toBeVisible()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{End}x')
    await expect(field).toHaveValue('shop.test/autumnx')
    // Leaving the field completes it, which is a step of its own.
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(field).toHaveValue('shop.test/autumnx')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(field).not.toHaveValue('shop.test/autumnx')

    await userEvent.click(canvas.getByRole('tab', { name: 'Trackers' }))
    const clicks = within(canvas.getByRole('group', { name: 'Click 1' }))
    await expect(clicks.getByRole('textbox', { name: 'Address of click tracker 1' })).toHaveValue(pixel.url)
    await userEvent.click(clicks.getByRole('button', { name: 'Add tracker' }))
    await expect(clicks.getByRole('combobox', { name: 'Type, click tracker 2' })).toHaveTextContent('Pixel')
  },
}

/** A problem that the API reports by its own path is shown at the field. */
export const RefusedInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  args: {
    section: 'creative',
    onSave: fn(async () => {
      const problems = [{ path: 'trackers.click.0.url', message: 'The landing page is on a block list.' }]
      throw new ApiError('Not saved', { status: 400, problems })
    }),
  },
  play: async ({ canvasElement }) => {
    const field = findField(canvasElement)
    await userEvent.type(field, 'x{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/The landing page is on a block list\./))
    await expect(field).toHaveFocus()
  },
}

/** An invalid landing page is not saved, and does not hold back the preview. */
export const InvalidInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const field = findField(canvasElement)
    await userEvent.clear(field)
    await userEvent.type(field, 'http://shop.test')
    await userEvent.click(canvas.getByRole('tab', { name: 'Settings' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.getByRole('tab', { name: 'Creative (1 to fix)' })).toHaveAttribute('aria-selected', 'true')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
