import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fillWithoutKeys } from '../../engine/fill-without-keys.fixture.js'
import { SignUpForm } from './sign-up-form.js'

const label = (text: string) => page.getByLabelText(text, { exact: true })
const submit = page.getByRole('button', { name: 'Sign up' })

it('submits values filled by a password manager in any order', async () => {
  const onSubmit = vi.fn(async () => {})
  await mount(<SignUpForm onSubmit={onSubmit} />)
  for (const name of ['Confirm password', 'Password']) fillWithoutKeys(label(name).element(), 'placard-demo')
  fillWithoutKeys(label('Email').element(), ' ada@elsewhere.test ')
  fillWithoutKeys(label('Last name').element(), 'Byron')
  fillWithoutKeys(label('First name').element(), ' Ada ')
  await userEvent.click(page.getByText('I accept the terms of use'))
  await userEvent.click(submit)
  const values = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@elsewhere.test',
    password: 'placard-demo',
    confirmPassword: 'placard-demo',
    termsChecked: true,
  }
  await expect.poll(() => onSubmit.mock.calls).toEqual([[values]])
})

it.each([
  ['without an invitation only the company', {}],
  ['with an invitation everybody', { inviteToken: 'token' }],
])('accepts %s', async (_, invitation) => {
  const onSubmit = vi.fn(async () => {})
  await mount(<SignUpForm onSubmit={onSubmit} domain="placard.test" {...invitation} />)
  for (const name of ['First name', 'Last name']) await userEvent.fill(label(name), 'Noor')
  for (const name of ['Password', 'Confirm password']) await userEvent.fill(label(name), 'placard-demo')
  await userEvent.fill(label('Email'), 'noor@agency.example')
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.click(submit)
  if ('inviteToken' in invitation) {
    await expect.element(page.getByRole('heading', { name: 'Your account is ready' })).toHaveFocus()
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ inviteToken: 'token' }))
  } else {
    await expect.element(label('Email')).toHaveFocus()
    await expect.element(label('Email')).toHaveAccessibleDescription(/^Only placard\.test emails allowed!/)
    expect(onSubmit).not.toHaveBeenCalled()
  }
})
