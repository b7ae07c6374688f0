import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ProfileForm } from './profile-form.js'

const user = { first_name: 'Ada', last_name: 'Byron', email: 'ada@placard.test' }
const first = page.getByLabelText('First name')

it('takes newer names unless there are unsaved changes', async () => {
  const [onSubmit, onDirtyChange] = [vi.fn(async () => {}), vi.fn()]
  const form = (first_name: string) => (
    <ProfileForm user={{ ...user, first_name }} onSubmit={onSubmit} onDirtyChange={onDirtyChange} />
  )
  const { rerender } = await mount(form('Ada'))
  await rerender(form('Augusta'))
  await expect.element(first).toHaveValue('Augusta')
  await userEvent.fill(first, 'Augusta Ada')
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([true])
  await rerender(form('Anne'))
  await expect.element(first).toHaveValue('Augusta Ada')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ first_name: 'Augusta Ada', last_name: 'Byron' }]])
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([false])
})
