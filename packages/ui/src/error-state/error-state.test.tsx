import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { ErrorState } from './error-state.js'

describePart('ErrorState', (probe) => (
  <ErrorState title="Couldn’t load the report" description="Try again." detail="504" {...probe} />
))

describe('ErrorState', () => {
  it.each([
    ['failed', 'Something went wrong'],
    ['forbidden', 'You don’t have access'],
    ['offline', 'You’re offline'],
    ['outdated', 'A newer version is available'],
    ['unavailable', 'The server isn’t responding'],
  ] as const)('has words for "%s"', async (kind, title) => {
    await mount(<ErrorState kind={kind} />)
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  })

  it('does not combine a custom title with the default description', async () => {
    const { container } = await mount(<ErrorState kind="offline" title="Couldn’t load the report" />)
    expect(container.querySelector('[data-slot="error-state"]')).toHaveTextContent('Couldn’t load the report')
  })

  it('interrupts screen readers only with `live`', async () => {
    const { rerender } = await mount(<ErrorState />)
    expect(page.getByRole('alert').elements()).toHaveLength(0)
    await rerender(<ErrorState live />)
    await expect.element(page.getByRole('alert')).toBeVisible()
  })

  it('expands technical details by keyboard', async () => {
    await mount(<ErrorState detail="GET /campaigns 504" />)
    await expect.element(page.getByText('GET /campaigns 504')).not.toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('GET /campaigns 504')).toBeVisible()
  })
})
