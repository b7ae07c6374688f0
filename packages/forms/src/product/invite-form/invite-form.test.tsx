import type { InviteInput, InviteResult } from '@placard/domain/account'
import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { InviteForm } from './invite-form.js'

const send = page.getByRole('button', { name: 'Send invitations' })
const emails = page.getByRole('textbox', { name: 'Emails' })
const chips = () =>
  page
    .getByRole('button', { name: /^Remove / })
    .elements()
    .map((button) => button.getAttribute('aria-label')?.slice('Remove '.length))

it('submits and clears pending text', async () => {
  const onSubmit = vi.fn(
    async ({ emails: all }: InviteInput): Promise<InviteResult[]> =>
      all.map((email) => ({ email, result: email.includes('@') ? 'invited' : 'not-an-email' })),
  )
  const onDirtyChange = vi.fn()
  await mount(<InviteForm onSubmit={onSubmit} onDirtyChange={onDirtyChange} />)
  expect(onDirtyChange.mock.lastCall).toEqual([false])
  await userEvent.click(page.getByRole('radio', { name: 'Advertiser' }))
  await userEvent.type(emails, 'kim@agency.example{Enter}nobody,lee@brand.example')
  expect(onDirtyChange.mock.lastCall).toEqual([true])
  await userEvent.click(send)
  await expect.element(page.getByRole('heading', { name: '2 of 3 invited' })).toHaveFocus()
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([false])
  expect(onSubmit.mock.calls).toEqual([
    [{ emails: ['kim@agency.example', 'nobody', 'lee@brand.example'], role: 'advertiser' }],
  ])
  expect(chips()).toEqual(['nobody'])
  await expect.element(emails).toHaveValue('')
})

it('clears earlier results when the next submit fails', async () => {
  const onSubmit = vi.fn(async (): Promise<InviteResult[]> => [{ email: 'nobody', result: 'not-an-email' }])
  await mount(<InviteForm onSubmit={onSubmit} emails={['nobody']} />)
  await userEvent.click(page.getByRole('radio', { name: 'Agency' }))
  await userEvent.click(send)
  await expect.element(page.getByRole('heading', { name: 'Nobody was invited' })).toHaveFocus()
  onSubmit.mockRejectedValueOnce({})
  await userEvent.click(send)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Nobody was invitedThe invitations could not be sent. Please try again.')
  expect(page.getByRole('heading').elements()).toHaveLength(0)
  expect(chips()).toEqual(['nobody'])
})
