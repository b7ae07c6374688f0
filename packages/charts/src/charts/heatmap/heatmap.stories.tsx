import { DEMO_NOW } from '@placard/domain/demo'
import { type HoursOfWeek, hoursOfWeek, type MetricName, NO_COUNTS } from '@placard/domain/report'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { showsMirroredFrame } from '../../testing/right-to-left.js'
import { demoHours } from './heatmap.fixture.js'
import { Heatmap, type HeatmapProps } from './heatmap.js'

const fourWeeks = demoHours({ start: '2025-09-15', end: '2025-10-12', tzCode: 'Europe/Berlin' })

const meta = {
  title: 'Heatmap',
  component: Heatmap,
  args: {
    title: 'Clicks by weekday and hour',
    metric: 'clicks',
    hours: fourWeeks,
    csvName: 'clicks-by-hour.csv',
    csvNote: '15 Sep – 12 Oct 2025, Europe/Berlin',
    pictureName: 'clicks-by-hour',
  },
} satisfies Meta<typeof Heatmap>
export default meta
type Story = StoryObj<typeof meta>

function WithMetric(props: HeatmapProps) {
  const [metric, setMetric] = useState<MetricName>(props.metric)
  return <Heatmap {...props} metric={metric} metrics={['impressions', 'clicks', 'ctr']} onMetricChange={setMetric} />
}

/** Arrow keys move between hours; the focused hour is outlined and announced. */
export const Default: Story = {
  render: (args) => <WithMetric {...args} title="By weekday and hour" />,
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const hours = await canvas.findByRole('group', { name: /points$/ })
    hours.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(canvas.getByText(/^Wednesday 03:00 to 04:00: [\d,]+ clicks/)).toBeInTheDocument()
  },
}

/** Hours are rows and days are columns, so that every cell is visible. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

const at = (moment: string) => new Date(moment).toISOString()
const oneHour = (clicks: number): HoursOfWeek =>
  hoursOfWeek({
    rows: [{ ...NO_COUNTS, creativeID: 'c', bucket: at('2025-10-08T14:00Z'), clicks, impressions: 1000 }],
    range: { start: '2025-10-06', end: '2025-10-12', tzCode: 'UTC' },
    generatedAt: DEMO_NOW.toISOString(),
  })

const STATES: (Partial<HeatmapProps> & { title: string })[] = [
  { title: 'Ratio, Sunday first', metric: 'ctr', firstWeekday: 6 },
  {
    title: 'Average, half hours of Kolkata',
    value: 'average',
    hours: demoHours({ start: '2025-10-06', end: '2025-10-12', tzCode: 'Asia/Kolkata' }),
  },
  {
    title: 'Two days, one still running',
    hours: demoHours({ start: '2025-10-13', end: '2025-10-14', tzCode: 'Europe/Berlin' }),
  },
  {
    title: 'The day on which clocks skip an hour',
    hours: demoHours({ start: '2025-03-30', end: '2025-03-30', tzCode: 'Europe/Berlin' }),
  },
  { title: 'One hour, huge', hours: oneHour(2_000_000_000) },
  { title: 'All zero', hours: oneHour(0) },
  { title: 'Refreshing', refreshing: true },
  {
    title: 'Delivery of the winter timetable awareness campaign in all Nordic markets, second wave 🚆',
    metric: 'impressions',
  },
  { title: 'Loading', state: 'loading' },
  { title: 'Empty', state: 'empty' },
  { title: 'Error', state: 'error', error: 'Request timed out', onRetry: () => {} },
  {
    title: 'Error over old figures',
    state: 'stale',
    error: 'Request timed out',
    onRetry: () => {},
    updatedAt: new Date('2025-10-14T09:20:00Z'),
    now: DEMO_NOW,
  },
]

export const FrameStates: Story = {
  parameters: { viewport: { options: { sheet: { name: 'Sheet', styles: { width: '1920px', height: '1700px' } } } } },
  globals: { viewport: { value: 'sheet' } },
  render: (args) => (
    <div className="grid grid-cols-3 items-start gap-4">
      {STATES.map(({ title, ...props }) => (
        <Heatmap key={title} {...args} title={title} {...props} titleAs="h3" />
      ))}
    </div>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: showsMirroredFrame }

export const States = showStates(meta, { Default })
