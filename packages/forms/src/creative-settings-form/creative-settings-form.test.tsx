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
