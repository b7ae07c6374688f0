import { NO_COUNTS } from '@placard/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { QuartileFunnel } from './quartile-funnel.js'

const counters = {
  ...NO_COUNTS,
  impressions: 2_959_973,
  videoStarts: 1_412_774,
  firstQuartiles: 1_215_002,
  midpoints: 1_059_580,
  thirdQuartiles: 960_686,
  videoCompletes: 861_792,
}

const meta = {
  title: 'QuartileFunnel',
  component: QuartileFunnel,
  args: { counters, className: 'max-w-96' },
} satisfies Meta<typeof QuartileFunnel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem')
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Start1,412,774100.0% of starts',
      expect.stringMatching(/^25%1,215,00286\.0% of starts, 14\.0\spercentage points fewer than the step before$/),
      expect.stringMatching(/^50%1,059,58075\.0%/),
      expect.stringMatching(/^75%960,68668\.0%/),
      expect.stringMatching(/^100%861,79261\.0%/),
    ])
    await expect(canvasElement.querySelector('figcaption')).toHaveTextContent(
      'VCR 61.0%: completes ÷ starts. Most left between the start and 25%: −14.0 pp.',
    )
  },
}
export const Wide: Story = { args: { className: undefined } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const NoStarts: Story = { args: { counters: { ...NO_COUNTS, impressions: 1200 } } }
export const NonMonotone: Story = { args: { counters: { ...counters, midpoints: 1_300_000 } } }
export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = { args: { state: 'error', error: 'Request timed out', onRetry: () => {} } }
