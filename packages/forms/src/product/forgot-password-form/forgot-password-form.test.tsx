import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fillWithoutKeys } from '../../engine/fill-without-keys.fixture.js'
import { ForgotPasswordForm } from './forgot-password-form.js'

it('shows the same message with and without an account', async () => {
  const onSubmit = vi.fn(async () => {})
  const outcomes: (string | null)[] = []
  for (const address of ['ada@placard.test', 'nobody@placard.test']) {
    const { container, rerender } = await mount(<ForgotPasswordForm onSubmit={onSubmit} />)
    fillWithoutKeys(page.getByLabelText('Email').element(), address)
    await userEvent.click(page.getByRole('button', { name: 'Send me password reset link' }))
    await expect.element(page.getByRole('heading', { name: 'Check your inbox' })).toHaveFocus()
    outcomes.push(container.textContent?.replace(address, '') ?? null)
    await rerender(null)
  }
  expect(outcomes[0]).toBe(outcomes[1])
  expect(outcomes[0]).toContain('If there is an account for ,')
})

it('resends the email, one request at a time', async () => {
  let answer = () => {}
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
  await mount(<ForgotPasswordForm onSubmit={onSubmit} email="ada@placard.test" />)
  await userEvent.click(page.getByRole('button', { name: 'Send me password reset link' }))
  answer()
  const again = page.getByRole('button', { name: 'Resend email' })
  await userEvent.click(again)
  await expect.element(again).toHaveAttribute('aria-busy', 'true')
  again.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(onSubmit.mock.calls).toEqual([[{ email: 'ada@placard.test' }], [{ email: 'ada@placard.test' }]])
  answer()
  await expect.element(page.getByText('Email sent')).toBeVisible()
})
