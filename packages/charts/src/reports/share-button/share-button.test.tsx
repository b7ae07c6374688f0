import { DEMO_NOW } from '@placard/domain/demo'
import { describePart, mount } from '@placard/ui/testing'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CAMPAIGN, PLAIN } from './links.fixture.js'
import { ShareButton, type ShareButtonProps, type SharedLink, ShareLinks } from './share-button.js'

const nothing = async () => undefined
const made = async () => PLAIN
const shared = { campaign: CAMPAIGN, zone: 'UTC', now: DEMO_NOW, onCreate: made, onRevoke: nothing }

describePart('ShareButton', (probe) => <ShareButton links={[]} {...shared} {...probe} />)

function Sharing({ settle }: { settle: Promise<void> }) {
  const [links, setLinks] = useState<SharedLink[]>([PLAIN])
  return (
    <ShareButton
      {...shared}
      links={links}
      onRevoke={async () => {
        await settle
        setLinks([])
      }}
    />
  )
}

const open = () => userEvent.click(page.getByRole('button', { name: 'Share' }))
const revoke = page.getByRole('button', { name: /^Revoke Link of/ })

describe('a revoked link', () => {
  it.each([0, 50])('keeps focus on its result if the server takes %d ms', async (ms) => {
    await mount(<Sharing settle={new Promise((resolve) => setTimeout(resolve, ms))} />)
    await open()
    await userEvent.click(revoke)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    await expect.element(page.getByText(/It no longer works/)).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toContain('Link revoked')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(page.getByRole('button', { name: 'Create link' })).toHaveFocus()
  })

  it('cannot be copied or opened, and is no longer listed as active', async () => {
    await mount(<Sharing settle={Promise.resolve()} />)
    await open()
    await userEvent.click(revoke)
    await userEvent.click(page.getByRole('button', { name: 'Revoke link' }))
    await expect.element(page.getByText(/It no longer works/)).toBeVisible()
    expect(page.getByRole('textbox').elements()).toHaveLength(0)
    expect(page.getByRole('link').elements()).toHaveLength(0)
  })
})

describe('ShareLinks', () => {
  const shown = async (props: Partial<ShareButtonProps>) => {
    await mount(<ShareLinks {...shared} links={[PLAIN]} {...props} />)
    await expect.element(page.getByRole('button', { name: 'Create link' })).toBeVisible()
  }

  it('offers only what its functions allow', async () => {
    await shown({ links: [PLAIN, { ...PLAIN, id: 'other' }] })
    for (const name of [/^Edit/, /^New address/, /^Revoke all/])
      expect(page.getByRole('button', { name }).elements()).toHaveLength(0)
    expect(page.getByRole('searchbox').elements()).toHaveLength(0)
  })

  it('creates with the defaults, so that a link of the dialog is one of the API', async () => {
    const onCreate = vi.fn(made)
    await shown({ onCreate, hiddenSeries: ['creative2'] })
    await userEvent.click(page.getByRole('button', { name: 'Create link' }))
    await expect.poll(() => onCreate.mock.calls).toEqual([[{}]])
  })

  it('creates with what is ticked, and with the expiry of the company', async () => {
    const onCreate = vi.fn(made)
    await shown({ onCreate, hiddenSeries: ['creative2'], expiryDays: 1, zone: 'Europe/Berlin' })
    await userEvent.click(page.getByRole('checkbox', { name: /^Keep hidden series/ }))
    await userEvent.click(page.getByRole('button', { name: 'Create link' }))
    const settings = { hiddenSeries: ['creative2'], expiresAt: '2025-10-15T21:59:59.000Z' }
    await expect.poll(() => onCreate.mock.calls).toEqual([[settings]])
  })

  it('goes back to the first page for a new link', async () => {
    const onPageChange = vi.fn()
    await shown({ paging: { page: 2, pages: 2, total: 21, onPageChange } })
    await userEvent.click(page.getByRole('button', { name: 'Create link' }))
    await expect.poll(() => onPageChange.mock.calls).toEqual([[1]])
  })

  it.each([
    [6, true],
    [8, false],
  ])('warns %d days before a link expires: %s', async (days, isWarned) => {
    const expiresAt = new Date(DEMO_NOW.getTime() + days * 86_400_000).toISOString()
    await shown({ links: [{ ...PLAIN, expiresAt }] })
    expect(page.getByText(/^Expires /).elements()).toHaveLength(isWarned ? 1 : 0)
  })

  it('says that a link has expired since the list was loaded', async () => {
    await shown({ links: [{ ...PLAIN, expiresAt: DEMO_NOW.toISOString() }] })
    await expect.element(page.getByText('Expired')).toBeVisible()
  })
})
