import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
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
