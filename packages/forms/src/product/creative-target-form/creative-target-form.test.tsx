import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CreativeTargetForm, creativeTargetSchema } from './creative-target-form.js'

const campaigns = [
  { id: 'campaign1', name: 'City Launch' },
  { id: 'campaign2', name: 'Long Weekend' },
]

it('submits a new creative of the selected campaign by keyboard', async () => {
  const [onSubmit, onCampaignChange] = [vi.fn(async () => undefined), vi.fn()]
  await mount(
    <CreativeTargetForm
      campaigns={campaigns}
      creatives={[]}
      onCampaignChange={onCampaignChange}
      onSubmit={onSubmit}
      autoFocus
    />,
  )
  await userEvent.keyboard('city{Enter}')
  await expect.poll(() => onCampaignChange.mock.calls).toEqual([['campaign1']])
  await userEvent.click(page.getByRole('button', { name: 'Use files' }))
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ campaignID: 'campaign1', creativeID: null }]])
})

it('selects the only campaign, also when it loads later', async () => {
  const [onSubmit, onCampaignChange] = [vi.fn(async () => undefined), vi.fn()]
  const form = (loaded?: typeof campaigns) => (
    <CreativeTargetForm campaigns={loaded} creatives={[]} onCampaignChange={onCampaignChange} onSubmit={onSubmit} />
  )
  const { rerender } = await mount(form())
  await rerender(form(campaigns.slice(0, 1)))
  await expect.element(page.getByRole('combobox', { name: /^Campaign/ })).toHaveValue('City Launch')
  expect(onCampaignChange.mock.calls).toEqual([['campaign1']])
  await userEvent.click(page.getByRole('button', { name: 'Use files' }))
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ campaignID: 'campaign1', creativeID: null }]])
})

it('requires a campaign', async () => {
  const onSubmit = vi.fn(async () => undefined)
  await mount(
    <CreativeTargetForm campaigns={campaigns} creatives={[]} onCampaignChange={() => {}} onSubmit={onSubmit} />,
  )
  await userEvent.click(page.getByRole('button', { name: 'Use files' }))
  await expect.element(page.getByText('Choose a campaign')).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('reads the ID of an existing creative', () => {
  expect(creativeTargetSchema.parse({ campaignID: 'a', creativeID: 'b' })).toEqual({ campaignID: 'a', creativeID: 'b' })
})
