import { timezonesAt } from '@placard/domain/dates'
import { currentZoneName } from '@placard/domain/internal/dates'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chosenItem, zoneItems } from './zone-items.js'

const at = new Date('2025-10-14T10:00:00Z')
const top = (options: { value?: string; recent?: string[]; device?: string }) =>
  zoneItems({ at, value: 'UTC', recent: [], device: undefined, ...options })
    .filter(({ group }) => group !== 'All time zones')
    .map(({ value, group, hint }) => [group, value, hint === 'This device' && hint].filter(Boolean).join(' | '))

it('lists recent time zones, then the selected one, the device’s, and UTC', () => {
  expect(top({ value: 'Asia/Seoul', recent: ['America/Denver', 'Asia/Riyadh'], device: 'Europe/Vienna' })).toEqual([
    'Recently used | America/Denver',
    'Recently used | Asia/Riyadh',
    'Suggested | Asia/Seoul',
    'Suggested | Europe/Vienna | This device',
    'Suggested | UTC',
  ])
})

it('lists a time zone once, including outdated names', () => {
  expect(top({ value: 'Asia/Calcutta', recent: ['Asia/Kolkata', 'UTC'], device: 'Asia/Calcutta' })).toEqual([
    'Recently used | Asia/Calcutta | This device',
    'Recently used | UTC',
  ])
})

it('omits invalid time zones and excess recent ones', () => {
  const recent = ['Mars/Olympus', 'Asia/Seoul', 'Asia/Tokyo', 'Asia/Dubai', 'Asia/Qatar', 'Asia/Baku', 'Asia/Yerevan']
  expect(top({ recent }).filter((line) => line.startsWith('Recently')).length).toBe(5)
  expect(top({ recent }).join()).not.toContain('Mars')
})

it('offers every time zone once, regardless of recent ones', () => {
  const all = timezonesAt(at).map(({ tzCode }) => tzCode)
  const zone = fc.constantFrom(...all)
  fc.assert(
    fc.property(zone, fc.array(zone, { maxLength: 8 }), fc.option(zone), (value, recent, device) => {
      const items = zoneItems({ at, value, recent, device: device ?? undefined })
      const names = items.map((item) => currentZoneName(item.value))
      expect(names.toSorted()).toEqual([...new Set(all.map(currentZoneName))].toSorted())
      expect(items.map((item) => item.value)).toContain(value)
    }),
    { numRuns: 5 },
  )
}, 30_000)

it('finds the device’s time zone by its cities', () => {
  const device = zoneItems({ at, value: 'UTC', recent: [], device: 'Europe/Berlin' })[1]
  expect(device).toMatchObject({ value: 'Europe/Berlin', hint: 'This device' })
  expect(device?.keywords).toContain('Hamburg, Munich, Frankfurt, Cologne')
})

it('shows the selected time zone before the list is loaded', () => {
  expect(chosenItem('UTC', at)).toMatchObject({ value: 'UTC', label: '(GMT+00:00) UTC' })
})
