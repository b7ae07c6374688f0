import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Alert } from './alert.js'

describePart('Alert', (probe) => (
  <Alert tone="danger" title="Sign in" live {...probe}>
    Sign up failed!
  </Alert>
))

it('is announced only with `live`', async () => {
  const { rerender } = await mount(<Alert title="Saved" />)
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  await rerender(<Alert title="Saved" live />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Saved')
})

it('can be dismissed with onDismiss', async () => {
  const onDismiss = vi.fn()
  await mount(<Alert title="Saved" onDismiss={onDismiss} labels={{ dismiss: 'Dismiss “Saved”' }} />)
  await userEvent.click(page.getByRole('button', { name: 'Dismiss “Saved”' }))
  expect(onDismiss).toHaveBeenCalledOnce()
})
