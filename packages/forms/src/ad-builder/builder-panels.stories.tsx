import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { InBuilder, templateDesign } from './ad-builder.fixture.js'
import { HistoryList } from './lists/history-list.js'
import { LayerList } from './lists/layer-list.js'
import { SizeList } from './lists/size-list.js'
import { PropertiesPanel } from './properties/properties-panel.js'
import { TemplatesDialog } from './templates-dialog.js'
import { TimelinePanel } from './timeline/timeline-panel.js'

const meta = {
  title: 'AdBuilder/Panels',
  tags: ['!autodocs'],
  component: InBuilder,
  args: { design: templateDesign('event'), children: null },
} satisfies Meta<typeof InBuilder>
export default meta
type Story = StoryObj<typeof meta>

export const Layers: Story = {
  args: { selection: ['headline'], children: <LayerList /> },
  decorators: [(Story) => <div className="max-w-64">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Glow' }))
    const input = canvas.getByRole('textbox', { name: 'New name of Glow' })
    await userEvent.clear(input)
    await userEvent.type(input, 'Light{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Light' }))
    await expect(canvas.getByRole('button', { name: 'Hide Light' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Properties: Story = {
  args: { selection: ['headline'], children: <PropertiesPanel adSeconds={30} onAdSecondsChange={() => undefined} /> },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
}

export const PropertiesOfShape: Story = {
  args: { selection: ['glow'], children: <PropertiesPanel adSeconds={30} onAdSecondsChange={() => undefined} /> },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
}

export const PropertiesOfSeveral: Story = {
  args: {
    selection: ['headline', 'details', 'action'],
    children: <PropertiesPanel adSeconds={30} onAdSecondsChange={() => undefined} />,
  },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
}

export const Artboard: Story = {
  args: { children: <PropertiesPanel adSeconds={30} onAdSecondsChange={() => undefined} /> },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
}

export const Timeline: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { selection: ['card'], children: <TimelinePanel adSeconds={30} /> },
  play: async ({ canvasElement }) => {
    const [keyframe] = within(canvasElement).getAllByRole('button', { name: /^Y of Date card/ })
    await userEvent.click(keyframe!)
    await expect(within(canvasElement).getByRole('group', { name: 'Selected keyframes' })).toBeVisible()
  },
}

export const Sizes: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { children: <SizeList /> } }

export const History: Story = {
  args: {
    children: (builder) => (
      <>
        <button
          type="button"
          onClick={() =>
            builder.dispatch({ type: 'change', ids: ['headline'], changes: { name: 'Title' }, label: 'Rename layer' })
          }
        >
          Rename
        </button>
        <HistoryList />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }))
    await expect(canvas.getByRole('button', { name: 'Start' })).toHaveAttribute('aria-current', 'step')
  },
}

export const Templates: Story = {
  args: { children: <TemplatesDialog open onOpenChange={() => undefined} onSelect={() => undefined} /> },
}

export const LongContent: Story = {
  args: {
    design: {
      ...templateDesign('event'),
      layers: templateDesign('event').layers.map((layer) => ({
        ...layer,
        name: `${layer.name} with a very long name`.repeat(2).slice(0, 100),
      })),
    },
    children: <LayerList />,
  },
  decorators: [(Story) => <div className="max-w-64">{Story()}</div>],
}
