import { describePart, mount } from '@placard/ui/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { WeightMeter } from './weight-meter.js'

const weight = {
  documentBytes: 15_000,
  fileBytes: 150_000,
  videoBytes: 0,
  unknown: ['poster.png'],
  budgets: [
    { code: 'iab' as const, label: 'IAB limit for 300x250', usedBytes: 165_000, limitBytes: 150_000, hasVideo: false },
  ],
}

describePart('WeightMeter', (probe) => <WeightMeter weight={weight} {...probe} />)

it('rates a weight above its limit and names the files it leaves out', async () => {
  await mount(<WeightMeter weight={weight} />)
  await expect
    .element(page.getByRole('meter', { name: 'IAB limit for 300x250' }))
    .toHaveAttribute('aria-valuenow', '165000')
  await expect.element(page.getByText('Over the limit')).toBeVisible()
  await expect.element(page.getByText('Not included, because the size is unknown: poster.png')).toBeVisible()
})
