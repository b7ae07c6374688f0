import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { SlowNotice } from './slow-notice.js'

describePart('SlowNotice', (probe) => <SlowNotice waiting offerAfterMs={0} onCancel={() => {}} {...probe} />)

it('is announced in an existing live region, and disappears after waiting', async () => {
  const onCancel = vi.fn()
  const notice = (waiting: boolean) => (
    <SlowNotice waiting={waiting} onCancel={onCancel} offerAfterMs={300} explainAfterMs={400} />
  )
  const { rerender } = await mount(notice(true))
  expect(page.getByRole('status').element().textContent).toBe('')
  await expect.element(page.getByRole('status')).toMatchTextContent('Still working')
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onCancel).toHaveBeenCalledOnce()
  await rerender(notice(false))
  expect(page.getByRole('button').elements()).toHaveLength(0)
})
