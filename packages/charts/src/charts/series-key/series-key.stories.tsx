import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SeriesKey } from './series-key.js'

const SERIES = [0, 1, 2, 3, 4, 5, 6, 7]

const meta = {
  title: 'SeriesKey',
  component: SeriesKey,
  args: { series: 0 },
} satisfies Meta<typeof SeriesKey>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AllSeries: Story = {
  render: () => (
    <ul className="space-y-2 text-dense">
      {SERIES.map((series) => (
        <li key={series} className="flex items-center gap-3">
          <SeriesKey series={series} line />
          <SeriesKey series={series} />
          Series {series + 1}
        </li>
      ))}
      <li className="flex items-center gap-3">
        <SeriesKey series="previous" />
        The period before
      </li>
    </ul>
  ),
}

export const States = showStates(meta, { Default, AllSeries })
