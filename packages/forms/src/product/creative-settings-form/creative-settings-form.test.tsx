import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CreativeSettingsForm } from './creative-settings-form.js'

it('keeps a deleted fallback until another one is selected', async () => {
  const onSubmit = vi.fn()
  const settings = [
    { key: 'dealIDRequired' as const, value: true },
    { key: 'fallbackCreative' as const, value: 'gone' },
  ]
  const creatives = [{ id: 'creative2', name: 'Plain', type: 'Banner' as const, size: '300x250' }]
  await mount(<CreativeSettingsForm settings={settings} creatives={creatives} onSubmit={onSubmit} />)
  const fallback = page.getByRole('combobox', { name: 'Fallback creative' })
  await expect.element(fallback).toHaveTextContent('A creative that is no longer in this campaign')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.poll(() => onSubmit.mock.calls).toEqual([[settings]])
  await userEvent.click(fallback)
  await userEvent.click(page.getByRole('option', { name: 'None' }))
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([[settings[0]]])
})

it('has no section about layout options without a layout', async () => {
  await mount(<CreativeSettingsForm settings={[]} creatives={[]} onSubmit={vi.fn()} />)
  await expect.element(page.getByRole('group', { name: 'Delivery' })).toBeVisible()
  expect(page.getByRole('group', { name: 'Layout options' }).elements()).toHaveLength(0)
})

it('offers only fallbacks that the tag can show, and keeps another one with a note', async () => {
  const creatives = [
    { id: 'creative2', name: 'Plain', type: 'Banner' as const, size: '300x250' },
    { id: 'creative3', name: 'Spot', type: 'VPAID' as const, size: '640x360' },
  ]
  const settings = [
    { key: 'dealIDRequired' as const, value: true },
    { key: 'fallbackCreative' as const, value: 'creative2' },
  ]
  await mount(<CreativeSettingsForm settings={settings} creatives={creatives} type="VAST" onSubmit={() => {}} />)
  const fallback = page.getByRole('combobox', { name: 'Fallback creative' })
  await expect.element(page.getByText('Tags of this creative can’t show it. Choose another one.')).toBeVisible()
  await userEvent.click(fallback)
  await userEvent.click(page.getByRole('option', { name: /^Spot/ }))
  await expect.element(page.getByText(/^Shown to viewers without a deal/)).toBeVisible()
  await userEvent.click(fallback)
  await expect.element(page.getByRole('option', { name: /^Spot/ })).toBeVisible()
  expect(page.getByRole('option', { name: /^Plain/ }).elements()).toHaveLength(0)
})
