import { expect, it } from 'vitest'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Delta, type DeltaProps } from './delta.js'

describePart('Delta', (probe) => <Delta value={-1.8} context="vs 16–29 Sep" {...probe} />)

it.each<[DeltaProps, string, string]>([
  [{ value: 12.44 }, '+12.4%', 'up 12.4 percent'],
  [{ value: -1.8 }, '\u22121.8%', 'down 1.8 percent'],
  [{ value: 0.04 }, '0.0%', 'no change'],
  [{ value: -0.05, unit: 'pp' }, '\u22120.05\u00a0pp', 'down 0.05 percentage points'],
  [{ value: -0.004, unit: 'pp' }, '0.00\u00a0pp', 'no change'],
  [{ value: 1240.25 }, '+1,240.3%', 'up 1,240.3 percent'],
  [{ value: null }, '—', 'no data'],
])('formats %o as "%s" and "%s"', async (props, shown, spoken) => {
  const { container } = await mount(<Delta {...props} />)
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(shown)
  expect(container.querySelector('.sr-only')).toHaveTextContent(spoken)
})

it.each<[DeltaProps['polarity'], number, string]>([
  ['up-is-good', 1, 'text-success-ink'],
  ['up-is-good', -1, 'text-danger-ink'],
  ['down-is-good', 1, 'text-danger-ink'],
  ['down-is-good', -1, 'text-success-ink'],
  ['neutral', -1, 'text-ink-muted'],
  ['up-is-good', 0, 'text-ink-muted'],
  // A tenth of a percent is noise, not a success.
  ['up-is-good', 0.1, 'text-ink-muted'],
  ['up-is-good', -0.4, 'text-ink-muted'],
  ['up-is-good', 0.5, 'text-success-ink'],
])('with %s shows %d in %s', async (polarity, value, color) => {
  const { container } = await mount(<Delta value={value} polarity={polarity} />)
  expect(container.querySelector('[aria-hidden]')).toHaveClass(color)
})

it('can be localized', async () => {
  const { container } = await mount(
    <Delta
      value={-1240.25}
      locale="de"
      labels={{ change: (direction, size) => `${size} Prozent ${direction === 'up' ? 'mehr' : 'weniger'}` }}
    />,
  )
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('\u22121.240,3%')
  expect(container.querySelector('.sr-only')).toHaveTextContent('1.240,3 Prozent weniger')
})
