import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SaveAdForm } from './save-ad-form.js'

it('saves all sizes unless some are left out, and needs one', async () => {
  const onSubmit = vi.fn()
  await mount(
    <SaveAdForm
      defaultValues={{ name: 'Spring', campaignID: 'c1', landing: '' }}
      sizesFor={() => [{ value: 'own', label: '300x250', description: 'New creative' }]}
      onSubmit={onSubmit}
    />,
  )
  await page.getByRole('button', { name: 'Save ad' }).click()
  await expect.poll(() => onSubmit.mock.lastCall?.[0].sizes).toEqual(['own'])
  await page.getByRole('checkbox', { name: '300x250' }).click()
  await page.getByRole('button', { name: 'Save ad' }).click()
  await expect.element(page.getByText('Choose at least one size').first()).toBeVisible()
  expect(onSubmit).toHaveBeenCalledOnce()
})
