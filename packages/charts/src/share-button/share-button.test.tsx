import { DEMO_NOW } from '@placard/domain/demo'
import { describePart, mount } from '@placard/ui/testing'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ShareButton, type SharedLink } from './share-button.js'

const link: SharedLink = {
  id: 'only',
  url: 'https://placard.test/share/Zk3vQm8wYt1RbN5xUc7hLa0sDf2gHj4k',
  createdAt: '2025-10-14T09:15:00Z',
  lastUsedAt: null,
}
const nothing = async () => undefined

describePart('ShareButton', (probe) => (
  <ShareButton links={[]} onCreate={nothing} onRevoke={nothing} now={DEMO_NOW} {...probe} />
))

/** Loads many links once its dialog is open. */
function LoadingLinks() {
  const [links, setLinks] = useState<SharedLink[]>()
  const load = () => setLinks(Array.from({ length: 30 }, (_, index) => ({ ...link, id: String(index) })))
  return (
    <ShareButton
      links={links}
      now={DEMO_NOW}
      onCreate={nothing}
      onRevoke={nothing}
      onOpenChange={() => setTimeout(load, 200)}
    />
  )
}

it('keeps the focused button in view when links arrive above it', async () => {
  await mount(<LoadingLinks />)
  await userEvent.click(page.getByRole('button', { name: 'Share' }))
  const create = page.getByRole('button', { name: 'Create link' })
  await expect.element(create).toHaveFocus()
  await expect.element(page.getByRole('list', { name: 'Active links' })).toBeInTheDocument()
  await expect.element(create).toHaveFocus()
  await expect.element(create).toBeInViewport({ ratio: 1 })
})

function Sharing({ settle }: { settle: Promise<void> }) {
  const [links, setLinks] = useState<SharedLink[]>([link])
  return (
    <ShareButton
      links={links}
      now={DEMO_NOW}
      onCreate={nothing}
      onRevoke={async () => {
        await settle
        setLinks([])
      }}
    />
  )
}

describe('a revoked link', () => {
  it.each([0, 50])('keeps focus on its result if the server takes %d ms', async (ms) => {
    await mount(<Sharing settle={new Promise((resolve) => setTimeout(resolve, ms))} />)
    await userEvent.click(page.getByRole('button', { name: 'Share' }))
    await userEvent.click(page.getByRole('button', { name: 'Revoke' }))
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    await expect.element(page.getByText(/It no longer works/)).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toContain('Link revoked')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Create link' })).toHaveFocus()
  })

  it('cannot be copied or opened, and is no longer listed as active', async () => {
    await mount(<Sharing settle={Promise.resolve()} />)
    await userEvent.click(page.getByRole('button', { name: 'Share' }))
    await userEvent.click(page.getByRole('button', { name: 'Revoke' }))
    await userEvent.click(page.getByRole('button', { name: 'Revoke link' }))
    await expect.element(page.getByText(/It no longer works/)).toBeVisible()
    expect(page.getByRole('textbox').elements()).toHaveLength(0)
    expect(page.getByRole('link').elements()).toHaveLength(0)
  })
})
