import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PublishDialog } from './publish-dialog.js'

const finding = { code: 'click', section: 'trackers', path: 'trackers.click', message: 'Add a landing page.' } as const
const props = {
  open: true,
  onOpenChange: () => {},
  name: 'Teaser',
  renderLink: () => <a href="#trackers">Fix</a>,
}

it('offers publishing for warnings only', async () => {
  const onPublish = vi.fn()
  const { rerender } = await mount(
    <PublishDialog {...props} findings={[{ ...finding, severity: 'error' }]} onPublish={onPublish} />,
  )
  await expect.element(page.getByRole('link', { name: 'Fix in Trackers' })).toHaveAttribute('href', '#trackers')
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
