import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChartLegend } from './chart-legend.js'

const createSeries = (...names: string[]) => names.map((name, slot) => ({ id: name, name, slot }))
const FOUR = createSeries('City launch', 'Bike month', 'Night lines', 'Winter timetable')
const EIGHT = createSeries(
  'Winter timetable of all Nordic capitals, second wave',
  'حملة الشتاء',
  'Night lines 🌙',
  'Bike month',
  'City launch',
  'Airport express',
  'Ferries',
  'Other',
)

/** Legend that keeps its hidden series in state. */
function Legend({ hidden: first, ...props }: ComponentProps<typeof ChartLegend>) {
  const [hidden, setHidden] = useState(first)
  return (
    <div className="@container rounded-card border border-line-subtle bg-surface p-4">
      <ChartLegend
        {...props}
        hidden={hidden}
        onToggle={(id) =>
          setHidden(new Set(hidden.has(id) ? [...hidden].filter((one) => one !== id) : [...hidden, id]))
        }
        onIsolate={(id) => setHidden(new Set(props.series.map((one) => one.id).filter((other) => other !== id)))}
        onShowAll={() => setHidden(new Set())}
      />
    </div>
  )
}

const meta = {
  title: 'ChartLegend',
  tags: ['experimental'],
  component: ChartLegend,
  args: {
    label: 'Lines of Delivery by creative',
    series: FOUR,
    hidden: new Set<string>(),
    onToggle: () => {},
    onIsolate: () => {},
    onShowAll: () => {},
    onEmphasis: () => {},
  },
  render: (args) => <Legend {...args} />,
} satisfies Meta<typeof ChartLegend>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { previous: 'Previous period' } }

export const FrameStates: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <Legend {...args} label="One is hidden" hidden={new Set(['Bike month'])} />
      <Legend {...args} label="Eight, with long names" series={EIGHT} previous="Previous period" />
      <div className="w-82">
        <Legend {...args} label="Eight on a phone" series={EIGHT} />
      </div>
    </div>
  ),
}

export const RightToLeft: Story = {
  args: { previous: 'Previous period' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const entries = within(canvasElement).getAllByRole('button')
    await expectToTheRight(entries[0]!, entries[1]!)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(entries[1]).toHaveFocus()
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  args: { onEmphasis: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const entry = (name: string) => canvas.getByRole('button', { name })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
    await expect(entry('Night lines')).toHaveAttribute('aria-pressed', 'false')
    await expect(args.onEmphasis).toHaveBeenLastCalledWith('Night lines')
    await userEvent.keyboard('{Home}{Alt>}{Enter}{/Alt}')
    await expect(entry('City launch')).toHaveAttribute('aria-pressed', 'true')
    await expect(entry('Winter timetable')).toHaveAttribute('aria-pressed', 'false')
  },
}

export const States = showStates(meta, { Default, FrameStates })
