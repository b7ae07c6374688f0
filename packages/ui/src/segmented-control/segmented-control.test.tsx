import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DirectionProvider } from '../direction-provider/direction-provider.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { SegmentedControl } from './segmented-control.js'

const options = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
  { value: 'both', label: 'Both' },
] as const

describePart('SegmentedControl', (probe) => (
  <SegmentedControl label="View" value="chart" onValueChange={() => {}} options={options} {...probe} />
))

const months = Array.from({ length: 12 }, (_, index) => ({ value: `${index}`, label: `Month ${index}` }))
const group = () => page.getByRole('radiogroup').element() as HTMLElement
const inSight = (segment: Element) => {
  const [box, view] = [segment.getBoundingClientRect(), group().getBoundingClientRect()]
  return box.left >= view.left - 1 && box.right <= view.right + 1
}

describe('SegmentedControl', () => {
  it('wraps around by arrow keys, reversed in right-to-left layouts', async () => {
    const choose = vi.fn()
    await mount(
      <div dir="rtl">
        <DirectionProvider dir="rtl">
          <SegmentedControl label="View" value="chart" onValueChange={choose} options={options} />
        </DirectionProvider>
      </div>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft>}')
    await expect.poll(() => choose.mock.lastCall).toEqual(['table'])
    await userEvent.keyboard('{/ArrowLeft}')
  })

  it.each(['ltr', 'rtl'] as const)(
    'brings the chosen segment into sight and marks where there are more (%s)',
    async (dir) => {
      const control = (value: string) => (
        <div dir={dir} style={{ width: 240 }}>
          <SegmentedControl label="Month" value={value} onValueChange={() => {}} options={months} />
        </div>
      )
      const { rerender } = await mount(control('0'))
      expect(group().dataset.more).toBe('end')
      await rerender(control('6'))
      expect(inSight(page.getByRole('radio', { checked: true }).element())).toBe(true)
      await expect.poll(() => group().dataset.more).toBe('start end')
      await rerender(control('11'))
      expect(inSight(page.getByRole('radio', { checked: true }).element())).toBe(true)
      await expect.poll(() => group().dataset.more).toBe('start')
    },
  )

  it('has an unclipped focus ring around it, with a gap', async () => {
    await mount(
      <div style={{ width: 200 }}>
        <SegmentedControl label="Month" value="3" onValueChange={() => {}} options={months} />
        <p style={{ color: 'var(--placard-ring)' }}>Reference</p>
      </div>,
    )
    await userEvent.tab()
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor, maskImage } = getComputedStyle(group())
    expect([outlineStyle, outlineWidth, outlineOffset, maskImage]).toEqual(['solid', '2px', '2px', 'none'])
    expect(outlineColor).toBe(getComputedStyle(page.getByText('Reference').element()).color)
    expect(getComputedStyle(document.activeElement!).outlineStyle).toBe('none')
  })

  it('shows no fade if everything fits', async () => {
    await mount(<SegmentedControl label="View" value="chart" onValueChange={() => {}} options={options} />)
    expect(group().dataset.more ?? '').toBe('')
  })
})
