import { newAdBuilder, reduceAdBuilder } from '@placard/domain/ad-builder'
import { layerTracks, pickDesign } from '@placard/domain/internal/ad-builder'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { templateDesign } from '../ad-builder.fixture.js'
import { AdBuilder } from '../ad-builder.js'
import { builderParts, showEnd } from '../builder-parts.fixture.js'

const meta = {
  title: 'AdBuilder/Canvas',
  tags: ['!autodocs'],
  component: AdBuilder,
  parameters: { layout: 'fullscreen' },
  args: { ad: { design: templateDesign('offer'), adSeconds: 30 }, onChange: fn(), className: 'h-[56rem]' },
} satisfies Meta<typeof AdBuilder>
export default meta
type Story = StoryObj<typeof meta>

/** Presses the pointer on an element and moves it, without a release. */
const startDrag = (element: HTMLElement, dx: number, dy: number, keys: { altKey?: boolean } = {}) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const from = { clientX: left + width / 2, clientY: top + height / 2, isPrimary: true, pointerId: 1, ...keys }
  const to = { ...from, clientX: from.clientX + dx, clientY: from.clientY + dy }
  fireEvent.pointerDown(element, from)
  fireEvent.pointerMove(element, { ...to, clientX: from.clientX + dx / 2 })
  fireEvent.pointerMove(element, to)
  return () => fireEvent.pointerUp(element, to)
}

/** Double clicks the middle of an element. */
const doubleClick = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  fireEvent.doubleClick(element, { clientX: left + width / 2, clientY: top + height / 2 })
}

/** A double click edits a text in place; its row in the list follows. Escape returns to the canvas. */
export const TextInPlace: Story = {
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  play: async ({ canvasElement }) => {
    const { editor, layer, row, stage, button } = builderParts(canvasElement)
    await showEnd(canvasElement)
    doubleClick(layer('headline'))
    const field = await editor()
    await expect(field).toHaveFocus()
    const { fontSize, color } = getComputedStyle(field)
    const around = getComputedStyle(layer('headline'))
    await expect([fontSize, color]).toEqual([around.fontSize, around.color])
    await userEvent.keyboard('Half price{Enter}today')
    await waitFor(() => expect(row('Half price today')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(stage()).toHaveFocus())
    await expect(layer('headline')).toHaveTextContent('Half price today')
    // All that was typed is one step.
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(layer('headline')).toHaveTextContent(/^Up to/))
    await expect(button('Undo')).toHaveAttribute('aria-disabled', 'true')
    doubleClick(layer('headline'))
    await expect(await editor()).toHaveFocus()
  },
}

/** Typing goes into a new text at once, and replaces its placeholder. */
export const NewTextInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  play: async ({ canvasElement }) => {
    const { button, canvas, editor, row, stage } = builderParts(canvasElement)
    await showEnd(canvasElement)
    await userEvent.click(button('Add text'))
    await expect(await editor()).toHaveFocus()
    await userEvent.keyboard('Summer sale')
    await waitFor(() => expect(row('Summer sale')).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(stage()).toHaveFocus())
    // Characters go to the end of the text, and the shortcuts of the canvas stay.
    await userEvent.keyboard('!')
    await expect(await editor()).toHaveValue('Summer sale!')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(stage()).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(await editor()).toHaveFocus()
    await userEvent.keyboard('Winter')
    await expect(await editor()).toHaveValue('Winter')
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }))
    const history = within(canvas.getByRole('tabpanel', { name: 'History' }))
    for (const name of ['Add text', 'Move']) await expect(history.getByRole('button', { name })).toBeVisible()
  },
}

/** A new button is selected and has the focus: arrows move it, and typing replaces its label. */
export const NewButtonInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  play: async ({ canvasElement }) => {
    const { button, editor, field, stage } = builderParts(canvasElement)
    await showEnd(canvasElement)
    await userEvent.click(button('Add button'))
    await waitFor(() => expect(stage()).toHaveFocus())
    await expect(field('X')).toHaveValue('90')
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(field('X')).toHaveValue('101'))
    await userEvent.keyboard('Buy')
    await expect(await editor()).toHaveValue('Buy')
  },
}

/** While a layer is dragged, the canvas shows the distances to its neighbors and to the edges. */
export const Distances: Story = {
  play: async ({ canvasElement }) => {
    const { field, layer } = builderParts(canvasElement)
    await showEnd(canvasElement)
    startDrag(layer('action'), 7, -9, { altKey: true })
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-slot="distance"]').length).toBeGreaterThan(1))
    // The design changes when the pointer is released.
    await expect(field('X')).toHaveValue('24')
  },
}

/** A drag is one step, and Escape cancels it. */
export const DragInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const { button, field, layer, stage } = builderParts(canvasElement)
    await showEnd(canvasElement)
    const drop = startDrag(layer('action'), 20, -10, { altKey: true })
    drop()
    await waitFor(() => expect(field('X')).toHaveValue('44'))
    await expect(canvasElement.querySelector('[data-slot="distance"]')).toBeNull()
    await userEvent.click(button('Undo'))
    await waitFor(() => expect(field('X')).toHaveValue('24'))
    await expect(button('Undo')).toHaveAttribute('aria-disabled', 'true')
    const release = startDrag(layer('action'), 30, 0, { altKey: true })
    stage().focus()
    await userEvent.keyboard('{Escape}')
    release()
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="distance"]')).toBeNull())
    await expect(field('X')).toHaveValue('24')
    await expect(button('Undo')).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Template whose button moves to the right. */
const moving = pickDesign(
  [
    { at: 0, value: 24 },
    { at: 4000, value: 124 },
  ].reduce(
    (state, stop) =>
      reduceAdBuilder(state, {
        type: 'addKeyframe',
        keyframe: { layerID: 'action', property: 'x', easing: 'linear', ...stop },
      }),
    newAdBuilder(templateDesign('offer')),
  ),
)

/** A layer that is still small is dragged by its middle. Its keyframes stay; the playhead gets one. */
export const AutoKeyDragInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ad: { design: moving, adSeconds: 30 } },
  play: async ({ canvasElement, args }) => {
    const { field, layer, row } = builderParts(canvasElement)
    await showEnd(canvasElement)
    await userEvent.click(row('Shop the sale'))
    await userEvent.clear(field('Time'))
    await userEvent.type(field('Time'), '1')
    await userEvent.tab()
    await waitFor(() => expect(field('X')).toHaveValue('49'))
    const { left, top, width, height } = layer('action').getBoundingClientRect()
    const middle = document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement
    startDrag(middle, 30, -9, { altKey: true })()
    await waitFor(() => expect(field('X')).toHaveValue('79'))
    await expect(field('Y')).toHaveValue('183')
    await expect(field('Height')).toHaveValue('38')
    const { design } = mocked(args.onChange!).mock.lastCall![0]
    const [track] = layerTracks(design.keyframes, 'action')
    await expect(track!.keyframes.map(({ at, value }) => [at, value])).toEqual([
      [0, 24],
      [1000, 79],
      [4000, 124],
    ])
  },
}

/** A corner scales several layers with their texts, a side only their boxes. */
export const ScaleInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const { button, layer, row, stage } = builderParts(canvasElement)
    await showEnd(canvasElement)
    await userEvent.click(row(/^Up to 50%/))
    fireEvent.click(row('Shop the sale'), { shiftKey: true })
    stage().focus()
    await userEvent.keyboard('{Control>}g{/Control}')
    await waitFor(() => expect(row('Group')).toHaveAttribute('aria-pressed', 'true'))
    const measureSize = (id: string) => getComputedStyle(layer(id)).fontSize
    await expect([measureSize('headline'), measureSize('action')]).toEqual(['46px', '15px'])
    const handle = (name: string) => canvasElement.querySelector<HTMLElement>(`[data-handle="${name}"]`)!
    startDrag(handle('se'), -120, -91)()
    await waitFor(() => expect([measureSize('headline'), measureSize('action')]).toEqual(['23px', '7.5px']))
    await userEvent.click(button('Undo'))
    await waitFor(() => expect(measureSize('headline')).toBe('46px'))
    startDrag(handle('e'), -60, 0)()
    await waitFor(() => expect(Number.parseFloat(layer('headline').style.width)).toBeLessThan(240))
    await expect(measureSize('headline')).toBe('46px')
  },
}

/** Focus returns to the canvas from panels, and when its control disappears. It is never lost. */
export const FocusInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  play: async ({ canvasElement }) => {
    const { button, canvas, field, row, stage } = builderParts(canvasElement)
    await showEnd(canvasElement)
    await userEvent.click(row('Shop the sale'))
    await userEvent.click(field('X'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(stage()).toHaveFocus())
    await expect(row('Shop the sale')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(row('Shop the sale')).toHaveAttribute('aria-pressed', 'false'))
    await userEvent.click(row('Shop the sale'))
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Shop the sale' })).toBeNull())
    await expect(stage()).toHaveFocus()
    await userEvent.click(button('Undo'))
    await waitFor(() => expect(row('Shop the sale')).toBeVisible())
    await expect(button('Undo')).toHaveAttribute('aria-disabled', 'true')
    await expect(button('Undo')).toHaveFocus()
    await userEvent.click(canvas.getByRole('heading', { name: 'Artboard' }))
    await waitFor(() => expect(stage()).toHaveFocus())
  },
}

/** Copies are beside the original, one step further each time. */
export const PasteInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  play: async ({ canvasElement }) => {
    const { field, row, stage } = builderParts(canvasElement)
    await showEnd(canvasElement)
    await userEvent.click(row('Shop the sale'))
    stage().focus()
    const clipboardData = new DataTransfer()
    document.dispatchEvent(new ClipboardEvent('copy', { clipboardData, cancelable: true }))
    for (const x of ['34', '44']) {
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
      await waitFor(() => expect(field('X')).toHaveValue(x))
    }
    await userEvent.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(field('X')).toHaveValue('54'))
  },
}

const pixel = async () => {
  const canvas = document.createElement('canvas')
  canvas.width = 40
  canvas.height = 20
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([blob!], 'dot.png', { type: 'image/png' })
}

/** Images are pasted, dropped where the pointer is, and chosen from the file manager. */
export const ImagesInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  args: { onFilesChoose: async () => [await pixel()] },
  play: async ({ canvasElement }) => {
    const { button, canvas, field, layer, stage } = builderParts(canvasElement)
    await showEnd(canvasElement)
    const images = () => canvas.queryAllByRole('button', { name: 'dot.png' })
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(await pixel())
    stage().focus()
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: dataTransfer, cancelable: true }))
    await waitFor(() => expect(images()).toHaveLength(1))
    await expect(field('X')).toHaveValue('130')
    const corner = canvasElement.querySelector('[data-slot="artboard"]')!.getBoundingClientRect()
    const place = { clientX: corner.left + 60, clientY: corner.top + 40 }
    const dropHint = () => canvas.queryByText('Drop to add images')
    const overEvent = () => new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true, ...place })
    layer('headline').dispatchEvent(overEvent())
    await waitFor(() => expect(dropHint()).toBeVisible())
    layer('headline').dispatchEvent(new DragEvent('dragleave', { dataTransfer, bubbles: true, relatedTarget: stage() }))
    await expect(dropHint()).toBeVisible()
    stage().dispatchEvent(new DragEvent('dragleave', { dataTransfer, bubbles: true }))
    await waitFor(() => expect(dropHint()).toBeNull())
    layer('headline').dispatchEvent(overEvent())
    layer('headline').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...place }))
    await waitFor(() => expect(images()).toHaveLength(2))
    await expect(dropHint()).toBeNull()
    await waitFor(() => expect(field('X')).toHaveValue('40'))
    await userEvent.click(button('Choose image from the file manager'))
    await waitFor(() => expect(images()).toHaveLength(3))
    await waitFor(() => expect(stage()).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(images()).toHaveLength(2))
    const text = new DataTransfer()
    text.setData('text/plain', 'From a brief')
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: text, cancelable: true }))
    await waitFor(() => expect(button('From a brief')).toHaveAttribute('aria-pressed', 'true'))
  },
}
