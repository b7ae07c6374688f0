import { newCampaign } from '@placard/domain/campaign'
import { Button } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CampaignForm, FlightFields } from './campaign-form.js'

const campaign = {
  name: 'Northwind Bikes: autumn tour',
  data: { start: { date: '2025-11-01' }, end: { date: '2025-11-30' } },
  landingPage: 'https://northwind-bikes.example/autumn?utm_campaign={{campaign}}',
}

const meta = {
  title: 'CampaignForm',
  component: CampaignForm,
  subcomponents: { FlightFields },
  args: { onSubmit: fn(async () => undefined), today: '2025-10-14' },
  decorators: [
    (Story) => (
      <div className="max-w-[592px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CampaignForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { secondary: <Button>Cancel</Button> } }

export const Editing: Story = {
  args: { campaign },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('30 days, 1–30 Nov 2025')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), ' 2025')
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
  },
}

export const Ended: Story = {
  args: { campaign: { ...campaign, data: { start: { date: '2025-09-01' }, end: { date: '2025-09-30' } } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^The end date has passed/)).toBeVisible()
  },
}

/** No last day; read-only. */
export const Locked: Story = {
  args: {
    campaign: { ...campaign, data: { start: { date: '2025-11-01' }, end: null } },
    locked: 'Only its owner may change this campaign.',
  },
}

export const LongContent: Story = {
  args: {
    campaign: { ...newCampaign(new Date()), name: `Northwind Bikes ${'autumn '.repeat(26)}`.trim().slice(0, 200) },
  },
}

export const Phone: Story = { args: { campaign }, globals: { viewport: { value: 'phone' } } }

export const States = showStates(meta, { Default, Locked, LongContent })
