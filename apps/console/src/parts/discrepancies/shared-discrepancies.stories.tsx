import { DEMO_NOW, demoCampaigns, demoDiscrepancy } from '@placard/domain/demo'
import type { SharedDiscrepancy } from '@placard/domain/internal/discrepancy'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import SharedDiscrepancies from './shared-discrepancies.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!

const createCheck = (id: string, tolerance: number): SharedDiscrepancy => {
  const { check, reading } = demoDiscrepancy(campaign, { reading: { dayOrder: 'month-first' }, tolerance })
  const { range, zone, reasons, comparison, causes } = check
  const creatives = campaign.creatives.map(({ name, width, height, ...one }) => ({
    id: one.id,
    name,
    size: `${width}x${height}`,
  }))
  return {
    ...{ id, range, zone, reasons, comparison, causes, creatives },
    comparedAt: '2025-10-14T09:20:00.000Z',
    platform: reading.platform,
  }
}

const meta = {
  title: 'Share/Discrepancies',
  component: SharedDiscrepancies,
  args: { checks: [createCheck('1', 10), createCheck('2', 20)] },
} satisfies Meta<typeof SharedDiscrepancies>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('img')).toBeVisible())
    await expect(canvas.getAllByRole('table', { name: 'Difference' })).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Display & Video 360 · 1–12 Oct 2025' })).toBeVisible()
  },
}
