import type { CreativeWeight } from '@placard/domain/creative'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { WeightMeter } from './weight-meter.js'

const budget = (
  code: CreativeWeight['budgets'][number]['code'],
  label: string,
  usedBytes: number,
  limitBytes: number,
) => ({ code, label, usedBytes, limitBytes, hasVideo: code === 'chrome' })

const weight = (changes: Partial<CreativeWeight> = {}): CreativeWeight => ({
  documentBytes: 15_000,
  fileBytes: 24_000,
  videoBytes: 1_900_000,
  unknown: [],
  budgets: [
    budget('iab', 'IAB limit for 300x250', 39_000, 150_000),
    budget('chrome', 'Chrome download limit', 1_939_000, 4_000_000),
  ],
  ...changes,
})

const meta = {
  title: 'WeightMeter',
  component: WeightMeter,
  args: { weight: weight() },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WeightMeter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('meter', { name: 'IAB limit for 300x250' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/of 150\s.?kB, Within the limit$/),
    )
    await expect(canvas.getByRole('meter', { name: 'Chrome download limit' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(
      canvas.getByRole('meter', { name: 'IAB limit for 300x250' }),
      canvas.getByRole('meter', { name: 'Chrome download limit' }),
    )
  },
}

export const OverLimits: Story = {
  args: {
    weight: weight({
      fileBytes: 620_000,
      videoBytes: 5_400_000,
      budgets: [
        budget('iab', 'IAB limit for 300x250', 635_000, 150_000),
        budget('platform', 'Google DV360 limit', 635_000, 500_000),
        budget('platform', 'Google DV360 limit with video', 6_035_000, 5_000_000),
        budget('chrome', 'Chrome download limit', 6_035_000, 4_000_000),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Over the limit')).toHaveLength(4)
  },
}

export const LongContent: Story = {
  args: {
    weight: weight({
      fileBytes: 125_000,
      videoBytes: 0,
      unknown: [`${'an-unusually-long-name-'.repeat(6)}.png`, 'poster.png'],
      budgets: [
        budget('iab', 'IAB limit for 300x250', 140_000, 150_000),
        budget('platform', 'AdRoll limit', 140_000, 150_000),
        budget('chrome', 'Chrome download limit', 140_000, 4_000_000),
      ],
    }),
  },
  globals: { viewport: { value: 'phone' } },
}

export const Video: Story = {
  args: { weight: weight({ documentBytes: 0, fileBytes: 0, budgets: [] }) },
}

/** CPU time of the ad since its preview was loaded. */
export const ProcessorTime: Story = {
  args: { cpuUse: { worstMs: 3100, totalMs: 3100 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter', { name: 'Processor time in this preview' })).toHaveAttribute(
      'aria-valuetext',
      '3.1 of 15 s in 30 s, Within the limit',
    )
  },
}

/** The total is the limit that this ad is furthest beyond. */
export const ProcessorTimeOverLimit: Story = {
  args: { cpuUse: { worstMs: 14_000, totalMs: 74_040 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('74.1 of 60 s in total')).toBeVisible()
    await expect(within(canvasElement).getByText('Over the limit')).toBeVisible()
  },
}

/** In browsers without the Long Tasks API. */
export const ProcessorTimeUnknown: Story = {
  args: { cpuUse: 'unknown' },
}

export const States = showStates(meta, { Video, ProcessorTimeUnknown })
