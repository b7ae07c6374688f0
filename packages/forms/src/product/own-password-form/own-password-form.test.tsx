import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OwnPasswordForm } from './own-password-form.js'

const NEXT = 'an engine of 1843'

async function fill(current: string, next = NEXT, again = next) {
  await userEvent.fill(page.getByLabelText('Current password'), current)
  await userEvent.fill(page.getByLabelText('New password'), next)
  await userEvent.fill(page.getByLabelText('Confirm password'), again)
  await userEvent.click(page.getByRole('button', { name: 'Change password' }))
}

it('submits the current and the new password', async () => {
  const onSubmit = vi.fn(async () => undefined)
  await mount(<OwnPasswordForm email="ada@placard.test" onSubmit={onSubmit} />)
  await fill('engine of old')
  await expect
    .poll(() => onSubmit.mock.calls)
    .toEqual([[{ currentPassword: 'engine of old', password: NEXT, confirmPassword: NEXT }]])
})

it('asks to revoke the access tokens only if that is checked', async () => {
  const onSubmit = vi.fn(async () => undefined)
  await mount(<OwnPasswordForm email="ada@placard.test" onSubmit={onSubmit} />)
  const box = page.getByRole('checkbox', { name: 'Also revoke my access tokens' })
  await expect.element(box).not.toBeChecked()
  await userEvent.click(box)
  await fill('engine of old')
  await expect
    .poll(() => onSubmit.mock.calls)
    .toEqual([[{ currentPassword: 'engine of old', password: NEXT, confirmPassword: NEXT, revokeTokens: true }]])
})

it('does not submit different new passwords', async () => {
  const onSubmit = vi.fn(async () => undefined)
  await mount(<OwnPasswordForm email="ada@placard.test" onSubmit={onSubmit} />)
  await fill('engine of old', NEXT, 'another engine')
  await expect.element(page.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match!')
  expect(onSubmit).not.toHaveBeenCalled()
})
