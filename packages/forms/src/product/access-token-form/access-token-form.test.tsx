import type { NewAccessToken } from '@placard/domain/account'
import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AccessTokenForm } from './access-token-form.js'

it('creates a token for all campaigns by default', async () => {
  const onSubmit = vi.fn(async (_: NewAccessToken) => undefined)
  await mount(<AccessTokenForm campaigns={[]} onSubmit={onSubmit} />)
  await userEvent.type(page.getByRole('textbox', { name: 'Name' }), ' Export ')
  await userEvent.click(page.getByRole('button', { name: 'Create token' }))
  await expect
    .poll(() => onSubmit.mock.calls)
    .toEqual([[{ name: 'Export', access: 'read', campaignIDs: null, days: 30 }]])
})
