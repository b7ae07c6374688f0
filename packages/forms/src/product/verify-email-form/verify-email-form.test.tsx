import { parseVerificationLink } from '@placard/domain/account'
import { encodeVerifyCode } from '@placard/domain/internal/account'
import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fillWithoutKeys } from '../../engine/fill-without-keys.fixture.js'
import { VerifyEmailForm } from './verify-email-form.js'

const label = (text: string) => page.getByLabelText(text, { exact: true })
const linkWith = (code: string) => parseVerificationLink({ verifyCode: encodeVerifyCode('ada@placard.test'), code })

it('clears input for another link, and submits values filled by a password manager', async () => {
  const onSubmit = vi.fn(async () => {})
  const form = (code: string) => <VerifyEmailForm link={linkWith(code)} onSubmit={onSubmit} />
  const { rerender } = await mount(form('one'))
  fillWithoutKeys(label('Password').element(), 'stranger-knows')
  await rerender(form('two'))
  await expect.element(label('Password')).toHaveValue('')
  fillWithoutKeys(label('First name').element(), 'Ada')
  fillWithoutKeys(label('Last name').element(), 'Byron')
  for (const name of ['Password', 'Confirm password']) fillWithoutKeys(label(name).element(), 'placard-demo')
  await userEvent.click(page.getByRole('button', { name: 'Verify email' }))
  const values = {
    code: encodeVerifyCode('ada@placard.test'),
    verifyToken: 'two',
    email: 'ada@placard.test',
    firstName: 'Ada',
    lastName: 'Byron',
    password: 'placard-demo',
    confirmPassword: 'placard-demo',
  }
  await expect.poll(() => onSubmit.mock.calls).toEqual([[values]])
})
