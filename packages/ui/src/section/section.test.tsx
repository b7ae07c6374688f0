import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../button/button.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Section } from './section.js'

describePart('Section', (probe) => (
  <Section title="Delivery" description="Where the budget went." {...probe}>
    Five creatives
  </Section>
))

it('is a region named by its title, of the given level', async () => {
  await mount(
    <Section title="Delivery" titleAs="h3">
      Five creatives
    </Section>,
  )
  await expect.element(page.getByRole('region', { name: 'Delivery' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Delivery' })).toBeVisible()
})

it('puts its text beside the content only if both fit', async () => {
  const at = (width: number) => (
    <div style={{ width }}>
      <Section title="Delivery" layout="split">
        <p>Five creatives</p>
      </Section>
    </div>
  )
  const { rerender } = await mount(at(900))
  const tops = () =>
    [page.getByRole('heading').element(), page.getByText('Five creatives').element()].map(
      (element) => element.getBoundingClientRect().top,
    )
  expect(tops()[0]).toBeCloseTo(tops()[1] ?? 0, 0)
  await rerender(at(500))
  expect(tops()[0]).toBeLessThan((tops()[1] ?? 0) - 20)
})

it('has its title level with its buttons, and beside a description the buttons at the top', async () => {
  const at = (description?: string) => (
    <div style={{ width: 900 }}>
      <Section title="Creatives" {...(description && { description })} actions={<Button>New creative</Button>}>
        Five creatives
      </Section>
    </div>
  )
  const { rerender } = await mount(at())
  const box = (role: 'heading' | 'button') => page.getByRole(role).element().getBoundingClientRect()
  const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
  expect(Math.abs(middle(box('heading')) - middle(box('button')))).toBeLessThanOrEqual(1)
  await rerender(at('What readers see. '.repeat(20)))
  expect(Math.abs(box('heading').top - box('button').top)).toBeLessThanOrEqual(8)
})
