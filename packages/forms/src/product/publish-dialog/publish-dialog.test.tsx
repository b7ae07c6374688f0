import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PublishDialog } from './publish-dialog.js'

const finding = { code: 'click', section: 'creative', path: 'trackers.click', message: 'Add a landing page.' } as const
const props = {
  open: true,
  onOpenChange: () => {},
  name: 'Teaser',
  renderLink: () => <a href="#creative">Fix</a>,
}

it('offers publishing for warnings only', async () => {
  const onPublish = vi.fn()
  const { rerender } = await mount(
    <PublishDialog {...props} findings={[{ ...finding, severity: 'error' }]} onPublish={onPublish} />,
  )
  await expect.element(page.getByRole('link', { name: 'Fix in Creative' })).toHaveAttribute('href', '#creative')
  await expect.element(page.getByRole('button', { name: /^Publish/ })).not.toBeInTheDocument()
  await rerender(<PublishDialog {...props} findings={[{ ...finding, severity: 'warning' }]} onPublish={onPublish} />)
  await page.getByRole('button', { name: 'Publish with 1 warning' }).click()
  expect(onPublish).toHaveBeenCalledOnce()
})

it('names a place outside the editor', async () => {
  await mount(
    <PublishDialog
      {...props}
      findings={[{ ...finding, severity: 'error', section: 'assets', path: 'html' }]}
      placeOf={({ path }) => (path === 'html' ? 'ad builder' : undefined)}
      onPublish={vi.fn()}
    />,
  )
  await expect.element(page.getByRole('link', { name: 'Fix in ad builder' })).toBeVisible()
})

it('keeps what was typed when saving the landing page fails', async () => {
  const onSave = vi.fn(async (_: string) => Promise.reject(new Error('The server is busy.')))
  await mount(
    <PublishDialog
      {...props}
      findings={[{ ...finding, severity: 'error' }]}
      onPublish={vi.fn()}
      landingPage={{ url: '', onSave }}
    />,
  )
  const input = page.getByRole('textbox', { name: 'Landing page' })
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect.element(page.getByText('Fill in the landing page')).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()
  await input.fill('shop.test/x')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect.element(page.getByText('The server is busy.')).toBeVisible()
  expect(onSave.mock.calls).toEqual([['https://shop.test/x']])
  await expect.element(input).toHaveValue('https://shop.test/x')
})
