import { DEMO_NOW, demoCampaignList } from '@placard/domain/demo'
import { Card, IconButton } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartColumn, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CampaignTable } from './campaign-table.js'

const campaigns = demoCampaignList()

const meta = {
  title: 'CampaignTable',
  component: CampaignTable,
  args: { campaigns, now: DEMO_NOW },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof CampaignTable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

const many = Array.from({ length: 150 }, (_, index) => {
  const campaign = campaigns[index % campaigns.length]!
  return { ...campaign, id: `${campaign.id}-${index}` }
})

/** Rows outside the viewport are not rendered, so all rows have one height. */
export const ManyPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    campaigns: many,
    selection: { selected: new Set(), onChange: fn(), label: ({ name }) => name },
    rowActions: () => (
      <>
        <IconButton size="sm" label="Reporting">
          <ChartColumn aria-hidden />
        </IconButton>
        <IconButton size="sm" label="Delete">
          <Trash2 aria-hidden />
        </IconButton>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('tr[data-line]')]
    await expect(rows.length).toBeGreaterThan(5)
    await expect(new Set(rows.map((row) => row.getBoundingClientRect().height)).size).toBe(1)
    for (const row of rows) {
      const [status, buttons] = [row.querySelector('[data-slot="status"]')!, row.querySelector('td:last-child')!]
      const end = status.getBoundingClientRect().right
      await expect(end).toBeLessThanOrEqual(buttons.getBoundingClientRect().left)
      await expect(row).toHaveTextContent(/Impressions[\d,—]+Clicks[\d,—]+CTR/)
    }
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const heads = within(canvasElement).getAllByRole('columnheader')
    await expectToTheRight(heads[0]!, heads.at(-1)!)
  },
}

export const SearchInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search campaigns' }), 'coffee')
    await expect(await canvas.findByText(/^Total, 1 campaign$/)).toBeVisible()
  },
}

export const States = showStates(meta, { Default })
