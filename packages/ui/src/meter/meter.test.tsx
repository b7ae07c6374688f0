import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Meter, type MeterJudgement, type MeterRange, meterJudgement } from './meter.js'

describePart('Meter', (probe) => <Meter label="Storage" value={84} low={70} high={90} optimum={0} {...probe} />)

const quota = { low: 70, high: 90, optimum: 0 }
const battery = { low: 20, high: 80, optimum: 100 }

it.each<[string, number, MeterRange, MeterJudgement | undefined]>([
  ['no bounds', 50, {}, undefined],
  ['quota', 10, quota, 'good'],
  ['quota at its first bound', 70, quota, 'fair'],
  ['quota', 90, quota, 'fair'],
  ['quota', 90.1, quota, 'poor'],
  ['battery', 100, battery, 'good'],
  ['battery', 50, battery, 'fair'],
  ['battery', 19, battery, 'poor'],
  ['a middle that is best', 50, { low: 25, high: 75 }, 'good'],
  ['a middle that is best', 10, { low: 25, high: 75 }, 'fair'],
  ['one bound', 95, { high: 90, optimum: 0 }, 'fair'],
])('%s: %d is rated like in HTML', (_, value, range, judgement) => {
  expect(meterJudgement(value, range)).toBe(judgement)
})

describe('Meter', () => {
  it('shows amount and rating as text', async () => {
    await mount(
      <Meter
        label="Storage"
        value={9.4}
        max={10}
        low={7}
        high={9}
        optimum={0}
        valueText="9.4 of 10 GB"
        labels={{ good: 'Enough room', fair: 'Filling up', poor: 'Almost full' }}
      />,
    )
    const meter = page.getByRole('meter', { name: 'Storage' })
    await expect.element(meter).toHaveAttribute('aria-valuetext', '9.4 of 10 GB, Almost full')
    await expect.element(meter).toHaveAttribute('aria-valuenow', '9.4')
    await expect.element(page.getByText('Almost full')).toBeVisible()
  })

  it('clamps its value', async () => {
    await mount(<Meter label="Storage" value={140} />)
    const meter = page.getByRole('meter', { name: 'Storage' })
    await expect.element(meter).toHaveAttribute('aria-valuenow', '100')
    await expect.element(meter).toHaveAttribute('aria-valuetext', '100%')
    const fill = meter.element().firstElementChild?.getBoundingClientRect()
    expect(fill?.width).toBeCloseTo(meter.element().getBoundingClientRect().width, 0)
  })
})
