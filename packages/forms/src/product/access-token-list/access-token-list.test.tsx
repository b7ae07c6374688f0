import { DEMO_NOW } from '@placard/domain/demo'
import { mount } from '@placard/ui/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AccessTokenList } from './access-token-list.js'

it('keeps the tokens while loading them again fails', async () => {
  const token = {
    id: 'token1',
    name: 'Export',
    access: 'read' as const,
    campaignIDs: null,
    createdAt: '2025-10-01T08:00:00Z',
    expiresAt: '2025-10-14T10:00:00Z',
    lastUsedAt: null,
  }
  await mount(<AccessTokenList tokens={[token]} error="No answer." now={DEMO_NOW} onRevoke={async () => undefined} />)
  await expect.poll(() => page.getByRole('listitem').element().textContent).toMatch(/^ExportExpired/)
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})
