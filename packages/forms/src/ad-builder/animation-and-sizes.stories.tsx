import { type AdDesign, newAdBuilder, newAdDesign, reduceAdBuilder } from '@placard/domain/ad-builder'
import { newLayer, pickDesign } from '@placard/domain/internal/ad-builder'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { InBuilder, templateDesign } from './ad-builder.fixture.js'
import { HistoryList } from './lists/history-list.js'
import { SizeList } from './lists/size-list.js'
import { PropertiesPanel } from './properties/properties-panel.js'
import { TimelinePanel } from './timeline/timeline-panel.js'

/** Design of two layers on a ground, each with an entrance and an exit. */
const animated = ['headline', 'action'].reduce(
  (design: AdDesign, id) =>
    (['in', 'out'] as const).reduce(
      (next: AdDesign, phase) =>
        pickDesign(reduceAdBuilder(newAdBuilder(next), { type: 'animate', ids: [id], phase, preset: 'fade' })),
      design,
    ),
  {
    ...newAdDesign(),
    layers: [
      ...newAdDesign().layers,
      newLayer('text', 'headline', { text: 'Ride into spring', name: 'Ride into spring', x: 20, y: 40, width: 220 }),
      newLayer('button', 'action', { name: 'Learn more', x: 20, y: 180 }),
    ],
  },
)

const fromBlank: AdDesign = {
  ...newAdDesign(),
  layers: [
    ...newAdDesign().layers,
    newLayer('shape', 'ground', { name: 'Ground', width: 300, height: 250, fill: { kind: 'color', color: '#eaf3ff' } }),
    newLayer('shape', 'wheel', {
      name: 'Wheel',
      shape: 'ellipse',
      role: 'image',
      x: 180,
      y: 40,
      width: 100,
      height: 100,
    }),
    newLayer('text', 'claim', {
      text: 'Ride into spring',
      name: 'Claim',
      x: 20,
      y: 40,
      width: 150,
      height: 70,
      fontSize: 28,
    }),
    newLayer('text', 'more', { text: 'City bikes from 499 euros', name: 'Offer', x: 20, y: 130, fontSize: 14 }),
    newLayer('button', 'go', { text: 'Find yours', name: 'Find yours', x: 20, y: 190 }),
  ],
}

const meta = {
  title: 'AdBuilder/Animation and sizes',
  tags: ['!autodocs'],
  component: InBuilder,
  args: { design: templateDesign('event'), children: null },
} satisfies Meta<typeof InBuilder>
export default meta
type Story = StoryObj<typeof meta>

/** A clip is moved and trimmed by mouse and by the arrow keys, each in one step. */
export const Clips: Story = {
  args: {
    design: animated,
    selection: ['headline'],
    children: (builder) => (
      <>
        <TimelinePanel adSeconds={30} />
        <HistoryList />
        <output>{builder.state.history.past.length}</output>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const clip = () => canvas.getByRole('button', { name: /^In of Ride/ })
    await expect(clip()).toHaveAccessibleName(/0\.00\u00A0s to 0\.60\u00A0s$/)
    clip().focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(clip()).toHaveAccessibleName(/0\.50\u00A0s to 1\.10\u00A0s$/)
    canvas.getByRole('slider', { name: /^End: In of Ride/ }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(clip()).toHaveAccessibleName(/0\.50\u00A0s to 1\.20\u00A0s$/)
    await expect(canvas.getByRole('button', { name: 'Trim animation', current: 'step' })).toBeVisible()
    const steps = Number(canvasElement.querySelector('output')!.textContent)
    const { left, top } = clip().getBoundingClientRect()
    const at = { button: 0, pointerId: 1, clientY: top + 4 }
    fireEvent.pointerDown(clip(), { ...at, clientX: left + 20 })
    for (const x of [60, 300, 20]) fireEvent.pointerMove(clip(), { ...at, clientX: left + x })
    await expect(clip()).toHaveAccessibleName(/0\.50\u00A0s to 1\.20\u00A0s$/)
    fireEvent.pointerMove(clip(), { ...at, clientX: left - 2000 })
    fireEvent.pointerUp(clip(), at)
    await expect(clip()).toHaveAccessibleName(/0\.00\u00A0s to 0\.70\u00A0s$/)
    await expect(canvas.getByText(String(steps + 1), { selector: 'output' })).toBeVisible()
    clip().focus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.queryByRole('button', { name: /^In of Ride/ })).toBeNull()
    await expect(canvasElement.ownerDocument.activeElement).not.toBe(canvasElement.ownerDocument.body)
  },
}

/** More than 15 s, more than three runs, and an end without layers are said. */
export const TimelineWarnings: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    design: { ...animated, timeline: { durationMs: 5000, loop: true } },
    children: <TimelinePanel adSeconds={30} />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Animated for 30 s in 6 runs\./)).toBeVisible()
    await expect(within(canvasElement).getByText(/^All layers are gone at the end/)).toBeVisible()
  },
}

/** A preset is one step, whatever the number of layers. */
export const Presets: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (builder) => (
      <>
        <PropertiesPanel adSeconds={30} onAdSecondsChange={() => undefined} />
        <output>{builder.state.history.past.map(({ label }) => label).join(', ')}</output>
      </>
    ),
  },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox', { name: 'In' }))
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Pop' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'In' })).toHaveTextContent('Pop'))
    await expect(canvas.getByText('Animate in', { selector: 'output' })).toBeVisible()
  },
}

/** A value that has keyframes gets one at the playhead; the others of its property stay. */
export const AutoKeyInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    design: animated,
    selection: ['headline'],
    children: (builder) => (
      <>
        <PropertiesPanel adSeconds={30} onAdSecondsChange={() => undefined} />
        <TimelinePanel adSeconds={30} />
        <button type="button" onClick={() => builder.playback.seek(300)}>
          Seek
        </button>
        <output>
          {builder.state.keyframes
            .filter(({ layerID, property }) => layerID === 'headline' && property === 'opacity')
            .map(({ at, value }) => `${at}: ${value}`)
            .toSorted()
            .join(', ')}
        </output>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const frames = canvasElement.querySelector('output')!
    await expect(frames).toHaveTextContent('0: 0, 4500: 1, 5000: 0, 600: 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Seek' }))
    const opacity = canvas.getByRole('spinbutton', { name: 'Opacity' })
    await userEvent.clear(opacity)
    await userEvent.type(opacity, '30')
    await userEvent.tab()
    await waitFor(() => expect(frames).toHaveTextContent('0: 0, 300: 0.3, 4500: 1, 5000: 0, 600: 1'))
    // The new keyframe is a clip of its own, which is moved but not trimmed.
    await expect(canvas.getByRole('button', { name: /^Animation of Ride/ })).toBeVisible()
    await expect(canvas.queryByRole('slider', { name: /Animation of Ride/ })).toBeNull()
  },
}

/** Many sizes are added at once, in one step. */
export const NewSizesInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { design: fromBlank, children: <SizeList /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of [/^728x90/, /^160x600/, /^320x50/]) await userEvent.click(canvas.getByRole('checkbox', { name }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add 3 sizes' }))
    await expect(canvas.getByRole('img', { name: 'Preview of 160x600' })).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: /^728x90/ })).toBeNull()
    await expect(canvasElement.ownerDocument.activeElement).not.toBe(canvasElement.ownerDocument.body)
  },
}

/** Sizes from blank are laid out by roles; marks name what is hard to read, and own changes can be reset. */
export const SizesFromBlank: Story = {
  args: {
    design: {
      ...fromBlank,
      sizes: ['728x90', '160x600', '320x50', '300x600'].map((size, index) => {
        const [width = 0, height = 0] = size.split('x').map(Number)
        const overrides: Record<string, { x: number; fontSize: number }> =
          index === 0 ? { claim: { x: 700, fontSize: 8 } } : {}
        return { id: `s${index}`, width, height, layout: 'roles' as const, overrides }
      }),
    },
    children: <SizeList />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const marks = canvas.getByRole('list', { name: 'Problems of 728x90' })
    await expect(within(marks).getByRole('button', { name: /^Text under 9 px/ })).toBeVisible()
    await expect(within(marks).getByRole('button', { name: /^Cut/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset changes of 728x90' }))
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Problems of 728x90' })).toBeNull())
  },
}

/** After a size is removed, the next one has the focus, or the one before it. */
export const RemovedSizeFocusInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { design: templateDesign('offer'), children: <SizeList /> },
  play: async ({ canvasElement }) => {
    const remove = (size: string) => within(canvasElement).getByRole('button', { name: `Remove ${size}` })
    remove('160x600').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(remove('320x50')).toHaveFocus())
    remove('300x600').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(remove('320x50')).toHaveFocus())
  },
}
