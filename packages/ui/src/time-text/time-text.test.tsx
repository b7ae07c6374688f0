import { afterEach, describe, expect, it, vi } from 'vitest'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { formatRelativeTime, nextChange, TimeText } from './time-text.js'

const AT = '2025-10-14T10:00:00Z'
const now = Date.parse(AT)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describePart('TimeText', (probe) => <TimeText value={AT} {...probe} />)

afterEach(() => vi.useRealTimers())

it.each([
  [0, 'just now'],
  [-59_000, 'just now'],
  [30_000, 'just now'],
  [-MINUTE, '1 minute ago'],
  [-59 * MINUTE, '59 minutes ago'],
  [-HOUR, '1 hour ago'],
  [3 * HOUR + 20 * MINUTE, 'in 3 hours'],
  [-DAY, '1 day ago'],
  [-6.9 * DAY, '6 days ago'],
  [-8 * DAY, '1 week ago'],
  [-40 * DAY, '1 month ago'],
  [400 * DAY, 'in 1 year'],
])('formats %d ms as "%s"', (distance, words) => {
  expect(formatRelativeTime(new Date(now + distance), now, 'en-GB')).toBe(words)
})

it.each([
  [-30_000, 30_000],
  [-90_000, 30_000],
  [-(HOUR + 10 * MINUTE), 50 * MINUTE],
  [90_000, 30_000],
])('is updated after the rest of the unit, %d ms', (distance, wait) => {
  expect(nextChange(new Date(now + distance), now)).toBe(wait)
})

describe('TimeText', () => {
  it('shows the time in its zone, and in full in the tooltip', async () => {
    const { container } = await mount(<TimeText value={AT} timeZone="America/New_York" />)
    const time = container.querySelector('time')
    expect(time).toHaveTextContent('14 Oct 2025, 06:00')
    expect(time).toHaveAttribute('datetime', '2025-10-14T10:00:00.000Z')
    expect(time?.title).toMatch(/^Tuesday,? 14 October 2025 at 06:00:00 GMT-4$/)
  })

  it.each([
    ['date', '14 Oct 2025'],
    ['time', '10:00'],
  ] as const)('as %s is "%s"', async (format, words) => {
    const { container } = await mount(<TimeText value={now} format={format} />)
    expect(container.textContent).toBe(words)
  })

  it.each([null, 'not a date', Number.NaN])('shows "no data" for %o', async (value) => {
    const { container } = await mount(<TimeText value={value} />)
    expect(container.querySelector('.sr-only')).toHaveTextContent('no data')
    expect(container.querySelector('time')).toBeNull()
  })

  it('updates its age', async () => {
    vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const { container } = await mount(<TimeText value={now - 50_000} format="relative" />)
    expect(container).toHaveTextContent('just now')
    vi.advanceTimersByTime(10_000)
    await expect.poll(() => container.textContent).toBe('1 minute ago')
  })
})

it('prints the time with its zone', async () => {
  await mount(
    <>
      <TimeText value={AT} format="relative" />
      <TimeText value={AT} />
    </>,
  )
  const printed = [...document.querySelectorAll<HTMLElement>('time')].map(({ dataset }) => dataset.printed)
  expect(printed).toEqual(['14 Oct 2025, 10:00 UTC', undefined])
})

it('can be localized with a given current time, and still prints the time', async () => {
  const hoursAgo = (at: Date, present: Date) => `${(present.getTime() - at.getTime()) / HOUR} h ago`
  const { container } = await mount(
    <TimeText value={AT} format="relative" labels={{ relative: hoursAgo }} now={new Date(now + 3 * HOUR)} />,
  )
  expect(container.textContent).toBe('3 h ago')
  expect(container.querySelector('time')?.dataset.printed).toBe('14 Oct 2025, 10:00 UTC')
})
