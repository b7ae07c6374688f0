import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { LinkButton } from './link-button.js'

describePart('LinkButton', (probe) => (
  <LinkButton href="#campaigns" {...probe}>
    All campaigns
  </LinkButton>
))

const link = () => page.getByRole('link')

describe('LinkButton', () => {
  it('announces the new tab, and passes it no opener', async () => {
    await mount(
      <LinkButton href="https://example.com" external>
        Documentation
      </LinkButton>,
    )
    await expect.element(link()).toHaveAccessibleName('Documentation (opens in a new tab)')
    await expect.element(link()).toHaveAttribute('target', '_blank')
    await expect.element(link()).toHaveAttribute('rel', 'noreferrer')
  })

  it('is focusable without navigation while disabled', async () => {
    const onClick = vi.fn()
    await mount(
      <LinkButton href="#elsewhere" disabled onClick={onClick}>
        Report
      </LinkButton>,
    )
    await userEvent.tab()
    await expect.element(link()).toHaveFocus()
    await expect.element(link()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(link(), { force: true })
    expect(onClick).not.toHaveBeenCalled()
    expect(window.location.hash).not.toBe('#elsewhere')
  })

  it('prevents a disabled router link from navigating', async () => {
    await mount(
      <LinkButton asChild disabled>
        <a href="#elsewhere">Report</a>
      </LinkButton>,
    )
    await userEvent.click(link(), { force: true })
    expect(window.location.hash).not.toBe('#elsewhere')
  })

  it('applies style and name to a router link', async () => {
    await mount(
      <LinkButton asChild external>
        <a href="#report" className="router-link">
          Report
        </a>
      </LinkButton>,
    )
    await expect.element(link()).toHaveAttribute('href', '#report')
    await expect.element(link()).toHaveClass('router-link')
    await expect.element(link()).toHaveAccessibleName('Report (opens in a new tab)')
  })
})
