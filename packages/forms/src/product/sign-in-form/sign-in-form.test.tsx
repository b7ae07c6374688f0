import { MIN_CREDENTIAL_LENGTH } from '@placard/domain/internal/account'
import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fillWithoutKeys } from '../../engine/fill-without-keys.fixture.js'
import { SignInForm } from './sign-in-form.js'

it('submits values filled by a password manager', async () => {
  const onSubmit = vi.fn(async () => {})
  await mount(<SignInForm onSubmit={onSubmit} />)
  fillWithoutKeys(page.getByRole('textbox', { name: 'Email' }).element(), 'demo@placard.test')
  fillWithoutKeys(page.getByLabelText('Password', { exact: true }).element(), 'x'.repeat(MIN_CREDENTIAL_LENGTH))
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }))
  const values = { username: 'demo@placard.test', password: 'xxxxxx', remember: false }
  await expect.poll(() => onSubmit.mock.calls).toEqual([[values]])
})
