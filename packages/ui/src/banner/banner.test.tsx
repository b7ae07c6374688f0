import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Banner } from './banner.js'

describePart('Banner', (probe) => (
  <Banner tone="warning" onDismiss={() => {}} {...probe}>
    Reports are late today.
  </Banner>
))

it('is a named region without announcement by default', async () => {
  await mount(<Banner label="Maintenance">Reports are late today.</Banner>)
  await expect.element(page.getByRole('region', { name: 'Maintenance' })).toHaveTextContent('Reports are late today.')
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

it('can be dismissed with onDismiss', async () => {
  const onDismiss = vi.fn()
  await mount(<Banner onDismiss={onDismiss}>Reports are late today.</Banner>)
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))
  expect(onDismiss).toHaveBeenCalledOnce()
})
