import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { EmptyState } from './empty-state.js'

describePart('EmptyState', (probe) => (
  <EmptyState title="No campaigns to show" description="Campaigns that you make are listed here." {...probe} />
))

describe('EmptyState', () => {
  it('has an icon per kind, or a custom one', async () => {
    const icon = () => document.querySelector('[data-slot="empty-state"] svg')?.innerHTML
    const { rerender } = await mount(<EmptyState title="Nothing" />)
    expect(icon()).toBeUndefined()
    await rerender(<EmptyState title="Nothing" kind="filtered" />)
    const filtered = icon()
    await rerender(<EmptyState title="Nothing" kind="first-run" />)
    expect(icon()).not.toBe(filtered)
    await rerender(<EmptyState title="Nothing" kind="filtered" icon={<svg aria-hidden>{'own'}</svg>} />)
    expect(icon()).toBe('own')
  })

  it('has a heading of the given level', async () => {
    await mount(<EmptyState title="Nothing" titleAs="h3" />)
    await expect.element(page.getByRole('heading', { level: 3, name: 'Nothing' })).toBeVisible()
  })
})
