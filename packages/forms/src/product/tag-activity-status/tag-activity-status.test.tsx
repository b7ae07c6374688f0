import type { TagActivity } from '@placard/domain/creative'
import { describePart, mount } from '@placard/ui/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { TagActivityStatus } from './tag-activity-status.js'

const NOW = new Date('2025-10-14T22:05:00.000Z')
const waiting: TagActivity = {
  liveID: 'live1',
  firstImpressionAt: null,
  countedAt: null,
  impressions: 0,
  clicks: 0,
  invalidTraffic: 0,
  lastInvalid: null,
}
const first = { ...waiting, firstImpressionAt: NOW.toISOString(), countedAt: NOW.toISOString() }

describePart('TagActivityStatus', (probe) => <TagActivityStatus activity={waiting} now={NOW} {...probe} />)

it('announces the first impression, but not what it begins with', async () => {
  const status = page.getByRole('status')
  const { rerender } = await mount(<TagActivityStatus activity={undefined} now={NOW} />)
  await rerender(<TagActivityStatus activity={waiting} now={NOW} />)
  await expect.element(status).toHaveTextContent('')
  await rerender(<TagActivityStatus activity={first} now={NOW} />)
  await expect.element(status).toHaveTextContent('First impression')
})

it('begins with a known impression in silence', async () => {
  const { rerender } = await mount(<TagActivityStatus activity={undefined} now={NOW} />)
  await rerender(<TagActivityStatus activity={first} now={NOW} />)
  await expect.element(page.getByText(/^First impression/)).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})

it('shows the day of a count on another day of the zone', async () => {
  const counted = { ...waiting, impressions: 1, countedAt: '2025-10-14T21:00:00.000Z' }
  const { rerender } = await mount(<TagActivityStatus activity={counted} now={NOW} />)
  await expect.element(page.getByText('Last counted 21:00')).toBeVisible()
  await rerender(<TagActivityStatus activity={counted} now={NOW} timeZone="Europe/Berlin" />)
  await expect.element(page.getByText('Last counted 14 Oct 2025, 23:00')).toBeVisible()
})
