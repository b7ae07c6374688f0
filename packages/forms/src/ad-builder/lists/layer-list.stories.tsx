import { newLayer } from '@placard/domain/internal/ad-builder'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { InBuilder, templateDesign } from '../ad-builder.fixture.js'
import { HistoryList } from './history-list.js'
import { LayerList } from './layer-list.js'

const event = templateDesign('event')
const grouped = ['headline', 'details']

const meta = {
  title: 'AdBuilder/Layers',
  tags: ['!autodocs'],
  component: InBuilder,
  args: {
    design: {
      ...event,
      layers: [
        ...event.layers.filter(({ id }) => !grouped.includes(id)),
        ...event.layers.filter(({ id }) => grouped.includes(id)).map((layer) => ({ ...layer, group: 'g1' })),
        newLayer('text', 'unnamed', { text: 'A text that is named by its first words until it is renamed' }),
      ],
      groups: [{ id: 'g1', name: 'Group' }],
    },
    selection: ['headline'],
    children: (
      <>
        <LayerList />
        <HistoryList />
      </>
    ),
  },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
} satisfies Meta<typeof InBuilder>
export default meta
type Story = StoryObj<typeof meta>

const splitParts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const layers = within(canvas.getByRole('region', { name: 'Layers' }))
  return { canvas, button: (name: string | RegExp) => layers.getByRole('button', { name }), layers }
}

/** Groups have a name, an eye and a lock, as layers do. */
export const Groups: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const { button } = splitParts(canvasElement)
    await expect(button('A text that is named by its first words…')).toBeVisible()
    await expect(button('Group')).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Hiding, locking and renaming a group are steps of the history. */
export const GroupInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  play: async ({ canvasElement }) => {
    const { canvas, button, layers } = splitParts(canvasElement)
    const [headline, details] = grouped.map((id) => event.layers.find((layer) => layer.id === id)!.name)
    await userEvent.click(button('Hide Group'))
    for (const name of [headline, details]) await expect(button(`Hide ${name}`)).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button('Lock Group'))
    await expect(button(`Lock ${details}`)).toHaveAttribute('aria-pressed', 'true')
    await userEvent.dblClick(button('Group'))
    const input = layers.getByRole('textbox', { name: 'New name of Group' })
    await userEvent.clear(input)
    await userEvent.type(input, 'Message{Enter}')
    await waitFor(() => expect(button('Message')).toHaveFocus())
    await userEvent.click(button('Message'))
    await expect(button(headline!)).toHaveAttribute('aria-pressed', 'true')
    await expect(button(details!)).toHaveAttribute('aria-pressed', 'true')
    for (const step of ['Hide group', 'Lock group', 'Rename group'])
      await expect(canvas.getByRole('button', { name: step })).toBeVisible()
  },
}

/** Arrow keys move between the rows, fold groups, and enter and leave them. */
export const KeyboardInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  play: async ({ canvasElement }) => {
    const { button, layers } = splitParts(canvasElement)
    const [front] = event.layers.filter(({ id }) => grouped.includes(id)).toReversed()
    button('Group').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(button(front!.name)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(button('Group')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(layers.queryByRole('button', { name: front!.name })).toBeNull())
    await expect(button('Unfold Group')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}')
    await expect(await layers.findByRole('button', { name: front!.name })).toBeVisible()
    await userEvent.keyboard('{ArrowUp}')
    await expect(button(/^A text that/)).toHaveFocus()
  },
}
