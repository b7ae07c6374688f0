import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { CreativeTargetForm } from './creative-target-form.js'

const campaigns = [
  { id: 'campaign1', name: 'Northwind Bikes — City Launch' },
  { id: 'campaign2', name: 'Harbor Coffee — Winter Blend' },
]
const creatives = [
  { id: 'creative1', name: 'City banner', type: 'Banner' as const, size: '300x250' as const },
  { id: 'creative2', name: 'Launch film', type: 'VAST' as const, size: '1920x1080' as const },
]

const meta = {
  title: 'CreativeTargetForm',
  tags: ['experimental'],
  component: CreativeTargetForm,
  args: { campaigns, creatives, onCampaignChange: fn(), onSubmit: fn(async () => undefined) },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CreativeTargetForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = {
  args: { campaigns: undefined, creatives: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Failed: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('main.mp4 is larger than 50 MB.'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox', { name: /^Campaign/ }))
    await userEvent.click(await screen.findByRole('option', { name: /^Harbor/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Use files' }))
    await expect(await canvas.findByText('main.mp4 is larger than 50 MB.')).toBeVisible()
  },
}

export const LongContent: Story = {
  args: {
    campaigns: [
      { id: 'campaign1', name: 'Northwind Bikes — City Launch across Scandinavia and the Baltic States, 2025' },
    ],
    onSubmit: fn(() =>
      Promise.reject(new Error('autumn-launch-scandinavia-300x250-sound-off-final-v12.mp4 is larger than 50 MB.')),
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox', { name: /^Campaign/ }))
    await userEvent.click(await screen.findByRole('option', { name: /^Northwind/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Use files' }))
    await expect(await canvas.findByText(/is larger than 50 MB/)).toBeVisible()
  },
}

export const ChooseInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Choosing(args) {
    const [campaign, setCampaign] = useState('')
    return (
      <CreativeTargetForm
        {...args}
        creatives={campaign === 'campaign1' ? creatives : []}
        onCampaignChange={(id) => {
          args.onCampaignChange(id)
          setCampaign(id)
        }}
      />
    )
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const pick = async (field: RegExp, option: RegExp) => {
      await userEvent.click(canvas.getByRole('combobox', { name: field }))
      await userEvent.click(await screen.findByRole('option', { name: option }))
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Use files' }))
    await expect(await canvas.findByText('Choose a campaign')).toBeVisible()
    await pick(/^Campaign/, /^Northwind/)
    await pick(/^Creative/, /^Launch film/)
    await userEvent.click(canvas.getByRole('button', { name: 'Use files' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ campaignID: 'campaign1', creativeID: 'creative2' })
    await pick(/^Campaign/, /^Harbor/)
    await expect(canvas.getByRole('combobox', { name: /^Creative/ })).toHaveValue('New creative')
    await userEvent.click(canvas.getByRole('button', { name: 'Use files' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ campaignID: 'campaign2', creativeID: null })
  },
}

export const States = showStates(meta, { Default, Loading })
