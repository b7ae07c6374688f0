import { DEMO_NOW } from '@placard/domain/demo'
import { NO_COUNTS } from '@placard/domain/report'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { showsMirroredFrame } from '../../testing/right-to-left.js'
import { QuartileFunnel, type QuartileFunnelProps } from './quartile-funnel.js'

const counters = {
  ...NO_COUNTS,
  impressions: 2_959_973,
  videoStarts: 1_412_774,
  firstQuartiles: 1_215_002,
  midpoints: 1_059_580,
  thirdQuartiles: 960_686,
  videoCompletes: 861_792,
}
const previous = {
  ...counters,
  videoStarts: 1_288_000,
  firstQuartiles: 1_146_000,
  midpoints: 950_000,
  thirdQuartiles: 884_000,
  videoCompletes: 740_000,
}
const whole = 2_000_000_000

const meta = {
  title: 'QuartileFunnel',
  component: QuartileFunnel,
  args: {
    counters,
    previous,
    previousText: '16–29 Sep',
    csvName: 'video-quartiles.csv',
    csvNote: '30 Sep – 13 Oct 2025, UTC',
    pictureName: 'video-quartiles',
  },
} satisfies Meta<typeof QuartileFunnel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement.querySelector('[data-slot="chart-summary"]')).toHaveTextContent(
      'VCR is 61.0%, and most viewers leave between the start and 25% (−14.0 pp at 25%).',
    )
    canvas.getByRole('group', { name: 'Video quartiles, points' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(
      canvas.getByText(/^50%: 1,059,580 views, 75\.0% of starts, 11\.0 percentage points fewer than at 25%, up 1\.2/),
    ).toBeInTheDocument()
  },
}

const STATES: (Partial<QuartileFunnelProps> & { title: string })[] = [
  { title: 'Narrow, as beside a table', className: 'max-w-80' },
  { title: 'No comparison', previousText: undefined },
  { title: 'Counts are missing', counters: { ...counters, midpoints: 1_300_000 } },
  {
    title: 'Huge, and nobody left',
    counters: {
      ...counters,
      videoStarts: whole,
      firstQuartiles: whole,
      midpoints: whole,
      thirdQuartiles: whole,
      videoCompletes: whole,
    },
  },
  { title: 'No starts', counters: { ...NO_COUNTS, impressions: 1200 } },
  { title: 'One start', counters: { ...NO_COUNTS, videoStarts: 1 } },
  { title: 'Delivery of the winter timetable awareness campaign in all Nordic markets, second wave 🚆' },
  { title: 'Refreshing', refreshing: true },
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
  parameters: { viewport: { options: { sheet: { name: 'Sheet', styles: { width: '1920px', height: '1640px' } } } } },
  globals: { viewport: { value: 'sheet' } },
  render: (args) => (
    <div className="grid grid-cols-3 items-start gap-4">
      {STATES.map((props) => (
        <QuartileFunnel key={props.title} {...args} {...props} titleAs="h3" />
      ))}
    </div>
  ),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: showsMirroredFrame }

export const States = showStates(meta, { Default })
