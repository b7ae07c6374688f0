import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Disclosure } from './disclosure.js'

describePart('Disclosure', (probe) => (
  <Disclosure title="Advanced settings" hint="2 set" defaultOpen {...probe}>
    Frequency cap
  </Disclosure>
))

const button = () => page.getByRole('button', { name: 'Advanced settings' })

describe('Disclosure', () => {
  it.each(['{Enter}', ' '])('opens and closes by %o, and announces it', async (key) => {
    const onOpenChange = vi.fn()
    await mount(
      <Disclosure title="Advanced settings" onOpenChange={onOpenChange}>
        Frequency cap
      </Disclosure>,
    )
    expect(page.getByText('Frequency cap').elements()).toHaveLength(0)
    await userEvent.tab()
    await expect.element(button()).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(page.getByText('Frequency cap')).toBeVisible()
    await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard(key)
    await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
    expect(onOpenChange.mock.calls).toEqual([[true], [false]])
  })

  it('refers to its content', async () => {
    await mount(
      <Disclosure title="Advanced settings" defaultOpen>
        Frequency cap
      </Disclosure>,
    )
    const id = button().element().getAttribute('aria-controls') ?? ''
    expect(document.getElementById(id)).toHaveTextContent('Frequency cap')
  })

  it('keeps field values in closed content, hidden and without Tab stops', async () => {
    await mount(
      <Disclosure title="Advanced settings" defaultOpen keepMounted>
        <input aria-label="Cap" />
      </Disclosure>,
    )
    await userEvent.fill(page.getByRole('textbox', { name: 'Cap' }), '3')
    await userEvent.click(button())
    expect(page.getByRole('textbox').elements()).toHaveLength(0)
    await userEvent.tab()
    expect(document.activeElement).not.toBeInstanceOf(HTMLInputElement)
    await userEvent.click(button())
    await expect.element(page.getByRole('textbox', { name: 'Cap' })).toHaveValue('3')
  })

  it('scrolls to content that opens below the visible part of the page', async () => {
    await page.viewport(1280, 800)
    await mount(
      <>
        <div style={{ height: 700 }} />
        <Disclosure title="Advanced settings">
          <div style={{ height: 300 }}>Frequency cap</div>
        </Disclosure>
        <div style={{ height: 900 }} />
      </>,
    )
    await userEvent.click(button())
    const top = () => page.getByText('Frequency cap').element().getBoundingClientRect().top
    await expect.poll(top).toBeLessThan(600)
    const before = window.scrollY
    await userEvent.click(button())
    await userEvent.click(button())
    expect(window.scrollY).toBe(before)
  })
})
