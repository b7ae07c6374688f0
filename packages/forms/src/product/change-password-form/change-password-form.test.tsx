import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fillWithoutKeys } from '../../engine/fill-without-keys.fixture.js'
import { ChangePasswordForm } from './change-password-form.js'

const label = (text: string) => page.getByLabelText(text, { exact: true })
const submit = page.getByRole('button', { name: 'Change password' })
const byManager = () => {
  for (const name of ['New password', 'Confirm password']) fillWithoutKeys(label(name).element(), 'placard-demo')
}
const VALUES = { username: 'ada@placard.test', password: 'placard-demo', confirmPassword: 'placard-demo' }

it('submits values filled by a password manager with the token of the link', async () => {
  const onSubmit = vi.fn(async () => {})
  await mount(<ChangePasswordForm code="one" email="ada@placard.test" onSubmit={onSubmit} />)
  byManager()
  await userEvent.click(submit)
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ ...VALUES, code: 'one' }]])
})

it('starts over with another link', async () => {
  const onSubmit = vi.fn(async () => {})
  const form = (code: string) => <ChangePasswordForm code={code} email="ada@placard.test" onSubmit={onSubmit} />
  const { rerender } = await mount(form('one'))
  byManager()
  await rerender(form('two'))
  await expect.element(label('New password')).toHaveValue('')
  byManager()
  await userEvent.click(submit)
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ ...VALUES, code: 'two' }]])
})

it('asks to revoke the access tokens only if that is checked', async () => {
  const onSubmit = vi.fn(async () => {})
  await mount(<ChangePasswordForm code="one" email="ada@placard.test" onSubmit={onSubmit} />)
  await userEvent.click(page.getByRole('checkbox', { name: 'Also revoke my access tokens' }))
  byManager()
  await userEvent.click(submit)
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ ...VALUES, code: 'one', revokeTokens: true }]])
})
