import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PublishButton, type PublishButtonProps } from './publish-button.js'

const published: PublishButtonProps['creative'] = {
  liveCreatives: [{ id: 'live1', publishedAt: '2025-10-12T12:30:00.000Z' }],
  updatedAt: '2025-10-12T12:30:00.000Z',
  platform: 'Google Ad Manager',
}
const button = (props: Partial<PublishButtonProps> = {}) => (
  <PublishButton creative={published} onPublish={vi.fn()} loadTag={() => '<ins></ins>'} {...props} />
)

it('names what it does next', async () => {
  const draft = { ...published, liveCreatives: [] }
  const { rerender } = await mount(button({ creative: draft }))
  await expect.element(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
  await rerender(button({ creative: draft, isDirty: true }))
  await expect.element(page.getByRole('button', { name: 'Save and publish' })).toBeVisible()
  await rerender(button({ creative: { ...published, unpublishedChanges: true } }))
  await expect.element(page.getByRole('button', { name: 'Publish changes' })).toBeVisible()
  await rerender(button())
  await expect.element(page.getByRole('button', { name: 'Copy tag' })).toBeVisible()
})

it('ignores clicks while it publishes', async () => {
  const onPublish = vi.fn()
  await mount(button({ creative: { ...published, unpublishedChanges: true }, loading: true, onPublish }))
  await userEvent.click(page.getByRole('button', { name: 'Publish changes' }), { force: true })
  expect(onPublish).not.toHaveBeenCalled()
})

it('shows the text of the tag where the browser blocks copying, and remembers no platform', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
  const onCopied = vi.fn()
  await mount(button({ onCopied }))
  await userEvent.click(page.getByRole('button', { name: 'Copy tag' }))
  await expect.element(page.getByRole('textbox', { name: 'Copy tag' })).toHaveValue('<ins></ins>')
  expect(onCopied).not.toHaveBeenCalled()
  write.mockRestore()
})
