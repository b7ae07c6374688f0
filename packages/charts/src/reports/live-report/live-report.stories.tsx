import { DEMO_NOW, demoCampaigns } from '@placard/domain/demo'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fakeApi } from '../../testing/fake-client.fixture.js'
import { showsMirroredFrame } from '../../testing/right-to-left.js'
import { LiveCampaignReport } from './live-report.js'

const meta = {
  title: 'LiveCampaignReport',
  component: LiveCampaignReport,
  args: { client: fakeApi().client, campaignID: demoCampaigns(DEMO_NOW)[0]!.id, now: DEMO_NOW },
} satisfies Meta<typeof LiveCampaignReport>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['pictured'],
  parameters: {
    docs: {
      source: {
        code: `import { LiveCampaignReport } from '@placard/charts'
import { createClient } from '@placard/domain/client'

const client = createClient({ baseUrl: 'https://placard.example.com/api' })

export function Example() {
  return <LiveCampaignReport client={client} campaignID="campaign1" />
}`,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByRole('img')
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: showsMirroredFrame }

export const FollowInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { client: fakeApi().client },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = (await canvas.findAllByRole('rowheader'))[0]!
    const link = within(name).getByRole('link')
    const text = link.textContent ?? ''
    await userEvent.click(link)
    await expect(await canvas.findByRole('heading', { level: 2, name: text })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: demoCampaigns(DEMO_NOW)[0]!.name }))
    await expect(await canvas.findByRole('table', { name: 'Creatives' })).toBeVisible()
  },
}
