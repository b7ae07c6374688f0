import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { ChartTooltip, type ChartTooltipProps, type TooltipRow } from './chart-tooltip.js'

const NAMES = [
  'City launch',
  'Bike month',
  'Night lines',
  'Winter timetable',
  'Airport express',
  'Ferries',
  'Trams',
  'Other',
]
const listRows = (count: number, long = ''): TooltipRow[] =>
  NAMES.slice(0, count).map((name, series) => ({
    id: name,
    series,
    name: name + long,
    text: (184_022 - series * 21_009).toLocaleString('en-US'),
    current: series === 1,
  }))

/** A plot with one point. */
function Plot({ x, y, width, ...props }: ChartTooltipProps) {
  return (
    <div className="relative h-55 overflow-clip rounded-card border border-line-subtle bg-surface" style={{ width }}>
      <span className="absolute inset-y-0 w-px bg-line" style={{ left: x }} />
      {y !== undefined && (
        <span className="absolute -ms-1 -mt-1 size-2 rounded-full bg-ink" style={{ left: x, top: y }} />
      )}
      <ChartTooltip {...props} x={x} y={y} width={width} />
    </div>
  )
}

const meta = {
  title: 'ChartTooltip',
  tags: ['experimental'],
  component: ChartTooltip,
  args: { title: 'Mon 13 Oct 2025', rows: listRows(4), x: 120, width: 560 },
  render: (args) => <Plot {...args} />,
} satisfies Meta<typeof ChartTooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { note: 'in progress' } }

export const Places: Story = {
  render: (args) => (
    <div className="grid grid-cols-[auto_auto] justify-start gap-4">
      <Plot {...args} x={520} />
      <Plot {...args} width={328} x={170} rows={listRows(4, ' of all Nordic capitals')} note="in progress" />
      <Plot {...args} x={300} y={200} rows={[{ id: '1', name: 'Monday, 14:00', text: '12,004', current: true }]} />
      <Plot
        {...args}
        width={328}
        x={40}
        rows={[
          ...listRows(8),
          { id: 'previous', series: 'previous', name: '29 Sep, City launch', text: '171,200', current: false },
        ]}
      />
    </div>
  ),
}

/** Rows are mirrored; the position of the point is not. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByText('City launch'), canvas.getByText('184,022'))
  },
}

export const States = showStates(meta, { Default, Places })
