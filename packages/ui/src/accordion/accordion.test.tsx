import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Accordion, AccordionItem, type AccordionProps } from './accordion.js'

describePart('Accordion', (probe) => (
  <Accordion {...probe}>
    <AccordionItem value="a" title="Targeting">
      Scandinavia
    </AccordionItem>
  </Accordion>
))
describePart('AccordionItem', (probe) => (
  <Accordion defaultValue={['a']}>
    <AccordionItem value="a" title="Targeting" hint="3 set" {...probe}>
      Scandinavia
    </AccordionItem>
  </Accordion>
))

const three = (props: AccordionProps = {}) => (
  <Accordion {...props}>
    <AccordionItem value="a" title="Targeting">
      Scandinavia
    </AccordionItem>
    <AccordionItem value="b" title="Budget" titleAs="h4">
      Twelve thousand
    </AccordionItem>
    <AccordionItem value="c" title="Tracking" disabled>
      None
    </AccordionItem>
  </Accordion>
)
const button = (name: string) => page.getByRole('button', { name })

describe('Accordion', () => {
  it('opens one item, closes the other, and can be fully collapsed', async () => {
    const onValueChange = vi.fn()
    await mount(three({ onValueChange }))
    await userEvent.click(button('Targeting'))
    await expect.element(page.getByRole('region', { name: 'Targeting' })).toHaveTextContent('Scandinavia')
    await userEvent.click(button('Budget'))
    expect(page.getByText('Scandinavia').elements()).toHaveLength(0)
    await userEvent.click(button('Budget'))
    expect(onValueChange.mock.calls).toEqual([[['a']], [['b']], [[]]])
  })

  it('keeps several items open with `multiple`', async () => {
    const onValueChange = vi.fn()
    await mount(three({ multiple: true, defaultValue: ['a'], onValueChange }))
    await userEvent.click(button('Budget'))
    expect(onValueChange).toHaveBeenLastCalledWith(['a', 'b'])
    await expect.element(page.getByText('Scandinavia')).toBeVisible()
  })

  it('supports controlled state', async () => {
    const { rerender } = await mount(three({ value: ['a'] }))
    await userEvent.click(button('Budget'))
    await expect.element(button('Budget')).toHaveAttribute('aria-expanded', 'false')
    await rerender(three({ value: [] }))
    await expect.element(button('Targeting')).toHaveAttribute('aria-expanded', 'false')
  })

  it('follows the APG keyboard pattern', async () => {
    await mount(three())
    await userEvent.tab()
    await expect.element(button('Targeting')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Targeting')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard(' ')
    await expect.element(button('Targeting')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(button('Budget')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(button('Targeting')).toHaveFocus()
  })

  it('has its buttons in headings of the given level, and keeps a disabled item closed', async () => {
    await mount(three())
    await expect.element(page.getByRole('heading', { level: 4, name: 'Budget' })).toBeVisible()
    await expect.element(button('Tracking')).toBeDisabled()
  })
})
