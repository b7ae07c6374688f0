import { newAdDesign } from '@placard/domain/ad-builder'
import { Button, PlacardProvider } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { de } from '../de/de.js'
import { templateDesign } from './ad-builder.fixture.js'
import { AdBuilder } from './ad-builder.js'
import { builderParts, showEnd } from './builder-parts.fixture.js'

const meta = {
  title: 'AdBuilder',
  component: AdBuilder,
  parameters: { layout: 'fullscreen' },
  args: {
    ad: { design: templateDesign('offer'), adSeconds: 30 },
    onChange: fn(),
    actions: () => (
      <Button size="sm" variant="primary">
        Save
      </Button>
    ),
    className: 'h-[56rem]',
  },
} satisfies Meta<typeof AdBuilder>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: ({ canvasElement }) => showEnd(canvasElement) }

export const Selected: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const { row } = builderParts(canvasElement)
    await showEnd(canvasElement)
    await userEvent.click(row(/^Up to 50%/))
    await expect(row(/^Up to 50%/)).toHaveAttribute('aria-pressed', 'true')
  },
}

export const German: Story = {
  args: {
    actions: () => (
      <Button size="sm" variant="primary">
        Speichern
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <PlacardProvider locale="de" labels={de}>
        <Story />
      </PlacardProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await showEnd(canvasElement)
    const canvas = within(canvasElement)
    const layers = within(canvas.getByRole('region', { name: 'Ebenen' }))
    await userEvent.click(layers.getByRole('button', { name: 'Kleiner Kreis' }))
    await expect(canvas.getByRole('heading', { name: 'Position und Größe' })).toBeVisible()
  },
}

export const Empty: Story = { args: { ad: { design: newAdDesign(), adSeconds: 30 } } }

export const AllSizes: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = builderParts(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'All sizes' }))
    await expect(canvas.getByRole('img', { name: 'Preview of 160x600' })).toBeVisible()
  },
}

/** Texts, colors and images can be changed on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { className: 'h-auto' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Layout and animation need a larger screen')).toBeVisible()
    const text = canvas.getByRole('textbox', { name: 'Text of Shop the sale' })
    await userEvent.clear(text)
    await userEvent.type(text, 'Shop now')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          design: expect.objectContaining({
            layers: expect.arrayContaining([expect.objectContaining({ id: 'action', text: 'Shop now' })]),
          }),
        }),
      ),
    )
  },
}

/** Panels and time run from right to left; the ad does not. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const { canvas, stage } = builderParts(canvasElement)
    await showEnd(canvasElement)
    await expectToTheRight(stage(), canvas.getByRole('region', { name: 'Layers' }))
    await expect(getComputedStyle(stage()).direction).toBe('ltr')
  },
}

export const RightToLeftKeyframesInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const { canvas, button, row } = builderParts(canvasElement)
    await showEnd(canvasElement)
    await userEvent.click(button('Go to start'))
    await userEvent.click(row('Small circle'))
    await userEvent.click(button('Add keyframe of rotation'))
    const keyframe = await canvas.findByRole('button', { name: 'Rotation of Small circle at 0.00\u00A0s' })
    keyframe.focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await waitFor(() => expect(keyframe).toHaveAccessibleName('Rotation of Small circle at 0.50\u00A0s'))
    const { x } = keyframe.getBoundingClientRect()
    fireEvent.pointerDown(keyframe, { button: 0, clientX: x, pointerId: 1 })
    fireEvent.pointerMove(keyframe, { clientX: x - 40, pointerId: 1 })
    fireEvent.pointerUp(keyframe, { pointerId: 1 })
    await waitFor(() => expect(Math.abs(x - 40 - keyframe.getBoundingClientRect().x)).toBeLessThan(3))
  },
}

/** Adds, selects, moves and resizes by mouse; undo takes each drag back as one step. */
export const MouseInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const { button, layer, field, canvas } = builderParts(canvasElement)
    await showEnd(canvasElement)
    // Alt moves without snapping.
    const drag = (element: HTMLElement, dx: number, dy: number, altKey = false) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const from = { clientX: left + width / 2, clientY: top + height / 2, pointerId: 1, isPrimary: true, button: 0 }
      fireEvent.pointerDown(element, from)
      for (const share of [0.3, 0.7, 1])
        fireEvent.pointerMove(element, {
          ...from,
          altKey,
          clientX: from.clientX + dx * share,
          clientY: from.clientY + dy * share,
        })
      fireEvent.pointerUp(element, { ...from, clientX: from.clientX + dx, clientY: from.clientY + dy })
    }
    drag(layer('headline'), 20, 30, true)
    await waitFor(() => expect(field('X')).toHaveValue('44'))
    await expect(field('Y')).toHaveValue('78')
    await userEvent.click(button('Undo'))
    await waitFor(() => expect(field('X')).toHaveValue('24'))
    await userEvent.click(button('Redo'))
    drag(canvasElement.querySelector<HTMLElement>('[data-handle="e"]')!, -40, 0)
    await waitFor(() => expect(field('Width')).toHaveValue('200'))
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }))
    await expect(canvas.getByRole('button', { name: 'Resize', current: 'step' })).toBeVisible()
    await userEvent.click(button('Start'))
    await waitFor(() => expect(field('Width')).toHaveValue('240'))
  },
}

/** Does the same by keyboard: fields, arrow keys, shortcuts. */
export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  play: async ({ canvasElement, args }) => {
    const { button, row, stage, field, canvas } = builderParts(canvasElement)
    await showEnd(canvasElement)
    row('Shop the sale').focus()
    await userEvent.keyboard('{Enter}')
    await expect(field('X')).toHaveValue('24')
    stage().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
    await waitFor(() => expect(field('X')).toHaveValue('26'))
    await expect(field('Y')).toHaveValue('202')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(field('X')).toHaveValue('24'))
    await userEvent.clear(field('Rotation'))
    await userEvent.type(field('Rotation'), '45')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          design: expect.objectContaining({
            layers: expect.arrayContaining([expect.objectContaining({ id: 'action', rotation: 45 })]),
          }),
        }),
      ),
    )
    stage().focus()
    await userEvent.keyboard('{Control>}d{/Control}')
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Shop the sale', pressed: true })).not.toHaveLength(0),
    )
    await userEvent.keyboard('{Delete}')
    await expect(button('Delete')).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A change in a derived size stays there, and can be reset. */
export const OverrideInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const { canvas, button, row, field, stage } = builderParts(canvasElement)
    await showEnd(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'All sizes' }))
    await userEvent.click(button('Edit 728x90'))
    await userEvent.click(canvas.getByRole('radio', { name: 'Canvas' }))
    await userEvent.click(row('Small circle'))
    await waitFor(() => expect(field('X')).toHaveValue('470'))
    stage().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(field('X')).toHaveValue('469'))
    await userEvent.click(button('Reset layer'))
    await expect(canvas.getByText(/^Placed by the layout/)).toBeVisible()
  },
}

/** Plays once to the end, and adds a keyframe at the playhead. */
export const TimelineInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const { canvas, button, row, field } = builderParts(canvasElement)
    await showEnd(canvasElement)
    await userEvent.click(button('Go to start'))
    await waitFor(() => expect(field('Time')).toHaveValue('0'))
    await userEvent.click(button('Play'))
    await expect(button('Pause')).toBeVisible()
    await userEvent.click(button('Pause'))
    await userEvent.click(row('Small circle'))
    const before = canvas.queryAllByRole('button', { name: /^Rotation of Small circle/ }).length
    await userEvent.click(button('Add keyframe of rotation'))
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Rotation of Small circle/ })).toHaveLength(before + 1),
    )
    const [keyframe] = canvas.getAllByRole('button', { name: /^Rotation of Small circle/ })
    keyframe!.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('spinbutton', { name: 'Time of the keyframe' })).toBeVisible()
    await userEvent.keyboard('{Delete}')
    await waitFor(() =>
      expect(canvas.queryAllByRole('button', { name: /^Rotation of Small circle/ })).toHaveLength(before),
    )
  },
}

/** A template replaces the design, in one step that can be undone. */
export const TemplateInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const { button, row } = builderParts(canvasElement)
    await showEnd(canvasElement)
    await userEvent.click(button('Templates'))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Templates' }))
    await userEvent.click(dialog.getByRole('button', { name: /^Travel/ }))
    await waitFor(() => expect(row('Find a cabin')).toBeVisible())
    await userEvent.click(button('Undo'))
    await waitFor(() => expect(row('Shop the sale')).toBeVisible())
  },
}

export const States = showStates(meta, { Empty })
