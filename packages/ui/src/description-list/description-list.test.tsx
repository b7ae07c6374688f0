import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { DescriptionItem, DescriptionList, type DescriptionListProps } from './description-list.js'

describePart('DescriptionList', (probe) => (
  <DescriptionList {...probe}>
    <DescriptionItem label="Owner">Ada Lovelace</DescriptionItem>
  </DescriptionList>
))
describePart('DescriptionItem', (probe) => (
  <DescriptionList>
    <DescriptionItem label="Owner" {...probe}>
      Ada Lovelace
    </DescriptionItem>
  </DescriptionList>
))

const list = (width: number, layout?: DescriptionListProps['layout']) => (
  <div style={{ width }}>
    <DescriptionList layout={layout}>
      <DescriptionItem label="Owner">Ada Lovelace</DescriptionItem>
      <DescriptionItem label="Ends">{null}</DescriptionItem>
      <DescriptionItem label="Creatives">{0}</DescriptionItem>
    </DescriptionList>
  </div>
)
const place = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect()

describe('DescriptionList', () => {
  it('pairs terms with values, and distinguishes no data from zero', async () => {
    await mount(list(600))
    expect(
      page
        .getByRole('term')
        .elements()
        .map((term) => term.textContent),
    ).toEqual(['Owner', 'Ends', 'Creatives'])
    const values = page.getByRole('definition')
    await expect.element(values.nth(1)).toMatchTextContent('no data')
    await expect.element(values.nth(2)).toHaveTextContent('0')
  })

  it('puts labels beside values if there is space, else above them', async () => {
    const { rerender } = await mount(list(600))
    expect(place('Owner').top).toBeCloseTo(place('Ada Lovelace').top, 0)
    await rerender(list(300))
    expect(place('Ada Lovelace').top).toBeGreaterThanOrEqual(place('Owner').bottom - 1)
  })

  it('stacks in columns', async () => {
    await mount(list(700, 'stacked'))
    expect(place('Owner').top).toBeCloseTo(place('Ends').top, 0)
    expect(place('Ada Lovelace').top).toBeGreaterThan(place('Owner').top + 10)
  })
})
